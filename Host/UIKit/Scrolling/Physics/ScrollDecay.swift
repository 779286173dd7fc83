import Foundation

/// How content slows down after a flick, along one axis: the speed is multiplied by the rate each
/// millisecond, v(t) = v₀·d^(1000t) [doc][sim], in closed form.
///
/// Seconds, points and points a second. Numbers that are not finite count as zero.
package struct ScrollDecay: Hashable, Sendable {
  /// Below this speed content stands: "below about 10 pt/s" [sim].
  package static let restSpeed = 10.0
  /// `UIScrollView.DecelerationRate.normal`, a millisecond [doc].
  package static let normalRate = 0.998
  /// `UIScrollView.DecelerationRate.fast`, a millisecond [doc].
  package static let fastRate = 0.99

  package let start: Double
  package let startVelocity: Double
  /// The same decay a second: v(t) = v₀·e^(−kt).
  package let constant: Double

  /// A rate outside of 0 to 1 counts as the nearest that comes to rest.
  package init(from start: Double, velocity: Double, rate: Double = normalRate) {
    let sane = rate.isFinite ? min(max(rate, 0.001), 0.999_99) : Self.normalRate
    self.init(from: start, velocity: velocity, constant: -1000 * log(sane))
  }

  package init(from start: Double, velocity: Double, constant: Double) {
    self.start = start.isFinite ? start : 0
    startVelocity = velocity.isFinite ? velocity : 0
    self.constant = constant
  }

  package func value(at time: Double) -> Double {
    start + startVelocity / constant * (1 - exp(-constant * max(0, time)))
  }

  package func velocity(at time: Double) -> Double {
    startVelocity * exp(-constant * max(0, time))
  }

  /// When the speed has come down to `restSpeed`; 0 if it is no higher at the start.
  package var duration: Double {
    let ratio = abs(startVelocity) / Self.restSpeed
    return ratio > 1 ? log(ratio) / constant : 0
  }

  /// Where content comes to rest: 369.7 points on at 750 pt/s [sim].
  package var target: Double { value(at: duration) }

  /// When content passes `position`; nil if it comes to rest before, or moves away from it.
  package func time(reaching position: Double) -> Double? {
    let way = position - start
    if way == 0 { return 0 }
    guard startVelocity != 0 else { return nil }
    let share = way * constant / startVelocity
    guard share > 0, share < 1 else { return nil }
    let time = -log(1 - share) / constant
    return time <= duration ? time : nil
  }

  /// How far a movement of `velocity` goes on, by the sum over milliseconds: (v/1000)·d/(1−d)
  /// (WWDC 2018, 803). A hair more than `target`, which stops at the rest speed.
  package static func projectedTravel(velocity: Double, rate: Double = normalRate) -> Double {
    guard velocity.isFinite, rate > 0, rate < 1 else { return 0 }
    return velocity / 1000 * rate / (1 - rate)
  }
}
