import Foundation

/// Shows above content that is pulled down, and asks for it to be loaded again: `valueChanged`.
///
/// It belongs to a scroll view as its `refreshControl`. While it refreshes it takes room of its
/// height at the content's top.
@MainActor open class UIRefreshControl: UIControl {
  /// Points [?].
  package static let height: CGFloat = 60
  /// How far content is pulled past its edge until it refreshes, points [?].
  package static let triggerDistance: CGFloat = 100

  public convenience init() { self.init(frame: .zero) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareSpinner()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareSpinner()
  }

  private func prepareSpinner() {
    isUserInteractionEnabled = false
    addSubview(spinner)
  }

  weak var scrollView: UIScrollView?
  private let spinner = RefreshSpinner(frame: .zero)

  open private(set) var isRefreshing = false

  /// Shows the refreshing without a pull; sends no event and scrolls nowhere.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    spinner.spin()
    // While a finger holds the content the room is made when it lets go.
    if scrollView?.isDragging != true { scrollView?.makeRoomForRefreshing() }
  }

  /// Content goes back to its edge.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    spinner.stop()
    scrollView?.takeRoomOfRefreshing()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    spinner.frame = CGRect(
      x: bounds.midX - RefreshSpinner.side / 2, y: bounds.midY - RefreshSpinner.side / 2,
      width: RefreshSpinner.side, height: RefreshSpinner.side)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    spinner.recolor()
  }

  /// Content has been pulled so far past its edge; by a finger, or not.
  func pulled(_ distance: CGFloat, byFinger: Bool) {
    isHidden = distance <= 0 && !isRefreshing
    if isRefreshing { return }
    spinner.show(share: distance / Self.triggerDistance)
    guard byFinger, distance >= Self.triggerDistance else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }
}

/// Eight strokes in a circle that come out one by one with the pull, then turn.
@MainActor private final class RefreshSpinner: UIView {
  static let side: CGFloat = 28
  private static let count = 8
  /// Seconds a turn [?].
  private static let period = 0.8

  private var strokes: [CALayer] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    for index in 0..<Self.count {
      let stroke = CALayer()
      stroke.bounds = CGRect(x: 0, y: 0, width: 3, height: 8)
      stroke.cornerRadius = 1.5
      // The strokes turn about the circle's middle.
      stroke.anchorPoint = CGPoint(x: 0.5, y: Self.side / 2 / 8)
      stroke.position = CGPoint(x: Self.side / 2, y: Self.side / 2)
      let angle = CGFloat(index) / CGFloat(Self.count) * 2 * .pi
      stroke.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
      stroke.opacity = 0
      layer.addSublayer(stroke)
      strokes.append(stroke)
    }
    recolor()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func hostTraitsDidChange(from before: UITraitCollection?) {
    super.hostTraitsDidChange(from: before)
    recolor()
  }

  func recolor() {
    let own = (superview as? UIRefreshControl)?.ownTint
    let color = (own ?? .systemGray).resolvedColor(with: traitCollection).cgColor
    for stroke in strokes { stroke.backgroundColor = color }
  }

  func show(share: CGFloat) {
    let shown = Int((min(max(share, 0), 1) * CGFloat(Self.count)).rounded(.down))
    for (index, stroke) in strokes.enumerated() { stroke.opacity = index < shown ? 1 : 0 }
  }

  func spin() {
    for (index, stroke) in strokes.enumerated() {
      stroke.opacity = Float(index + 1) / Float(Self.count)
    }
    let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    turn.values = (0..<Self.count).map { Double($0) / Double(Self.count) * 2 * .pi }
    turn.calculationMode = .discrete
    turn.duration = Self.period
    turn.repeatCount = .infinity
    layer.add(turn, forKey: "spin")
  }

  func stop() {
    layer.removeAnimation(forKey: "spin")
    show(share: 0)
  }
}
