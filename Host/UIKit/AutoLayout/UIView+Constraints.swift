import Foundation

extension UIView {
  /// The active constraints that this view holds: those between its subviews and itself.
  public var constraints: [NSLayoutConstraint] { viewLayout?.constraints ?? [] }

  /// Makes this view hold the constraint, which is active from then on. It must be, contain or own
  /// all that the constraint mentions; otherwise nothing happens, and that is reported.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.meansSomething else { return }
    guard let common = constraint.commonView, common.isDescendant(of: self) else {
      return HostReport.once(
        "addConstraint: the view does not contain what it mentions: \(constraint.summary)")
    }
    constraint.deactivate()
    constraint.hold(in: self)
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// How much the view resists being larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    viewLayout?.hugging[axis.rawValue] ?? .defaultLow
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard contentHuggingPriority(for: axis) != priority else { return }
    layout.hugging[axis.rawValue] = priority
    layoutRoot.viewLayout?.engine?.contentPriorityChanged(self, axis)
  }

  /// How much the view resists being smaller than its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    viewLayout?.resistance[axis.rawValue] ?? .defaultHigh
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard contentCompressionResistancePriority(for: axis) != priority else { return }
    layout.resistance[axis.rawValue] = priority
    layoutRoot.viewLayout?.engine?.contentPriorityChanged(self, axis)
  }

  // MARK: For debugging

  /// Whether constraints leave the frame undecided. False for a view that they do not place.
  public var hasAmbiguousLayout: Bool {
    layoutRoot.viewLayout?.engine?.isAmbiguous(self) ?? false
  }

  /// The constraints that decide the frame along an axis.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    layoutRoot.viewLayout?.engine?.constraints(affecting: self, along: axis) ?? []
  }
}

extension UILayoutGuide {
  /// The constraints that decide the rectangle along an axis.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    owningView?.layoutRoot.viewLayout?.engine?.constraints(affecting: self, along: axis) ?? []
  }
}
