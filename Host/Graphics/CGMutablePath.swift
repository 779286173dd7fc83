import Foundation

/// A path that grows.
public final class CGMutablePath: CGPath {
  public init() { super.init(elements: []) }

  package override init(elements: [Element]) { super.init(elements: elements) }

  private func append(_ new: [Element], _ transform: CGAffineTransform) {
    elements += transform.isIdentity ? new : new.map { $0.applying(transform) }
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append([.move(point)], transform)
  }

  /// A line from the current point; begins the path there when it is empty.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append([elements.isEmpty ? .move(point) : .line(point)], transform)
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    append([.move(first)] + points.dropFirst().map { .line($0) }, transform)
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append([.curve(control1, control2, end)], transform)
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    let (control, end) = (control.applying(transform), end.applying(transform))
    let start = currentPoint
    func toward(_ p: CGPoint) -> CGPoint {
      CGPoint(x: p.x + (control.x - p.x) * 2 / 3, y: p.y + (control.y - p.y) * 2 / 3)
    }
    append([.curve(toward(start), toward(end), end)], .identity)
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(PathShapes.rect(rect), transform)
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(PathShapes.ellipse(rect), transform)
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    append(
      PathShapes.roundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight), transform)
  }

  /// A line to the arc's begin, then the arc. Angles in radians; `clockwise` as in a space whose y
  /// axis points *up*, which on a screen looks the other way round.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var delta = endAngle - startAngle
    let turn = 2 * CGFloat.pi
    if clockwise {
      while delta > 0 { delta -= turn }
      if delta < -turn { delta = -turn }
    } else {
      while delta < 0 { delta += turn }
      if delta > turn { delta = turn }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.isFinite, delta.isFinite else { return }
    let arc = PathShapes.arc(center: center, radius: radius, from: startAngle, by: delta)
    let start = PathShapes.point(on: center, radius, startAngle)
    append([elements.isEmpty ? .move(start) : .line(start)] + arc, transform)
  }

  /// The arc of a circle that touches the line from the current point to the first point, and the
  /// line from the first to the second.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let start = currentPoint.applying(transform.inverted())
    let a = CGVector(dx: start.x - tangent1End.x, dy: start.y - tangent1End.y)
    let b = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
    let (la, lb) = (hypot(a.dx, a.dy), hypot(b.dx, b.dy))
    let cross = a.dx * b.dy - a.dy * b.dx
    guard la > 0, lb > 0, abs(cross) > 1e-9, radius > 0 else {
      return addLine(to: tangent1End, transform: transform)
    }
    let half = acos(max(-1, min(1, (a.dx * b.dx + a.dy * b.dy) / (la * lb)))) / 2
    let along = Double(radius) / tan(half)
    let touch = CGPoint(
      x: tangent1End.x + a.dx / la * along, y: tangent1End.y + a.dy / la * along)
    let side = cross > 0 ? 1.0 : -1.0
    let center = CGPoint(
      x: touch.x - a.dy / la * Double(radius) * side, y: touch.y + a.dx / la * Double(radius) * side
    )
    let from = atan2(Double(touch.y - center.y), Double(touch.x - center.x))
    addRelativeArc(
      center: center, radius: radius, startAngle: from, delta: -side * (Double.pi - 2 * half),
      transform: transform)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.elements, transform)
  }

  public func closeSubpath() {
    if !elements.isEmpty, elements.last != .close { elements.append(.close) }
  }
}
