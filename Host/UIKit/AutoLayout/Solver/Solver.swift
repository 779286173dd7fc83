/// Solves systems of linear equations and inequalities of different strengths, incrementally.
///
/// The algorithm is Cassowary (Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm"): a simplex tableau that is kept solved while constraints come and
/// go. Unlike the original, strengths are compared level by level and never weighed against each
/// other. Required constraints that contradict those already there are refused and named.
///
/// Changes are collected; `solve()` brings the values up to date. Same calls, same values.
package final class Solver {
  /// What the solver knows of a constraint it holds.
  struct Entry {
    var constraint: SolverConstraint
    /// The symbol that stands for this constraint and no other.
    var marker: Int32
    /// The second error of an equation, or the error of an inequality.
    var other: Int32 = -1
  }

  /// How far the tableau is from solved.
  enum Pending {
    case nothing
    /// The values are allowed, but perhaps not the best.
    case primal
    /// The values would be the best, but may break a constraint.
    case dual
  }

  var tableau = Tableau()
  var entries: ContiguousArray<Entry?> = []
  var ownerOfSymbol: [Int32: Int] = [:]
  var pending = Pending.nothing
  /// Constants before the edits that are not yet solved, the oldest first.
  var edits: [(index: Int, constant: Double)] = []
  /// Conflicts found while edits were solved, for the next `solve()` to return.
  var unreported: [Conflict] = []
  /// Pivots when the rounding errors were last looked at.
  var pivotsAtCheck = 0
  /// Whether rounding has led round in a circle.
  var isStuck = false
  private var freeEntries: [Int] = []

  package init() {}

  /// Pivots since the solver was made.
  package var pivots: Int { tableau.pivots }
  /// Rows it has rewritten: the measure of its work.
  package var operations: Int { tableau.operations }

  /// Constraints held.
  package var count: Int { entries.count - freeEntries.count }

  package func makeVariable() -> SolverVariable {
    SolverVariable(symbol: tableau.makeSymbol(.external))
  }

  /// Gives the variable back. No constraint may use it any more.
  package func release(_ variable: SolverVariable) {
    tableau.removeRow(of: variable.symbol)
    tableau.dropColumn(variable.symbol)
    tableau.releaseSymbol(variable.symbol)
  }

  /// The value found by the last `solve()`; 0 for a variable that no constraint uses.
  package func value(of variable: SolverVariable) -> Double {
    tableau.value(of: variable.symbol)
  }

  package func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) {
      $0 + $1.coefficient * value(of: $1.variable)
    }
  }

  package func constraint(_ id: ConstraintID) -> SolverConstraint? {
    entries.indices.contains(id.index) ? entries[id.index]?.constraint : nil
  }

  func reserveEntry() -> Int {
    if let index = freeEntries.popLast() { return index }
    entries.append(nil)
    return entries.count - 1
  }

  func releaseEntry(_ index: Int) {
    entries[index] = nil
    freeEntries.append(index)
  }
}
