import Foundation

/// A 2D transform taken apart into what can be mixed: a turn stays a turn on the way.
struct TransformParts {
  var translation: CGPoint
  /// Radians.
  var rotation: Double
  var scaleX, scaleY, skew: Double

  /// Taken apart as scale, then skew, then rotation, then translation.
  init(_ m: CGAffineTransform) {
    translation = CGPoint(x: m.tx, y: m.ty)
    scaleX = hypot(m.a, m.b)
    rotation = scaleX > 0 ? atan2(m.b, m.a) : 0
    let determinant = m.a * m.d - m.b * m.c
    scaleY = scaleX > 0 ? determinant / scaleX : hypot(m.c, m.d)
    skew = scaleX > 0 ? (m.a * m.c + m.b * m.d) / (scaleX * scaleX) : 0
  }

  var transform: CGAffineTransform {
    let (s, c) = (sin(rotation), cos(rotation))
    let (a, b) = (scaleX * c, scaleX * s)
    return CGAffineTransform(
      a: a, b: b, c: skew * a - scaleY * s, d: skew * b + scaleY * c,
      tx: Double(translation.x), ty: Double(translation.y))
  }

  /// A part of the way from one to the other, the shorter way round. What is not affine is mixed
  /// element by element.
  static func interpolate(_ a: CATransform3D, _ b: CATransform3D, _ t: Double) -> CATransform3D {
    guard isFlat(a), isFlat(b) else {
      return CATransform3D(
        elements: zip(a.elements, b.elements).map { $0 + ($1 - $0) * CGFloat(t) })
    }
    var from = TransformParts(CATransform3DGetAffineTransform(a))
    var to = TransformParts(CATransform3DGetAffineTransform(b))
    // A mirrored axis comes out as a negative height; a half turn with both axes mirrored would
    // be the same, and is no shorter.
    if from.scaleX == 0 { from.rotation = to.rotation }
    if to.scaleX == 0 { to.rotation = from.rotation }
    var turn = to.rotation - from.rotation
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    func mix(_ x: Double, _ y: Double) -> Double { x + (y - x) * t }
    var mixed = from
    mixed.translation = CGPoint(
      x: mix(Double(from.translation.x), Double(to.translation.x)),
      y: mix(Double(from.translation.y), Double(to.translation.y)))
    mixed.rotation = from.rotation + turn * t
    mixed.scaleX = mix(from.scaleX, to.scaleX)
    mixed.scaleY = mix(from.scaleY, to.scaleY)
    mixed.skew = mix(from.skew, to.skew)
    var result = CATransform3DMakeAffineTransform(mixed.transform)
    result.m33 = a.m33 + (b.m33 - a.m33) * CGFloat(t)
    result.m43 = a.m43 + (b.m43 - a.m43) * CGFloat(t)
    return result
  }

  /// Affine in the plane, with at most a depth and a scale of it besides.
  private static func isFlat(_ t: CATransform3D) -> Bool {
    t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0
      && t.m34 == 0 && t.m44 == 1
  }
}
