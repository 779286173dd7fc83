import Foundation

/// `first attribute (≤, = or ≥) multiplier · second attribute + constant`, with a priority.
///
/// While active it is held by the nearest view that contains all it mentions.
@MainActor open class NSLayoutConstraint: NSObject {
  let first: LayoutOperand
  let second: LayoutOperand?
  /// The view that holds the constraint while it is active.
  weak var holder: UIView?
  /// Grows with each activation: which of two constraints is the newer.
  var order = 0
  /// Made by a stack view or another part of the host.
  var isSystems = false

  public private(set) var relation: NSLayoutConstraint.Relation
  public private(set) var multiplier: CGFloat
  /// What the constraint is called in reports.
  open var identifier: String?

  /// Points. A value that is not finite counts as 0, and is reported.
  open var constant: CGFloat {
    didSet {
      if !constant.isFinite { constant = Self.number(constant, "constant") }
      if constant != oldValue { engine?.constantChanged(self) }
    }
  }

  /// May change while the constraint is active; on iOS not from or to required, here it may.
  open var priority: UILayoutPriority = .required {
    didSet {
      guard priority != oldValue else { return }
      if !(0...1000).contains(priority.rawValue) {
        HostReport.once("NSLayoutConstraint.priority: \(priority.rawValue) is not in 0 … 1000")
      }
      engine?.priorityChanged(self)
    }
  }

  private static func number(_ value: CGFloat, _ name: String) -> CGFloat {
    if value.isFinite { return value }
    HostReport.once("NSLayoutConstraint.\(name): a number that is not finite counts as 0")
    return 0
  }

  init(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = Self.number(multiplier, "multiplier")
    self.constant = Self.number(constant, "constant")
    super.init()
  }

  /// Items are views or layout guides; anything else makes a constraint that is never active.
  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let second = view2.flatMap { view in
      attr2 == .notAnAttribute
        ? nil : LayoutOperand(item: view as? any LayoutItem, attribute: attr2)
    }
    self.init(
      LayoutOperand(item: view1 as? any LayoutItem, attribute: attr1), relation, second,
      multiplier: multiplier, constant: c)
  }

  open var firstItem: AnyObject? { first.item }
  open var firstAttribute: NSLayoutConstraint.Attribute { first.attribute }
  open var secondItem: AnyObject? { second?.item }
  open var secondAttribute: NSLayoutConstraint.Attribute { second?.attribute ?? .notAnAttribute }
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  /// Whether the constraint takes part in layout. Activating one whose items have no view in
  /// common leaves it inactive, and is reported.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  open override var description: String { MainActor.assumeIsolated { summary } }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
