import HanjiEngine
import Testing

/// The examples in the documentation comments and in the guide, as they stand there.
@Suite struct GuideTests {
  @Test func stage() {
    let stage = Stage(
      container: SheetSize(width: 393, height: 852),
      safeArea: SheetInsets(top: 59, bottom: 34), displayScale: 3)
    #expect(stage.maximumDetentValue == 759)
  }

  @Test func detents() {
    let detents: [Detent] = [.content(), .fraction(0.5, identifier: "half"), .large()]
    #expect(detents.map(\.identifier) == [.content, "half", .large])
  }

  @Test func springs() {
    #expect(Spring(response: 0.35, dampingRatio: 0.8).dampingRatio == 0.8)
    #expect(Spring.system.dampingRatio == 1)
  }

  @Test func trajectory() {
    let rise = Trajectory(from: 0, velocity: 0, to: 600, motion: .system, at: 2)
    #expect(rise.value(at: 2.1) > 0)
    let back = Trajectory(
      from: rise.value(at: 2.1), velocity: rise.velocity(at: 2.1), to: 0, motion: .system, at: 2.1)
    #expect(back.value(at: 2.1) == rise.value(at: 2.1))
    #expect(back.velocity(at: 2.1) == rise.velocity(at: 2.1))
  }

  @Test func touchVelocity() {
    var finger = TouchVelocity()
    finger.add(0, at: 0)
    finger.add(60, at: 0.06)
    #expect(abs(finger.velocity(at: 0.06) - 1000) < 1e-9)
    #expect(finger.velocity(at: 0.20) == 0)
  }

  @Test func handoff() {
    let travel = SheetTravel(position: 400, low: 400, high: 600, isDismissible: true)
    let list = Scroller(position: 0, length: 2000)
    var handoff = ScrollHandoff(.system, sheet: travel, scrollers: [list])
    let share = handoff.move(by: 300)
    #expect(share.sheet == 200 && share.content == 100)
    #expect(handoff.sheet.position == 600)
  }

  @Test func stack() {
    let stack = SheetStack.system
    let depth = stack.depth(of: 0, progress: [1, 0.5])
    #expect(depth == 1.5)
    #expect(stack.look(atDepth: depth).scale < 0.917)
  }

  @Test func cards() {
    var queue = CardQueue<String>()
    #expect(queue.add(["Welcome"]).change == .show("Welcome"))
    #expect(queue.add(["Update"], priority: 1).change == .nothing)
    #expect(queue.push("Details") == .turn("Details", .forward))
    #expect(queue.finish() == .replace("Update"))
  }

  @Test func sheet() {
    let stage = Stage(
      container: SheetSize(width: 393, height: 852), content: 600, displayScale: 3)
    var sheet = Sheet(.halfModal, stage: stage)
    var moves: [Move] = []
    sheet.handle(.present(), at: 0) { effect in
      if case .move(let move) = effect { moves.append(move) }
    }
    #expect(abs(sheet.state(at: 0.15).extent - 300) < 1e-6)
    var said: [Effect] = []
    for move in moves { sheet.handle(.settled(move.id), at: 0.3) { said.append($0) } }
    #expect(said == [.didPresent(.code, .finished)])
  }
}
