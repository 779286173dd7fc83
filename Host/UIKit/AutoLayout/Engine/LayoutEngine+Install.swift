import Foundation

extension LayoutEngine {
  /// Puts a constraint into the solver; it may turn out broken.
  func install(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder, let root, holder.isDescendant(of: root),
      installed[ObjectIdentifier(constraint)] == nil
    else { return }
    let space = LayoutSpace(holder)
    guard let written = write(constraint, in: space) else {
      return HostReport.once("a constraint that means nothing is ignored: \(constraint.summary)")
    }
    if let id = insert(written.constraint, for: .app(constraint)) {
      installed[ObjectIdentifier(constraint)] = Installation(
        id: id, base: written.base, sign: written.sign)
    }
  }

  private func write(
    _ constraint: NSLayoutConstraint, in space: LayoutSpace
  ) -> (constraint: SolverConstraint, base: Double, sign: Double)? {
    guard var expression = expression(constraint.first, in: space) else { return nil }
    if let second = constraint.second {
      guard let other = self.expression(second, in: space) else { return nil }
      expression.add(other, times: -Double(constraint.multiplier))
    }
    let isTurned =
      space.isRightToLeft && constraint.first.attribute.isDirectional
      && constraint.first.endAttribute == nil
    let sign: Double = isTurned ? -1 : 1
    let base = expression.constant
    expression.constant = base - sign * Double(constraint.constant)
    let relation = SolverConstraint.Relation(
      rawValue: constraint.relation.rawValue * (isTurned ? -1 : 1))
    let written = SolverConstraint(
      expression, relation ?? .equal, strength: Strength(priority: constraint.priority.rawValue))
    return (written, base, sign)
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    guard let installation = installed.removeValue(forKey: ObjectIdentifier(constraint)) else {
      return
    }
    take(out: installation.id)
  }

  func take(out id: ConstraintID) {
    solver.remove(id)
    owners[id] = nil
  }

  func constantChanged(_ constraint: NSLayoutConstraint) {
    if let installation = installed[ObjectIdentifier(constraint)] {
      solver.setConstant(
        installation.base - installation.sign * Double(constraint.constant), of: installation.id)
    }
    markDirty()
  }

  func priorityChanged(_ constraint: NSLayoutConstraint) {
    markDirty()
    guard let installation = installed[ObjectIdentifier(constraint)] else { return }
    let strength = Strength(priority: constraint.priority.rawValue)
    do {
      try solver.setStrength(strength, of: installation.id)
    } catch {
      resolve(error)
    }
  }

  /// The direction of the language may have changed for the constraints that a view holds.
  func directionChanged(of view: UIView) {
    for constraint in view.viewLayout?.constraints ?? [] {
      guard installed[ObjectIdentifier(constraint)] != nil,
        [constraint.first, constraint.second].contains(where: {
          $0?.attribute.isDirectional == true
        })
      else { continue }
      uninstall(constraint)
      add(constraint)
    }
  }

  // MARK: Conflicts

  /// Adds to the solver. Where that is impossible a constraint of the app is broken: this one if
  /// it is the app's, otherwise the newest of those in its way.
  func insert(_ constraint: SolverConstraint, for owner: ConstraintOwner) -> ConstraintID? {
    while true {
      do {
        let id = try solver.add(constraint)
        owners[id] = owner
        owner.record?.systemIDs.append(id)
        return id
      } catch {
        let rivals = error.others.compactMap { owners[$0] }
        let victim = owner.app ?? rivals.compactMap(\.app).max { $0.order < $1.order }
        ConflictReport.note([owner] + rivals, broken: victim)
        guard let victim else { return nil }
        uninstall(victim)
        broken.append(victim)
        if owner.app != nil { return nil }
      }
    }
  }

  /// A constraint that was in the solver has had to leave it: it comes back, or breaks.
  func resolve(_ conflict: Conflict) {
    guard let owner = owners.removeValue(forKey: conflict.refused) else { return }
    switch owner {
    case .app(let constraint):
      installed[ObjectIdentifier(constraint)] = nil
      install(constraint)
    case .frame(let record), .guide(let record), .content(let record):
      dropSystemConstraints(of: record)
      installRules(of: record)
    case .fitting: break
    }
  }
}

extension ConstraintOwner {
  var app: NSLayoutConstraint? {
    if case .app(let constraint) = self { constraint } else { nil }
  }

  /// The record that the constraint is part of.
  var record: ItemRecord? {
    switch self {
    case .frame(let record), .content(let record), .guide(let record): record
    case .app, .fitting: nil
    }
  }
}
