extension Solver {
  /// Adds a constraint. A required one that contradicts the required ones already held is not
  /// added, and the conflict is thrown; an expression that is not finite counts as `0 = 0`.
  package func add(_ constraint: SolverConstraint) throws(Conflict) -> ConstraintID {
    let index = reserveEntry()
    if let conflict = insert(constraint, at: index) {
      releaseEntry(index)
      throw conflict
    }
    return ConstraintID(index: index)
  }

  /// Enters the constraint into the tableau under the index, or says what forbids it.
  func insert(_ constraint: SolverConstraint, at index: Int) -> Conflict? {
    if pending == .dual { settleEdits() }
    var constraint = constraint
    if !constraint.expression.isFinite { constraint.expression = LinearExpression() }
    var entry = Entry(constraint: constraint, marker: -1)
    var row = makeRow(for: &entry)
    claim(entry, index: index)
    if row.constant < 0 { row.scale(by: -1) }
    if let subject = subject(of: row, entry) {
      row.solve(for: subject)
      tableau.substitute(subject, by: row)
      tableau.insert(row, for: subject)
    } else if let others = insertIndirectly(row, entry) {
      disclaim(entry)
      return Conflict(refused: ConstraintID(index: index), others: others)
    }
    entries[index] = entry
    addToObjective(entry, times: 1)
    return nil
  }

  /// `0 = row` for the constraint, over symbols that are not basic, with the symbols of its own.
  private func makeRow(for entry: inout Entry) -> Row {
    let expression = entry.constraint.expression
    var row = Row(constant: expression.constant)
    for term in expression.terms {
      tableau.substitute(term.variable.symbol, times: term.coefficient, into: &row)
    }
    let isRequired = entry.constraint.strength == .required
    switch (entry.constraint.relation, isRequired) {
    case (.equal, true):
      entry.marker = tableau.makeSymbol(.dummy)
      row.add(entry.marker, times: 1)
    case (.equal, false):
      entry.marker = tableau.makeSymbol(.error)
      entry.other = tableau.makeSymbol(.error)
      row.add(entry.marker, times: -1)
      row.add(entry.other, times: 1)
    case (let relation, _):
      let sign: Double = relation == .lessThanOrEqual ? 1 : -1
      entry.marker = tableau.makeSymbol(.slack)
      row.add(entry.marker, times: sign)
      guard !isRequired else { break }
      entry.other = tableau.makeSymbol(.error)
      row.add(entry.other, times: -sign)
    }
    return row
  }

  /// A symbol the row can be solved for at once, leaving every restricted symbol not negative.
  private func subject(of row: Row, _ entry: Entry) -> Int32? {
    var allAreDummies = true
    var external: Cell?
    for cell in row.cells {
      let kind = tableau.kinds[Int(cell.symbol)]
      if kind != .dummy { allAreDummies = false }
      guard kind == .external else { continue }
      if abs(cell.coefficient) > abs(external?.coefficient ?? 0) + Row.negligible {
        external = cell
      }
    }
    if let external { return external.symbol }
    for own in [entry.marker, entry.other] where own >= 0 && tableau.kinds[Int(own)] != .dummy {
      if row.coefficient(of: own) < 0 { return own }
    }
    return allAreDummies && abs(row.constant) <= Solver.tolerance ? entry.marker : nil
  }

  /// Enters `0 = row` by way of an artificial symbol that is made as small as possible. If it does
  /// not come down to 0 the row is left out, and the constraints that keep it up are returned.
  private func insertIndirectly(_ row: Row, _ entry: Entry) -> [ConstraintID]? {
    let artificial = tableau.makeSymbol(.slack)
    tableau.insert(row, for: artificial)
    tableau.objective.pushFirst(row)
    minimise(levels: 1)
    let left = tableau.objective.popFirst()
    pending = .primal
    defer { tableau.releaseSymbol(artificial) }
    if left.constant > Solver.tolerance {
      tableau.removeRow(of: artificial)
      return owners(of: left, besides: entry)
    }
    if let index = tableau.row(of: artificial) {
      let cells = tableau.rows[Int(index)].cells
      let symbol =
        cells.filter { tableau.kinds[Int($0.symbol)] != .dummy }
        .max { abs($0.coefficient) < abs($1.coefficient) }?.symbol
        ?? cells.first { $0.symbol == entry.marker }?.symbol
      if let symbol { tableau.pivot(index, entering: symbol) }
      tableau.removeRow(of: artificial)
    }
    tableau.dropColumn(artificial)
    return nil
  }

  private func owners(of row: Row, besides entry: Entry) -> [ConstraintID] {
    var found: [Int] = []
    for cell in row.cells where cell.symbol != entry.marker {
      if let owner = ownerOfSymbol[cell.symbol], !found.contains(owner) { found.append(owner) }
    }
    return found.sorted().map(ConstraintID.init)
  }

  private func claim(_ entry: Entry, index: Int) {
    ownerOfSymbol[entry.marker] = index
    if entry.other >= 0 { ownerOfSymbol[entry.other] = index }
  }

  private func disclaim(_ entry: Entry) {
    for symbol in [entry.marker, entry.other] where symbol >= 0 {
      ownerOfSymbol[symbol] = nil
      tableau.dropColumn(symbol)
      tableau.releaseSymbol(symbol)
    }
  }
}
