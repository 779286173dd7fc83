import Foundation

extension SymbolShapes {
  /// Marks, arrows and other lines.
  static func lines(_ name: String) -> [Part]? {
    switch name {
    case "xmark": [.stroke(line(4.5, 4.5, 19.5, 19.5)), .stroke(line(19.5, 4.5, 4.5, 19.5))]
    case "checkmark": [.stroke(line(4, 13, 9.6, 19, 20, 5))]
    case "plus": [.stroke(line(12, 3.5, 12, 20.5)), .stroke(line(3.5, 12, 20.5, 12))]
    case "minus": [.stroke(line(3.5, 12, 20.5, 12))]
    case "chevron.left", "chevron.backward": [.stroke(line(11.5, 3.5, 3.5, 12, 11.5, 20.5))]
    case "chevron.right", "chevron.forward": [.stroke(line(4.5, 3.5, 12.5, 12, 4.5, 20.5))]
    case "chevron.up": [.stroke(line(3.5, 16, 12, 7.5, 20.5, 16))]
    case "chevron.down": [.stroke(line(3.5, 8, 12, 16.5, 20.5, 8))]
    case "chevron.compact.down": [.stroke(line(3, 5, 20, 11, 37, 5))]
    case "chevron.compact.up": [.stroke(line(3, 11, 20, 5, 37, 11))]
    case "arrow.left", "arrow.backward":
      [.stroke(line(21, 12, 3.5, 12)), .stroke(line(10.5, 4.5, 3, 12, 10.5, 19.5))]
    case "arrow.right", "arrow.forward":
      [.stroke(line(3, 12, 20.5, 12)), .stroke(line(13.5, 4.5, 21, 12, 13.5, 19.5))]
    case "arrow.up": [.stroke(line(12, 21, 12, 3.5)), .stroke(line(4.5, 10.5, 12, 3, 19.5, 10.5))]
    case "arrow.down":
      [.stroke(line(12, 3, 12, 20.5)), .stroke(line(4.5, 13.5, 12, 21, 19.5, 13.5))]
    case "arrow.clockwise":
      [
        .stroke(arc(12, 12.8, 8.4, from: -50, to: 250)),
        .fill(line(11, 0.8, 18, 4.8, 11, 8.8, closed: true)),
      ]
    case "line.3.horizontal":
      [.stroke(line(3, 6, 21, 6)), .stroke(line(3, 12, 21, 12)), .stroke(line(3, 18, 21, 18))]
    case "list.bullet":
      [6, 12, 18].flatMap { y in
        [.fill(circle(4, y, 1.5)), .stroke(line(9, y, 21.5, y))] as [Part]
      }
    case "slider.horizontal.3":
      [(6, 15), (12, 8), (18, 13)].flatMap { y, x in
        [.stroke(line(2.5, y, 21.5, y)), .cut(circle(x, y, 4)), .stroke(circle(x, y, 2.2))]
          as [Part]
      }
    case "ellipsis": [4.5, 12, 19.5].map { .fill(circle($0, 12, 2.1)) }
    case "info":
      [
        .fill(circle(12, 4.5, 2.2)), .stroke(line(9, 10.5, 12.4, 10.5, 12.4, 21)),
        .stroke(line(8.4, 21, 16.4, 21)),
      ]
    case "exclamationmark": [.stroke(line(12, 2.5, 12, 15)), .fill(circle(12, 20.4, 1.9))]
    case "questionmark":
      [.stroke(questionmark), .fill(circle(12, 21, 1.9))]
    default: nil
    }
  }

  private static var questionmark: CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 6.4, y: 7.4))
    path.addCurve(
      to: CGPoint(x: 17.6, y: 7.4), control1: CGPoint(x: 6.4, y: 0.4),
      control2: CGPoint(x: 17.6, y: 0.4))
    path.addCurve(
      to: CGPoint(x: 12, y: 15.4), control1: CGPoint(x: 17.6, y: 11.4),
      control2: CGPoint(x: 12, y: 11.4))
    return path
  }

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

  /// Things and people.
  static func things(_ name: String) -> [Part]? {
    switch name {
    case "bell": [.stroke(bell), .stroke(arc(12, 18.4, 2.6, from: 0, to: 180))]
    case "bell.fill": [.fill(bell), .stroke(bell), .fill(arc(12, 19.4, 3, from: 0, to: 180))]
    case "gear", "gearshape": [.stroke(gear), .stroke(circle(12, 12, 3.4))]
    case "gearshape.fill": [.fill(gear), .stroke(gear), .cut(circle(12, 12, 3.6))]
    case "person": [.stroke(circle(12, 7.4, 4.4)), .stroke(shoulders)]
    case "person.fill": [.fill(circle(12, 7, 5)), .fill(shoulders), .stroke(shoulders)]
    case "person.crop.circle", "person.circle":
      [.stroke(ring), .fill(circle(12, 9.4, 3.6)), .fill(bust)]
    case "person.crop.circle.fill", "person.circle.fill":
      [.fill(disc), .cut(circle(12, 9.2, 3.8)), .cut(bust)]
    case "envelope", "envelope.fill":
      name.hasSuffix("fill")
        ? [.fill(box(1.5, 4, 21, 16, 3)), .cutStroke(line(2.4, 6, 12, 13.4, 21.6, 6))]
        : [.stroke(box(2.4, 5, 19.2, 14.4, 2.6)), .stroke(line(3, 6.6, 12, 13.4, 21, 6.6))]
    case "message", "bubble.left": [.stroke(bubble)]
    case "message.fill", "bubble.left.fill":
      [
        .fill(box(1.4, 2.4, 21.2, 15.6, 6.6)),
        .fill(line(5.4, 15, 5.4, 22, 12.6, 16.6, closed: true)),
      ]
    case "lock": [.stroke(box(4.4, 10.4, 15.2, 11, 2.4)), .stroke(shackle)]
    case "lock.fill": [.fill(box(3.6, 9.8, 16.8, 12.4, 3)), .stroke(shackle)]
    case "trash", "trash.fill":
      [
        .stroke(line(3, 5.6, 21, 5.6)), .stroke(line(9, 5, 9.6, 2.4, 14.4, 2.4, 15, 5)),
        name.hasSuffix("fill")
          ? .fill(line(5, 8, 19, 8, 17.8, 22, 6.2, 22, closed: true))
          : .stroke(line(5.4, 6, 6.4, 21.4, 17.6, 21.4, 18.6, 6)),
      ]
    case "pencil":
      [.stroke(line(16.4, 3.2, 20.8, 7.6, 8, 20.4, 2.8, 21.4, 3.8, 16, closed: true))]
    case "square.and.pencil":
      [
        .stroke(
          line(12.6, 4.6, 4, 4.6, 3.4, 5.2, 3.4, 20, 4, 20.6, 18.8, 20.6, 19.4, 20, 19.4, 11.4)),
        .stroke(line(19.6, 2.2, 21.8, 4.4, 12.4, 13.8, 9.2, 14.8, 10.2, 11.6, closed: true)),
      ]
    case "square.and.arrow.up":
      [
        .stroke(line(8, 9, 4.6, 9, 4.6, 21.4, 19.4, 21.4, 19.4, 9, 16, 9)),
        .stroke(line(12, 15, 12, 2)), .stroke(line(7.6, 6, 12, 1.6, 16.4, 6)),
      ]
    case "bookmark", "bookmark.fill":
      [name.hasSuffix("fill") ? .fill(ribbon) : .stroke(ribbon), .stroke(ribbon)]
    case "tag", "tag.fill":
      name.hasSuffix("fill")
        ? [.fill(label), .stroke(label), .cut(circle(7.6, 7.6, 1.7))]
        : [.stroke(label), .fill(circle(7.6, 7.6, 1.5))]
    case "clock", "clock.fill":
      name.hasSuffix("fill")
        ? [.fill(disc), .cutStroke(line(12, 6, 12, 12.6, 16.4, 14.6))]
        : [.stroke(ring), .stroke(line(12, 6, 12, 12.6, 16.4, 14.6))]
    case "calendar":
      [
        .stroke(box(2.6, 4, 18.8, 17, 3)), .fill(box(2.6, 4, 18.8, 5.4, 2)),
        .stroke(line(7.4, 2, 7.4, 4)), .stroke(line(16.6, 2, 16.6, 4)),
      ]
    case "photo", "photo.fill":
      [
        .stroke(box(2, 4, 20, 16, 3)), .fill(circle(7.6, 9, 1.8)),
        .fill(line(3, 19, 9.4, 12.6, 13, 16, 16.6, 11.4, 21, 16.6, 21, 19, closed: true)),
      ]
    case "camera", "camera.fill":
      name.hasSuffix("fill")
        ? [
          .fill(box(1.6, 6, 20.8, 14.4, 3)),
          .fill(line(8, 6.4, 9.4, 3.4, 14.6, 3.4, 16, 6.4, closed: true)),
          .cutStroke(circle(12, 13, 4)),
        ]
        : [
          .stroke(box(2.4, 6.6, 19.2, 13.4, 2.6)),
          .stroke(line(8, 6.4, 9.4, 3.6, 14.6, 3.6, 16, 6.4)),
          .stroke(circle(12, 13.2, 3.8)),
        ]
    default: nil
    }
  }

  private static var bust: CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 5.6, y: 18.6))
    path.addCurve(
      to: CGPoint(x: 18.4, y: 18.6), control1: CGPoint(x: 7.4, y: 13),
      control2: CGPoint(x: 16.6, y: 13))
    path.addCurve(
      to: CGPoint(x: 5.6, y: 18.6), control1: CGPoint(x: 15, y: 22), control2: CGPoint(x: 9, y: 22))
    path.closeSubpath()
    return path
  }

  private static var bubble: CGPath {
    let path = CGMutablePath()
    path.addPath(box(2, 3, 20, 14.4, 6))
    path.addPath(line(6, 16, 6, 21.6, 12, 17.2))
    return path
  }

  private static var shackle: CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 7.4, y: 10))
    path.addLine(to: CGPoint(x: 7.4, y: 7))
    path.addRelativeArc(
      center: CGPoint(x: 12, y: 7), radius: 4.6, startAngle: .pi, delta: .pi)
    path.addLine(to: CGPoint(x: 16.6, y: 10))
    return path
  }

  private static var ribbon: CGPath {
    line(6, 2.6, 18, 2.6, 18, 21.4, 12, 16, 6, 21.4, closed: true)
  }
  private static var label: CGPath {
    line(3, 3, 12, 3, 21.4, 12.4, 12.4, 21.4, 3, 12, closed: true)
  }

  /// Places and ways there.
  static func places(_ name: String) -> [Part]? {
    switch name {
    case "house", "house.fill":
      [
        name.hasSuffix("fill")
          ? .fill(line(4.6, 10, 12, 3.6, 19.4, 10, 19.4, 21, 4.6, 21, closed: true))
          : .stroke(line(5, 10.6, 5, 20.6, 19, 20.6, 19, 10.6)),
        .stroke(line(2, 11.6, 12, 3, 22, 11.6)),
        name.hasSuffix("fill")
          ? .cut(box(9.8, 14, 4.4, 8, 0.6))
          : .stroke(line(9.8, 20, 9.8, 14.4, 14.2, 14.4, 14.2, 20)),
      ]
    case "map":
      [.stroke(folds), .stroke(line(9, 4, 9, 18.6)), .stroke(line(15, 6.4, 15, 20.6))]
    case "map.fill":
      [
        .fill(folds), .stroke(folds), .cutStroke(line(9, 5, 9, 17.6)),
        .cutStroke(line(15, 7.4, 15, 19.6)),
      ]
    case "mappin": [.fill(circle(12, 6.4, 4.8)), .stroke(line(12, 11, 12, 21.4))]
    case "mappin.and.ellipse", "mappin.circle":
      [.stroke(drop), .fill(circle(12, 8.8, 2.6))]
    case "mappin.circle.fill": [.fill(drop), .cut(circle(12, 8.8, 3))]
    case "location": [.stroke(line(21, 3, 13.6, 21, 11, 13, 3, 10.4, closed: true))]
    case "location.fill":
      [
        .fill(line(21.4, 2.6, 13.6, 21.4, 11, 13, 2.6, 10.4, closed: true)),
        .stroke(line(21, 3, 13.6, 21, 11, 13, 3, 10.4, closed: true)),
      ]
    case "paperplane", "paperplane.fill":
      [
        name.hasSuffix("fill")
          ? .fill(line(22, 2, 15, 22, 10.6, 13.4, 2, 9, closed: true))
          : .stroke(line(21.4, 2.6, 15, 21.4, 10.6, 13.4, 2.6, 9, closed: true)),
        name.hasSuffix("fill") ? .cutStroke(line(11, 13, 18, 6)) : .stroke(line(11, 13, 21, 3)),
      ]
    case "flag", "flag.fill":
      [
        .stroke(line(4, 22, 4, 2.6)),
        name.hasSuffix("fill")
          ? .fill(line(4, 3, 20.6, 3, 17, 8.6, 20.6, 14.2, 4, 14.2, closed: true))
          : .stroke(line(4, 3, 20.6, 3, 17, 8.6, 20.6, 14.2, 4, 14.2)),
      ]
    case "globe":
      [
        .stroke(ring), .stroke(line(2.6, 12, 21.4, 12)),
        .stroke(
          CGPath(ellipseIn: CGRect(x: 7.6, y: 2.4, width: 8.8, height: 19.2), transform: nil)),
      ]
    default: nil
    }
  }

  private static var folds: CGPath {
    line(
      2.4, 6.4, 9, 3.6, 15, 6.4, 21.6, 3.6, 21.6, 17.8, 15, 20.6, 9, 17.8, 2.4, 20.6, closed: true)
  }
}
