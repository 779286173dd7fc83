import Foundation

/// How a layer's plane lies in its superlayer's: a projective map of points, which for every
/// transform without perspective is an affine one.
struct PlaneMap {
  /// The images of the axes and of the origin, each with its weight: the rows of the matrix.
  private var x, y, origin: Row

  private struct Row {
    var x, y, w: CGFloat
  }

  static let identity = PlaneMap(
    x: Row(x: 1, y: 0, w: 0), y: Row(x: 0, y: 1, w: 0), origin: Row(x: 0, y: 0, w: 1))

  private init(x: Row, y: Row, origin: Row) { (self.x, self.y, self.origin) = (x, y, origin) }

  /// The plane z = 0 of a space, looked at after `t` has moved it.
  init(_ t: CATransform3D) {
    x = Row(x: t.m11, y: t.m12, w: t.m14)
    y = Row(x: t.m21, y: t.m22, w: t.m24)
    origin = Row(x: t.m41, y: t.m42, w: t.m44)
  }

  func callAsFunction(_ p: CGPoint) -> CGPoint {
    let px = p.x * x.x + p.y * y.x + origin.x
    let py = p.x * x.y + p.y * y.y + origin.y
    let w = p.x * x.w + p.y * y.w + origin.w
    return w == 0 || w == 1 ? CGPoint(x: px, y: py) : CGPoint(x: px / w, y: py / w)
  }

  /// The smallest upright rectangle around the mapped one.
  func callAsFunction(_ r: CGRect) -> CGRect {
    guard !r.isNull, !r.isInfinite else { return r }
    if isTranslation { return r.offsetBy(dx: origin.x, dy: origin.y) }
    return CGRect(around: r.corners.map { self($0) })
  }

  private var isTranslation: Bool {
    x.x == 1 && x.y == 0 && x.w == 0 && y.x == 0 && y.y == 1 && y.w == 0 && origin.w == 1
  }

  /// The affine part: exact without perspective.
  var affine: CGAffineTransform { CGAffineTransform(x.x, x.y, y.x, y.y, origin.x, origin.y) }

  var hasPerspective: Bool { x.w != 0 || y.w != 0 || origin.w != 1 }

  /// Whether the plane is seen from behind: turned about, or mirrored.
  var showsBack: Bool { x.x * y.y - x.y * y.x < 0 }

  /// This map first, then `next`.
  func then(_ next: PlaneMap) -> PlaneMap {
    func mapped(_ row: Row) -> Row {
      Row(
        x: row.x * next.x.x + row.y * next.y.x + row.w * next.origin.x,
        y: row.x * next.x.y + row.y * next.y.y + row.w * next.origin.y,
        w: row.x * next.x.w + row.y * next.y.w + row.w * next.origin.w)
    }
    return PlaneMap(x: mapped(x), y: mapped(y), origin: mapped(origin))
  }

  /// The inverse; nil when the plane is seen from its edge, or squeezed to nothing.
  var inverse: PlaneMap? {
    let (a, b, c) = (x, y, origin)
    let first = Row(
      x: b.y * c.w - b.w * c.y, y: a.w * c.y - a.y * c.w, w: a.y * b.w - a.w * b.y)
    let second = Row(
      x: b.w * c.x - b.x * c.w, y: a.x * c.w - a.w * c.x, w: a.w * b.x - a.x * b.w)
    let third = Row(
      x: b.x * c.y - b.y * c.x, y: a.y * c.x - a.x * c.y, w: a.x * b.y - a.y * b.x)
    let determinant = a.x * first.x + a.y * second.x + a.w * third.x
    guard determinant != 0, determinant.isFinite else { return nil }
    if isTranslation {
      return PlaneMap(x: x, y: y, origin: Row(x: -origin.x, y: -origin.y, w: 1))
    }
    func scaled(_ row: Row) -> Row {
      Row(x: row.x / determinant, y: row.y / determinant, w: row.w / determinant)
    }
    return PlaneMap(x: scaled(first), y: scaled(second), origin: scaled(third))
  }
}
