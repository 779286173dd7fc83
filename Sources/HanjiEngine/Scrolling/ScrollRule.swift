/// Who takes a finger's travel on content that scrolls, for each direction.
public struct ScrollRule: Hashable, Sendable {
  /// When a finger on the content may move the sheet.
  public enum Mode: Hashable, Sendable, CaseIterable {
    /// Never: only other areas of the sheet move it.
    case never
    /// If the content was at its inner end when the finger came down; then for all of the gesture.
    case decidedAtTouchDown
    /// Whenever the content is at its inner end, in mid-gesture too.
    case continuous
  }

  /// In the direction in which the sheet grows. With `continuous`, the sheet grows to its largest
  /// detent before the content scrolls.
  public var growing: Mode
  /// In the direction in which it shrinks. The content scrolls back to its inner end first.
  public var shrinking: Mode

  /// A rule of these modes.
  public init(growing: Mode, shrinking: Mode) {
    self.growing = growing
    self.shrinking = shrinking
  }

  /// As the system's sheet: it grows before the content scrolls, and shrinks after. [doc][sim]
  public static let system = ScrollRule(growing: .continuous, shrinking: .continuous)
  /// As the system's sheet with `prefersScrollingExpandsWhenScrolledToEdge` off. [doc]
  public static let scrollsFirst = ScrollRule(growing: .never, shrinking: .continuous)
  /// A finger on the content never moves the sheet.
  public static let contentOnly = ScrollRule(growing: .never, shrinking: .never)
}

/// One scroll view of the content, along the sheet's axis.
///
/// Positions are counted in points of the finger's travel, without the resistance of a bounce, from
/// the *inner end* (the top, in a bottom sheet).
public struct Scroller: Hashable, Sendable {
  /// 0 at the inner end, `length` at the far end, outside of that while it is overscrolled.
  public var position: Double
  /// How far it can scroll, in points; 0 or nonsense if its content fits.
  public let length: Double
  /// Whether it scrolls at all.
  public let isEnabled: Bool
  /// Whether it may be pulled past its ends.
  public let bounces: Bool
  /// Whether a pull past its inner end refreshes it.
  public let refreshes: Bool
  /// Within so many points of its inner end it counts as there. Half a device pixel is right:
  /// positions are rounded.
  public let tolerance: Double

  /// A scroll view of these values. A position that is not a number counts as 0.
  public init(
    position: Double, length: Double, isEnabled: Bool = true, bounces: Bool = true,
    refreshes: Bool = false, tolerance: Double = 1.0 / 6
  ) {
    self.position = position.finite(or: 0)
    self.length = max(0, length.finite(or: 0))
    self.isEnabled = isEnabled
    self.bounces = bounces
    self.refreshes = refreshes
    self.tolerance = max(0, tolerance.finite(or: 0))
  }

  /// Whether it shows its inner end.
  public var isAtInnerEnd: Bool { position <= tolerance }
}

/// A sheet as a hand-off sees it.
///
/// Positions are those of the finger in points of extent, without the resistance of an overdrag:
/// what `Drag.position` is.
public struct SheetTravel: Hashable, Sendable {
  /// Where the sheet is.
  public var position: Double
  /// The smallest detent's extent, in points.
  public let low: Double
  /// The largest detent's extent, in points.
  public let high: Double
  /// Whether it may be dragged away. If not, a pull at its smallest detent goes to content that can
  /// be refreshed.
  public let isDismissible: Bool

  /// A sheet of these values. What is not a number counts as 0.
  public init(position: Double, low: Double, high: Double, isDismissible: Bool) {
    self.position = position.finite(or: 0)
    self.low = low.finite(or: 0)
    self.high = max(high.finite(or: 0), low.finite(or: 0))
    self.isDismissible = isDismissible
  }
}
