import Foundation

extension SymbolShapes {
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
    default: nil
    }
  }

  /// Ways there.
  static func ways(_ name: String) -> [Part]? {
    switch name {
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
