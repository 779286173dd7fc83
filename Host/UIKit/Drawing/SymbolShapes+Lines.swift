import Foundation

extension SymbolShapes {
  /// Marks and other lines.
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

  /// Arrows.
  static func arrows(_ name: String) -> [Part]? {
    switch name {
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
}
