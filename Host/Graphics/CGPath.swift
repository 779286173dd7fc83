import Foundation

/// An outline of lines and cubic curves.
public class CGPath: Equatable {
  /// One step of a path. Quadratic curves are kept as cubic ones.
  package enum Element: Equatable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  package var elements: [Element]

  package init(elements: [Element]) { self.elements = elements }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

  public var isEmpty: Bool { elements.isEmpty }
}
