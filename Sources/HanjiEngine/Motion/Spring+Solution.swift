extension Spring {
  /// Where a spring is and how fast, relative to its target.
  public struct State: Hashable, Sendable {
    /// Distance from the target, in points.
    public var offset: Double
    /// Points per second.
    public var velocity: Double

    /// A state of these values.
    public init(offset: Double, velocity: Double) {
      self.offset = offset
      self.velocity = velocity
    }
  }

  /// The state after some time.
  ///
  /// - Parameters:
  ///   - time: seconds since `initial`. At 0, before it, and for NaN the answer is `initial`
  ///     itself, to the last bit.
  ///   - initial: where and how fast the spring was.
  public func state(after time: Double, from initial: State) -> State {
    guard time > 0 else { return initial }
    // By then every spring has come to rest, and no product has overflowed yet.
    let time = min(time, 1e7)
    return dampingRatio < 1
      ? underdamped(after: time, from: initial) : monotone(after: time, from: initial)
  }

  /// A decaying oscillation. sin(ω′t)/ω′ tends to t as the damping tends to critical, so that
  /// there is no gap between the regimes.
  private func underdamped(after time: Double, from initial: State) -> State {
    let decay = dampingRatio * angularFrequency
    let frequency = dampedFrequency
    let envelope = Maths.exponential(-decay * time)
    let cosine = Maths.cosine(frequency * time)
    let sine = Maths.sine(frequency * time) / frequency
    let x = initial.offset
    let v = initial.velocity
    let square = angularFrequency * angularFrequency
    return State(
      offset: envelope * (x * cosine + (v + decay * x) * sine),
      velocity: envelope * (v * cosine - (square * x + decay * v) * sine))
  }

  /// A sum of single exponentials: e^(r₁t), the slower, times 1 and times (1 − e^(−Δt))/Δ with
  /// Δ = r₁ − r₂. Nothing in it can overflow, and it tends to the critical solution with Δ → 0.
  private func monotone(after time: Double, from initial: State) -> State {
    let (slow, gap) = rates
    let envelope = Maths.exponential(slow * time)
    let rise = gap > 0 ? -Maths.exponentialMinusOne(-gap * time) / gap : time
    let x = initial.offset
    let drive = initial.velocity - slow * x
    return State(
      offset: envelope * (x + drive * rise),
      velocity: envelope * (initial.velocity + (slow - gap) * drive * rise))
  }

  /// ω′ = ω√(1 − ζ²), never 0.
  var dampedFrequency: Double {
    let ratio = ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
    return angularFrequency * max(ratio, 1e-12)
  }

  /// The slower exponent r₁ < 0 and how much faster the other one is, r₁ − r₂ ≥ 0.
  var rates: (slow: Double, gap: Double) {
    let root = max(0, (dampingRatio - 1) * (dampingRatio + 1)).squareRoot()
    return (-angularFrequency / (dampingRatio + root), 2 * angularFrequency * root)
  }
}
