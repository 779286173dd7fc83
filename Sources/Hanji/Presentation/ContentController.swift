import UIKit

/// Shows a plain view where UIKit wants a view controller.
@MainActor
final class ContentController: UIViewController {
  private let content: UIView?

  init(_ content: UIView?) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = ContentBox(content)
  }
}

/// A view that is as large as it is told and fills itself with another.
@MainActor
final class ContentBox: UIView, ContentHolder {
  var knownSize = CGSize.zero
  /// The view inside; nil for none.
  var content: UIView? {
    didSet {
      guard oldValue !== content else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      takeIn(content)
      superview?.setNeedsLayout()
    }
  }

  init(_ content: UIView?) {
    self.content = content
    super.init(frame: .zero)
    takeIn(content)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func takeIn(_ view: UIView?) {
    knownSize = view?.bounds.size ?? .zero
    if let view { addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if content?.superview === self { content?.frame = bounds }
    // The content may want another height now; the host above asks it.
    superview?.setNeedsLayout()
  }
}
