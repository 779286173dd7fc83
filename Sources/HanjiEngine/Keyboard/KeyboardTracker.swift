/// Tells how much of a sheet's container a keyboard covers, and whether that is the sheet's
/// business at all.
///
/// Whose keyboard it is is decided when it shows, by where the focus is then, and holds until it
/// hides: a field elsewhere that takes the focus over does not pull the sheet along in between.
/// All rectangles are in one coordinate space, such as the screen's.
public struct KeyboardTracker: Hashable, Sendable {
  /// Whose keyboard is up.
  public enum Owner: Hashable, Sendable {
    /// There is no keyboard.
    case nobody
    /// It came for a field in the sheet.
    case sheet
    /// It came for a field elsewhere.
    case other
  }

  /// Whose keyboard is up.
  public private(set) var owner = Owner.nobody

  /// No keyboard.
  public init() {}

  /// The keyboard shows, or changed its frame.
  ///
  /// - Parameters:
  ///   - frame: where it will be, in points.
  ///   - screen: the screen's rectangle.
  ///   - container: the sheet's container.
  ///   - isFocusInside: whether the focused field is in the sheet; looked at only when the keyboard
  ///     was not up before.
  /// - Returns: what `Input.keyboard` takes: the points of the container it covers from the bottom,
  ///   0 if it is not the sheet's.
  public mutating func changed(
    to frame: SheetRect, screen: SheetRect, container: SheetRect, isFocusInside: Bool
  ) -> Double {
    if owner == .nobody { owner = isFocusInside ? .sheet : .other }
    guard owner == .sheet else { return 0 }
    return KeyboardTracker.overlap(of: frame, screen: screen, container: container)
  }

  /// The keyboard is gone. Returns 0, what `Input.keyboard` takes.
  public mutating func hidden() -> Double {
    owner = .nobody
    return 0
  }

  /// The points of the container, from its bottom, that a docked keyboard covers.
  ///
  /// 0 for a floating one (it does not reach from side to side, or not down to the bottom) and for
  /// a hardware one (only its bar shows, most of the frame is below the screen), and for nonsense.
  public static func overlap(of frame: SheetRect, screen: SheetRect, container: SheetRect)
    -> Double
  {
    let isDocked =
      frame.width >= screen.width - slack && abs(frame.maxY - screen.maxY) <= slack
    let covered = container.maxY - frame.y
    guard isDocked, covered.isFinite else { return 0 }
    return covered.clamped(0, max(0, container.height))
  }

  /// Frames are rounded: less than this many points is no difference.
  private static let slack = 1.0
}
