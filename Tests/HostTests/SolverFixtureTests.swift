import Foundation
import Testing
import UIKit

/// The solver against kiwisolver's answers; `scripts/make-solver-fixture` wrote them.
struct SolverFixtureTests {
  @Test func fiveHundredRandomSystemsAgreeWithKiwisolver() throws {
    let systems = try Self.systems()
    #expect(systems.count == 500)
    var checked = 0
    for (number, system) in systems.enumerated() {
      var run = FixtureRun(variables: system.variables)
      for (position, step) in system.steps.enumerated() {
        let problem = run.perform(step)
        #expect(problem == nil, "system \(number), step \(position)")
        guard problem == nil else { break }
      }
      checked += run.checked
    }
    #expect(checked > 2000)
  }

  struct System {
    var variables: Int
    var steps: [[Any]]
  }

  static func systems() throws -> [System] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/solver.json")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    let objects = try #require(json as? [[String: Any]])
    return try objects.map {
      System(
        variables: try #require($0["variables"] as? Int),
        steps: try #require($0["steps"] as? [[Any]]))
    }
  }
}

/// Plays the steps of one system on a solver.
private struct FixtureRun {
  let solver = Solver()
  let variables: [SolverVariable]
  var added: [ConstraintID?] = []
  var checked = 0

  init(variables count: Int) {
    let solver = solver
    variables = (0..<count).map { _ in solver.makeVariable() }
  }

  /// What went wrong, or nil.
  mutating func perform(_ step: [Any]) -> String? {
    switch step[0] as? String {
    case "+": return add(step)
    case "-":
      guard let id = id(step[1]) else { return "unknown constraint" }
      solver.remove(id)
    case "=":
      guard let id = id(step[1]), let constant = step[2] as? Double else { return "unreadable" }
      solver.setConstant(constant, of: id)
    case "?":
      guard let expected = step[1] as? [Double] else { return "unreadable" }
      let conflicts = solver.solve()
      if !conflicts.isEmpty { return "unexpected conflicts" }
      checked += 1
      let found = variables.map { solver.value(of: $0) }
      let isSame = zip(found, expected).allSatisfy { abs($0 - $1) < 1e-5 }
      return isSame ? nil : "expected \(expected), found \(found)"
    default: return "unknown step"
    }
    return nil
  }

  private func id(_ number: Any) -> ConstraintID? {
    (number as? Int).flatMap { added.indices.contains($0) ? added[$0] : nil }
  }

  private mutating func add(_ step: [Any]) -> String? {
    guard let relation = (step[1] as? Int).flatMap(SolverConstraint.Relation.init),
      let level = step[2] as? Int, let constant = step[3] as? Double,
      let terms = step[4] as? [Double], let isAccepted = step[5] as? Bool
    else { return "unreadable" }
    var expression = LinearExpression(constant: constant)
    for index in stride(from: 0, to: terms.count, by: 2) {
      expression.add(variables[Int(terms[index])], times: terms[index + 1])
    }
    let strength: Strength = level == 3 ? .required : .level(Float(level + 1))
    do {
      added.append(try solver.add(SolverConstraint(expression, relation, strength: strength)))
      return isAccepted ? nil : "accepted what contradicts"
    } catch {
      added.append(nil)
      return isAccepted ? "refused what is possible" : nil
    }
  }
}
