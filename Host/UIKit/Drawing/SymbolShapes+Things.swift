import Foundation

extension SymbolShapes {
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
    default: nil
    }
  }

  /// What one does things with.
  static func tools(_ name: String) -> [Part]? {
    switch name {
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
    default: nil
    }
  }

  /// Clocks, days and pictures.
  static func moments(_ name: String) -> [Part]? {
    switch name {
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
}
