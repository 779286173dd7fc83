/// A width and a height, in points.
///
/// The engine has geometry of its own, with names that clash neither with Core Graphics' nor with
/// SwiftUI's, because it imports nothing.
public struct SheetSize: Hashable, Sendable {
  /// Points from left to right.
  public var width: Double
  /// Points from top to bottom.
  public var height: Double

  /// A size of these points. Nothing is checked here; a `Stage` ignores what is negative or not a
  /// number.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No width and no height.
  public static let zero = SheetSize(width: 0, height: 0)
}

/// What is cut off at the four sides of a rectangle, in points.
public struct SheetInsets: Hashable, Sendable {
  /// Points at the top.
  public var top: Double
  /// Points at the left.
  public var left: Double
  /// Points at the bottom.
  public var bottom: Double
  /// Points at the right.
  public var right: Double

  /// Insets of these points. Nothing is checked here; a `Stage` ignores what is negative or not a
  /// number.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Nothing at any side.
  public static let zero = SheetInsets()
}

/// A rectangle in points; y grows downward, as on a screen.
public struct SheetRect: Hashable, Sendable {
  /// The left side.
  public var x: Double
  /// The upper side.
  public var y: Double
  /// Points from left to right.
  public var width: Double
  /// Points from top to bottom.
  public var height: Double

  /// A rectangle with this upper left corner and this size, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right side, in points.
  public var maxX: Double { x + width }
  /// The lower side, in points.
  public var maxY: Double { y + height }
}
