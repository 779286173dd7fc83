import HanjiEngine
import Testing

@Suite struct TrajectoryTests {
  static let motions: [Motion] = [
    .system, .spring(Spring(response: 0.4, dampingRatio: 0.3)),
    .spring(Spring(response: 0.2, dampingRatio: 4)), .curve(.easeInOut, duration: 0.3),
    .curve(.easeOut, duration: 0.25), .curve(.linear, duration: 0.1),
    .curve(TimingCurve(0.3, -1, 0.6, 2), duration: 0.4),
  ]

  @Test func aimingElsewhereAtAnyMomentNeitherJumpsNorChangesSpeed() {
    var random = Seeded(Seeded.seed(10))
    for _ in 0..<300 {
      var now = random.number(0, 100)
      var course = Trajectory(
        from: random.number(0, 800), velocity: random.number(-3000, 3000),
        to: random.number(0, 800), motion: random.pick(TrajectoryTests.motions), at: now)
      for _ in 0..<8 {
        now += random.number(0, 0.35)
        let (value, velocity) = (course.value(at: now), course.velocity(at: now))
        let next = Trajectory(
          from: value, velocity: velocity, to: random.number(0, 800),
          motion: random.pick(TrajectoryTests.motions), at: now)
        #expect(abs(next.value(at: now) - value) < 1e-9, "seed \(random.seed)")
        #expect(abs(next.velocity(at: now) - velocity) < 1e-6, "seed \(random.seed)")
        // And it really starts there: an instant later it has gone on at that speed.
        let instant = 1e-6
        let gone = next.value(at: now + instant) - value
        #expect(abs(gone - velocity * instant) < 1e-4, "seed \(random.seed)")
        course = next
      }
    }
  }

  @Test func itsVelocityIsTheSlopeOfItsValue() {
    for motion in TrajectoryTests.motions {
      let course = Trajectory(from: 20, velocity: 700, to: 500, motion: motion, at: 3)
      for time in stride(from: 3.005, to: 3.6, by: 0.007) {
        let slope = (course.value(at: time + 1e-7) - course.value(at: time - 1e-7)) / 2e-7
        // At the very end of a curve the slope has a corner.
        guard abs(time - course.restTime()) > 1e-6 else { continue }
        #expect(abs(course.velocity(at: time) - slope) < 0.05 + 1e-4 * abs(slope))
      }
    }
  }

  @Test func isItsBeginningToTheLastBitUntilItBegins() {
    for motion in TrajectoryTests.motions {
      let course = Trajectory(from: 0.1 + 0.2, velocity: 77, to: 0.7, motion: motion, at: 5)
      for time: Double in [5, 4, -.infinity, .nan] {
        #expect(course.value(at: time) == 0.1 + 0.2)
        #expect(course.velocity(at: time) == 77)
      }
    }
  }

  @Test func aCurveEndsAtItsTargetExactlyWhenItsTimeIsUp() {
    let course = Trajectory(
      from: 0, velocity: -400, to: 600, motion: .curve(.easeInOut, duration: 0.3), at: 1)
    #expect(course.value(at: 1.2999) < 600)
    #expect(course.value(at: 1.3) == 600)
    #expect(course.velocity(at: 1.3) == 0)
    #expect(abs(course.velocity(at: 1.2999999)) < 0.01)
    #expect(course.restTime() == 1.3)
  }

  @Test func aCurveFromRestIsTheCurve() {
    let course = Trajectory(
      from: 100, velocity: 0, to: 300, motion: .curve(.easeInOut, duration: 0.5), at: 0)
    for step in 0...10 {
      let u = Double(step) / 10
      let expected = 100 + 200 * TimingCurve.easeInOut.value(at: u)
      #expect(abs(course.value(at: u * 0.5) - expected) < 1e-9)
    }
  }

  @Test func anInstantMoveIsThereAtOnce() {
    for motion in [
      Motion.none, .curve(.linear, duration: 0), .curve(.linear, duration: -1),
      .curve(.linear, duration: .nan),
    ] {
      let course = Trajectory(from: 0, velocity: 10, to: 600, motion: motion, at: 1)
      #expect(course.isInstant)
      #expect(course.value(at: 1) == 600)
      #expect(course.velocity(at: 1) == 0)
      #expect(course.restTime() == 1)
    }
    #expect(Trajectory(from: 5, velocity: 0, to: 5, motion: .system, at: 1).isInstant)
    #expect(!Trajectory(from: 5, velocity: 1, to: 5, motion: .system, at: 1).isInstant)
    #expect(Trajectory.hold(7, at: 0).value(at: 99) == 7)
  }

  @Test func boundsCutOffTheValueAndItsSpeed() {
    let bouncy = Motion.spring(Spring(response: 0.4, dampingRatio: 0.2))
    let course = Trajectory(
      from: 0, velocity: 0, to: 100, motion: bouncy, at: 0, floor: 0, ceiling: 110)
    var isCut = false
    for time in stride(from: 0.0, to: 3, by: 0.001) {
      #expect(course.value(at: time) <= 110)
      if course.value(at: time) == 110 {
        isCut = true
        #expect(course.velocity(at: time) == 0)
      }
    }
    #expect(isCut)
    // The beginning is inside, whatever the bounds say.
    let outside = Trajectory(
      from: 300, velocity: 50, to: 100, motion: bouncy, at: 0, floor: 0, ceiling: 110)
    #expect(outside.value(at: 0) == 300)
    #expect(outside.velocity(at: 0) == 0)
  }

  @Test func whichMotionsOvershootOfTheirOwnAccord() {
    let calm: [Motion] = [
      .none, .system, .curve(.easeInOut, duration: 0.3),
      .spring(Spring(response: 0.3, dampingRatio: 2)),
    ]
    let lively: [Motion] = [
      .spring(Spring(response: 0.3, dampingRatio: 0.9)),
      .curve(TimingCurve(0.3, 0, 0.6, 1.5), duration: 0.3),
      .curve(TimingCurve(0.3, -0.4, 0.6, 1), duration: 0.3),
    ]
    #expect(calm.allSatisfy { !$0.overshoots })
    #expect(lively.allSatisfy { $0.overshoots })
  }

  @Test func nonsenseIsReplaced() {
    let course = Trajectory(from: .nan, velocity: .infinity, to: 50, motion: .system, at: .nan)
    #expect(course.value(at: 0.1) == 50)
    let lost = Trajectory(from: .nan, velocity: 0, to: .nan, motion: .system, at: 0)
    #expect(lost.value(at: 1) == 0)
    let long = Trajectory(
      from: 0, velocity: 0, to: 50, motion: .curve(.linear, duration: 1e9), at: 0)
    #expect(long.restTime() == 60)
  }
}

@Suite struct DismissalTests {
  @Test func isOverTheMomentTheSheetIsOffTheScreen() {
    for motion in TrajectoryTests.motions {
      let course = Trajectory.dismissal(from: 300, velocity: -4000, motion: motion, at: 2)
      let end = course.restTime(within: 0.5, scale: 3)
      #expect(end > 2 && end < 4.5)
      #expect(course.value(at: end) < 0.5 / 3 + 1e-9)
      for time in stride(from: 2, to: 6, by: 0.001) { #expect(course.value(at: time) >= 0) }
      for time in stride(from: end + 0.001, to: 6, by: 0.01) {
        #expect(course.value(at: time) < 0.5 / 3 + 1e-9)
      }
    }
  }

  @Test func aBouncySpringDoesNotComeBack() {
    let bouncy = Motion.spring(Spring(response: 0.4, dampingRatio: 0.1))
    let course = Trajectory.dismissal(from: 300, velocity: 0, motion: bouncy, at: 0)
    let end = course.restTime()
    #expect(course.value(at: end - 0.001) > 0)
    #expect(course.value(at: end) == 0)
    #expect(course.value(at: end + 0.1) == 0)
    #expect(course.velocity(at: end + 0.1) == 0)
    // A quarter of a period, a little more for the damping.
    #expect(abs(end - 0.4 / 4) < 0.02)
  }

  @Test func aFastFlickAlongACurveIsOverBeforeTheCurveIs() {
    let course = Trajectory.dismissal(
      from: 50, velocity: -5000, motion: .curve(.easeInOut, duration: 0.3), at: 0)
    #expect(course.restTime() < 0.05)
    #expect(course.value(at: course.restTime()) == 0)
  }

  @Test func fromNowhereItIsOverAtOnce() {
    #expect(Trajectory.dismissal(from: 0, velocity: 0, motion: .system, at: 1).isInstant)
    #expect(Trajectory.dismissal(from: 0, velocity: 100, motion: .system, at: 1).isInstant)
  }
}

@Suite struct SamplingTests {
  @Test func fillsTheCallersBuffer() {
    let course = Trajectory(from: 0, velocity: 0, to: 600, motion: .system, at: 1)
    let values = [Double](unsafeUninitializedCapacity: 20) { buffer, count in
      count = 20
      course.sample(
        into: UnsafeMutableBufferPointer(rebasing: buffer[0..<20]), from: 1, every: 1.0 / 120)
    }
    for (index, value) in values.enumerated() {
      #expect(value == course.value(at: 1 + Double(index) / 120))
    }
  }

  @Test func samplesRunFromTheBeginningToTheTargetItself() {
    let course = Trajectory(from: 20, velocity: 50, to: 600, motion: .system, at: 1)
    let (values, duration) = course.samples(perSecond: 120, within: 0.5, scale: 3)
    #expect(values.first == 20)
    #expect(values.last == 600)
    #expect(abs(duration - (course.restTime(within: 0.5, scale: 3) - 1)) < 1e-12)
    #expect(values.count == Int((duration * 120).rounded(.up)) + 1)
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(Trajectory.hold(5, at: 0).samples().values == [5, 5])
    #expect(course.samples(perSecond: .nan, scale: 3).values == values)
  }
}
