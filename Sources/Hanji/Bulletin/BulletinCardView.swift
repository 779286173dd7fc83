import UIKit

/// The inside of a bulletin card: the page that is up, and the close button over it.
@MainActor
final class BulletinCardView: UIView, ContentHolder {
  /// In which direction pages turn.
  enum Turn {
    case none
    case forward
    case back
  }

  let closeButton = ActionButton(type: .system)
  /// Called when the page that is up goes.
  var leaving: (() -> Void)?
  /// The page that is up.
  private(set) var content: UIView?
  var knownSize = CGSize.zero

  init() {
    super.init(frame: .zero)
    closeButton.setTitle("✕", for: .normal)
    closeButton.titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
    closeButton.setTitleColor(.secondaryLabel, for: .normal)
    closeButton.accessibilityLabel = "Close"
    addSubview(closeButton)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Puts a page in place of the one before. On the screen the old one fades out to the side, and
  /// the new one in.
  func show(_ view: UIView, _ turn: Turn) {
    let old = content
    content = view
    knownSize = view.bounds.size
    view.translatesAutoresizingMaskIntoConstraints = true
    insertSubview(view, belowSubview: closeButton)
    layoutPage(view)
    superview?.setNeedsLayout()
    guard window != nil, turn != .none, let old, old !== view else {
      if old !== view { old?.removeFromSuperview() }
      view.alpha = 1
      view.transform = .identity
      return
    }
    slide(from: old, to: view, turn)
  }

  private func slide(from old: UIView, to view: UIView, _ turn: Turn) {
    let way = (turn == .forward ? 1 : -1) * bounds.width / 4
    view.alpha = 0
    view.transform = CGAffineTransform(translationX: way, y: 0)
    UIView.animate(
      withDuration: 0.3,
      animations: {
        view.alpha = 1
        view.transform = .identity
        old.alpha = 0
        old.transform = CGAffineTransform(translationX: -way, y: 0)
      },
      completion: { [weak self] _ in
        guard self?.content !== old else { return }
        old.removeFromSuperview()
        old.transform = .identity
        old.alpha = 1
      })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let content { layoutPage(content) }
    closeButton.frame = CGRect(x: bounds.width - 44 - 4, y: 4, width: 44, height: 44)
    // A page whose text has grown wants another height; the host above asks for it.
    superview?.setNeedsLayout()
  }

  /// A page is as tall as it wants to be, whatever the card's height is on its way there.
  private func layoutPage(_ view: UIView) {
    let height = ContentMeasure.length(
      in: self, preferred: .zero, breadth: bounds.width, isVertical: true)
    view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    view.center = CGPoint(x: bounds.midX, y: height / 2)
  }
}
