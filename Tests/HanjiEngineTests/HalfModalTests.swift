import HanjiEngine
import Testing

/// The hand-written half modal's numbers, in the engine alone.
@Suite struct HalfModalTests {
  private let stage = Stage.phone.with(content: 600)

  private func open() -> Story {
    let story = Story(.halfModal, on: stage)
    story.rest()
    return story
  }

  @Test func risesToItsContentsHeightInThreeTenthsWithItsDim() {
    let story = Story(.halfModal, on: stage)
    story.handle(.present())
    #expect(story.state.extent == 0)
    #expect(story.state.dim == 0)
    let middle = story.sheet.state(at: 0.15)
    #expect(abs(middle.extent - 300) < 1e-6)
    #expect(abs(middle.dim - 0.35) < 1e-6)
    #expect(story.sheet.state(at: 0.3).extent == 600)
    #expect(story.sheet.state(at: 0.3).dim == 0.7)
    #expect(story.sheet.state(at: 0.29).extent < 600)
    story.settle()
    #expect(story.checked.time == 0.3)
    #expect(story.said == ["will present (code)", "did present (code), finished"])
  }

  @Test func itsDimFollowsTheDragOnALine() {
    let story = open()
    story.handle(.dragBegan)
    for dragged in stride(from: 0.0, through: 600, by: 25) {
      story.handle(.dragMoved(total: -dragged), after: 0.01)
      #expect(story.state.extent == 600 - dragged)
      #expect(abs(story.state.dim - 0.7 * (1 - dragged / 600)) < 1e-9)
    }
  }

  @Test func upwardDragsDoNothing() {
    let story = open()
    story.handle(.dragBegan)
    story.handle(.dragMoved(total: 200), after: 0.1)
    #expect(story.state.extent == 600)
    story.handle(.dragEnded(velocity: 3000))
    #expect(story.state.extent == 600)
    for time in stride(from: 0.1, to: 0.3, by: 0.01) {
      #expect(story.sheet.state(at: time).extent == 600)
    }
    story.settle()
    #expect(story.said.isEmpty)
  }

  @Test(arguments: [
    (-301.0, 0.0, 0.3, true), (-10, -2001, 0.2, true), (-299, 0, 0.1, false),
    (-10, -2000, 0.1, false),
  ])
  func onReleaseItLeavesOrComesBackInItsTime(
    travel: Double, velocity: Double, seconds: Double, leaves: Bool
  ) {
    let story = open()
    story.drag(by: travel, velocity: velocity)
    let release = story.checked.time
    story.settle()
    let took = story.checked.time - release
    // A flick crosses the edge of the screen before its curve is over, and is gone then.
    #expect(took <= seconds + 1e-9)
    if velocity == 0 { #expect(abs(took - seconds) < 1e-9) }
    #expect((story.sheet.phase == .hidden) == leaves)
    #expect(story.said == (leaves ? ["will dismiss (drag)", "did dismiss (drag)"] : []))
    #expect(story.violation == nil)
  }

  @Test func aTapOutsideDismissesInThreeTenths() {
    let story = open()
    story.handle(.tapOutside)
    story.settle()
    #expect(abs(story.checked.time - 0.3) < 1e-9)
    #expect(story.said == ["will dismiss (outsideTap)", "did dismiss (outsideTap)"])
  }

  @Test func caughtInMidSettleItDoesNotJump() {
    let story = open()
    story.drag(by: -200)
    let before = story.sheet.state(at: story.checked.time + 0.08).extent
    story.handle(.dragBegan, after: 0.08)
    #expect(story.state.extent == before)
    story.handle(.dragMoved(total: -5), after: 0.01)
    #expect(abs(story.state.extent - (before - 5)) < 1e-9)
  }

  @Test func withoutContentItWaitsAndRisesOnceThereIsSome() {
    let story = Story(.halfModal)
    story.handle(.present())
    #expect(story.said == ["will present (code)", "did present (code), finished"])
    #expect(story.state.extent == 0)
    story.handle(.content(0), after: 0.1)
    #expect(story.state.extent == 0)
    story.handle(.content(420), after: 0.1)
    story.settle()
    #expect(story.state.extent == 420)
    #expect(story.sheet.phase == .resting)
  }

  @Test(arguments: [.nan, -5, 0, 10_000, .infinity] as [Double])
  func nonsenseHeightsNeitherCrashNorStick(height: Double) {
    let story = Story(.halfModal, on: .phone.with(content: height))
    story.handle(.present())
    story.settle()
    #expect(story.sheet.phase == .resting)
    #expect(story.state.extent == (height == 10_000 ? 793 : 0))
    story.handle(.dismiss())
    story.settle()
    #expect(story.sheet.phase == .hidden)
    #expect(story.violation == nil)
  }
}
