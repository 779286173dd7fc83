import Testing
import UIKit

/// Long random lives of a solver: it must always be as good as a new one given the same constraints.
struct SolverSoakTests {
  @Test(arguments: 0..<24)
  func aSolverThatHasLivedIsAsGoodAsANewOne(_ seed: Int) throws {
    var life = SolverLife(seed: UInt64(seed) &* 7919 &+ 17, variables: 4 + seed % 21)
    for step in 0..<120 {
      life.change()
      guard step % 4 == 3 else { continue }
      life.settle()
      let lived = life.errors(in: life.solver)
      #expect(lived.required < 1e-3, "seed \(seed), step \(step)")
      let fresh = life.fresh()
      let new = life.errors(in: fresh)
      for (level, (old, new)) in zip(lived.levels, new.levels).enumerated() {
        #expect(
          abs(old - new) < 1e-3 * (1 + abs(new)), "seed \(seed), step \(step), level \(level)")
        // Below a level that differs nothing can be compared.
        if abs(old - new) >= 1e-3 * (1 + abs(new)) { return }
      }
    }
  }
}

/// A solver, and what it was told.
private struct SolverLife {
  let solver = Solver()
  var generator: Generator
  var held: [(id: ConstraintID, constraint: SolverConstraint)] = []
  let variables: [SolverVariable]
  private static let levels: [Float] = [999, 750, 250, 50]

  /// SplitMix64.
  struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  init(seed: UInt64, variables count: Int) {
    generator = Generator(state: seed)
    let solver = solver
    variables = (0..<count).map { _ in solver.makeVariable() }
  }

  mutating func change() {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<5: add()
    case 5..<8: edit()
    case 8 where held.count > 12:
      let index = Int.random(in: 0..<held.count, using: &generator)
      solver.remove(held.remove(at: index).id)
    default: reprioritise()
    }
  }

  private mutating func add() {
    var expression = LinearExpression(
      constant: Double(Int.random(in: -200...200, using: &generator)))
    let used = variables.shuffled(using: &generator).prefix(
      Int.random(in: 1...4, using: &generator))
    for variable in used {
      expression.add(
        variable, times: [1, -1, 2, 0.5, -1][Int.random(in: 0..<5, using: &generator)])
    }
    let relation = SolverConstraint.Relation(rawValue: Int.random(in: -1...1, using: &generator))
    let constraint = SolverConstraint(expression, relation ?? .equal, strength: strength())
    if let id = try? solver.add(constraint) { held.append((id, constraint)) }
  }

  private mutating func strength() -> Strength {
    let index = Int.random(in: 0..<6, using: &generator)
    return index < Self.levels.count ? .level(Self.levels[index]) : .required
  }

  private mutating func edit() {
    guard !held.isEmpty else { return }
    let index = Int.random(in: 0..<held.count, using: &generator)
    let constant = Double(Int.random(in: -200...200, using: &generator))
    held[index].constraint.expression.constant = constant
    solver.setConstant(constant, of: held[index].id)
    // At times several edits are solved as one.
    if Bool.random(using: &generator) { settle() }
  }

  private mutating func reprioritise() {
    guard !held.isEmpty else { return }
    settle()
    let index = Int.random(in: 0..<held.count, using: &generator)
    let strength = strength()
    do {
      try solver.setStrength(strength, of: held[index].id)
      held[index].constraint.strength = strength
    } catch {
      held.remove(at: index)
    }
  }

  /// Solves; what had to go is forgotten.
  mutating func settle() {
    for conflict in solver.solve() { held.removeAll { $0.id == conflict.refused } }
  }

  /// A solver that has only been told what holds now.
  func fresh() -> Solver {
    let solver = Solver()
    for _ in variables { _ = solver.makeVariable() }
    for (_, constraint) in held { _ = try? solver.add(constraint) }
    solver.solve()
    return solver
  }

  /// How far the constraints are missed, in all, by strength.
  func errors(in solver: Solver) -> (required: Double, levels: [Double]) {
    var required = 0.0
    var levels = Self.levels.map { _ in 0.0 }
    for (_, constraint) in held {
      let value = solver.value(of: constraint.expression)
      let error =
        switch constraint.relation {
        case .equal: abs(value)
        case .lessThanOrEqual: max(0, value)
        case .greaterThanOrEqual: max(0, -value)
        }
      switch constraint.strength {
      case .required: required = max(required, error)
      case .level(let strength):
        if let index = Self.levels.firstIndex(of: strength) { levels[index] += error }
      }
    }
    return (required, levels)
  }
}
