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
  /// The page that is up.
  private(set) var content: UIView?
  var knownSize = CGSize.zero
  var isHeldByConstraints = false
  /// Cards come from the top or from the bottom.
  var isVertical: Bool {
    get { true }
    set {}
  }
  /// A page is as tall as it wants to be also while the card is taller on its way.
  var fit = ContentFit.own {
    didSet {
      if fit == .holder { fit = .own }
      if let content { pins[ObjectIdentifier(content)]?.fit = fit }
    }
  }
  private var pins: [ObjectIdentifier: ContentPin] = [:]

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
    isHeldByConstraints = false
    insertSubview(view, belowSubview: closeButton)
    hold(view)
    superview?.setNeedsLayout()
    guard window != nil, turn != .none, let old, old !== view else {
      if let old, old !== view { letGo(old) }
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
        self?.letGo(old)
        old.transform = .identity
        old.alpha = 1
      })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    closeButton.frame = CGRect(x: bounds.width - 44 - 4, y: 4, width: 44, height: 44)
    // A page whose text has grown wants another height; the host above asks for it.
    superview?.setNeedsLayout()
  }

  private func hold(_ view: UIView) {
    let key = ObjectIdentifier(view)
    if pins[key] == nil { pins[key] = ContentPin(view, in: self, isVertical: true, fit: fit) }
    layoutIfNeeded()
  }

  private func letGo(_ view: UIView) {
    if view.superview === self { view.removeFromSuperview() }
  }

  /// Whoever takes a page out, it is held no more.
  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    pins.removeValue(forKey: ObjectIdentifier(subview))?.release()
    guard subview === content else { return }
    content = nil
    superview?.setNeedsLayout()
  }
}
