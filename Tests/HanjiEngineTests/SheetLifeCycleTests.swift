import HanjiEngine
import Testing

/// What a sheet does about commands, and what it says meanwhile.
@Suite struct SheetLifeCycleTests {
  private let two = Sheet.Configuration(detents: [.medium(), .large()])

  @Test func comesInAtItsInitialDetentOrTheSmallest() {
    let cases: [(Detent.Identifier?, Detent.Identifier?, Detent.Identifier)] = [
      (nil, nil, .medium), (.large, nil, .large), ("nobody", nil, .medium),
      (nil, .large, .large), (.large, .medium, .medium), (nil, "nobody", .medium),
    ]
    for (initial, asked, expected) in cases {
      var configuration = two
      configuration.initial = initial
      let story = Story(configuration)
      story.handle(.present(asked))
      story.settle()
      #expect(story.sheet.selected == expected)
      #expect(story.state.detent == expected)
      #expect(story.violation == nil)
    }
  }

  @Test func whatIsSelectedOutOfSightIsForTheNextPresentation() {
    let story = Story(two)
    story.handle(.select(.large))
    #expect(story.said.isEmpty && story.sheet.phase == .hidden)
    story.handle(.present())
    #expect(story.sheet.target == .detent(.large))
    story.handle(.dismiss(animated: false))
    story.handle(.present())
    #expect(story.sheet.target == .detent(.medium))
  }

  @Test func presentedAndDismissedInOneTurnItSaysEachOnce() {
    let story = Story(two)
    story.handle(.present())
    story.handle(.dismiss())
    story.settle()
    #expect(
      story.said == [
        "will present (code)", "did present (code), interrupted", "will dismiss (code)",
        "did dismiss (code)",
      ])
    #expect(story.sheet.phase == .hidden)
    #expect(story.violation == nil)
  }

  @Test func dismissedTwiceItLeavesOnce() {
    let story = Story(two)
    story.rest()
    story.handle(.dismiss())
    story.handle(.dismiss(), after: 0.1)
    story.settle()
    story.handle(.dismiss())
    #expect(story.said == ["will dismiss (code)", "did dismiss (code)"])
  }

  @Test func dismissedBeforePresentedNothingHappens() {
    let story = Story(two)
    story.handle(.dismiss())
    story.handle(.tapOutside)
    story.handle(.dragBegan)
    #expect(story.said.isEmpty && story.moves.isEmpty)
  }

  @Test func presentedTwiceItComesInOnce() {
    let story = Story(two)
    story.handle(.present())
    story.handle(.present(), after: 0.1)
    story.settle()
    story.handle(.present())
    #expect(story.said == ["will present (code)", "did present (code), finished"])
    #expect(story.moves.count == 1)
  }

  @Test func selectedWhileComingInTheLastCommandWins() {
    let story = Story(two)
    story.handle(.present())
    story.handle(.select(.large), after: 0.1)
    story.settle()
    #expect(
      story.said == [
        "will present (code)", "did present (code), interrupted", "will select large (code)",
        "did select large (code), finished",
      ])
    #expect(story.state.extent == 793)
  }

  @Test func presentedAgainDuringACommittedDismissalItLeavesAndComesBack() {
    let story = Story(two)
    story.rest()
    story.handle(.dismiss())
    story.handle(.present(.large), after: 0.1)
    #expect(story.sheet.target == .hidden)
    story.settle()
    #expect(
      story.said == ["will dismiss (code)", "did dismiss (code)", "will present (code)"])
    story.settle()
    #expect(story.state.extent == 793)
    // And the last command wins there too.
    story.handle(.dismiss())
    story.handle(.present(), after: 0.1)
    story.handle(.dismiss(), after: 0.01)
    story.settle()
    #expect(story.sheet.phase == .hidden)
    #expect(story.violation == nil)
  }

  @Test func presentedAgainDuringAUsersDismissalItTurnsAround() {
    let story = Story(two)
    story.rest()
    story.handle(.tapOutside)
    story.handle(.present(), after: 0.1)
    story.settle()
    #expect(story.said == ["will dismiss (outsideTap)", "called off (outsideTap)"])
    #expect(story.sheet.phase == .resting)
    #expect(story.violation == nil)
  }

  @Test func withoutAnimationAllIsSaidAtOnce() {
    let story = Story(two)
    story.handle(.present(animated: false))
    #expect(story.said == ["will present (code)", "did present (code), finished"])
    #expect(story.state.extent == 459)
    story.handle(.select(.large, animated: false))
    #expect(story.state.extent == 793)
    story.handle(.dismiss(animated: false))
    #expect(story.said.suffix(2) == ["will dismiss (code)", "did dismiss (code)"])
    #expect(story.state.extent == 0)
    #expect(story.moves.allSatisfy { $0.isInstant })
  }

  @Test func aDismissalUnderWayCanBeCutShort() {
    let story = Story(two)
    story.rest()
    story.handle(.tapOutside)
    story.handle(.dismiss(animated: false), after: 0.05)
    #expect(story.said == ["will dismiss (outsideTap)", "did dismiss (outsideTap)"])
    #expect(story.sheet.phase == .hidden)
  }

  @Test func aMoveUnderWayCanBeCutShort() {
    let story = Story(two)
    story.handle(.present())
    story.handle(.present(animated: false), after: 0.05)
    #expect(story.said == ["will present (code)", "did present (code), finished"])
    #expect(story.state.extent == 459 && story.sheet.phase == .resting)
    story.forget()
    story.handle(.select(.large))
    story.handle(.select(.large, animated: false), after: 0.05)
    #expect(story.said == ["will select large (code)", "did select large (code), finished"])
    #expect(story.state.extent == 793 && story.sheet.phase == .resting)
    #expect(story.violation == nil)
  }

  @Test func aSecondTapDoesNotCommitADismissal() {
    for cause in [Cause.outsideTap, .drag] {
      let story = Story(two)
      story.rest()
      story.handle(.tapOutside)
      story.handle(.dismiss(cause: cause), after: 0.05)
      story.handle(.dragBegan, after: 0.05)
      #expect(story.said == ["will dismiss (outsideTap)", "called off (outsideTap)"])
      #expect(story.violation == nil)
    }
  }

  @Test func aPresentationWithoutADetentLeavesAFingerAlone() {
    let story = Story(two)
    story.rest()
    story.handle(.dragBegan)
    story.handle(.dragMoved(total: 50), after: 0.1)
    story.handle(.present())
    story.handle(.dragMoved(total: 60), after: 0.1)
    #expect(story.state.extent == 519)
  }

  @Test func aUsersDismissalThatCodeConfirmsIsCommitted() {
    let story = Story(two)
    story.rest()
    story.handle(.tapOutside)
    story.handle(.dismiss(), after: 0.05)
    story.handle(.dragBegan, after: 0.05)
    story.handle(.select(.large), after: 0.05)
    #expect(story.sheet.target == .hidden)
    story.settle()
    #expect(story.said == ["will dismiss (outsideTap)", "did dismiss (outsideTap)"])
    #expect(story.violation == nil)
  }

  @Test func afterACommittedDismissalNothingMovesIt() {
    for cause in [Cause.code, .accessibility] {
      let story = Story(two)
      story.rest()
      story.handle(.dismiss(cause: cause))
      let moves = story.moves.count
      for input: Input in [
        .dragBegan, .dragMoved(total: 50), .dragEnded(velocity: 900), .dragCancelled,
        .select(.large), .tapOutside, .keyboard(300), .keyboard(0), .content(700),
        .stage(.landscapePhone), .configure(.halfModal), .answer(allowed: false),
        .dismiss(cause: .outsideTap),
      ] {
        story.handle(input, after: 0.01)
        #expect(story.moves.count == moves)
      }
      story.settle()
      #expect(story.said == ["will dismiss (\(cause))", "did dismiss (\(cause))"])
      #expect(story.violation == nil)
    }
  }

  @Test func aMoveThatIsTakenAwayIsAtItsTarget() {
    let story = Story(two)
    story.handle(.present())
    guard let move = story.sheet.phase.move else {
      Issue.record("no move")
      return
    }
    story.handle(.settled(move.id), after: 0.01)
    #expect(story.state.extent == 459)
    #expect(story.sheet.phase == .resting)
    #expect(story.said.last == "did present (code), finished")
  }

  @Test func anOldMovesEndIsIgnored() {
    let story = Story(two)
    story.handle(.present())
    let first = story.moves[0]
    story.handle(.select(.large), after: 0.1)
    story.handle(.settled(first.id), after: 0.3)
    #expect(story.said.last == "will select large (code)")
    #expect(story.sheet.phase.move?.id == story.moves[1].id)
  }

  @Test func aSelectionOfNobodyIsTheSmallest() {
    let story = Story(two)
    story.rest(at: .large)
    story.handle(.select(nil))
    story.settle()
    #expect(story.sheet.selected == .medium)
    story.handle(.select(.large, animated: false))
    story.handle(.select("nobody"))
    #expect(story.sheet.selected == .medium)
  }

  @Test func selectingWhereItIsMovesNothing() {
    let story = Story(two)
    story.rest()
    let moves = story.moves.count
    story.handle(.select(.medium))
    #expect(story.moves.count == moves && story.said.isEmpty)
  }

  @Test func fiveDismissalsCalledOffLeaveItAtRest() {
    let story = Story(two)
    story.rest()
    for _ in 0..<5 {
      story.drag(by: -300)
      #expect(story.sheet.target == .hidden)
      story.handle(.dragBegan, after: 0.05)
      story.handle(.dragEnded(velocity: 4000), after: 0.01)
      story.settle()
      story.handle(.select(.medium, animated: false))
    }
    #expect(story.said.filter { $0.hasPrefix("will dismiss") }.count == 5)
    #expect(story.said.filter { $0.hasPrefix("called off") }.count == 5)
    #expect(story.sheet.phase == .resting)
    #expect(story.violation == nil)
  }

  @Test func timeThatRunsBackwardOrIsNoneStandsStill() {
    var sheet = Sheet(two, stage: .phone)
    sheet.handle(.present(), at: 5) { _ in }
    sheet.handle(.select(.large), at: 4) { _ in }
    #expect(sheet.phase.move?.trajectory.start == 5)
    for time in [Double.nan, .infinity, -.infinity, 1e300] {
      sheet.handle(.select(.medium), at: time) { _ in }
      sheet.handle(.select(.large), at: time) { _ in }
      #expect(sheet.phase.move?.trajectory.start == 5)
    }
    #expect(sheet.state(at: .nan) == sheet.state(at: 5))
    #expect(sheet.state(at: .infinity) == sheet.state(at: 5))
    #expect(sheet.state(at: 0) == sheet.state(at: 5))
  }
}
