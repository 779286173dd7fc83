import Foundation

extension SymbolShapes {
  /// Shapes with a meaning of their own.
  static func signs(_ name: String) -> [Part]? {
    switch name {
    case "circle": [.stroke(ring)]
    case "circle.fill": [.fill(disc)]
    case "square": [.stroke(box(3, 3, 18, 18, 4))]
    case "square.fill": [.fill(box(2, 2, 20, 20, 5))]
    case "star": [.stroke(star(points: 5, outer: 10.6, inner: 4.5))]
    case "star.fill":
      [
        .fill(star(points: 5, outer: 11.2, inner: 4.8)),
        .stroke(star(points: 5, outer: 10.4, inner: 4.4)),
      ]
    case "star.leadinghalf.filled":
      [
        .fill(star(points: 5, outer: 10.6, inner: 4.5)), .cut(box(12, 0, 12, 24, 0)),
        .stroke(star(points: 5, outer: 10.6, inner: 4.5)),
      ]
    case "heart": [.stroke(heart)]
    case "heart.fill": [.fill(heart), .stroke(heart)]
    case "play.fill":
      [
        .fill(line(6, 3, 21, 12, 6, 21, closed: true)),
        .stroke(line(6, 3.6, 20, 12, 6, 20.4, closed: true)),
      ]
    case "pause.fill": [.fill(box(5, 3, 5, 18, 1.5)), .fill(box(14, 3, 5, 18, 1.5))]
    case "forward.fill":
      [
        .fill(line(2, 5, 12, 12, 2, 19, closed: true)),
        .fill(line(12, 5, 22, 12, 12, 19, closed: true)),
      ]
    case "backward.fill":
      [
        .fill(line(22, 5, 12, 12, 22, 19, closed: true)),
        .fill(line(12, 5, 2, 12, 12, 19, closed: true)),
      ]
    default: nil
    }
  }

  /// Warnings, the sky, a glass to look through.
  static func looks(_ name: String) -> [Part]? {
    switch name {
    case "exclamationmark.triangle", "exclamationmark.triangle.fill":
      name.hasSuffix("fill")
        ? [
          .fill(line(12, 3, 22, 20.4, 2, 20.4, closed: true)),
          .stroke(line(12, 3, 22, 20.4, 2, 20.4, closed: true)),
          .cutStroke(line(12, 9, 12, 14)), .cut(circle(12, 17.4, 1.3)),
        ]
        : [
          .stroke(line(12, 3, 22, 20.4, 2, 20.4, closed: true)), .stroke(line(12, 9, 12, 14)),
          .fill(circle(12, 17.4, 1.3)),
        ]
    case "magnifyingglass": [.stroke(circle(10, 10, 6.8)), .stroke(line(15.2, 15.2, 21, 21))]
    case "moon.fill": [.fill(circle(11.5, 12.5, 9.5)), .cut(circle(16.6, 8, 8.2))]
    case "sun.max", "sun.max.fill":
      [name.hasSuffix("fill") ? .fill(circle(12, 12, 5)) : .stroke(circle(12, 12, 4.4))]
        + (0..<8).map { index in
          let angle = CGFloat(index) * .pi / 4
          let (a, b) = (
            PathShapes.point(on: CGPoint(x: 12, y: 12), 8.2, angle),
            PathShapes.point(on: CGPoint(x: 12, y: 12), 10.6, angle)
          )
          return .stroke(line(a.x, a.y, b.x, b.y))
        }
    default: nil
    }
  }
}
