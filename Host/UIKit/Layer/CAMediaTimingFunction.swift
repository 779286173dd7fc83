import Foundation

/// A curve from (0, 0) to (1, 1): which part of the way is done at which part of the time.
open class CAMediaTimingFunction: NSObject {
  private let c1: (x: Double, y: Double)
  private let c2: (x: Double, y: Double)

  /// A cubic Bézier curve with these control points; x is cut to 0 … 1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    if ![c1x, c1y, c2x, c2y].allSatisfy(\.isFinite) {
      HostReport.once(
        "CAMediaTimingFunction: a control point is not finite; the corner stands for it")
    }
    func unit(_ x: Float) -> Double { Double(x.isFinite ? max(0, min(1, x)) : 0) }
    c1 = (unit(c1x), c1y.isFinite ? Double(c1y) : 0)
    c2 = (unit(c2x), c2y.isFinite ? Double(c2y) : 1)
  }

  /// A named curve [doc]; linear for a name that there is not.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// The point 0 … 3, of which the first and last are the curve's ends.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (c1.x, c1.y), (c2.x, c2.y), (1, 1)]
    guard points.indices.contains(idx) else { return }
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }

  /// The part of the way at a part of the time, both 0 … 1 (a curve may overshoot).
  package func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    if c1.x == c1.y, c2.x == c2.y { return x }
    return bezier(solve(x), c1.y, c2.y)
  }

  private func bezier(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }

  /// x grows with the parameter, so halving always finds it.
  private func solve(_ x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var t = x
    for _ in 0..<60 {
      let error = bezier(t, c1.x, c2.x) - x
      if abs(error) < 1e-12 { break }
      if error < 0 { low = t } else { high = t }
      let u = 1 - t
      let slope = 3 * u * u * c1.x + 6 * u * t * (c2.x - c1.x) + 3 * t * t * (1 - c2.x)
      let newton = slope > 1e-9 ? t - error / slope : -1
      t = newton > low && newton < high ? newton : (low + high) / 2
    }
    return t
  }
}

/// The names of Core Animation's curves.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  @_documentation(visibility: internal)
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
