import HanjiEngine
import UIKit

/// A sheet that floats has a lower end that is seen.
///
/// A docked sheet gets shorter by sliding behind the container's edge. One with a margin (a card)
/// would slide into its margin: it has to get shorter where it is. The surface keeps the larger of
/// the two lengths on the way, so that content is laid out once, and shows a part of it.
extension SheetDriver {
  private var floats: Bool { style.surface.corners == .all }

  /// Whether the part that shows changes during the motion under way.
  var changesShownLength: Bool { floats && lengthFloor < length }

  /// How long the sheet looks when this much of it shows; nil before it has a length.
  func shownLength(at extent: CGFloat) -> CGFloat? {
    guard length > 0 else { return nil }
    return min(length, max(extent - geometry.outerMargin, lengthFloor))
  }

  /// How long the sheet will be where a move leads; on its way out it stays as it is.
  func length(at move: Move) -> CGFloat {
    guard case .detent = move.target else { return length }
    return max(0, min(length, move.trajectory.target - geometry.outerMargin))
  }

  /// The part of the surface that shows, in its coordinates: from its inner end on.
  func shownPart(at extent: CGFloat) -> CGRect {
    let size = root.surface.bounds.size
    let shown = shownLength(at: extent) ?? 0
    switch resolvedEdge {
    case .bottom: return CGRect(x: 0, y: 0, width: size.width, height: shown)
    case .top: return CGRect(x: 0, y: size.height - shown, width: size.width, height: shown)
    case .right, .trailing: return CGRect(x: 0, y: 0, width: shown, height: size.height)
    case .left, .leading:
      return CGRect(x: size.width - shown, y: 0, width: shown, height: size.height)
    }
  }
}
