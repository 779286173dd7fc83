import UIKit

/// Holds the content, clips it to the sheet's corners, and keeps its safe area still.
///
/// A view that slides off the screen would see its safe area change with every step, and its
/// content laid out anew each time. So the sheet owns its content's safe area: this view answers
/// with the insets the content has at rest. That an overridden `safeAreaInsets` reaches the views
/// below is what snapshot tests of iOS apps rely on to pretend a notch [lib].
@MainActor
final class ContentHostView: UIView, ContentHolder {
  /// Called when somebody else takes the content out.
  var onContentTaken: (() -> Void)?
  /// Called after each layout pass in which this view took part.
  var onLayout: (() -> Void)?
  private(set) weak var content: UIView?
  var knownSize = CGSize.zero
  /// Whether the sheet's axis is vertical.
  var isVertical = true {
    didSet { if isVertical != oldValue { hold() } }
  }
  var fit = ContentFit.holder {
    didSet { pin?.fit = fit }
  }
  private var pin: ContentPin?
  /// Whose content is measured in place of this view's own.
  weak var measured: (any ContentHolder)?
  private var contentSafeArea = UIEdgeInsets.zero

  override var safeAreaInsets: UIEdgeInsets { contentSafeArea }

  /// Shows a view in place of the one before.
  func show(_ view: UIView?) {
    if let content, content !== view, content.superview === self {
      letGo()
      content.removeFromSuperview()
    }
    content = view
    knownSize = view?.bounds.size ?? .zero
    guard let view else { return }
    view.frame = bounds
    addSubview(view)
    hold()
  }

  /// Gives the content back before it goes, so that its going is nobody else's doing.
  private func letGo() {
    pin?.release()
    pin = nil
    content = nil
  }

  private func hold() {
    pin?.release()
    pin = content.map { ContentPin($0, in: self, isVertical: isVertical, fit: fit) }
  }

  /// Gives the content the insets it has when the sheet is at rest.
  func setContentSafeArea(_ insets: UIEdgeInsets) {
    guard insets != contentSafeArea else { return }
    contentSafeArea = insets
    safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    guard subview === content else { return }
    letGo()
    onContentTaken?()
  }
}
