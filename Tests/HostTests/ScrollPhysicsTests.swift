import Testing
import UIKit

/// The recorded numbers of iOS, and the laws of the closed forms.
struct ScrollPhysicsTests {
  private func axis(
    content: Double = 3000, viewport: Double = 852, leading: Double = 0, trailing: Double = 0,
    bounces: Bool = true, always: Bool = false
  ) -> ScrollAxis {
    ScrollAxis(
      content: content, viewport: viewport, leading: leading, trailing: trailing, bounces: bounces,
      alwaysBounces: always, scale: 3)
  }

  // MARK: Recorded

  @Test func aFlickAt750GoesOnFor369Point7AndTakes2Point16Seconds() {
    let decay = ScrollDecay(from: 100, velocity: 750)
    #expect(abs(decay.target - 100 - 369.7) < 0.1)
    #expect(abs(decay.duration - 2.16) < 0.01)
  }

  @Test func projectedTravelIsTheDocumentedShareOfTheSpeed() {
    #expect(abs(ScrollDecay.projectedTravel(velocity: 1000) - 499) < 0.01)
    #expect(abs(ScrollDecay.projectedTravel(velocity: 1000, rate: 0.99) - 99) < 0.01)
    #expect(abs(ScrollDecay.projectedTravel(velocity: -2000) + 998) < 0.01)
  }

  @Test func aFingerOf590PastTheEdgeShows235() {
    #expect(abs(RubberBand(length: 852).stretch(590) - 235) < 0.5)
  }

  @Test func theSpeedFallsByTheRateEachMillisecond() {
    for rate in [0.998, 0.99, 0.5] {
      let decay = ScrollDecay(from: 0, velocity: 3000, rate: rate)
      for milliseconds in [1.0, 7, 16, 100] {
        let expected = 3000 * pow(rate, milliseconds)
        #expect(abs(decay.velocity(at: milliseconds / 1000) - expected) < 1e-9 * 3000)
      }
    }
  }

  // MARK: Laws

  @Test func theRubberBandsInverseIsExact() {
    for length in [100.0, 393, 852] {
      let band = RubberBand(length: length)
      for x in stride(from: -3000.0, through: 3000, by: 37) {
        #expect(abs(band.distance(band.stretch(x)) - x) < 1e-6)
      }
    }
  }

  @Test func theRubberBandNeverShowsMoreThanTheViewportAndIsMonotone() {
    let band = RubberBand(length: 852)
    var last = -Double.infinity
    for x in stride(from: -20_000.0, through: 20_000, by: 111) {
      let shown = band.stretch(x)
      #expect(shown > last)
      #expect(abs(shown) < 852)
      last = shown
    }
  }

  @Test func aSpringStartsWhereAndAsFastAsItIsTold() {
    let springs = [
      ScrollSpring(displacement: 120, velocity: 0), ScrollSpring(displacement: 120, velocity: 900),
      ScrollSpring(displacement: 0, velocity: -2000),
      ScrollSpring(displacement: -50, velocity: 300),
    ]
    for spring in springs {
      #expect(spring.value(at: 0) == spring.displacement)
      #expect(abs(spring.velocity(at: 0) - spring.startVelocity) < 1e-9)
      // The velocity is the value's slope.
      for t in stride(from: 0.01, through: 1, by: 0.03) {
        let slope = (spring.value(at: t + 1e-6) - spring.value(at: t - 1e-6)) / 2e-6
        #expect(abs(slope - spring.velocity(at: t)) < 1e-3)
      }
    }
  }

  @Test func aSpringStaysWithinTheToleranceAfterItsDuration() {
    for displacement in [-200.0, -3, 0, 0.1, 90] {
      for velocity in [-3000.0, -700, 0, 5, 400, 2500] {
        let spring = ScrollSpring(displacement: displacement, velocity: velocity)
        let end = spring.duration(within: 1.0 / 6)
        for later in stride(from: end + 1e-6, through: end + 2, by: 0.01) {
          #expect(abs(spring.value(at: later)) <= 1.0 / 6 + 1e-9)
        }
      }
    }
  }

  @Test func aFlickIntoTheEdgeIsContinuousThereAndComesBack() {
    let axis = axis(content: 1000)
    let motion = axis.release(at: 50, velocity: 3000, rate: 0.998)
    #expect(motion.target == 148)
    var last = motion.value(at: 0)
    var (furthest, lastVelocity) = (0.0, motion.velocity(at: 0))
    for t in stride(from: 0.0, through: motion.duration, by: 0.001) {
      let (value, velocity) = (motion.value(at: t), motion.velocity(at: t))
      #expect(abs(value - last) < 4)
      // A critical spring of 11/s slows by at most 2·11·v a second.
      #expect(abs(velocity - lastVelocity) < 70)
      (last, lastVelocity) = (value, velocity)
      furthest = max(furthest, value)
    }
    #expect(furthest > 200)
    #expect(motion.value(at: motion.duration) == 148)
  }

  @Test func withoutBouncingContentStopsDeadAtItsEdge() {
    let motion = axis(content: 1000, bounces: false).release(at: 50, velocity: 3000, rate: 0.998)
    for t in stride(from: 0.0, through: 1, by: 0.01) { #expect(motion.value(at: t) <= 148) }
    #expect(motion.target == 148)
    #expect(motion.duration < 0.1)
  }

  @Test func aFlickInwardFromAStretchSlidesOnWithoutASpring() {
    let motion = axis().release(at: -80, velocity: 1500, rate: 0.998)
    let decay = ScrollDecay(from: -80, velocity: 1500)
    #expect(motion.target == decay.target)
    #expect(motion.value(at: 0.3) == decay.value(at: 0.3))
  }

  @Test func aSlowPushInwardFromAStretchEndsAtTheEdge() {
    let motion = axis().release(at: -200, velocity: 200, rate: 0.998)
    #expect(motion.target == 0)
    for t in stride(from: 0.0, through: 2, by: 0.01) { #expect(motion.value(at: t) <= 0) }
  }

  @Test func catchingAStretchDoesNotMoveIt() {
    let axis = axis(leading: 59, trailing: 34)
    for offset in stride(from: -400.0, through: 2800, by: 13) {
      #expect(abs(axis.shown(axis.raw(offset)) - offset) < 1e-6)
    }
  }

  @Test func insetsWidenTheRangeAtBothEnds() {
    let axis = axis(content: 1000, viewport: 800, leading: 59, trailing: 34)
    #expect(axis.range == -59.0...234)
  }

  @Test func shortContentScrollsOnlyIfItAlwaysBounces() {
    #expect(!axis(content: 300).scrolls)
    #expect(axis(content: 300, always: true).scrolls)
    #expect(!axis(content: 300, bounces: false, always: true).scrolls)
    #expect(axis(content: 300).range == 0.0...0)
  }

  @Test func offsetsSnapToDevicePixels() {
    #expect(abs(axis().snap(10.4) - 10 - 1.0 / 3) < 1e-9)
    #expect(axis().snap(10.1) == 10)
  }

  @Test(arguments: [
    (180.0, 0.0, 0.0), (220, 0, 400), (100, 300, 400), (300, -300, 0), (420, 300, 800),
    (-30, -900, 0), (1990, 900, 1600),
  ])
  func aPageIsTheNextOneOfAFlickOrTheNearest(offset: Double, velocity: Double, page: Double) {
    let axis = axis(content: 2000, viewport: 400)
    #expect(axis.page(at: offset, velocity: velocity) == page)
  }

  @Test func aChosenTargetIsReachedWithoutPassingItAndWithoutAJump() {
    let axis = axis()
    for target in [400.0, 700, 1000, 380] {
      for velocity in [-900.0, 0, 300, 2500] {
        for paging in [true, false] {
          let motion = axis.release(
            at: 390, velocity: velocity, to: target, rate: 0.998, paging: paging)
          #expect(motion.target == target)
          #expect(abs(motion.value(at: 0) - 390) < 1e-9)
          #expect(abs(motion.value(at: motion.duration - 1e-9) - target) < 0.2)
          guard target > 390, velocity >= 0 else { continue }
          for t in stride(from: 0, through: 3, by: 0.01) {
            #expect(motion.value(at: t) <= target + 1e-9)
          }
        }
      }
    }
  }

  @Test func easeIsSymmetricAndEndsAtItsTarget() {
    #expect(abs(ScrollEase.progress(0.5) - 0.5) < 1e-9)
    for t in stride(from: 0.0, through: 1, by: 0.05) {
      #expect(abs(ScrollEase.progress(t) + ScrollEase.progress(1 - t) - 1) < 1e-9)
    }
    let ease = ScrollEase(from: CGPoint(x: 0, y: 10), to: CGPoint(x: 0, y: 110))
    #expect(ease.value(at: 0.3).y == 110)
    #expect(abs(ease.value(at: 0.15).y - 60) < 1e-6)
  }

  @Test func nonsenseIsZero() {
    #expect(RubberBand(length: .nan).stretch(50) == 0)
    #expect(ScrollDecay(from: .nan, velocity: .infinity).target == 0)
    let broken = ScrollAxis(
      content: .nan, viewport: -5, leading: .infinity, trailing: .nan, bounces: true,
      alwaysBounces: false, scale: 0)
    #expect(broken.range == 0.0...5)
    #expect(broken.shown(100).isFinite)
  }
}
