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
}

extension OutsideTapRule {
  /// A tap outside dismisses, at every detent.
  public static let dismiss = OutsideTapRule(.dismiss)
  /// Touches outside reach what is behind, at every detent.
  public static let passThrough = OutsideTapRule(.passThrough)
  /// Touches outside do nothing, at every detent.
  public static let block = OutsideTapRule(.block)
}
