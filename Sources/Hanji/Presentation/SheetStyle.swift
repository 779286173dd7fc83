import HanjiEngine
import UIKit

/// Everything adjustable about a sheet, as one value.
///
/// Start from a preset and change what differs:
///
/// ```swift
/// var style = SheetStyle.halfModal
/// style.dimming.amount = 0.4
/// style.surface.cornerRadius = 16
/// presentSheet(ReviewView(), style: style)
/// ```
///
/// A property set while the sheet is up takes effect at once. Numbers that make no sense (NaN,
/// infinite, negative) are read as zero, or as the engine's type says where it has its own rule.
public struct SheetStyle {
  /// The edge the sheet comes from and is measured from. Bottom unless told.
  public var edge: SheetEdge = .bottom
  /// Where the sheet may rest, in any order. An empty list means ``Detent/large()``.
  public var detents: [Detent] = [.large()]
  /// Where it rises to. Nil, or none of ``detents``: the smallest.
  public var selectedDetentIdentifier: Detent.Identifier?
  /// From where detents are measured: inside the safe area, as the system's are, unless told.
  public var measure = DetentMeasure.system
  /// How dark what is behind gets.
  public var dimming = Dimming.system
  /// The colour of the dim at full strength; ``Dimming/amount`` is its opacity.
  public var dimmingColor: UIColor = .black
  /// What a tap outside of the sheet does.
  public var outsideTap = OutsideTapRule.dismiss
  /// How the sheet itself looks.
  public var surface = Surface()
  /// Where a finger can take hold of the sheet.
  public var dragRegion = DragRegion()
  /// How the sheet moves when nobody holds it.
  public var motion = MotionPlan.system
  /// What a finger past the last detent does.
  public var overdrag = Overdrag.none
  /// Where a released sheet goes.
  public var release = ReleaseRule.system
  /// What the keyboard does to the sheet.
  public var keyboard = KeyboardRule.lift

  /// A style with the defaults above.
  public init() {}

  /// Where a finger can take hold of the sheet.
  public struct DragRegion: Equatable, Sendable {
    /// How deep into the content the region reaches from the sheet's inner edge, in points.
    /// Infinite, the default: all of it. NaN or negative: none of it.
    public var depth: CGFloat = .infinity
    /// Whether a drag that starts outside of the sheet moves it too. False unless told.
    public var includesOutside = false
    /// Whether a tap in the first ``depth`` points of the content counts as a tap outside. False
    /// unless told; ignored while the depth is infinite.
    public var tapsCountAsOutside = false

    /// A region of the whole sheet and nothing outside of it.
    public init() {}
  }
}
