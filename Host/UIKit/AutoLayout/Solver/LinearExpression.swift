/// An unknown of a layout: the solver finds its value.
///
/// Made by `Solver.makeVariable()` and meaningful to that solver alone.
package struct SolverVariable: Hashable, Sendable {
  let symbol: Int32
}

/// A sum of variables, each times a coefficient, plus a constant.
package struct LinearExpression: Sendable {
  package struct Term: Sendable {
    package var variable: SolverVariable
    package var coefficient: Double
  }

  /// In the order in which they were added; a variable may occur more than once.
  package private(set) var terms: [Term] = []
  package var constant: Double

  package init(constant: Double = 0) {
    self.constant = constant
  }

  package init(_ variable: SolverVariable, times coefficient: Double = 1, plus constant: Double = 0)
  {
    self.constant = constant
    add(variable, times: coefficient)
  }

  /// A coefficient of 0 adds nothing.
  package mutating func add(_ variable: SolverVariable, times coefficient: Double = 1) {
    guard coefficient != 0 else { return }
    terms.append(Term(variable: variable, coefficient: coefficient))
  }

  package mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    guard factor != 0 else { return }
    for term in other.terms {
      terms.append(Term(variable: term.variable, coefficient: term.coefficient * factor))
    }
    constant += other.constant * factor
  }

  /// Whether the constant and every coefficient is a number.
  package var isFinite: Bool {
    constant.isFinite && terms.allSatisfy { $0.coefficient.isFinite }
  }
}
