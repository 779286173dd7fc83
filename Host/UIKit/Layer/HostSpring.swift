import Foundation

/// A damped spring that pulls 1 to 0, in closed form. Over-damped ones run critically damped, as
/// Core Animation's do unless asked otherwise [lib].
package struct HostSpring: Equatable, Sendable {
  /// Radians a second.
  package var frequency: Double
  /// 0 … 1.
  package var ratio: Double
  /// In distances a second, positive toward the target.
  package var velocity: Double

  package init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    func positive(_ x: Double, or other: Double) -> Double { x.isFinite && x > 0 ? x : other }
    if !(mass > 0 && stiffness > 0 && damping >= 0
      && (mass + stiffness + damping + velocity).isFinite)
    {
      HostReport.once(
        "a spring's numbers are not finite or not positive; the defaults stand for them")
    }
    let (m, k) = (positive(mass, or: 1), positive(stiffness, or: 100))
    frequency = (k / m).squareRoot()
    let c = damping.isFinite ? max(0, damping) : 0
    ratio = min(1, c / (2 * (k * m).squareRoot()))
    self.velocity = velocity.isFinite ? velocity : 0
  }

  /// A spring that settles in about `duration` seconds.
  package init(duration: Double, ratio: Double, velocity: Double) {
    if !ratio.isFinite || !velocity.isFinite {
      HostReport.once("a spring's damping or velocity is not finite; 1 and 0 stand for them")
    }
    self.ratio = ratio.isFinite ? max(0.01, min(1, ratio)) : 1
    self.velocity = velocity.isFinite ? velocity : 0
    let duration = duration.isFinite && duration > 0 ? duration : 1
    frequency = 1
    // The stiffer, the sooner: halve the interval of stiffnesses until the time fits.
    var (low, high) = (0.001 / duration, 10_000 / duration)
    for _ in 0..<80 {
      frequency = (low * high).squareRoot()
      if settlingDuration > duration { low = frequency } else { high = frequency }
    }
  }

  /// What remains of the distance after so many seconds: 1 at 0.
  package func remaining(at time: Double) -> Double {
    guard time > 0 else { return 1 }
    let decay = exp(-ratio * frequency * time)
    if ratio >= 1 {
      return decay * (1 + (frequency - velocity) * time)
    }
    let beat = frequency * (1 - ratio * ratio).squareRoot()
    let sine = (ratio * frequency - velocity) / beat
    return decay * (cos(beat * time) + sine * sin(beat * time))
  }

  /// When less than a thousandth of the distance can remain, in seconds [doc][lib]. An undamped
  /// spring never gets there; it counts as an hour.
  package var settlingDuration: Double {
    let decay = ratio * frequency
    guard decay > 1e-6 else { return 3600 }
    if ratio < 1 {
      let beat = frequency * (1 - ratio * ratio).squareRoot()
      let bound = 1 + abs((decay - velocity) / beat)
      return max(0, log(bound / HostSpring.rest) / decay)
    }
    // Falls from its last turning point on: halve the time from there.
    var (low, high) = (0.0, 1 / decay)
    let slope = frequency - velocity
    if slope != 0 { low = max(0, 1 / decay - 1 / slope) }
    high = low + 1 / decay
    while abs(remaining(at: high)) > HostSpring.rest, high < 3600 { high *= 2 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if abs(remaining(at: middle)) > HostSpring.rest { low = middle } else { high = middle }
    }
    return high
  }

  private static let rest = 0.001
}
