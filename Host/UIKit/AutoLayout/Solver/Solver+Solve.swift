extension Solver {
  /// Values that differ by less are the same.
  static let tolerance = 1e-6

  /// Brings the values up to date. Constraints that edits of constants have made impossible are
  /// taken out, and returned.
  @discardableResult
  package func solve() -> [Conflict] {
    if pending == .dual { settleEdits() }
    if pending == .primal { minimise() }
    maintain()
    let conflicts = unreported
    unreported.removeAll()
    for conflict in conflicts { releaseEntry(conflict.refused.index) }
    return conflicts
  }

  /// Makes the first levels of the objective as small as possible, from values that are allowed.
  func minimise(levels count: Int = .max) {
    let limit = pivotLimit
    while let (entering, level) = tableau.objective.improvement(
      levels: count, mayEnter: { tableau.kinds[Int($0)] != .dummy })
    {
      guard pivots <= limit else {
        isStuck = true
        break
      }
      guard let row = rowToLimit(entering) else {
        // An objective of errors is never below 0: what is left is rounding.
        tableau.objective.drop(entering, atLevel: level)
        continue
      }
      tableau.pivot(row, entering: entering)
    }
    tableau.infeasibleRows.removeAll(keepingCapacity: true)
    if count == .max { pending = .nothing }
  }

  /// The row that first becomes 0 when the symbol grows, the one of the lowest symbol on a tie.
  private func rowToLimit(_ entering: Int32) -> Int32? {
    var best: (row: Int32, symbol: Int32, ratio: Double)?
    for row in tableau.rows(containing: entering) {
      let symbol = tableau.symbolOfRow[Int(row)]
      let coefficient = tableau.rows[Int(row)].coefficient(of: entering)
      guard coefficient < -Row.smallestPivot, tableau.isRestricted(symbol) else { continue }
      let ratio = -max(0, tableau.rows[Int(row)].constant) / coefficient
      if let best, (best.ratio, best.symbol) <= (ratio, symbol) { continue }
      best = (row, symbol, ratio)
    }
    return best?.row
  }

  /// Makes the values allowed again after constants have changed.
  func settleEdits() {
    defer { edits.removeAll(keepingCapacity: true) }
    pending = .nothing
    if restoreFeasibility() { return }
    if isStuck { return rebuild() }
    // Back to the constants that were possible, then each change as a new constraint.
    var targets: [(index: Int, constant: Double)] = []
    for edit in edits.reversed() {
      guard let entry = entries[edit.index] else { continue }
      let constant = entry.constraint.expression.constant
      if !targets.contains(where: { $0.index == edit.index }) {
        targets.append((edit.index, constant))
      }
      shift(edit.index, to: edit.constant)
    }
    _ = restoreFeasibility()
    pending = .nothing
    unreported += targets.reversed().compactMap { reinsert($0.index, constant: $0.constant) }
  }

  /// Far more pivots than a system of this size takes.
  private var pivotLimit: Int { pivots + 100 + 20 * entries.count }

  private func reinsert(_ index: Int, constant: Double) -> Conflict? {
    guard let entry = entries[index] else { return nil }
    var constraint = entry.constraint
    constraint.expression.constant = constant
    takeOut(entry)
    let conflict = insert(constraint, at: index)
    // The identity stays taken until the conflict has been reported.
    if conflict != nil { entries[index] = nil }
    return conflict
  }

  /// Pivots negative restricted symbols away, keeping the objective at its best; false if a
  /// required constraint stands against it.
  private func restoreFeasibility() -> Bool {
    let limit = pivotLimit
    while let row = nextInfeasibleRow() {
      guard pivots <= limit else {
        isStuck = true
        return false
      }
      guard let entering = cheapest(in: tableau.rows[Int(row)]) else {
        tableau.infeasibleRows.append(row)
        return false
      }
      tableau.pivot(row, entering: entering)
    }
    return true
  }

  /// The row of the lowest symbol that has a value it may not have, taken off the list.
  private func nextInfeasibleRow() -> Int32? {
    let rows = tableau.infeasibleRows.filter(isInfeasible)
    let lowest = rows.min { tableau.symbolOfRow[Int($0)] < tableau.symbolOfRow[Int($1)] }
    tableau.infeasibleRows = ContiguousArray(rows.filter { $0 != lowest })
    return lowest
  }

  private func isInfeasible(_ row: Int32) -> Bool {
    let symbol = tableau.symbolOfRow[Int(row)]
    guard symbol >= 0 else { return false }
    let constant = tableau.rows[Int(row)].constant
    return switch tableau.kinds[Int(symbol)] {
    case .dummy: abs(constant) > Solver.tolerance
    case .external, .free: false
    case .slack, .error: constant < -Solver.negligible
    }
  }

  private static let negligible = 1e-7

  private func cheapest(in row: Row) -> Int32? {
    for least in [Row.smallestPivot, 0] {
      var best: Cell?
      for cell in row.cells
      where cell.coefficient > least && tableau.kinds[Int(cell.symbol)] != .dummy {
        if let best, !tableau.objective.isCheaper(cell, than: best) { continue }
        best = cell
      }
      if let best { return best.symbol }
    }
    return nil
  }
}
