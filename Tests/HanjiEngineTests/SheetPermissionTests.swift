import HanjiEngine
import Testing

/// May it be dismissed?
@Suite struct SheetPermissionTests {
  private func story(_ permission: DismissPermission) -> Story {
    let story = Story(Sheet.Configuration(detents: [.medium()], permission: permission))
    story.rest()
    return story
  }

  /// The three ways of a user: a drag, a tap outside, an escape.
  static let attempts: [Cause] = [.drag, .outsideTap, .accessibility]

  private func attempt(_ cause: Cause, _ story: Story) {
    switch cause {
    case .drag: story.drag(by: -300, velocity: -1500)
    case .outsideTap: story.handle(.tapOutside)
    default: story.handle(.dismiss(cause: cause))
    }
  }

  @Test(arguments: attempts)
  func refusedItReportsEachAttemptOnceAndComesBack(cause: Cause) {
    let story = story(.refused)
    for _ in 0..<3 {
      attempt(cause, story)
      story.settle()
    }
    #expect(story.said == Array(repeating: "refused (\(cause))", count: 3))
    #expect(story.state.extent == 459 && story.sheet.phase == .resting)
    #expect(story.violation == nil)
  }

  @Test(arguments: attempts)
  func askedAndDeniedItReportsTheAttemptAndComesBack(cause: Cause) {
    let story = story(.ask)
    attempt(cause, story)
    story.handle(.answer(allowed: false))
    story.settle()
    #expect(story.said == ["may it be dismissed? (\(cause))", "refused (\(cause))"])
    #expect(story.state.extent == 459 && story.sheet.phase == .resting)
    #expect(story.violation == nil)
  }

  @Test(arguments: attempts)
  func askedAndAllowedItLeaves(cause: Cause) {
    let story = story(.ask)
    attempt(cause, story)
    story.handle(.answer(allowed: true))
    story.settle()
    #expect(
      story.said == [
        "may it be dismissed? (\(cause))", "will dismiss (\(cause))", "did dismiss (\(cause))",
      ])
    #expect(story.violation == nil)
  }

  @Test func answeredAtOnceItLeavesAsIfNobodyHadAsked() {
    let asked = story(.ask)
    attempt(.drag, asked)
    asked.handle(.answer(allowed: true))
    let free = story(.allowed)
    attempt(.drag, free)
    for time in stride(from: asked.checked.time, to: asked.checked.time + 0.3, by: 0.01) {
      #expect(asked.sheet.state(at: time) == free.sheet.state(at: time))
    }
  }

  @Test func codeIsNeverAsked() {
    for permission in [DismissPermission.refused, .ask] {
      let story = story(permission)
      story.handle(.dismiss())
      story.settle()
      #expect(story.said == ["will dismiss (code)", "did dismiss (code)"])
    }
  }

  @Test func anotherCommandReplacesTheQuestion() {
    for input: Input in [.present(), .present(.medium), .select(.large), .select(nil), .dragBegan] {
      let story = Story(
        Sheet.Configuration(detents: [.medium(), .large()], permission: .ask))
      story.rest(at: .large)
      story.handle(.tapOutside)
      story.handle(input)
      story.forget()
      story.handle(.answer(allowed: true))
      #expect(story.said.isEmpty)
      #expect(story.sheet.target != .hidden)
    }
    // Dismissed by code meanwhile, the answer comes too late.
    let story = story(.ask)
    story.handle(.tapOutside)
    story.handle(.dismiss())
    story.handle(.answer(allowed: false))
    #expect(story.said.last == "will dismiss (code)")
  }

  @Test func anAnswerNobodyAskedForIsIgnored() {
    let story = story(.ask)
    story.handle(.answer(allowed: true))
    story.handle(.tapOutside)
    story.handle(.answer(allowed: false))
    story.handle(.answer(allowed: true))
    #expect(story.said == ["may it be dismissed? (outsideTap)", "refused (outsideTap)"])
  }

  @Test func anAnswerThatNeverComesLeavesItAtItsDetent() {
    let story = story(.ask)
    attempt(.drag, story)
    story.settle()
    #expect(story.state.extent == 459 && story.sheet.phase == .resting)
  }

  @Test func refusedItResistsBelowItsSmallestDetent() {
    let story = story(.refused)
    story.handle(.dragBegan)
    story.handle(.dragMoved(total: -200), after: 0.1)
    let shown = Overdrag.systemRubberBand.stretched(200, dimension: 459)
    #expect(abs(story.state.extent - (459 - shown)) < 1e-9)
    story.handle(.dragMoved(total: -1e6), after: 0.1)
    #expect(story.state.extent > 0)
  }

  /// What counts is where the finger is, not the sheet that resists it.
  @Test func aLongSlowDragAgainstTheResistanceIsAnAttempt() {
    let story = story(.refused)
    story.drag(by: -300)
    #expect(story.said == ["refused (drag)"])
    story.settle()
    #expect(story.state.extent == 459)
  }

  @Test func aShortDragIsNoAttempt() {
    let story = story(.refused)
    story.drag(by: -50)
    story.settle()
    #expect(story.said.isEmpty)
  }

  /// An escape is committed once it is allowed; a drag can be caught.
  @Test func whatCanBeCaught() {
    let escaped = story(.allowed)
    escaped.handle(.dismiss(cause: .accessibility))
    escaped.handle(.dragBegan, after: 0.05)
    #expect(escaped.sheet.target == .hidden)
    let tapped = story(.allowed)
    tapped.handle(.tapOutside)
    tapped.handle(.dragBegan, after: 0.05)
    #expect(tapped.said.last == "called off (outsideTap)")
  }
}
