import Foundation

/// The shapes of the symbols that the host knows, in a box of 24 by 24.
enum SymbolShapes {
  typealias Part = SymbolArt.Part

  static func size(_ name: String) -> CGSize {
    switch name {
    case "chevron.left", "chevron.right", "chevron.backward", "chevron.forward":
      CGSize(width: 16, height: 24)
    case "chevron.compact.down", "chevron.compact.up": CGSize(width: 40, height: 16)
    default: CGSize(width: 24, height: 24)
    }
  }

  static func parts(_ name: String) -> [Part]? {
    lines(name) ?? arrows(name) ?? signs(name) ?? looks(name) ?? things(name) ?? tools(name)
      ?? moments(name) ?? places(name) ?? ways(name)
  }

  // MARK: Building blocks

  static var ring: CGPath { circle(12, 12, 9.6) }
  static var disc: CGPath { circle(12, 12, 10.5) }

  static func circle(_ x: CGFloat, _ y: CGFloat, _ r: CGFloat) -> CGPath {
    CGPath(ellipseIn: CGRect(x: x - r, y: y - r, width: 2 * r, height: 2 * r), transform: nil)
  }

  static func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat
  ) -> CGPath {
    CGPath(
      roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerWidth: radius,
      cornerHeight: radius, transform: nil)
  }

  /// Pairs of numbers joined by lines.
  static func line(_ numbers: CGFloat..., closed: Bool = false) -> CGPath {
    let path = CGMutablePath()
    path.addLines(
      between: stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      })
    if closed { path.closeSubpath() }
    return path
  }

  static func arc(
    _ x: CGFloat, _ y: CGFloat, _ r: CGFloat, from: CGFloat, to: CGFloat
  ) -> CGPath {
    let path = CGMutablePath()
    let unit = CGFloat.pi / 180
    path.addRelativeArc(
      center: CGPoint(x: x, y: y), radius: r, startAngle: from * unit, delta: (to - from) * unit)
    return path
  }

  static func star(points: Int, outer: CGFloat, inner: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.addLines(
      between: (0..<2 * points).map { index in
        let angle = -CGFloat.pi / 2 + CGFloat(index) * .pi / CGFloat(points)
        return PathShapes.point(
          on: CGPoint(x: 12, y: 12.6), index % 2 == 0 ? outer : inner, angle)
      })
    path.closeSubpath()
    return path
  }

  static var heart: CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 12, y: 21))
    path.addCurve(
      to: CGPoint(x: 2, y: 8.8), control1: CGPoint(x: 7, y: 17), control2: CGPoint(x: 2, y: 13.6))
    path.addCurve(
      to: CGPoint(x: 12, y: 6.4), control1: CGPoint(x: 2, y: 2.4), control2: CGPoint(x: 9.6, y: 1.6)
    )
    path.addCurve(
      to: CGPoint(x: 22, y: 8.8), control1: CGPoint(x: 14.4, y: 1.6),
      control2: CGPoint(x: 22, y: 2.4))
    path.addCurve(
      to: CGPoint(x: 12, y: 21), control1: CGPoint(x: 22, y: 13.6), control2: CGPoint(x: 17, y: 17))
    path.closeSubpath()
    return path
  }

  static var bell: CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 3.6, y: 17.6))
    path.addCurve(
      to: CGPoint(x: 6, y: 10), control1: CGPoint(x: 5.6, y: 15.6), control2: CGPoint(x: 6, y: 13))
    path.addCurve(
      to: CGPoint(x: 18, y: 10), control1: CGPoint(x: 6, y: 1.2), control2: CGPoint(x: 18, y: 1.2))
    path.addCurve(
      to: CGPoint(x: 20.4, y: 17.6), control1: CGPoint(x: 18, y: 13),
      control2: CGPoint(x: 18.4, y: 15.6))
    path.closeSubpath()
    return path
  }

  static var shoulders: CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 4, y: 21))
    path.addCurve(
      to: CGPoint(x: 20, y: 21), control1: CGPoint(x: 4, y: 11.6), control2: CGPoint(x: 20, y: 11.6)
    )
    path.closeSubpath()
    return path
  }

  static var gear: CGPath {
    let path = CGMutablePath()
    let teeth = 8
    for tooth in 0..<teeth {
      let middle = CGFloat(tooth) * 2 * .pi / CGFloat(teeth)
      for (offset, radius) in [(-0.26, 8.2), (-0.16, 10.6), (0.16, 10.6), (0.26, 8.2)] {
        let point = PathShapes.point(
          on: CGPoint(x: 12, y: 12), CGFloat(radius), middle + CGFloat(offset))
        if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
    path.closeSubpath()
    return path
  }

  static var drop: CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 12, y: 22))
    path.addCurve(
      to: CGPoint(x: 5, y: 9), control1: CGPoint(x: 9, y: 17.6), control2: CGPoint(x: 5, y: 13))
    path.addCurve(
      to: CGPoint(x: 19, y: 9), control1: CGPoint(x: 5, y: 0), control2: CGPoint(x: 19, y: 0))
    path.addCurve(
      to: CGPoint(x: 12, y: 22), control1: CGPoint(x: 19, y: 13), control2: CGPoint(x: 15, y: 17.6))
    path.closeSubpath()
    return path
  }
}
