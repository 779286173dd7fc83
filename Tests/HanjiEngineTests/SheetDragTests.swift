import HanjiEngine
import Testing

/// A finger on a sheet.
@Suite struct SheetDragTests {
  private let two = Sheet.Configuration(detents: [.medium(), .large()])

  @Test func draggedToAnotherDetentItSelectsIt() {
    let story = Story(two)
    story.rest()
    story.drag(by: 250)
    #expect(story.said == ["will select large (drag)"])
    story.settle()
    #expect(story.said.last == "did select large (drag), finished")
    #expect(story.state.extent == 793)
  }

  @Test func draggedAndBackItSelectsNothing() {
    let story = Story(two)
    story.rest()
    story.drag(by: 40)
    story.settle()
    #expect(story.said.isEmpty)
    #expect(story.state.extent == 459)
  }

  @Test func aTinyDragToTheSamePlaceEndsAtOnce() {
    let story = Story(two)
    story.rest()
    story.handle(.dragBegan)
    story.handle(.dragMoved(total: 4), after: 0.05)
    story.handle(.dragMoved(total: 0), after: 0.05)
    story.handle(.dragEnded(velocity: 0))
    #expect(story.sheet.phase == .resting)
    #expect(story.said.isEmpty)
  }

  @Test func caughtEightyMillisecondsIntoASettleTheNextReleaseHasTheFingersVelocity() {
    let story = Story(two)
    story.rest()
    story.drag(by: 250)
    let before = story.sheet.state(at: story.checked.time + 0.08).extent
    story.handle(.dragBegan, after: 0.08)
    #expect(abs(story.state.extent - before) < 0.5 / 3)
    #expect(story.said.last == "did select large (drag), interrupted")
    story.handle(.dragMoved(total: -30), after: 0.05)
    story.handle(.dragEnded(velocity: -640))
    #expect(story.state.velocity == -640)
    #expect(story.violation == nil)
  }

  @Test func caughtWhileComingInItStays() {
    let story = Story(two)
    story.handle(.present())
    story.handle(.dragBegan, after: 0.1)
    #expect(story.said == ["will present (code)", "did present (code), interrupted"])
    story.handle(.dragEnded(velocity: 0), after: 0.1)
    story.settle()
    #expect(story.sheet.phase == .resting)
    #expect(story.violation == nil)
  }

  @Test func caughtWhileLeavingTheDismissalIsCalledOff() {
    let story = Story(two)
    story.rest()
    story.drag(by: -100, velocity: -1500)
    story.handle(.dragBegan, after: 0.05)
    #expect(story.said == ["will dismiss (drag)", "called off (drag)"])
    story.handle(.dragCancelled, after: 0.1)
    story.settle()
    #expect(story.state.extent == 459)
    #expect(story.violation == nil)
  }

  @Test func codeThatDismissesUnderAFingerWins() {
    let story = Story(two)
    story.rest()
    story.handle(.dragBegan)
    story.handle(.dragMoved(total: -50), after: 0.1)
    story.handle(.dismiss())
    story.handle(.dragMoved(total: 300), after: 0.05)
    story.handle(.dragEnded(velocity: 3000), after: 0.05)
    story.settle()
    #expect(story.said == ["will dismiss (code)", "did dismiss (code)"])
  }

  @Test func codeThatSelectsUnderAFingerWins() {
    let story = Story(two)
    story.rest()
    story.handle(.dragBegan)
    story.handle(.dragMoved(total: 50), after: 0.1)
    let before = story.state
    story.handle(.select(.large))
    #expect(story.state.extent == before.extent)
    #expect(story.state.velocity == before.velocity)
    story.handle(.dragMoved(total: 0), after: 0.1)
    story.settle()
    #expect(story.state.extent == 793)
    // Selecting the detent it came from lets go, too.
    story.handle(.dragBegan)
    story.handle(.dragMoved(total: -100), after: 0.1)
    story.handle(.select(.large))
    story.settle()
    #expect(story.state.extent == 793 && story.sheet.phase == .resting)
  }

  @Test func aCancelledGestureGoesBackAndIsNeverAFlick() {
    let story = Story(two)
    story.rest()
    story.handle(.dragBegan)
    story.handle(.dragMoved(total: -300), after: 0.05)
    story.handle(.dragCancelled)
    #expect(story.state.velocity == 0)
    story.settle()
    #expect(story.said.isEmpty)
    #expect(story.state.extent == 459)
  }

  @Test func aDragLeavesAProgrammaticDetentAndNeverLandsThere() {
    let story = Story(
      Sheet.Configuration(
        detents: [.points(200), .points(500, identifier: "code").programmaticOnly(), .large()],
        measure: .container))
    story.rest(at: "code")
    story.drag(by: 10)
    story.settle()
    #expect(story.sheet.selected == .large)
    story.handle(.select("code"))
    story.settle()
    #expect(story.state.extent == 500)
    for travel in stride(from: -280.0, through: 280, by: 20) {
      story.handle(.select("code", animated: false))
      story.drag(by: travel)
      #expect(story.sheet.selected != "code")
      story.settle()
    }
    #expect(story.violation == nil)
  }

  @Test func withOnlyProgrammaticDetentsItComesBack() {
    let story = Story(
      Sheet.Configuration(detents: [.points(300, identifier: "code").programmaticOnly()]))
    story.rest()
    story.drag(by: -60)
    story.settle()
    #expect(story.sheet.selected == "code")
    #expect(story.said.isEmpty)
  }

  @Test func anUndraggableSheetIgnoresFingers() {
    let story = Story(Sheet.Configuration(isDraggable: false))
    story.rest()
    story.drag(by: -500, velocity: -5000)
    #expect(story.said.isEmpty && story.sheet.phase == .resting)
  }

  @Test func pastItsEndItStretchesByItsRule() {
    var configuration = two
    configuration.overdrag = .soft(limit: 50)
    let story = Story(configuration)
    story.rest(at: .large)
    story.handle(.dragBegan)
    story.handle(.dragMoved(total: 50), after: 0.1)
    #expect(abs(story.state.extent - (793 + 25)) < 1e-9)
    story.handle(.dragEnded(velocity: 800))
    // The sheet's own speed, a quarter of the finger's here, goes on.
    #expect(abs(story.state.velocity - 200) < 1e-9)
    // Caught while stretched it does not jump, and follows on from there.
    let before = story.sheet.state(at: story.checked.time + 0.02).extent
    story.handle(.dragBegan, after: 0.02)
    #expect(abs(story.state.extent - before) < 1e-9)
    #expect(story.violation == nil)
  }

  @Test func aSecondFingerThatTakesOverDoesNotMakeItJump() {
    let story = Story(two)
    story.rest()
    story.handle(.dragBegan)
    story.handle(.dragMoved(total: 80), after: 0.1)
    story.handle(.dragBegan)
    #expect(story.state.extent == 539)
    story.handle(.dragMoved(total: 5), after: 0.1)
    #expect(story.state.extent == 544)
  }

  @Test func releasedAtTheDetentWithAVelocityItEnds() {
    for velocity in [1500.0, -900, .nan, .infinity, -.infinity] {
      let story = Story(two)
      story.rest()
      story.drag(by: 0, velocity: velocity)
      story.settle()
      #expect(story.sheet.phase == .resting)
      #expect(story.violation == nil)
    }
  }

  /// Flicked up, a sheet without overdrag stops at its largest detent; a bouncy one bounces there.
  @Test(arguments: [(Spring.system, false), (Spring(response: 0.35, dampingRatio: 0.5), true)])
  func onlyAMotionMadeForItPassesTheLargestDetent(spring: Spring, passes: Bool) {
    var configuration = two
    configuration.motion.settle = .spring(spring)
    let story = Story(configuration)
    story.rest()
    story.drag(by: 330, velocity: 6000)
    let start = story.checked.time
    let peak = stride(from: start, to: start + 1, by: 0.001).reduce(0) {
      max($0, story.sheet.state(at: $1).extent)
    }
    #expect((peak > 793) == passes)
    story.settle()
    #expect(story.state.extent == 793)
    #expect(story.violation == nil)
  }

  /// Two releases whose velocities differ a little differ a little in all that follows.
  @Test func releasesThatDifferALittleOvershootAlike() {
    func peak(_ velocity: Double) -> Double {
      var configuration = Sheet.Configuration(detents: [.points(300)], overdrag: .free)
      configuration.permission = .refused
      let story = Story(configuration)
      story.rest()
      story.drag(by: 0, velocity: velocity)
      let start = story.checked.time
      return stride(from: start, to: start + 1, by: 0.001).reduce(0) {
        max($0, story.sheet.state(at: $1).extent)
      }
    }
    #expect(peak(301) > peak(299))
    #expect(peak(301) - peak(299) < 0.1)
  }

  @Test func aFingerReportsTheSheetsSpeedUntilItIsStill() {
    let story = Story(two)
    story.rest()
    story.handle(.dragBegan)
    story.handle(.dragMoved(total: -10), after: 0.01)
    #expect(abs(story.state.velocity + 1000) < 1e-6)
    let still = story.sheet.state(at: story.checked.time + 0.2)
    #expect(still.velocity == 0)
  }
}
