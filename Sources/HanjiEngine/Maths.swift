#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#elseif canImport(WASILibc)
  import WASILibc
#elseif canImport(CMath)
  // Embedded Swift has no overlay of the C library: whoever builds for it hands <math.h> in as a
  // module of this name (see scripts/check-embedded).
  import CMath
#endif

/// The functions of the C maths library that the engine uses, in one place, so that no other file
/// depends on a platform.
enum Maths {
  static func exponential(_ x: Double) -> Double { exp(x) }
  /// e^x − 1, exact for small x.
  static func exponentialMinusOne(_ x: Double) -> Double { expm1(x) }
  static func logarithm(_ x: Double) -> Double { log(x) }
  /// ln(1 + x), exact for small x.
  static func logarithmOfOnePlus(_ x: Double) -> Double { log1p(x) }
  static func sine(_ x: Double) -> Double { sin(x) }
  static func cosine(_ x: Double) -> Double { cos(x) }
  static func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
}

extension Double {
  /// The value itself where it is a number, else `fallback`.
  func finite(or fallback: Double) -> Double { isFinite ? self : fallback }

  /// The value moved into the range; `low` where the range is empty or the value is NaN.
  func clamped(_ low: Double, _ high: Double) -> Double {
    self < high ? (self > low ? self : low) : (high > low ? (isNaN ? low : high) : low)
  }

  /// The number of points nearest to this that is a whole number of device pixels.
  func roundedToPixel(scale: Double, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero)
    -> Double
  {
    (self * scale).rounded(rule) / scale
  }
}
