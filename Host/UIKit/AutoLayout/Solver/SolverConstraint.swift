/// How much a constraint matters: required, or one of an ordered set of levels.
///
/// Levels are *strict*: one constraint of a higher level is never given up for any number of a
/// lower one. Within a level the sum of the errors is made as small as possible.
package enum Strength: Hashable, Sendable {
  case required
  case level(Float)

  /// UIKit's reading of a priority: 1,000 and more is required; NaN counts as 0.
  package init(priority: Float) {
    self = priority >= 1000 ? .required : .level(priority.isNaN ? 0 : priority)
  }
}

/// `expression` (≤, = or ≥) 0, with a strength.
package struct SolverConstraint: Sendable {
  package enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  package var expression: LinearExpression
  package var relation: Relation
  package var strength: Strength

  package init(
    _ expression: LinearExpression, _ relation: Relation, strength: Strength = .required
  ) {
    self.expression = expression
    self.relation = relation
    self.strength = strength
  }
}

/// Names a constraint that a solver holds.
package struct ConstraintID: Hashable, Sendable {
  let index: Int

  package init(index: Int) {
    self.index = index
  }
}

/// Required constraints that cannot all hold.
package struct Conflict: Error, Equatable, Sendable {
  /// The one that was refused: it is not, or no longer, in the solver.
  package var refused: ConstraintID
  /// Those in the solver that it contradicts; removing any of them resolves this conflict.
  package var others: [ConstraintID]

  package init(refused: ConstraintID, others: [ConstraintID]) {
    self.refused = refused
    self.others = others
  }
}
