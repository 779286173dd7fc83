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
  var isHeldByConstraints = false
  /// Whether the sheet's axis is vertical.
  var isVertical = true {
    didSet { pin?.isVertical = isVertical }
  }
  var fit = ContentFit.holder {
    didSet { pin?.fit = fit }
  }
  private var pin: ContentPin?
  /// Content that somebody took out, and may put back.
  private weak var lost: UIView?
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
    lost = nil
    content = view
    knownSize = view?.bounds.size ?? .zero
    isHeldByConstraints = false
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
    // A view works its insets out when it moves [?]; nobody else tells it of these.
    guard let content else { return }
    let frame = content.frame
    content.frame = frame.offsetBy(dx: 1, dy: 1)
    content.frame = frame
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    guard subview === content else { return }
    letGo()
    lost = subview
    onContentTaken?()
  }

  /// A full-screen modal over the sheet takes the presented view out of the window, and puts it back
  /// when it goes. Whether UIKit takes the content for that or the sheet as a whole is not known [?].
  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard content == nil, subview === lost else { return }
    lost = nil
    content = subview
    hold()
    setNeedsLayout()
  }

  /// Whether the content is out for now, in no other view.
  var awaitsContent: Bool { lost.map { $0.superview == nil } ?? false }
}
