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
  var isHeldByConstraints = false
  /// Whether the sheet's axis is vertical.
  var isVertical = true {
    didSet { pin?.isVertical = isVertical }
  }
  var fit = ContentFit.holder {
    didSet { pin?.fit = fit }
  }
  private var pin: ContentPin?
  /// Called when somebody else takes the content out.
  var onContentTaken: (() -> Void)?
  private var isGivingUp = false
  /// The view inside; nil for none.
  var content: UIView? {
    didSet {
      guard oldValue !== content, !isGivingUp else { return }
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
    isHeldByConstraints = false
    if let view { addSubview(view) }
    hold()
  }

  private func hold() {
    pin?.release()
    pin = nil
    guard let content, content.superview === self else { return }
    pin = ContentPin(content, in: self, isVertical: isVertical, fit: fit)
  }

  /// Somebody else took the content: it is theirs from here on.
  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    guard subview === content else { return }
    pin?.release()
    pin = nil
    isGivingUp = true
    content = nil
    isGivingUp = false
    superview?.setNeedsLayout()
    onContentTaken?()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The content may want another height now; the host above asks it.
    superview?.setNeedsLayout()
  }
}
