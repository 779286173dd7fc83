extension Spring {
  /// The first moment from which on the spring stays near its target for good.
  ///
  /// Exact: the turning points of the motion are known in closed form, and between two of them it
  /// is monotone.
  ///
  /// - Parameters:
  ///   - offset: distance from the target at the beginning, in points.
  ///   - velocity: at the beginning, in points per second.
  ///   - tolerance: how near counts as at rest, in points; at least 10⁻⁹.
  /// - Returns: seconds, 0 if it never leaves; 60 at most, which no sensible spring comes near.
  public func restTime(offset: Double, velocity: Double, within tolerance: Double) -> Double {
    let initial = State(offset: offset.finite(or: 0), velocity: velocity.finite(or: 0))
    let tolerance = max(tolerance.finite(or: 0.5), 1e-9)
    guard let end = lastMonotoneStretch(from: initial, within: tolerance) else { return 0 }
    return min(Spring.longestRest, end)
  }

  /// The first moment at which the spring is at its target, in seconds; nil if it only tends to it.
  func arrival(from initial: State) -> Double? {
    let (x, v) = (initial.offset, initial.velocity)
    guard x != 0 else { return 0 }
    let time: Double
    if dampingRatio < 1 {
      let frequency = dampedFrequency
      // x·cos + (v + ζωx)/ω′·sin = 0
      let angle = Maths.arcTangent(-x * frequency, v + dampingRatio * angularFrequency * x)
      time = (angle > 0 ? angle : angle + .pi) / frequency
    } else {
      let (slow, gap) = rates
      let drive = v - slow * x
      let part = -x / drive  // what `rise` must reach
      guard part > 0, part.isFinite else { return nil }
      guard gap * part < 1 else { return nil }
      time = gap > 0 ? -Maths.logarithmOfOnePlus(-gap * part) / gap : part
    }
    return time.isFinite && time > 0 ? time : nil
  }

  private static let longestRest = 60.0

  /// The end of the last stretch on which the distance comes down through the tolerance; nil if
  /// the distance never exceeds it.
  private func lastMonotoneStretch(from initial: State, within tolerance: Double) -> Double? {
    var start = 0.0
    guard var turn = firstTurn(from: initial) else {
      guard abs(initial.offset) > tolerance else { return nil }
      return crossing(after: start, from: initial, within: tolerance)
    }
    if dampingRatio < 1 {
      // The turning points' distances fall by a fixed factor: skip to the last one that is far.
      let peak = abs(state(after: turn, from: initial).offset)
      let halfPeriod = Double.pi / dampedFrequency
      let fall = dampingRatio * angularFrequency * halfPeriod
      let far = peak > tolerance ? (Maths.logarithm(peak / tolerance) / fall).rounded(.down) : -1
      if far >= 0 {
        start = turn + far * halfPeriod
        turn = start + halfPeriod
      }
    } else if abs(state(after: turn, from: initial).offset) > tolerance {
      return crossing(after: turn, from: initial, within: tolerance)
    }
    guard start > 0 || abs(initial.offset) > tolerance else { return nil }
    return bisected(start, turn, from: initial, within: tolerance)
  }

  /// The first moment after the beginning at which the velocity is 0.
  private func firstTurn(from initial: State) -> Double? {
    let (x, v) = (initial.offset, initial.velocity)
    if dampingRatio < 1 {
      let frequency = dampedFrequency
      let pull = angularFrequency * angularFrequency * x + dampingRatio * angularFrequency * v
      let angle = Maths.arcTangent(v * frequency, pull)
      guard x != 0 || v != 0 else { return nil }
      return (angle > 0 ? angle : angle + .pi) / frequency
    }
    let (slow, gap) = rates
    // v + r₂·(v − r₁x)·rise = 0
    let part = -v / ((slow - gap) * (v - slow * x))
    guard part > 0, part.isFinite, gap * part < 1 else { return nil }
    let time = gap > 0 ? -Maths.logarithmOfOnePlus(-gap * part) / gap : part
    return time.isFinite && time > 0 ? time : nil
  }

  /// Where the distance, falling from `start` on for ever, passes the tolerance.
  private func crossing(after start: Double, from initial: State, within tolerance: Double)
    -> Double
  {
    var step = 1 / angularFrequency
    while abs(state(after: start + step, from: initial).offset) > tolerance,
      start + step < Spring.longestRest
    {
      step *= 2
    }
    return bisected(start, start + step, from: initial, within: tolerance)
  }

  private func bisected(
    _ far: Double, _ near: Double, from initial: State, within tolerance: Double
  ) -> Double {
    var (far, near) = (far, near)
    for _ in 0..<60 {
      let middle = (far + near) / 2
      if abs(state(after: middle, from: initial).offset) > tolerance {
        far = middle
      } else {
        near = middle
      }
    }
    return near
  }
}
