import Foundation

/// Lines its arranged subviews up along an axis, by constraints that it keeps up to date.
@MainActor open class UIStackView: UIView {
  /// How the arranged views share the room along the axis.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// Where the arranged views lie across the axis.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    public static var top: UIStackView.Alignment { .leading }
    public static var bottom: UIStackView.Alignment { .trailing }
  }

  /// Stands for `spacing` as a custom spacing.
  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// Stands for the system's spacing, 8 points.
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var rules: [NSLayoutConstraint] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setNeedsUpdateConstraints()
  }

  public required init(coder: NSCoder) {
    // Without an archive nothing can fail.
    super.init(frame: .zero)
    setNeedsUpdateConstraints()
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged views

  open var arrangedSubviews: [UIView] { arranged }

  open func addArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Arranges the view, which becomes a subview if it is none. An index beyond the end counts as
  /// the end.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard view !== self else { return }
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: min(max(0, stackIndex), arranged.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementChanged()
  }

  /// Arranges the view no more; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementChanged()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Arrangement

  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }
  open var distribution: UIStackView.Distribution = .fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }
  open var alignment: UIStackView.Alignment = .fill {
    didSet { if alignment != oldValue { arrangementChanged() } }
  }
  /// Points between neighbours: exactly for the fills, at least for the equal spacings.
  open var spacing: CGFloat = 0 {
    didSet {
      guard spacing.isFinite else {
        HostReport.once("UIStackView.spacing: a number that is not finite; ignored")
        return spacing = oldValue
      }
      if spacing != oldValue { arrangementChanged() }
    }
  }
  /// Whether vertical spacing is from baseline to baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }
  /// Whether the views keep to the layout margins instead of the bounds.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
  }

  /// Points after one arranged view, or `spacingUseDefault`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    if !spacing.isFinite {
      HostReport.once("UIStackView.setCustomSpacing: a number that is not finite; the default")
    }
    let isDefault = spacing == Self.spacingUseDefault || !spacing.isFinite
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    arrangementChanged()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Constraints

  /// An arranged view was hidden or shown, or the arrangement is another one.
  func arrangementChanged() { setNeedsUpdateConstraints() }

  /// A subview was hidden or shown. Inside of an animation block the others make room, or take it,
  /// as part of the animation [doc: in UIStackView's overview]; a view that leaves stays to be seen
  /// until the end.
  func visibilityChanged(of view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    arrangementChanged()
    guard window != nil else { return }
    var outermost: UIStackView = self
    while let around = outermost.superview as? UIStackView { outermost = around }
    ViewAnimationBlock.current?.layOutAtEnd(outermost.superview ?? outermost)
  }

  /// The size of an arranged view's content has changed.
  func arrangedContentChanged() {
    if distribution == .fillProportionally { arrangementChanged() }
  }

  open override func updateConstraints() {
    for rule in rules { rule.isActive = false }
    let arrangement = StackArrangement(
      stack: self, views: arranged.filter { !$0.isHidden }, hidden: arranged.filter(\.isHidden),
      spacingAfter: resolvedSpacing(after:))
    rules = arrangement.constraints()
    for rule in rules {
      rule.isSystems = true
      rule.isActive = true
    }
    super.updateConstraints()
  }

  private func resolvedSpacing(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    let chosen = custom == Self.spacingUseDefault ? spacing : custom
    return chosen == Self.spacingUseSystem ? systemSpacing : chosen
  }

  open override var forFirstBaselineLayout: UIView {
    arranged.first { !$0.isHidden } ?? self
  }

  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? arranged.last { !$0.isHidden } : arranged.first { !$0.isHidden }) ?? self
  }
}
