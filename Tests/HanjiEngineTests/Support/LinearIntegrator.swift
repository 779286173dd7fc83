import HanjiEngine

/// Integrates m·x″ + c·x′ + k·x = 0 by its Taylor series of twelfth order in small steps: knows
/// nothing of damping regimes, nor of exponentials.
struct LinearIntegrator {
  var offset: Double
  var velocity: Double
  let frequency: Double
  let ratio: Double

  init(_ spring: Spring, offset: Double, velocity: Double) {
    self.offset = offset
    self.velocity = velocity
    frequency = spring.angularFrequency
    ratio = spring.dampingRatio
  }

  /// Goes on by some seconds, in steps short enough for the order.
  mutating func advance(by seconds: Double) {
    let fastest = frequency * (ratio + max(0, ratio * ratio - 1).squareRoot() + 1)
    let steps = max(1, Int((seconds * fastest / 0.25).rounded(.up)))
    for _ in 0..<steps { step(seconds / Double(steps)) }
  }

  private mutating func step(_ h: Double) {
    // Each derivative follows from the two before: x⁽ⁿ⁺²⁾ = −ω²·x⁽ⁿ⁾ − 2ζω·x⁽ⁿ⁺¹⁾.
    var (low, high) = (offset, velocity)
    var (x, v) = (0.0, 0.0)
    var factor = 1.0
    for order in 0..<13 {
      x += low * factor
      v += high * factor
      (low, high) = (high, -frequency * frequency * low - 2 * ratio * frequency * high)
      factor *= h / Double(order + 1)
    }
    (offset, velocity) = (x, v)
  }
}
