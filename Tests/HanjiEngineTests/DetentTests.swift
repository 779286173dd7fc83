import HanjiEngine
import Testing

@Suite struct DetentTests {
  private func extent(
    _ detent: Detent, _ stage: Stage, _ measure: DetentMeasure = .system
  ) -> Double? {
    DetentLadder([detent], measure: measure, stage: stage).rung(of: detent.identifier)?.extent
  }

  // MARK: The system's numbers

  @Test func theMaximumOfTheTwoGenerations() {
    #expect(Stage.phone.maximumDetentValue == 759)
    var older = Stage.phone
    older.rules = .iOS18
    #expect(older.maximumDetentValue == 749)
  }

  @Test func mediumIsTheSystemsOnTwoPhones() {
    #expect(extent(.medium(), .phone) == 459)
    var small = Stage.smallPhone
    small.rules = .iOS18
    #expect(small.maximumDetentValue == 637)
    #expect(extent(.medium(), small) == 356.5)
  }

  @Test func largeEndsAtTheSafeArea() {
    #expect(extent(.large(), .phone) == 793)
    var older = Stage.phone
    older.rules = .iOS18
    #expect(extent(.large(), older) == 783)
    #expect(extent(.large(), older, .container) == 793)
  }

  @Test func mediumIsInactiveInCompactHeightAndLargeIsUsed() {
    let ladder = DetentLadder([.medium()], measure: .system, stage: .landscapePhone)
    #expect(ladder.rung(of: .medium) == nil)
    #expect(ladder.rungs.map(\.identifier) == [.large])
    #expect(ladder.rungs.map(\.extent) == [393])
  }

  // MARK: Measures

  @Test func lengthsInsideTheSafeAreaGetItsInset() {
    #expect(extent(.points(300), .phone) == 334)
    #expect(extent(.points(300), .phone, .container) == 300)
    #expect(extent(.content(), .phone.with(content: 300)) == 334)
    #expect(extent(.through(120, identifier: "title"), .phone) == 154)
    #expect(extent(.through(120, identifier: "title"), .phone, .container) == 120)
    #expect(extent(.resolved(identifier: "a") { $0.maximumDetentValue / 3 }, .phone) == 287)
  }

  @Test func aFractionIsOfTheWholeContainerEitherWay() {
    #expect(extent(.fraction(0.5), .phone) == 426)
    #expect(extent(.fraction(0.5), .phone, .container) == 426)
    // Also with the keyboard up, where the sheet does not rise.
    let ladder = Sheet(
      Sheet.Configuration(detents: [.fraction(0.5)], keyboard: .resizeContent),
      stage: .phone.with(keyboard: 336)
    ).ladder
    #expect(ladder.smallest.extent == 426)
  }

  @Test func contentIsLimitedByItsMaximumAndThenByTheStage() {
    #expect(extent(.content(maximum: 400), .phone.with(content: 600), .container) == 400)
    #expect(extent(.content(maximum: 400), .phone.with(content: 200), .container) == 200)
    #expect(extent(.content(maximum: .nan), .phone.with(content: 600), .container) == 600)
    #expect(extent(.content(), .phone.with(content: 10_000), .container) == 793)
  }

  @Test func aTopSheetKeepsItsMarginAtTheFarEnd() {
    let measure = DetentMeasure(fromSafeArea: false, farMargin: 120)
    let stage = Stage.phone.with(edge: .top).with(content: 10_000)
    #expect(extent(.content(), stage, measure) == 698)
  }

  @Test func extentsAreWholePixels() {
    #expect(extent(.points(100.4), .phone, .container) == 301.0 / 3)
    // A content's last pixel row is kept.
    #expect(extent(.content(), .phone.with(content: 100.05), .container) == 301.0 / 3)
  }

  // MARK: Nonsense

  @Test(arguments: [nil, .nan, .infinity, -.infinity, 0, -50] as [Double?])
  func aLengthThatIsNoneMakesItsDetentInactive(length: Double?) {
    let detents: [Detent] = [
      .resolved(identifier: "odd") { _ in length }, .through(length, identifier: "through"),
      .points(length ?? 0), .fraction(length ?? 0),
    ]
    for detent in detents {
      let ladder = DetentLadder([detent, .medium()], measure: .system, stage: .phone)
      #expect(ladder.rungs.map(\.identifier) == [.medium])
      let alone = DetentLadder([detent], measure: .system, stage: .phone)
      #expect(alone.rungs.map(\.identifier) == [.large])
    }
    #expect(extent(.content(), .phone.with(content: length), .container) == 0)
  }

  @Test func aLengthBeyondTheStageIsClamped() {
    for detent in [Detent.points(10_000), .fraction(7), .through(1e300, identifier: "far")] {
      #expect(extent(detent, .phone) == 793)
    }
  }

  @Test func onAStageWithoutRoomThereIsStillADetent() {
    for stage in [Stage(container: .zero), Samples.stages[7]] {
      for configuration in Samples.configurations {
        let ladder = Sheet(configuration, stage: stage).ladder
        #expect(ladder.rungs.count == 1)
        #expect(ladder.smallest.extent == 0)
      }
    }
  }

  @Test func contentThatIsNotMeasuredYetIsWaitedForWithNothingShowing() {
    let alone = DetentLadder([.content()], measure: .container, stage: .phone)
    #expect(alone.rungs.map(\.identifier) == [.content])
    #expect(alone.smallest.extent == 0)
    let beside = DetentLadder([.content(), .large()], measure: .container, stage: .phone)
    #expect(beside.rungs.map(\.identifier) == [.large])
  }

  // MARK: Laws

  @Test func theOrderOfListingDoesNotMatter() {
    var random = Seeded(Seeded.seed(30))
    let detents: [Detent] = [
      .large(), .medium(), .points(425, identifier: "same"), .points(10_000, identifier: "top"),
      .fraction(0.25), .content(), .points(759).programmaticOnly(), .points(100),
    ]
    for stage in Samples.stages {
      let expected = DetentLadder(detents, measure: .system, stage: stage)
      for _ in 0..<20 {
        let ladder = DetentLadder(
          detents.shuffled(using: &random), measure: .system, stage: stage)
        #expect(ladder.rungs == expected.rungs, "seed \(random.seed)")
      }
    }
  }

  @Test func equalDetentsAreOneThatAnswersToAllTheirNames() {
    let ladder = DetentLadder(
      [.points(425, identifier: "b"), .medium(), .points(425, identifier: "a").programmaticOnly()],
      measure: .system, stage: .phone)
    #expect(ladder.rungs.count == 1)
    #expect(ladder.smallest.identifier == "b")
    #expect(!ladder.smallest.isProgrammaticOnly)
    for name in ["a", "b", "medium"] as [Detent.Identifier] {
      #expect(ladder.rung(of: name) == ladder.smallest)
    }
  }

  @Test func ofTwoDetentsOfOneNameTheFirstCounts() {
    let ladder = DetentLadder(
      [.points(300, identifier: "a"), .points(200, identifier: "a")], measure: .container,
      stage: .phone)
    #expect(ladder.rungs.map(\.extent) == [300])
  }

  @Test func aDetentIsItsIdentifier() {
    #expect(Detent.points(3, identifier: "a") == .fraction(0.4, identifier: "a"))
    #expect(Detent.points(300) == .points(300))
    #expect(Detent.points(300) != .points(301))
    #expect(Set<Detent>([.large(), .large(), .medium()]).count == 2)
    #expect(Detent.content().isContentSized && !Detent.large().isContentSized)
  }

  @Test func theNearestRungIsTheSmallerOfTwo() {
    let ladder = DetentLadder(
      [.points(200), .points(400)], measure: .container, stage: .phone)
    #expect(ladder.nearest(to: 300).extent == 200)
    #expect(ladder.nearest(to: 301).extent == 400)
    #expect(ladder.nearest(to: -5).extent == 200)
    #expect(ladder.nearest(to: .nan).extent == 200)
  }

  /// A custom rule is called once for each change of the stage, not for each question.
  @Test func detentsAreResolvedOncePerStage() {
    let calls = Counter()
    var sheet = Sheet(
      Sheet.Configuration(detents: [.resolved(identifier: "a") { _ in calls.count() }]),
      stage: .phone)
    #expect(calls.value == 1)
    sheet.handle(.present(), at: 0) { _ in }
    sheet.handle(.dragBegan, at: 0.1) { _ in }
    for event in 1...50 {
      sheet.handle(.dragMoved(total: Double(-event)), at: 0.1 + Double(event) / 60) { _ in }
      _ = sheet.state(at: 1)
    }
    sheet.handle(.dragEnded(velocity: 0), at: 1) { _ in }
    #expect(calls.value == 1)
    sheet.handle(.stage(.smallPhone), at: 1) { _ in }
    #expect(calls.value == 2)
  }
}

/// Counts its calls; a detent's rule must be sendable.
private final class Counter: @unchecked Sendable {
  // Touched by one test on one thread.
  private(set) var value = 0

  func count() -> Double? {
    value += 1
    return 300
  }
}
