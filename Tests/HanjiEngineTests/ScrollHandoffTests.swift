import HanjiEngine
import Testing

@Suite struct ScrollHandoffTests {
  private func list(_ position: Double, length: Double = 1000, refreshes: Bool = false) -> Scroller
  {
    Scroller(position: position, length: length, refreshes: refreshes)
  }

  private func sheet(_ position: Double, isDismissible: Bool = true) -> SheetTravel {
    SheetTravel(position: position, low: 400, high: 600, isDismissible: isDismissible)
  }

  // MARK: Situations

  @Test func aListAtItsTopGrowsTheSheetAndThenScrolls() {
    var handoff = ScrollHandoff(.system, sheet: sheet(400), scrollers: [list(0)])
    for _ in 0..<30 { handoff.move(by: 10) }
    #expect(handoff.sheet.position == 600)
    #expect(handoff.scrollers[0].position == 100)
  }

  @Test func theSameFingerComesBackAndTheListReturnsFirst() {
    var handoff = ScrollHandoff(.system, sheet: sheet(400), scrollers: [list(0)])
    for _ in 0..<30 { handoff.move(by: 10) }
    for _ in 0..<10 { #expect(handoff.move(by: -10).content == -10) }
    #expect(handoff.scrollers[0].position == 0)
    for _ in 0..<20 { #expect(handoff.move(by: -10).sheet == -10) }
    #expect(handoff.sheet.position == 400)
  }

  @Test func oneBigEventIsDividedAtTheSeam() {
    var handoff = ScrollHandoff(.system, sheet: sheet(400), scrollers: [list(0)])
    let up = handoff.move(by: 300)
    #expect(up.sheet == 200 && up.content == 100)
    let down = handoff.move(by: -300)
    #expect(down.sheet == -200 && down.content == -100)
  }

  @Test func momentumNeverMovesTheSheet() {
    var handoff = ScrollHandoff(.system, sheet: sheet(600), scrollers: [list(300)])
    for _ in 0..<50 { #expect(handoff.roll(by: -20).sheet == 0) }
    #expect(handoff.sheet.position == 600)
    #expect(handoff.scrollers[0].position == -700)
    // A new finger does.
    var next = ScrollHandoff(.system, sheet: sheet(600), scrollers: [list(0)])
    #expect(next.move(by: -20).sheet == -20)
  }

  @Test func aScrolledListScrollsInBothDirectionsAndTheSheetStays() {
    var handoff = ScrollHandoff(.system, sheet: sheet(400), scrollers: [list(500)])
    #expect(handoff.move(by: 100).content == 100)
    #expect(handoff.move(by: -200).content == -200)
    #expect(handoff.sheet.position == 400)
  }

  @Test func withoutAnythingThatScrollsTheSheetTakesAll() {
    for scrollers in [[], [Scroller(position: 0, length: 500, isEnabled: false)]] {
      for rule in [ScrollRule.system, .contentOnly] {
        var handoff = ScrollHandoff(rule, sheet: sheet(400), scrollers: scrollers)
        #expect(handoff.move(by: 120).sheet == 120)
        #expect(handoff.move(by: -500).sheet == -500)
      }
    }
  }

  @Test func aHeaderAboveTheListMovesTheSheet() {
    var handoff = ScrollHandoff(.system, sheet: sheet(600), scrollers: [])
    #expect(handoff.move(by: -80).sheet == -80)
  }

  @Test func aPullAtTheSmallestDetentRefreshesWhereTheSheetMayNotLeave() {
    var handoff = ScrollHandoff(
      .system, sheet: sheet(400, isDismissible: false), scrollers: [list(0, refreshes: true)])
    #expect(handoff.move(by: -60).content == -60)
    #expect(handoff.sheet.position == 400)
    // Back up, the pull is taken back before the sheet grows.
    let back = handoff.move(by: 100)
    #expect(back.content == 60 && back.sheet == 40)
    // Without anything to refresh, the sheet resists.
    var stiff = ScrollHandoff(
      .system, sheet: sheet(400, isDismissible: false), scrollers: [list(0)])
    #expect(stiff.move(by: -60).sheet == -60)
    // And a sheet that may leave, leaves.
    var free = ScrollHandoff(.system, sheet: sheet(400), scrollers: [list(0, refreshes: true)])
    #expect(free.move(by: -60).sheet == -60)
  }

  @Test func scrollsFirstNeverGrowsTheSheetFromTheContent() {
    var handoff = ScrollHandoff(.scrollsFirst, sheet: sheet(400), scrollers: [list(0)])
    #expect(handoff.move(by: 100).content == 100)
    let down = handoff.move(by: -150)
    #expect(down.content == -100 && down.sheet == -50)
  }

  @Test func decidedAtTouchDownItStaysDecided() {
    let rule = ScrollRule(growing: .decidedAtTouchDown, shrinking: .decidedAtTouchDown)
    // Scrolled: the content keeps the gesture, even once it is at its top.
    var scrolled = ScrollHandoff(rule, sheet: sheet(500), scrollers: [list(50)])
    #expect(scrolled.move(by: -200).sheet == 0)
    #expect(scrolled.scrollers[0].position == -150)
    // At its top: the sheet keeps it, past its largest detent too.
    var atTop = ScrollHandoff(rule, sheet: sheet(500), scrollers: [list(0)])
    #expect(atTop.move(by: 300).sheet == 300)
    #expect(atTop.move(by: -400).sheet == -400)
    // At its largest detent there is nothing to grow: the content scrolls.
    var full = ScrollHandoff(rule, sheet: sheet(600), scrollers: [list(0)])
    #expect(full.move(by: 300).content == 300)
  }

  @Test func nestedScrollersGoFromTheInnermostUpward() {
    var handoff = ScrollHandoff(
      .system, sheet: sheet(600), scrollers: [list(80, length: 100), list(50, length: 100)])
    #expect(handoff.move(by: 60).content == 60)
    #expect(handoff.scrollers.map(\.position) == [100, 90])
    let down = handoff.move(by: -250)
    #expect(handoff.scrollers.map(\.position) == [0, 0])
    #expect(down.content == -190 && down.sheet == -60)
  }

  @Test func aThirdOfAPixelFromItsTopIsAtItsTop() {
    var handoff = ScrollHandoff(.system, sheet: sheet(400), scrollers: [list(1.0 / 9)])
    #expect(handoff.move(by: 10).sheet == 10)
    var scrolled = ScrollHandoff(.system, sheet: sheet(400), scrollers: [list(1)])
    #expect(scrolled.move(by: 10).sheet == 0)
  }

  @Test func aStretchedSheetRelaxesFirst() {
    var handoff = ScrollHandoff(.system, sheet: sheet(640), scrollers: [list(200)])
    let down = handoff.move(by: -100)
    #expect(down.sheet == -40 && down.content == -60)
  }

  @Test func contentThatDoesNotBounceLeavesTheRestToTheSheet() {
    let stiff = Scroller(position: 980, length: 1000, bounces: false)
    var handoff = ScrollHandoff(.system, sheet: sheet(600), scrollers: [stiff])
    let share = handoff.move(by: 50)
    #expect(share.content == 20 && share.sheet == 30)
  }

  @Test func nonsenseMovesNothing() {
    var handoff = ScrollHandoff(
      .system, sheet: SheetTravel(position: .nan, low: .nan, high: -.infinity, isDismissible: true),
      scrollers: [Scroller(position: .nan, length: -5, tolerance: .nan)])
    for travel in [Double.nan, .infinity, -.infinity, 0] {
      let share = handoff.move(by: travel)
      #expect(share.sheet == 0 && share.content == 0)
    }
  }

  // MARK: The law

  /// Whatever the rule, the scrollers, their order and the way of the finger: what sheet and content
  /// take adds up to the finger's travel, and both have moved by what they took.
  @Test func theSharesAddUpForAnyRuleAnyScrollersAndAnyPath() {
    var random = Seeded(Seeded.seed(60))
    for _ in 0..<4000 {
      let rule = ScrollRule(
        growing: random.pick(ScrollRule.Mode.allCases),
        shrinking: random.pick(ScrollRule.Mode.allCases))
      let scrollers = (0..<random.index(4)).map { _ in
        Scroller(
          position: random.number(-50, 400), length: random.number(0, 400),
          isEnabled: random.chance(0.8), bounces: random.chance(0.7),
          refreshes: random.chance(0.3))
      }
      var handoff = ScrollHandoff(
        rule,
        sheet: SheetTravel(
          position: random.number(300, 700), low: 400, high: 600,
          isDismissible: random.chance(0.5)), scrollers: scrollers)
      for _ in 0..<25 {
        let before = handoff
        let travel = random.number(-120, 120)
        let share = handoff.move(by: travel)
        let scrolled = zip(handoff.scrollers, before.scrollers).reduce(0) {
          $0 + $1.0.position - $1.1.position
        }
        #expect(abs(share.sheet + share.content - travel) < 1e-9, "seed \(random.seed)")
        #expect(
          abs(handoff.sheet.position - before.sheet.position - share.sheet) < 1e-9,
          "seed \(random.seed)")
        #expect(abs(scrolled - share.content) < 1e-9, "seed \(random.seed)")
        // Nobody goes against the finger, so nothing ever jumps.
        #expect(share.sheet * travel >= 0 && share.content * travel >= 0, "seed \(random.seed)")
      }
    }
  }

  /// Cut into events or not, a way that does not turn ends alike.
  @Test func eventsPerSecondDoNotMatter() {
    var random = Seeded(Seeded.seed(61))
    for _ in 0..<500 {
      let start = ScrollHandoff(
        .system, sheet: sheet(random.number(400, 600)),
        scrollers: [list(random.chance(0.5) ? 0 : random.number(0, 300)), list(0)])
      let travel = random.number(-500, 500)
      var whole = start
      whole.move(by: travel)
      var parts = start
      for _ in 0..<40 { parts.move(by: travel / 40) }
      #expect(abs(whole.sheet.position - parts.sheet.position) < 0.2, "seed \(random.seed)")
      let ends = zip(whole.scrollers, parts.scrollers)
      #expect(
        ends.allSatisfy { abs($0.position - $1.position) < 0.2 }, "seed \(random.seed)")
    }
  }
}
