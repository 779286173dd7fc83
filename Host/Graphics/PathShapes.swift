import Foundation

/// The elements of common outlines.
package enum PathShapes {
  package static func rect(_ rect: CGRect) -> [CGPath.Element] {
    let corners = rect.corners
    return [.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close]
  }

  package static func ellipse(_ rect: CGRect) -> [CGPath.Element] {
    let unit = arc(center: .zero, radius: 1, from: 0, by: 2 * .pi)
    let map = CGAffineTransform(
      rect.width / 2, 0, 0, rect.height / 2, rect.midX, rect.midY)
    return ([.move(CGPoint(x: 1, y: 0))] + unit + [.close]).map { $0.applying(map) }
  }

  package static func point(on center: CGPoint, _ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
    CGPoint(
      x: center.x + radius * CGFloat(cos(Double(angle))),
      y: center.y + radius * CGFloat(sin(Double(angle))))
  }

  /// Curves of at most a quarter turn each, without the move to their begin.
  package static func arc(
    center: CGPoint, radius: CGFloat, from start: CGFloat, by delta: CGFloat
  ) -> [CGPath.Element] {
    let parts = max(1, Int((abs(Double(delta)) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / CGFloat(parts)
    let k = radius * CGFloat(4.0 / 3 * tan(Double(step) / 4))
    return (0..<parts).map { part in
      let (a, b) = (start + step * CGFloat(part), start + step * CGFloat(part + 1))
      let (p, q) = (point(on: center, radius, a), point(on: center, radius, b))
      let (sa, ca) = (CGFloat(sin(Double(a))), CGFloat(cos(Double(a))))
      let (sb, cb) = (CGFloat(sin(Double(b))), CGFloat(cos(Double(b))))
      return .curve(
        CGPoint(x: p.x - k * sa, y: p.y + k * ca), CGPoint(x: q.x + k * sb, y: q.y - k * cb), q)
    }
  }

  package static func roundedRect(
    _ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat
  ) -> [CGPath.Element] {
    let w = max(0, min(cornerWidth, rect.width / 2))
    let h = max(0, min(cornerHeight, rect.height / 2))
    guard w > 0, h > 0 else { return self.rect(rect) }
    return corners(
      of: rect, sizes: [CGSize](repeating: CGSize(width: w, height: h), count: 4), curve: circular)
  }

  /// A rectangle whose corners (from the top left, clockwise) have radii of their own; too large
  /// ones are scaled down together until each side can hold its two.
  package static func roundedRect(
    _ rect: CGRect, radii: [CGFloat], continuous: Bool
  ) -> [CGPath.Element] {
    var radii = radii.map { max(0, $0.isFinite ? $0 : 0) }
    guard radii.count == 4, radii.contains(where: { $0 > 0 }) else { return self.rect(rect) }
    let reach = continuous ? Self.reach : 1
    let sums = [
      (radii[0] + radii[1], rect.width), (radii[2] + radii[3], rect.width),
      (radii[1] + radii[2], rect.height), (radii[3] + radii[0], rect.height),
    ]
    let scale = sums.reduce(CGFloat(1)) { $1.0 > 0 ? min($0, $1.1 / $1.0) : $0 }
    radii = radii.map { $0 * scale }
    // What the sides leave bounds how far a smooth corner may run; without room it is circular.
    let room = sums.reduce(reach) { $1.0 * scale > 0 ? min($0, $1.1 / ($1.0 * scale)) : $0 }
    let curve = continuous && room > 1.001 ? smooth(reach: room) : circular
    return corners(of: rect, sizes: radii.map { CGSize(width: $0, height: $0) }, curve: curve)
  }

  /// How far a continuous corner reaches along its sides, in radii [doc: the expansion factor].
  private static let reach: CGFloat = 1.528665

  /// A corner as curves in the unit square: it runs from (1, 0), in radii from the corner along the
  /// incoming side, to (0, 1) along the outgoing one.
  private typealias Corner = [CGPoint]

  private static let circular: Corner = {
    let k = CGFloat(1 - 0.5522847498)
    return [
      CGPoint(x: 1, y: 0), CGPoint(x: k, y: 0), CGPoint(x: 0, y: k), CGPoint(x: 0, y: 1),
    ]
  }()

  /// The shape of iOS's continuous corners: three curves, with the numbers that `UIBezierPath`'s
  /// rounded rectangle was measured to use [lib]; squeezed towards the circle when room is short.
  private static func smooth(reach room: CGFloat) -> Corner {
    let half = [
      CGPoint(x: 1.528665, y: 0), CGPoint(x: 1.08849296, y: 0), CGPoint(x: 0.86840694, y: 0),
      CGPoint(x: 0.63149379, y: 0.07491139), CGPoint(x: 0.37282383, y: 0.16905956),
      CGPoint(x: 0.16905956, y: 0.37282383), CGPoint(x: 0.07491139, y: 0.63149379),
      CGPoint(x: 0, y: 0.86840694), CGPoint(x: 0, y: 1.08849296), CGPoint(x: 0, y: 1.528665),
    ]
    guard room < reach else { return half }
    let f = (room - 1) / (reach - 1)
    let plain = circularInThree
    return zip(half, plain).map {
      CGPoint(x: $1.x + ($0.x - $1.x) * f, y: $1.y + ($0.y - $1.y) * f)
    }
  }

  /// The quarter circle in as many curves as the smooth corner has.
  private static let circularInThree: Corner = {
    let arcs = (0..<3).flatMap { part -> [CGPoint] in
      let arc = PathShapes.arc(
        center: CGPoint(x: 1, y: 1), radius: 1, from: -.pi / 2 - .pi / 6 * CGFloat(part),
        by: -.pi / 6)
      guard case .curve(let a, let b, let p)? = arc.first else { return [] }
      return [a, b, p]
    }
    return [CGPoint(x: 1, y: 0)] + arcs
  }()

  private static func corners(
    of rect: CGRect, sizes: [CGSize], curve: Corner
  ) -> [CGPath.Element] {
    // Each corner: where it is, the way back along the side that comes in, the way out.
    let frames: [(CGPoint, CGVector, CGVector)] = [
      (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
      (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
      (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
    ]
    var elements: [CGPath.Element] = []
    for (size, (corner, back, out)) in zip(sizes, frames) {
      func place(_ p: CGPoint) -> CGPoint {
        let (w, h) = (Double(size.width), Double(size.height))
        return CGPoint(
          x: Double(corner.x) + Double(p.x) * back.dx * w + Double(p.y) * out.dx * w,
          y: Double(corner.y) + Double(p.x) * back.dy * h + Double(p.y) * out.dy * h)
      }
      let points = size.width > 0 ? curve.map(place) : [corner]
      elements.append(elements.isEmpty ? .move(points[0]) : .line(points[0]))
      for first in stride(from: 1, to: points.count - 2, by: 3) {
        elements.append(.curve(points[first], points[first + 1], points[first + 2]))
      }
    }
    return elements + [.close]
  }
}
