extension Solver {
  /// After so many pivots the rounding errors are looked at.
  private static let pivotsBetweenChecks = 64

  /// Whether rounding has added up to what one could see: a required constraint is missed.
  var isWorn: Bool {
    entries.contains { entry in
      guard let constraint = entry?.constraint, constraint.strength == .required else {
        return false
      }
      let value = value(of: constraint.expression)
      return switch constraint.relation {
      case .equal: abs(value) > 1e-4
      case .lessThanOrEqual: value > 1e-4
      case .greaterThanOrEqual: value < -1e-4
      }
    }
  }

  /// Looks at the rounding errors once in a while, and starts afresh if they have grown.
  func maintain() {
    guard isStuck || pivots - pivotsAtCheck > Self.pivotsBetweenChecks else { return }
    pivotsAtCheck = pivots
    if isStuck || isWorn { return rebuild() }
    tableau.objective = Objective()
    for case let entry? in entries { addToObjective(entry, times: 1) }
    minimise()
  }

  /// Solves all constraints again in a new tableau. Variables and identities stay.
  func rebuild() {
    let kept = entries.indices.compactMap { index in entries[index].map { (index, $0.constraint) } }
    tableau = tableau.emptied()
    ownerOfSymbol.removeAll(keepingCapacity: true)
    edits.removeAll()
    isStuck = false
    pending = .nothing
    for (index, _) in kept { entries[index] = nil }
    for (index, constraint) in kept {
      guard let conflict = insert(constraint, at: index) else { continue }
      unreported.append(conflict)
    }
    minimise()
  }
}
