import HanjiEngine
import Testing

@Suite struct SpringTests {
  static let ratios = [0.1, 0.25, 0.5, 0.8, 0.99, 0.999_999, 1, 1.000_001, 1.01, 1.5, 3, 5]

  @Test(arguments: ratios)
  func agreesWithAnIntegratorForAMinute(ratio: Double) {
    for (offset, velocity) in [(1.0, 0.0), (0, 1), (1, -40), (-1, -25), (1, 60)] {
      let spring = Spring(response: 0.344, dampingRatio: ratio)
      var exact = LinearIntegrator(spring, offset: offset, velocity: velocity)
      let start = Spring.State(offset: offset, velocity: velocity)
      let travel = max(abs(offset), abs(velocity) / spring.angularFrequency)
      var time = 0.0
      while time < 60 {
        let step = time < 2 ? 0.01 : 0.5
        time += step
        exact.advance(by: step)
        let state = spring.state(after: time, from: start)
        #expect(abs(state.offset - exact.offset) < 1e-6 * travel)
        #expect(
          abs(state.velocity - exact.velocity) < 1e-6 * travel * spring.angularFrequency)
      }
    }
  }

  @Test func isExactlyWhereItStartsAtTimeZero() {
    var random = Seeded(Seeded.seed(1))
    for _ in 0..<1000 {
      let spring = Spring(
        response: random.number(0.05, 2), dampingRatio: random.number(0.1, 5))
      let start = Spring.State(
        offset: random.number(-900, 900), velocity: random.number(-9000, 9000))
      #expect(spring.state(after: 0, from: start) == start, "seed \(random.seed)")
    }
  }

  @Test func goesOnFromAnyStateInBetween() {
    var random = Seeded(Seeded.seed(2))
    for _ in 0..<2000 {
      let spring = Spring(
        response: random.number(0.1, 1), dampingRatio: random.number(0.1, 5))
      let start = Spring.State(
        offset: random.number(-900, 900), velocity: random.number(-5000, 5000))
      let (first, second) = (random.number(0, 1), random.number(0, 1))
      let whole = spring.state(after: first + second, from: start)
      let parts = spring.state(after: second, from: spring.state(after: first, from: start))
      #expect(abs(whole.offset - parts.offset) < 1e-8, "seed \(random.seed)")
      #expect(abs(whole.velocity - parts.velocity) < 1e-6, "seed \(random.seed)")
    }
  }

  @Test func isFiniteAtAnyTimeAndFromAnyState() {
    for ratio in SpringTests.ratios + [0, 100, .nan, .infinity, -1] {
      for response in [1e-9, 0.3, 1e9, 0, -1, .nan, .infinity] {
        let spring = Spring(response: response, dampingRatio: ratio)
        for time in [0, 1e-12, 0.1, 60, 1e6, 1e300, .infinity, .nan, -1] {
          let state = spring.state(
            after: time, from: Spring.State(offset: 1e6, velocity: -1e6))
          #expect(state.offset.isFinite && state.velocity.isFinite)
        }
      }
    }
  }

  /// Released at rest 170 points away, as recorded from the system. [sim]
  @Test(arguments: [(0.049, 132.35), (0.082, 95.27), (0.149, 41.97), (0.249, 10.09), (0.349, 2.16)])
  func repeatsTheSystemsRecordedRelease(time: Double, left: Double) {
    let state = Spring.system.state(
      after: time, from: Spring.State(offset: 170, velocity: 0))
    #expect(abs(state.offset - left) < 1)
  }

  @Test func theSystemsSpringIsCritical() {
    #expect(abs(Spring.system.angularFrequency - 18.257) < 0.001)
    #expect(Spring.system.dampingRatio == 1)
    #expect(abs(Spring.system.response - 0.344) < 0.0005)
    #expect(abs(Spring.system.restTime(offset: 1, velocity: 0, within: 0.001) - 0.506) < 0.0005)
  }
}

/// The four ways to describe a spring.
@Suite struct SpringDescriptionTests {
  @Test func massStiffnessAndDamping() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(spring.angularFrequency == 10)
    #expect(spring.dampingRatio == 0.5)
    let heavy = Spring(mass: 3, stiffness: 1000, damping: 500)
    #expect(heavy.dampingRatio > 4)
  }

  @Test func responseAndDampingRatio() {
    let spring = Spring(response: 0.5, dampingRatio: 0.7)
    let same = Spring(
      mass: 1, stiffness: (2 * .pi / 0.5) * (2 * .pi / 0.5), damping: 4 * .pi * 0.7 / 0.5)
    #expect(abs(spring.angularFrequency - same.angularFrequency) < 1e-12)
    #expect(abs(spring.dampingRatio - same.dampingRatio) < 1e-12)
    #expect(abs(spring.response - 0.5) < 1e-12)
  }

  @Test(arguments: [(0.0, 1.0), (0.3, 0.7), (-0.5, 2), (1, 0.01), (.nan, 1)])
  func durationAndBounce(bounce: Double, ratio: Double) {
    #expect(abs(Spring(duration: 0.4, bounce: bounce).dampingRatio - ratio) < 1e-12)
    #expect(abs(Spring(duration: 0.4, bounce: bounce).response - 0.4) < 1e-12)
  }

  @Test(arguments: [0.2, 0.7, 1.0, 2, 4])
  func settlingDuration(ratio: Double) {
    let spring = Spring(settlingDuration: 0.8, dampingRatio: ratio)
    #expect(abs(spring.restTime(offset: 1, velocity: 0, within: 0.001) - 0.8) < 1e-9)
    // Critical: T = 0.6805 × duration. [calc]
    if ratio == 1 { #expect(abs(spring.response - 0.6805 * 0.8) < 1e-4) }
  }

  @Test func nonsenseIsTheSystemsSpring() {
    #expect(Spring(mass: 0, stiffness: 1, damping: 1) == .system)
    #expect(Spring(mass: 1, stiffness: .nan, damping: 1) == .system)
    #expect(Spring(mass: 1, stiffness: 1, damping: -1) == .system)
    #expect(Spring(response: -1, dampingRatio: .nan) == .system)
    #expect(Spring(duration: .infinity, bounce: 0).angularFrequency == 0.1)
  }
}

@Suite struct SpringRestTests {
  @Test func fromTheRestTimeOnItStaysNearAndNotBefore() {
    var random = Seeded(Seeded.seed(3))
    for _ in 0..<600 {
      let spring = Spring(
        response: random.number(0.1, 0.8), dampingRatio: random.number(0.1, 3))
      let offset = random.number(-900, 900)
      let velocity = random.number(-9000, 9000)
      let start = Spring.State(offset: offset, velocity: velocity)
      let rest = spring.restTime(offset: offset, velocity: velocity, within: 0.5)
      for later in stride(from: rest, to: rest + 2, by: 0.003) {
        #expect(
          abs(spring.state(after: later, from: start).offset) < 0.5 + 1e-6,
          "seed \(random.seed)")
      }
      if rest > 0 {
        let before = abs(spring.state(after: rest - 1e-6, from: start).offset)
        #expect(before > 0.5 - 1e-6, "seed \(random.seed)")
      }
    }
  }

  @Test func aSpringThatNeverLeavesIsAtRest() {
    #expect(Spring.system.restTime(offset: 0, velocity: 0, within: 0.5) == 0)
    #expect(Spring.system.restTime(offset: 0.4, velocity: 0, within: 0.5) == 0)
    #expect(Spring.system.restTime(offset: 0, velocity: 1, within: 0.5) == 0)
    #expect(Spring.system.restTime(offset: 0, velocity: 1000, within: 0.5) > 0.3)
    #expect(Spring.system.restTime(offset: .nan, velocity: .infinity, within: .nan) == 0)
  }

  @Test func noRestTakesLongerThanAMinute() {
    let loose = Spring(response: 1e9, dampingRatio: 0)
    #expect(loose.restTime(offset: 900, velocity: 0, within: 0.1) == 60)
    let stiff = Spring(response: 60, dampingRatio: 100)
    #expect(stiff.restTime(offset: 900, velocity: 0, within: 0.1) == 60)
  }
}
