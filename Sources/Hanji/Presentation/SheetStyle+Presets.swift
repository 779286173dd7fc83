import HanjiEngine
import UIKit

extension SheetStyle {
  /// The measured system sheet: a large detent, dim 0.2, a critical spring.
  public static var system: SheetStyle { SheetStyle() }

  /// A half modal as it is usually written by hand: as tall as its content, dim 0.7, closed by a
  /// tap above it, by its top 28 points, or by dragging it down more than half of its height.
  ///
  /// | what | value |
  /// |---|---|
  /// | height | the content's own, measured from the screen's edge |
  /// | dim | black, 0 → 0.7, following the drag linearly |
  /// | present, dismiss | 0.3 s |
  /// | top corners | 6 points |
  /// | grabber | 80 × 4 points, 12 below the top |
  /// | drag and tap region | everything above the content, and its top 28 points |
  /// | released | past half of the height: gone in 0.3 s; faster than 2,000 pt/s: gone in 0.2 s; else back in 0.1 s |
  public static var halfModal: SheetStyle {
    var style = SheetStyle()
    style.detents = [.content()]
    style.measure = .container
    style.dimming = Dimming(amount: 0.7)
    style.surface.cornerRadius = 6
    style.surface.grabber.isHidden = false
    style.surface.grabber.size = CGSize(width: 80, height: 4)
    style.surface.grabber.spacing = 12
    style.dragRegion.depth = 28
    style.dragRegion.includesOutside = true
    style.dragRegion.tapsCountAsOutside = true
    style.motion = .halfModal
    style.overdrag = .none
    style.release = .threshold(distance: 0.5, velocity: 2000)
    return style
  }

  /// A plain view that slides down from the top: radius 14, dim 0.25, 0.3 s, its content's own
  /// height and at most up to 120 points before the safe area's other end.
  public static var topSheet: SheetStyle { plainSheet(from: .top) }

  /// A plain view that slides up from the bottom; see ``topSheet`` for the numbers.
  public static var bottomSheet: SheetStyle { plainSheet(from: .bottom) }

  private static func plainSheet(from edge: SheetEdge) -> SheetStyle {
    var style = SheetStyle()
    style.edge = edge
    style.detents = [.content()]
    style.measure = DetentMeasure(fromSafeArea: false, farMargin: 120)
    style.dimming = Dimming(amount: 0.25)
    style.surface.cornerRadius = 14
    style.motion = .even(0.3)
    style.release = .threshold(distance: 0.5, velocity: 1000)
    return style
  }

  /// A part of the container, as a segue embeds it: half of it unless told, from the bottom unless
  /// told, sliding and fading for 0.3 s, over a container that stays in use. It cannot be dragged.
  ///
  /// - Parameters:
  ///   - fraction: The share of the container, 0 to 1.
  ///   - edge: The edge it comes from.
  /// - Returns: The style.
  public static func halfEmbed(
    fraction: CGFloat = 0.5, edge: SheetEdge = .bottom
  ) -> SheetStyle {
    var style = SheetStyle()
    style.edge = edge
    style.detents = [.fraction(fraction)]
    style.measure = .container
    style.dimming = .none
    style.outsideTap = .passThrough
    style.surface.cornerRadius = 0
    style.surface.fades = true
    style.dragRegion.depth = -1
    style.motion = .even(0.3)
    return style
  }

  /// A card near the bottom: radius 20, 10 points from the sides and 30 from the bottom, as tall as
  /// its content, dim 0.2; at most 420 points wide, centred, where there is more room.
  public static var bulletin: SheetStyle {
    var style = SheetStyle()
    style.detents = [.content()]
    style.measure = .container
    style.dimming = Dimming(amount: 0.2)
    style.surface.cornerRadius = 20
    style.surface.corners = .all
    style.surface.margins = UIEdgeInsets(top: 0, left: 10, bottom: 30, right: 10)
    style.surface.maximumWidth = 420
    return style
  }

  /// A panel over something that stays in use, a map say: medium and large, no dim, with a grabber.
  public static var panel: SheetStyle {
    var style = SheetStyle()
    style.detents = [.medium(), .large()]
    style.dimming = .none
    style.outsideTap = .passThrough
    style.surface.shadow = Shadow()
    style.surface.grabber.isHidden = false
    return style
  }
}

extension MotionPlan {
  /// The same timing curve for every movement: ease-in-ease-out over so many seconds.
  static func even(_ duration: Double) -> MotionPlan {
    let motion = Motion.curve(.easeInOut, duration: duration)
    return MotionPlan(
      present: motion, dismiss: motion, flickDismiss: motion, settle: motion, change: motion)
  }
}

extension OutsideTapRule {
  /// A tap outside dismisses, at every detent.
  public static let dismiss = OutsideTapRule(.dismiss)
  /// Touches outside reach what is behind, at every detent.
  public static let passThrough = OutsideTapRule(.passThrough)
  /// Touches outside do nothing, at every detent.
  public static let block = OutsideTapRule(.block)
}
