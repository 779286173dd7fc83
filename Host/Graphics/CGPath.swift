import Foundation

/// An outline of lines and cubic curves. Made from a shape, or built as a ``CGMutablePath``; arcs
/// and quadratic curves are kept as cubic ones.
public class CGPath: Equatable {
  /// One step of a path.
  package enum Element: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close

    func applying(_ t: CGAffineTransform) -> Element {
      switch self {
      case .move(let p): .move(p.applying(t))
      case .line(let p): .line(p.applying(t))
      case .curve(let a, let b, let p): .curve(a.applying(t), b.applying(t), p.applying(t))
      case .close: .close
      }
    }
  }

  package var elements: [Element]

  package init(elements: [Element] = []) { self.elements = elements }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathShapes.rect(rect).map { $0.applying(transform?.pointee ?? .identity) })
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(
      elements: PathShapes.ellipse(rect).map { $0.applying(transform?.pointee ?? .identity) })
  }

  /// A rectangle with elliptic corners; radii larger than half a side are cut to that.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let shape = PathShapes.roundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(elements: shape.map { $0.applying(transform?.pointee ?? .identity) })
  }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

  public var isEmpty: Bool { elements.isEmpty }

  /// The point where the next line would begin; zero for an empty path.
  public var currentPoint: CGPoint {
    for (index, element) in elements.enumerated().reversed() {
      switch element {
      case .move(let p), .line(let p), .curve(_, _, let p): return p
      case .close:
        let start = elements[..<index].last { if case .move = $0 { true } else { false } }
        if case .move(let p)? = start { return p }
      }
    }
    return .zero
  }

  public func copy() -> CGPath? { CGPath(elements: elements) }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.map { $0.applying(transform?.pointee ?? .identity) })
  }

  package func transformed(by t: CGAffineTransform) -> CGPath {
    CGPath(elements: elements.map { $0.applying(t) })
  }

  /// The smallest rectangle around all points, control points among them; null when empty.
  public var boundingBox: CGRect {
    CGRect(
      around: elements.flatMap { element -> [CGPoint] in
        switch element {
        case .move(let p), .line(let p): [p]
        case .curve(let a, let b, let p): [a, b, p]
        case .close: []
        }
      })
  }

  /// The smallest rectangle around the drawn outline; null when empty.
  public var boundingBoxOfPath: CGRect {
    elements.isEmpty ? .null : CGContext.measuring { $0.extents(of: self) }
  }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    CGContext.measuring { $0.path(transformed(by: transform), contains: point, rule: rule) }
  }
}

/// Which points a path that crosses itself surrounds.
public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd
}
