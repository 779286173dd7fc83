import Foundation

/// How a layer's plane lies in its superlayer's: a projective map of points, which for every
/// transform without perspective is an affine one.
struct PlaneMap {
  private var m: [CGFloat]

  static let identity = PlaneMap(m: [1, 0, 0, 0, 1, 0, 0, 0, 1])

  private init(m: [CGFloat]) { self.m = m }

  /// The plane z = 0 of a space, looked at after `t` has moved it.
  init(_ t: CATransform3D) {
    m = [t.m11, t.m12, t.m14, t.m21, t.m22, t.m24, t.m41, t.m42, t.m44]
  }

  func callAsFunction(_ p: CGPoint) -> CGPoint {
    let x = p.x * m[0] + p.y * m[3] + m[6]
    let y = p.x * m[1] + p.y * m[4] + m[7]
    let w = p.x * m[2] + p.y * m[5] + m[8]
    return w == 0 || w == 1 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
  }

  /// The smallest upright rectangle around the mapped one.
  func callAsFunction(_ r: CGRect) -> CGRect {
    guard !r.isNull, !r.isInfinite else { return r }
    if isTranslation { return r.offsetBy(dx: m[6], dy: m[7]) }
    return CGRect(around: r.corners.map { self($0) })
  }

  private var isTranslation: Bool {
    m[0] == 1 && m[1] == 0 && m[2] == 0 && m[3] == 0 && m[4] == 1 && m[5] == 0 && m[8] == 1
  }

  /// The affine part: exact without perspective.
  var affine: CGAffineTransform {
    CGAffineTransform(m[0], m[1], m[3], m[4], m[6], m[7])
  }

  var hasPerspective: Bool { m[2] != 0 || m[5] != 0 || m[8] != 1 }

  /// This map first, then `next`.
  func then(_ next: PlaneMap) -> PlaneMap {
    var product = [CGFloat](repeating: 0, count: 9)
    for row in 0..<3 {
      for column in 0..<3 {
        for k in 0..<3 { product[row * 3 + column] += m[row * 3 + k] * next.m[k * 3 + column] }
      }
    }
    return PlaneMap(m: product)
  }

  /// The inverse; nil when the plane is seen from its edge, or squeezed to nothing.
  var inverse: PlaneMap? {
    let cofactors = [
      m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
      m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
      m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
    ]
    let determinant = m[0] * cofactors[0] + m[1] * cofactors[3] + m[2] * cofactors[6]
    guard determinant != 0, determinant.isFinite else { return nil }
    if isTranslation {
      return PlaneMap(m: [1, 0, 0, 0, 1, 0, -m[6], -m[7], 1])
    }
    return PlaneMap(m: cofactors.map { $0 / determinant })
  }
}
