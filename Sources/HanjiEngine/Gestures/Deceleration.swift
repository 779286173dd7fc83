/// How far something in motion would still roll, by the scroll view's law: a share of the velocity
/// is left after each millisecond, v(t) = v₀·d^(1000·t). [doc][sim]
public enum Deceleration {
  /// A scroll view's normal rate. [doc]
  public static let normal = 0.998
  /// A scroll view's fast rate, and a released sheet's. [doc]
  public static let fast = 0.99

  /// The travel still to come: (v/1000)·d/(1 − d), that is 0.499·v at the normal rate and 0.099·v
  /// at the fast one. (WWDC 2018, 803)
  ///
  /// - Parameters:
  ///   - velocity: in points per second; not a number counts as 0.
  ///   - rate: the share left after a millisecond, 0…0.9999; nonsense counts as 0.
  /// - Returns: points, with the velocity's sign.
  public static func travel(_ velocity: Double, rate: Double) -> Double {
    let rate = rate.clamped(0, 0.9999)
    return velocity.finite(or: 0) / 1000 * rate / (1 - rate)
  }

  /// The velocity that would roll so far; the inverse of `travel`. Infinite travel, and a rate of 0,
  /// give 0.
  public static func velocity(toTravel travel: Double, rate: Double) -> Double {
    let rate = rate.clamped(0, 0.9999)
    guard rate > 0 else { return 0 }
    return travel.finite(or: 0) * 1000 * (1 - rate) / rate
  }
}
