extension Solver {
  /// Takes a constraint out. One that is not there is ignored.
  package func remove(_ id: ConstraintID) {
    guard entries.indices.contains(id.index), entries[id.index] != nil else { return }
    if pending == .dual { settleEdits() }
    guard let entry = entries[id.index] else { return }
    takeOut(entry)
    releaseEntry(id.index)
  }

  /// Sets the constant of the constraint's expression; far cheaper than removing and adding.
  ///
  /// A value that is not finite is ignored. If a required constraint can no longer hold with it,
  /// `solve()` takes it out and reports it.
  package func setConstant(_ constant: Double, of id: ConstraintID) {
    guard constant.isFinite, entries.indices.contains(id.index), let entry = entries[id.index],
      constant != entry.constraint.expression.constant
    else { return }
    if pending == .primal { minimise() }
    edits.append((id.index, entry.constraint.expression.constant))
    shift(id.index, to: constant)
  }

  /// Changes how much a constraint matters. A required one that cannot hold is taken out, and
  /// the conflict is thrown.
  package func setStrength(_ strength: Strength, of id: ConstraintID) throws(Conflict) {
    guard entries.indices.contains(id.index), let entry = entries[id.index],
      entry.constraint.strength != strength
    else { return }
    if pending == .dual { settleEdits() }
    guard var entry = entries[id.index] else { return }
    guard entry.constraint.strength != .required, strength != .required else {
      takeOut(entry)
      entry.constraint.strength = strength
      if let conflict = insert(entry.constraint, at: id.index) {
        releaseEntry(id.index)
        throw conflict
      }
      return
    }
    addToObjective(entry, times: -1)
    entry.constraint.strength = strength
    entries[id.index] = entry
    addToObjective(entry, times: 1)
  }

  /// Adds the errors of a constraint to the objective, or takes them out of it.
  func addToObjective(_ entry: Entry, times factor: Double) {
    guard case .level(let strength) = entry.constraint.strength else { return }
    var errors = Row()
    for symbol in [entry.marker, entry.other]
    where symbol >= 0 && tableau.kinds[Int(symbol)] == .error {
      tableau.substitute(symbol, times: 1, into: &errors)
    }
    tableau.objective.add(errors, times: factor, at: strength, uses: factor > 0 ? 1 : -1)
    pending = .primal
  }

  /// Changes the constant of an expression in the solved form, without solving.
  func shift(_ index: Int, to constant: Double) {
    guard var entry = entries[index] else { return }
    let change = constant - entry.constraint.expression.constant
    entry.constraint.expression.constant = constant
    entries[index] = entry
    pending = .dual
    // The equation holds again if the marker takes up the change; then its meaning is shifted back.
    let sign: Double =
      switch (entry.constraint.relation, entry.constraint.strength) {
      case (.equal, .required), (.lessThanOrEqual, _): 1
      default: -1
      }
    if let row = tableau.row(of: entry.marker) {
      return tableau.addToConstant(-sign * change, ofRow: row)
    }
    for row in tableau.rows(containing: entry.marker) {
      let coefficient = tableau.rows[Int(row)].coefficient(of: entry.marker)
      tableau.addToConstant(coefficient * sign * change, ofRow: row)
    }
  }

  /// Takes a constraint out of the tableau and of the objective.
  func takeOut(_ entry: Entry) {
    addToObjective(entry, times: -1)
    if tableau.row(of: entry.marker) == nil, let row = rowToLeave(for: entry.marker) {
      tableau.pivot(row, entering: entry.marker)
    }
    tableau.removeRow(of: entry.marker)
    for symbol in [entry.marker, entry.other] where symbol >= 0 {
      tableau.removeRow(of: symbol)
      tableau.dropColumn(symbol)
      ownerOfSymbol[symbol] = nil
      tableau.releaseSymbol(symbol)
    }
    pending = .primal
  }

  /// The row whose basic symbol gives way to a marker that is about to go, such that every
  /// restricted symbol stays not negative.
  private func rowToLeave(for marker: Int32) -> Int32? {
    var best: (row: Int32, rank: Int, ratio: Double)?
    for row in tableau.rows(containing: marker) {
      let symbol = tableau.symbolOfRow[Int(row)]
      let coefficient = tableau.rows[Int(row)].coefficient(of: marker)
      let ratio = abs(tableau.rows[Int(row)].constant / coefficient)
      // Rows of dummies must go on holding nothing but dummies, so they come first.
      let isTiny = abs(coefficient) < Row.smallestPivot
      let rank =
        switch tableau.kinds[Int(symbol)] {
        case .dummy: 0
        case .external: isTiny ? 6 : 3
        default: (coefficient < 0 ? 1 : 2) + (isTiny ? 3 : 0)
        }
      if let best, (best.rank, best.ratio) <= (rank, ratio) { continue }
      best = (row, rank, ratio)
    }
    return best?.row
  }
}
