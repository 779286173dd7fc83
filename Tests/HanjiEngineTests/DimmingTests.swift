import HanjiEngine
import Testing

@Suite struct DimmingTests {
  private let ladder = DetentLadder(
    [.points(200, identifier: "low"), .points(400, identifier: "mid"), .points(600)],
    measure: .container, stage: .phone)

  @Test func fallsWithADragThatDismissesAndOnlyWithThat() {
    let dimming = Dimming.system
    #expect(dimming.alpha(at: 0, on: ladder) == 0)
    #expect(abs(dimming.alpha(at: 100, on: ladder) - 0.1) < 1e-12)
    for extent in [200.0, 250, 400, 599, 600, 700] {
      #expect(dimming.alpha(at: extent, on: ladder) == 0.2)
    }
  }

  @Test func comesInBetweenTheLargestUndimmedDetentAndTheNext() {
    let dimming = Dimming(amount: 0.4, largestUndimmed: "mid")
    for extent in [50.0, 200, 400] { #expect(dimming.alpha(at: extent, on: ladder) == 0) }
    #expect(abs(dimming.alpha(at: 450, on: ladder) - 0.1) < 1e-12)
    #expect(dimming.alpha(at: 600, on: ladder) == 0.4)
  }

  @Test func withEveryDetentUndimmedThereIsNone() {
    let dimming = Dimming(amount: 0.4, largestUndimmed: "points(600.0)")
    for extent in [0.0, 300, 600, 800] { #expect(dimming.alpha(at: extent, on: ladder) == 0) }
  }

  @Test func aDetentMayHaveAnAmountOfItsOwn() {
    let dimming = Dimming(
      amount: 0.2, largestUndimmed: "low", exceptions: ["low": 0.1, "points(600.0)": 0.6])
    #expect(dimming.alpha(at: 200, on: ladder) == 0.1)
    #expect(dimming.alpha(at: 400, on: ladder) == 0.2)
    #expect(abs(dimming.alpha(at: 500, on: ladder) - 0.4) < 1e-12)
    #expect(dimming.alpha(at: 600, on: ladder) == 0.6)
  }

  @Test func anUnknownUndimmedDetentDimsAlways() {
    let dimming = Dimming(amount: 0.4, largestUndimmed: "nobody")
    #expect(dimming.alpha(at: 200, on: ladder) == 0.4)
  }

  @Test func theHalfModalsIsALineFromNothingToSevenTenths() {
    let ladder = DetentLadder(
      [.content()], measure: .container, stage: .phone.with(content: 600))
    for dragged in stride(from: 0.0, through: 600, by: 20) {
      let alpha = Dimming(amount: 0.7).alpha(at: 600 - dragged, on: ladder)
      #expect(abs(alpha - 0.7 * (1 - dragged / 600)) < 1e-12)
    }
  }

  @Test(arguments: [(.nan, 0), (-1, 0), (7, 1), (.infinity, 0)] as [(Double, Double)])
  func nonsenseIsClamped(amount: Double, alpha: Double) {
    #expect(Dimming(amount: amount).alpha(at: 600, on: ladder) == alpha)
  }

  @Test func isAShareAtEveryExtentOfEverySheet() {
    for stage in Samples.stages {
      for configuration in Samples.configurations {
        let ladder = Sheet(configuration, stage: stage).ladder
        for extent in [-5, 0, 1, 200, 900, .nan, .infinity] as [Double] {
          let alpha = configuration.dimming.alpha(at: extent, on: ladder)
          #expect(alpha >= 0 && alpha <= 1)
        }
      }
    }
  }
}

@Suite struct OutsideTapTests {
  @Test func itsRuleHasExceptionsPerDetent() {
    let rule = OutsideTapRule(.dismiss, exceptions: ["peek": .passThrough])
    #expect(rule.action(at: "peek") == .passThrough)
    #expect(rule.action(at: .large) == .dismiss)
  }

  /// What a tap does and how dark it is are two things.
  @Test(arguments: [
    (0.0, OutsideTap.dismiss, true), (0.5, .passThrough, false), (0.5, .block, false),
  ])
  func hasNothingToDoWithDimming(amount: Double, tap: OutsideTap, leaves: Bool) {
    let checked = CheckedSheet(
      Sheet.Configuration(dimming: Dimming(amount: amount), outsideTap: OutsideTapRule(tap)),
      stage: .phone)
    checked.handle(.present(animated: false))
    #expect(checked.sheet.outsideTap == tap)
    checked.handle(.tapOutside)
    #expect((checked.sheet.target == .hidden) == leaves)
    #expect(checked.violation == nil)
  }
}
