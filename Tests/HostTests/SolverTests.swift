import Testing
import UIKit

/// The laws of the solver by itself.
struct SolverTests {
  private func equation(
    _ solver: Solver, _ variable: SolverVariable, _ value: Double, _ priority: Float = 1000
  ) throws -> ConstraintID {
    try solver.add(
      SolverConstraint(
        LinearExpression(variable, plus: -value), .equal, strength: Strength(priority: priority)))
  }

  @Test func oneOfAHigherPriorityBeatsAThousandOfALower() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    for _ in 0..<1000 { _ = try equation(solver, x, 10, 749) }
    _ = try equation(solver, x, 20, 750)
    for _ in 0..<1000 { _ = try equation(solver, x, 30, 749.5) }
    solver.solve()
    #expect(solver.value(of: x) == 20)
  }

  @Test func aLowerPriorityDecidesWhereHigherOnesAreIndifferent() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let atMost = SolverConstraint(
      LinearExpression(x, plus: -100), .lessThanOrEqual, strength: .level(900))
    _ = try solver.add(atMost)
    _ = try equation(solver, x, 300, 10)
    _ = try equation(solver, x, 50, 9)
    solver.solve()
    #expect(solver.value(of: x) == 100)
  }

  @Test func contradictionsAreRefusedAndNamed() throws {
    let solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let bystander = try equation(solver, z, 7)
    let first = try equation(solver, x, 10)
    var difference = LinearExpression(y)
    difference.add(x, times: -1)
    let second = try solver.add(SolverConstraint(difference, .equal))
    var conflict: Conflict?
    do {
      _ = try solver.add(SolverConstraint(LinearExpression(y, plus: -11), .greaterThanOrEqual))
    } catch {
      conflict = error
    }
    #expect(conflict?.others == [first, second])
    #expect(conflict.map { solver.constraint($0.refused) == nil } == true)
    solver.solve()
    #expect(solver.value(of: y) == 10)
    #expect(solver.constraint(bystander) != nil)
    solver.remove(first)
    _ = try equation(solver, y, 11)
    solver.solve()
    #expect(solver.value(of: x) == 11)
  }

  @Test func anEditThatBecomesImpossibleIsTakenOutAndReported() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let atLeast = try solver.add(
      SolverConstraint(LinearExpression(x, plus: -50), .greaterThanOrEqual))
    let exact = try equation(solver, x, 60)
    solver.solve()
    #expect(solver.value(of: x) == 60)
    solver.setConstant(-55, of: exact)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: x) == 55)
    solver.setConstant(-40, of: exact)
    #expect(solver.solve() == [Conflict(refused: exact, others: [atLeast])])
    #expect(solver.constraint(exact) == nil)
    #expect(solver.value(of: x) >= 50)
    _ = try equation(solver, x, 70)
    solver.solve()
    #expect(solver.value(of: x) == 70)
  }

  @Test func editsOfOneMomentAreSolvedTogether() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    var order = LinearExpression(y)
    order.add(x, times: -1)
    _ = try solver.add(SolverConstraint(order, .greaterThanOrEqual))
    let left = try equation(solver, x, 10)
    let right = try equation(solver, y, 20)
    solver.solve()
    // Impossible one after the other, possible together.
    solver.setConstant(-30, of: left)
    solver.setConstant(-40, of: right)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: x) == 30)
    #expect(solver.value(of: y) == 40)
  }

  @Test func aRedundantRequiredConstraintIsHeldAndTakesOver() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let first = try equation(solver, x, 10)
    let second = try equation(solver, x, 10)
    solver.remove(first)
    solver.solve()
    #expect(solver.value(of: x) == 10)
    solver.setConstant(-12, of: second)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: x) == 12)
    solver.remove(second)
    _ = try equation(solver, x, 3)
    solver.solve()
    #expect(solver.value(of: x) == 3)
  }

  @Test func aChangeOfPriorityIsACheapChangeOfMind() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    _ = try equation(solver, x, 10, 500)
    let other = try equation(solver, x, 20, 400)
    solver.solve()
    #expect(solver.value(of: x) == 10)
    try solver.setStrength(.level(501), of: other)
    solver.solve()
    #expect(solver.value(of: x) == 20)
    try solver.setStrength(.required, of: other)
    try solver.setStrength(.level(1), of: other)
    solver.solve()
    #expect(solver.value(of: x) == 10)
  }

  @Test func nonsenseIsHarmless() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let id = try equation(solver, x, .nan)
    _ = try equation(solver, x, 5, 1)
    solver.setConstant(.infinity, of: id)
    solver.remove(ConstraintID(index: 99))
    solver.solve()
    #expect(solver.value(of: x) == 5)
    #expect(Strength(priority: .nan) == .level(0))
  }

  @Test func anEditOfAConstantCostsAFractionOfASolve() throws {
    let grid = try SolverGrid(rows: 50, columns: 5)
    grid.solver.solve()
    let fresh = grid.solver.operations
    #expect(grid.solver.count >= 1000)
    // A width that every row follows, and one cell's content.
    for width in [330.0, 340, 500, 320] {
      let (pivots, operations) = (grid.solver.pivots, grid.solver.operations)
      grid.solver.setConstant(-width, of: grid.width)
      #expect(grid.solver.solve().isEmpty)
      #expect(abs(grid.right - width) < 1e-6)
      #expect(grid.solver.pivots == pivots)
      #expect((grid.solver.operations - operations) * 5 < fresh)
    }
    for content in [30.0, 90, 200, 10] {
      let (pivots, operations) = (grid.solver.pivots, grid.solver.operations)
      grid.solver.setConstant(-content, of: grid.someContent)
      #expect(grid.solver.solve().isEmpty)
      #expect(grid.solver.pivots - pivots <= 10)
      #expect((grid.solver.operations - operations) * 50 < fresh)
    }
  }

  @Test func theSameCallsGiveTheSameValues() throws {
    let grids = try (0..<2).map { _ in try SolverGrid(rows: 10, columns: 4) }
    for grid in grids { grid.solver.solve() }
    #expect(grids[0].values == grids[1].values)
  }
}

/// Rows of labels: each cell hugs its content, follows its neighbour and stays inside.
final class SolverGrid {
  let solver = Solver()
  let width: ConstraintID
  let someContent: ConstraintID
  private let edges: [[SolverVariable]]

  init(rows: Int, columns: Int) throws {
    let solver = solver
    var someContent = ConstraintID(index: -1)
    let total = solver.makeVariable()
    width = try solver.add(SolverConstraint(LinearExpression(total, plus: -320), .equal))
    var edges: [[SolverVariable]] = []
    for row in 0..<rows {
      var line = [solver.makeVariable()]
      _ = try solver.add(SolverConstraint(LinearExpression(line[0]), .equal))
      for column in 0..<columns {
        let (left, right) = (line[column], solver.makeVariable())
        var size = LinearExpression(right)
        size.add(left, times: -1)
        size.constant = -Double(20 + (row * 7 + column * 13) % 60)
        someContent = try solver.add(
          SolverConstraint(size, .greaterThanOrEqual, strength: .level(750)))
        _ = try solver.add(
          SolverConstraint(size, .lessThanOrEqual, strength: .level(250 + Float(column))))
        size.constant = 0
        _ = try solver.add(SolverConstraint(size, .greaterThanOrEqual))
        size = LinearExpression(right)
        size.add(total, times: -1)
        _ = try solver.add(SolverConstraint(size, .lessThanOrEqual))
        line.append(right)
      }
      var last = LinearExpression(line[columns])
      last.add(total, times: -1)
      _ = try solver.add(SolverConstraint(last, .equal))
      edges.append(line)
    }
    self.edges = edges
    self.someContent = someContent
  }

  var right: Double { solver.value(of: edges[0][edges[0].count - 1]) }
  var values: [Double] { edges.joined().map { solver.value(of: $0) } }
}
