import HanjiEngine
import Testing

/// What is around a sheet changes: it goes to the same detent, resolved afresh.
@Suite struct SheetStageTests {
  private let two = Sheet.Configuration(detents: [.medium(), .large()])

  @Test func mediumBecomesLargeInLandscapeAndComesBack() {
    let story = Story(Sheet.Configuration(detents: [.medium()]))
    story.rest()
    story.handle(.stage(.landscapePhone))
    story.settle()
    #expect(story.state.extent == 393)
    #expect(story.sheet.selected == .medium)
    #expect(story.sheet.target == .detent(.large))
    // A touch of the finger there does not make it forget.
    story.drag(by: -5)
    story.settle()
    story.handle(.stage(.phone), after: 1)
    story.settle()
    #expect(story.state.extent == 459)
    #expect(story.said.isEmpty)
    #expect(story.violation == nil)
  }

  @Test func inEveryPhaseItKeepsItsDetentItsPlaceAndItsSpeed() {
    let scenes: [(String, (Story) -> Void)] = [
      ("coming in", { $0.handle(.present(.large)) }),
      (
        "settling",
        {
          $0.rest(at: .medium)
          $0.handle(.select(.large))
        }
      ),
      (
        "dragging",
        {
          $0.rest(at: .large)
          $0.handle(.dragBegan)
          $0.handle(.dragMoved(total: -40), after: 0.02)
        }
      ),
    ]
    for (name, play) in scenes {
      let story = Story(two)
      play(story)
      let before = story.sheet.state(at: story.checked.time + 0.05)
      story.handle(.stage(.smallPhone), after: 0.05)
      #expect(abs(story.state.extent - before.extent) < 1e-9, "\(name)")
      #expect(abs(story.state.velocity - before.velocity) < 1e-6, "\(name)")
      story.handle(.dragCancelled)
      story.settle()
      #expect(story.sheet.selected == .large, "\(name)")
      #expect(story.state.extent == 647, "\(name)")
      #expect(story.violation == nil)
    }
  }

  @Test func atRestAndWithoutAnimationItIsThereAtOnce() {
    let story = Story(two)
    story.rest()
    story.handle(.stage(.smallPhone, animated: false))
    #expect(story.sheet.phase == .resting)
    #expect(abs(story.state.extent - 362.5) < 1)
  }

  @Test func aStageThatChangesNothingMovesNothing() {
    let story = Story(two)
    story.rest()
    let moves = story.moves.count
    story.handle(.stage(.phone))
    story.handle(.content(300))
    #expect(story.moves.count == moves)
  }

  @Test func contentThatGrowsWhileShownIsFollowed() {
    let story = Story(Sheet.Configuration(detents: [.content()]), on: .phone.with(content: 300))
    story.rest()
    story.handle(.content(380))
    #expect(story.moves.last?.cause == .content)
    story.settle()
    #expect(story.state.extent == 380 + 34)
    story.handle(.content(5000))
    story.settle()
    #expect(story.state.extent == 793)
    story.handle(.dismiss(cause: .outsideTap))
    story.settle()
    #expect(story.sheet.phase == .hidden)
  }

  @Test func contentThatArrivesWhileComingInDoesNotInterrupt() {
    let story = Story(Sheet.Configuration(detents: [.content()]), on: .phone.with(content: 300))
    story.handle(.present())
    story.handle(.content(500), after: 0.1)
    story.settle()
    #expect(story.said == ["will present (code)", "did present (code), finished"])
    #expect(story.state.extent == 534)
    #expect(story.violation == nil)
  }

  @Test func detentsReplacedUnderItSendItToTheNearest() {
    let story = Story(
      Sheet.Configuration(
        detents: [.points(200), .points(500, identifier: "gone"), .large()], measure: .container))
    story.rest(at: "gone")
    var next = story.sheet.configuration
    next.detents = [.points(100), .points(450, identifier: "near"), .large()]
    story.handle(.configure(next))
    #expect(story.said == ["will select near (code)"])
    story.settle()
    #expect(story.said.last == "did select near (code), finished")
    #expect(story.state.extent == 450)
    // A new rule for the same name is followed.
    next.detents = [.points(600, identifier: "near")]
    story.forget()
    story.handle(.configure(next))
    story.settle()
    #expect(story.said.isEmpty && story.state.extent == 600)
    #expect(story.violation == nil)
  }

  @Test func detentsReplacedUnderAFingerWaitForIt() {
    let story = Story(two)
    story.rest(at: .large)
    story.handle(.dragBegan)
    story.handle(.dragMoved(total: -30), after: 0.1)
    var next = two
    next.detents = [.points(300, identifier: "only")]
    story.handle(.configure(next))
    #expect(story.state.extent == 763)
    story.handle(.dragEnded(velocity: 0))
    story.settle()
    #expect(story.sheet.selected == "only")
    #expect(story.violation == nil)
  }

  @Test func progressIsFiniteAndItsOwnDetents() {
    let merged = Story(
      Sheet.Configuration(
        detents: [.points(300, identifier: "a"), .points(300, identifier: "b")],
        measure: .container))
    merged.handle(.present())
    for time in stride(from: 0.0, to: 1, by: 0.05) {
      let state = merged.sheet.state(at: time)
      #expect(state.progress == state.presence && state.presence == state.detentProgress)
      #expect(abs(state.progress - min(1, state.extent / 300)) < 1e-12)
    }
    let story = Story(two)
    story.rest()
    #expect(story.state.presence == 1 && story.state.detentProgress == 0)
    #expect(abs(story.state.progress - 459.0 / 793) < 1e-12)
    story.handle(.select(.large, animated: false))
    #expect(story.state.detentProgress == 1 && story.state.progress == 1)
    let empty = Story(two, on: Stage(container: .zero))
    empty.rest()
    #expect(empty.state.progress == 0 && empty.state.detentProgress == 0)
  }

  @Test func theNearestDetentIsReportedOnTheWay() {
    let story = Story(two)
    story.rest()
    story.handle(.dragBegan)
    story.handle(.dragMoved(total: 160), after: 0.1)
    #expect(story.state.detent == .medium)
    story.handle(.dragMoved(total: 180), after: 0.1)
    #expect(story.state.detent == .large)
    story.handle(.dismiss(animated: false))
    #expect(story.state.detent == nil)
  }

  @Test func anEmptyListOfDetentsIsLarge() {
    let story = Story(Sheet.Configuration(detents: []))
    story.rest()
    #expect(story.state.extent == 793)
    story.handle(.configure(story.sheet.configuration))
    #expect(story.said.isEmpty && story.sheet.phase == .resting)
  }
}
