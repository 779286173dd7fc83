import HanjiEngine
import Testing

@Suite struct ReleaseRuleTests {
  static let rules: [ReleaseRule] = [
    .system, .threshold(), .threshold(distance: 0.3, velocity: 600), .projection(),
    .projection(rate: 0.998), .system.sequential(), .threshold().sequential(),
    .projection(rate: 0.998).sequential(),
  ]

  private static let single = DetentLadder([.medium()], measure: .system, stage: .phone)
  private static let two = DetentLadder([.medium(), .large()], measure: .system, stage: .phone)

  private func decide(
    _ rule: ReleaseRule, _ ladder: DetentLadder, from origin: Int = 0, travel: Double,
    velocity: Double, mayLeave: Bool = true
  ) -> Release.Decision {
    let origin = ladder.rungs[origin]
    return rule.decide(
      Release(
        extent: origin.extent + travel, velocity: velocity, ladder: ladder, origin: origin,
        isDismissible: mayLeave))
  }

  // MARK: The system's numbers [sim]

  @Test func atSixtyFourPointsTheSystemsFlickBeginsAtAThousand() {
    let slow = decide(.system, ReleaseRuleTests.single, travel: -64, velocity: -975)
    #expect(slow.target == .detent(.medium))
    let fast = decide(.system, ReleaseRuleTests.single, travel: -64, velocity: -1000)
    #expect(fast == Release.Decision(target: .hidden, reason: .flick))
  }

  @Test func atRestTheSystemWantsMoreThanHalfOfTheDetentsHeight() {
    let half = ReleaseRuleTests.single.smallest.extent / 2
    let near = decide(.system, ReleaseRuleTests.single, travel: -half, velocity: 0)
    #expect(near.target == .detent(.medium))
    let far = decide(.system, ReleaseRuleTests.single, travel: -half - 0.1, velocity: 0)
    #expect(far == Release.Decision(target: .hidden, reason: .distance))
    // Of the *current* detent: from large, half of large.
    let large = decide(.system, ReleaseRuleTests.two, from: 1, travel: -400, velocity: 0)
    #expect(large.target == .hidden)
    let below = decide(.system, ReleaseRuleTests.two, from: 1, travel: -380, velocity: 0)
    #expect(below.target == .detent(.medium))
  }

  @Test func slowlyDraggedFarAndStillMovingALittleItIsDismissed() {
    let extent = ReleaseRuleTests.single.smallest.extent
    let decision = decide(.system, ReleaseRuleTests.single, travel: -0.8 * extent, velocity: -20)
    #expect(decision.target == .hidden)
  }

  @Test func draggedFarButThrownBackUpItStays() {
    let decision = decide(.system, ReleaseRuleTests.single, travel: -300, velocity: 3000)
    #expect(decision.target == .detent(.medium))
  }

  @Test func betweenDetentsTheSystemRollsOn() {
    // 334 points apart: 167 of them, less 0.099 of the velocity, is the watershed.
    let ladder = ReleaseRuleTests.two
    #expect(decide(.system, ladder, travel: 60, velocity: 1100).target == .detent(.large))
    #expect(decide(.system, ladder, travel: 60, velocity: 1000).target == .detent(.medium))
  }

  // MARK: The hand-written half modal's numbers

  @Test func theHalfModalGoesBeyondHalfElseFasterThanTwoThousand() {
    let ladder = DetentLadder(
      [.content()], measure: .container, stage: .phone.with(content: 600))
    let rule = ReleaseRule.threshold(distance: 0.5, velocity: 2000)
    let expected: [(Double, Double, Release.Decision)] = [
      (-300, 0, .init(target: .detent(.content), reason: .nearest)),
      (-300.1, 0, .init(target: .hidden, reason: .distance)),
      (-300.1, -5000, .init(target: .hidden, reason: .distance)),
      (-10, -2000, .init(target: .detent(.content), reason: .nearest)),
      (-10, -2001, .init(target: .hidden, reason: .flick)),
      (0, -2001, .init(target: .hidden, reason: .flick)),
      (-299, 900, .init(target: .detent(.content), reason: .nearest)),
    ]
    for (travel, velocity, decision) in expected {
      #expect(decide(rule, ladder, travel: travel, velocity: velocity) == decision)
    }
  }

  @Test func aFlickAmongSeveralDetentsLeadsToTheNext() {
    let ladder = ReleaseRuleTests.two
    let rule = ReleaseRule.threshold()
    #expect(decide(rule, ladder, travel: 20, velocity: 2500).target == .detent(.large))
    #expect(decide(rule, ladder, from: 1, travel: -20, velocity: -2500).target == .detent(.medium))
    #expect(decide(rule, ladder, travel: -20, velocity: -2500).target == .hidden)
    let stays = decide(rule, ladder, travel: -20, velocity: -2500, mayLeave: false)
    #expect(stays.target == .detent(.medium))
  }

  // MARK: Laws

  /// A random ladder, a detent of it to start from, and a position.
  private func scene(_ random: inout Seeded) -> (DetentLadder, ResolvedDetent, Double) {
    let detents = (0..<(1 + random.index(4))).map { number in
      let detent = Detent.points(random.number(60, 780), identifier: .init("d\(number)"))
      return random.chance(0.25) ? detent.programmaticOnly() : detent
    }
    let ladder = DetentLadder(detents, measure: .container, stage: .phone)
    return (ladder, random.pick(ladder.rungs), random.number(-20, 850))
  }

  @Test(arguments: rules)
  func answersAnAllowedDetentOrAnAllowedDismissal(rule: ReleaseRule) {
    var random = Seeded(Seeded.seed(40))
    for _ in 0..<5000 {
      let (ladder, origin, extent) = scene(&random)
      let mayLeave = random.chance(0.5)
      let velocity = random.pick([.nan, .infinity, 0, random.number(-9000, 9000)])
      let decision = rule.decide(
        Release(
          extent: extent, velocity: velocity, ladder: ladder, origin: origin,
          isDismissible: mayLeave))
      switch decision.target {
      case .hidden: #expect(mayLeave, "seed \(random.seed)")
      case .detent(let identifier):
        let rung = ladder.rung(of: identifier)
        let isLanding = rung?.isProgrammaticOnly == false || identifier == origin.identifier
        #expect(rung != nil && isLanding, "seed \(random.seed)")
        if rung?.isProgrammaticOnly == true {
          let hasOther = ladder.rungs.contains { !$0.isProgrammaticOnly }
          #expect(!hasOther, "seed \(random.seed)")
        }
      }
    }
  }

  /// The extent a decision leads to; out of sight is 0.
  private func extent(_ decision: Release.Decision, _ ladder: DetentLadder) -> Double {
    decision.target.identifier.flatMap { ladder.rung(of: $0)?.extent } ?? 0
  }

  @Test(arguments: rules)
  func aFasterFingerLeadsAtLeastAsFar(rule: ReleaseRule) {
    var random = Seeded(Seeded.seed(41))
    for _ in 0..<400 {
      let (ladder, origin, extent) = scene(&random)
      let mayLeave = random.chance(0.7)
      var last = -1.0
      for velocity in stride(from: -6000.0, through: 6000, by: 50) {
        let reached = self.extent(
          rule.decide(
            Release(
              extent: extent, velocity: velocity, ladder: ladder, origin: origin,
              isDismissible: mayLeave)), ladder)
        #expect(reached >= last, "seed \(random.seed)")
        last = reached
      }
    }
  }

  /// Neither does letting go lower ever lead higher: there is no hole between far and fast.
  @Test(arguments: rules)
  func lettingGoLowerLeadsNoHigher(rule: ReleaseRule) {
    var random = Seeded(Seeded.seed(42))
    for _ in 0..<400 {
      let (ladder, origin, _) = scene(&random)
      let velocity = random.number(-3000, 3000)
      let mayLeave = random.chance(0.7)
      var last = -1.0
      for extent in stride(from: 0.0, through: 850, by: 5) {
        let reached = self.extent(
          rule.decide(
            Release(
              extent: extent, velocity: velocity, ladder: ladder, origin: origin,
              isDismissible: mayLeave)), ladder)
        #expect(reached >= last, "seed \(random.seed)")
        last = reached
      }
    }
  }

  @Test(arguments: rules)
  func theOrderOfListingDoesNotMatter(rule: ReleaseRule) {
    var random = Seeded(Seeded.seed(43))
    for _ in 0..<500 {
      let detents = (0..<4).map {
        Detent.points((random.number(1, 7)).rounded() * 100, identifier: .init("d\($0)"))
      }
      let shuffled = detents.shuffled(using: &random)
      let (extent, velocity) = (random.number(0, 800), random.number(-4000, 4000))
      let origin = random.index(4)
      let decisions = [detents, shuffled].map { list in
        let ladder = DetentLadder(list, measure: .container, stage: .phone)
        return rule.decide(
          Release(
            extent: extent, velocity: velocity, ladder: ladder,
            origin: ladder.rungs[min(origin, ladder.rungs.count - 1)], isDismissible: true))
      }
      #expect(decisions[0] == decisions[1], "seed \(random.seed)")
    }
  }

  /// The same gesture, turned toward each of the four edges in a square container, ends alike.
  @Test(arguments: rules)
  func theFourEdgesAreMirrorImages(rule: ReleaseRule) {
    var random = Seeded(Seeded.seed(44))
    for _ in 0..<200 {
      let (travel, speed) = (random.number(-500, 300), random.number(-4000, 4000))
      let ends = [SheetEdge.top, .left, .bottom, .right].map { edge in
        var configuration = Sheet.Configuration(
          detents: [.points(300), .points(600)], measure: .container, release: rule)
        configuration.motion.settle = .none
        let stage = Stage(container: SheetSize(width: 800, height: 800), edge: edge)
        var sheet = Sheet(configuration, stage: stage)
        sheet.handle(.present(animated: false), at: 0) { _ in }
        sheet.handle(.dragBegan, at: 0) { _ in }
        // A finger on the screen, inward where travel is positive.
        let sign = edge == .top || edge == .left ? 1.0 : -1
        let (dx, dy) = edge.isVertical ? (0, sign * travel) : (sign * travel, 0)
        let (vx, vy) = edge.isVertical ? (0, sign * speed) : (sign * speed, 0)
        sheet.handle(.dragMoved(total: edge.growth(dx: dx, dy: dy)), at: 0.1) { _ in }
        sheet.handle(.dragEnded(velocity: edge.growth(dx: vx, dy: vy)), at: 0.1) { _ in }
        return sheet.target
      }
      #expect(Set(ends).count == 1, "seed \(random.seed)")
    }
  }

  @Test func sequentialPassesNoDetent() {
    let ladder = DetentLadder(
      [.points(100, identifier: "low"), .points(400, identifier: "mid"), .large()],
      measure: .container, stage: .phone)
    for rule in [ReleaseRule.system, .projection(rate: 0.998), .threshold()] {
      let up = decide(rule.sequential(), ladder, travel: 0, velocity: 9000)
      #expect(up.target == .detent("mid"))
      let down = decide(rule.sequential(), ladder, from: 2, travel: -700, velocity: -9000)
      #expect(down.target == .detent("mid"))
      let out = decide(rule.sequential(), ladder, from: 0, travel: -60, velocity: -9000)
      #expect(out.target == .hidden)
      let back = decide(rule.sequential(), ladder, from: 1, travel: 3, velocity: 0)
      #expect(back.target == .detent("mid"))
    }
  }

  @Test func nonsenseInARuleIsItsStandard() {
    #expect(ReleaseRule.threshold(distance: .nan, velocity: -1) == .threshold())
    #expect(ReleaseRule.projection(rate: .nan) == .projection())
  }
}

@Suite struct DecelerationTests {
  @Test(arguments: [(0.998, 0.499), (0.99, 0.099)])
  func rollsAsFarAsAScrollView(rate: Double, share: Double) {
    #expect(abs(Deceleration.travel(1000, rate: rate) - share * 1000) < 1e-6)
    #expect(abs(Deceleration.velocity(toTravel: share * 1000, rate: rate) - 1000) < 1e-6)
  }

  /// A scroll view flicked at 750 points per second: 369.7 points. [sim]
  @Test func theRecordedFlick() {
    #expect(abs(Deceleration.travel(750, rate: Deceleration.normal) - 369.7) < 5)
  }

  @Test func nonsenseRollsNowhere() {
    #expect(Deceleration.travel(.nan, rate: 0.99) == 0)
    #expect(Deceleration.travel(100, rate: .nan) == 0)
    #expect(Deceleration.travel(100, rate: 1).isFinite)
    #expect(Deceleration.velocity(toTravel: .infinity, rate: 0.99) == 0)
    #expect(Deceleration.velocity(toTravel: 10, rate: 0) == 0)
  }
}
