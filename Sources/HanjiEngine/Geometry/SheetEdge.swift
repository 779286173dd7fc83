/// The side of its container that a sheet comes from.
///
/// All of the engine works on one number, the *extent*: how many points of the sheet show, measured
/// from its edge inward. The edge matters only where an extent becomes a rectangle and where a
/// finger's movement becomes a change of extent; both are here.
public enum SheetEdge: Hashable, Sendable, CaseIterable {
  /// The upper side: the sheet comes down.
  case top
  /// The left side.
  case left
  /// The lower side: the sheet comes up.
  case bottom
  /// The right side.
  case right
  /// Left, or right where the language runs from right to left.
  case leading
  /// Right, or left where the language runs from right to left.
  case trailing

  /// The same edge as one of the four sides: `leading` and `trailing` are looked up in the layout
  /// direction, the others stay.
  public func resolved(rightToLeft: Bool) -> SheetEdge {
    switch self {
    case .leading: rightToLeft ? .right : .left
    case .trailing: rightToLeft ? .left : .right
    default: self
    }
  }

  /// Whether the sheet travels up and down (`top` and `bottom`) rather than sideways.
  public var isVertical: Bool { self == .top || self == .bottom }

  /// Whether the edge is where coordinates begin. An unresolved `leading` counts as left.
  var isAtOrigin: Bool { self == .top || self == .left || self == .leading }

  /// The side of a size along which the sheet travels, in points.
  public func length(of size: SheetSize) -> Double { isVertical ? size.height : size.width }

  /// The side of a size across the sheet's travel, in points.
  public func breadth(of size: SheetSize) -> Double { isVertical ? size.width : size.height }

  /// The inset at the sheet's own edge, in points.
  public func nearInset(of insets: SheetInsets) -> Double {
    switch self {
    case .top: insets.top
    case .bottom: insets.bottom
    case .left, .leading: insets.left
    case .right, .trailing: insets.right
    }
  }

  /// The inset at the side opposite the sheet's edge, in points.
  public func farInset(of insets: SheetInsets) -> Double {
    switch self {
    case .top: insets.bottom
    case .bottom: insets.top
    case .left, .leading: insets.right
    case .right, .trailing: insets.left
    }
  }

  /// How much a movement on the screen makes the sheet grow, in the movement's unit: a translation
  /// in points gives points, a velocity gives points per second. Positive is inward.
  public func growth(dx: Double, dy: Double) -> Double {
    let along = isVertical ? dy : dx
    return isAtOrigin ? along : -along
  }

  /// Where a surface lies in its container when `extent` points of it show.
  ///
  /// - Parameters:
  ///   - extent: the points that show; 0 places the surface just outside its edge.
  ///   - length: the surface's own length along its travel. The surface's *inner* end is at the
  ///     extent; what is longer reaches past the edge.
  ///   - breadth: its length across, centred; nil takes the container's.
  ///   - container: the container's size.
  /// - Returns: the rectangle in the container's coordinates. Nothing is clamped.
  public func frame(
    extent: Double, length: Double, breadth: Double? = nil, in container: SheetSize
  ) -> SheetRect {
    let room = self.breadth(of: container)
    let across = breadth ?? room
    let side = (room - across) / 2
    let start = isAtOrigin ? extent - length : self.length(of: container) - extent
    return isVertical
      ? SheetRect(x: side, y: start, width: across, height: length)
      : SheetRect(x: start, y: side, width: length, height: across)
  }
}
