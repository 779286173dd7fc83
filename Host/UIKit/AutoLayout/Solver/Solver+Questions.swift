extension Solver {
  /// Whether the constraints leave the variable no other value, as of the last `solve()`.
  ///
  /// A variable that hangs on something whose change costs nothing is taken for undetermined.
  package func isDetermined(_ variable: SolverVariable) -> Bool {
    guard let row = tableau.row(of: variable.symbol) else { return false }
    return tableau.rows[Int(row)].cells.allSatisfy { cell in
      switch tableau.kinds[Int(cell.symbol)] {
      case .dummy: true
      case .external, .free: false
      case .slack, .error:
        tableau.objective.levels.contains { $0.row.coefficient(of: cell.symbol) != 0 }
      }
    }
  }

  /// The constraints from which the value of the variable follows, as of the last `solve()`.
  package func constraints(deciding variable: SolverVariable) -> [ConstraintID] {
    guard let row = tableau.row(of: variable.symbol) else { return [] }
    var found: [Int] = []
    for cell in tableau.rows[Int(row)].cells {
      if let owner = ownerOfSymbol[cell.symbol], !found.contains(owner) { found.append(owner) }
    }
    return found.sorted().map { ConstraintID(index: $0) }
  }
}
