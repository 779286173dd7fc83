/// A cubic Bézier curve from (0, 0) to (1, 1) that says how far a motion is after which share of
/// its duration.
public struct TimingCurve: Hashable, Sendable {
  /// The first control point's share of the duration, 0…1.
  public let c1x: Double
  /// The first control point's share of the way, −10…10.
  public let c1y: Double
  /// The second control point's share of the duration, 0…1.
  public let c2x: Double
  /// The second control point's share of the way, −10…10.
  public let c2y: Double

  /// A curve with these control points. Each is clamped to its range; what is not a number is
  /// taken from the straight line.
  public init(_ c1x: Double, _ c1y: Double, _ c2x: Double, _ c2y: Double) {
    self.c1x = c1x.finite(or: 0).clamped(0, 1)
    self.c1y = c1y.finite(or: 0).clamped(-10, 10)
    self.c2x = c2x.finite(or: 1).clamped(0, 1)
    self.c2y = c2y.finite(or: 1).clamped(-10, 10)
  }

  /// Slow at both ends. [doc]
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)
  /// Slow at the beginning. [doc]
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)
  /// Slow at the end. [doc]
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// The same speed throughout. [doc]
  public static let linear = TimingCurve(0, 0, 1, 1)
  /// What Core Animation calls default. [doc]
  public static let `default` = TimingCurve(0.25, 0.1, 0.25, 1)

  /// The share of the way after a share of the duration: 0 and before gives 0, 1 and after gives 1,
  /// NaN gives 0. Solved to better than 10⁻⁶.
  public func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    return TimingCurve.bezier(c1y, c2y, at: parameter(at: fraction))
  }

  /// How fast the share of the way grows with the share of the duration; at most 1,000 in size,
  /// where a curve is vertical. Outside 0…1 it is that of the nearer end.
  public func derivative(at fraction: Double) -> Double {
    let s = parameter(at: fraction.finite(or: 0).clamped(0, 1))
    let dx = TimingCurve.slope(c1x, c2x, at: s)
    let dy = TimingCurve.slope(c1y, c2y, at: s)
    if dx > 1e-7 { return (dy / dx).clamped(-TimingCurve.steepest, TimingCurve.steepest) }
    return steepness(dx: dx, dy: dy, at: s)
  }

  private static let steepest = 1000.0

  /// The slope where the curve stands still in x: by the next derivative if it stands still in y
  /// too, else it is vertical.
  private func steepness(dx: Double, dy: Double, at s: Double) -> Double {
    if abs(dy) > 1e-6 { return dy > 0 ? TimingCurve.steepest : -TimingCurve.steepest }
    let ddx = TimingCurve.bend(c1x, c2x, at: s)
    let ddy = TimingCurve.bend(c1y, c2y, at: s)
    guard abs(ddx) > 1e-7 else { return 1 }
    return (ddy / ddx).clamped(-TimingCurve.steepest, TimingCurve.steepest)
  }

  /// The curve's parameter at a share of the duration: Newton's method, kept inside a bracket that
  /// halves whenever Newton would leave it. x grows with the parameter, so the bracket is sound.
  private func parameter(at fraction: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var s = fraction
    for _ in 0..<80 {
      let error = TimingCurve.bezier(c1x, c2x, at: s) - fraction
      if abs(error) < 1e-15 { return s }
      if error > 0 { high = s } else { low = s }
      if high - low < 1e-15 { return s }
      let dx = TimingCurve.slope(c1x, c2x, at: s)
      let next = dx > 1e-9 ? s - error / dx : -1
      s = next > low && next < high ? next : (low + high) / 2
    }
    return s
  }

  private static func bezier(_ a: Double, _ b: Double, at s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
  }

  private static func slope(_ a: Double, _ b: Double, at s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * a + 6 * r * s * (b - a) + 3 * s * s * (1 - b)
  }

  private static func bend(_ a: Double, _ b: Double, at s: Double) -> Double {
    6 * (1 - s) * (b - 2 * a) + 6 * s * (1 - 2 * b + a)
  }
}
