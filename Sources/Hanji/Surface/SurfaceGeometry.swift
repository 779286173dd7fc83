import HanjiEngine
import UIKit

/// From an extent to the surface's rectangle. The last step of all.
struct SurfaceGeometry: Equatable {
  /// The edge, resolved: top, left, bottom or right.
  var edge: SheetEdge
  /// The size of the root view.
  var container: CGSize
  /// What stays free between sheet and container.
  var margins: UIEdgeInsets
  /// The most the sheet measures across its axis.
  var maximumWidth: CGFloat?
  /// Over which place, from the container's left, a narrower sheet is centred; nil: the middle.
  var middle: CGFloat?

  /// How far the sheet stands off the edge it comes from. It is part of the extent.
  var outerMargin: CGFloat {
    switch edge {
    case .top: return margins.top.orZero
    case .left, .leading: return margins.left.orZero
    case .right, .trailing: return margins.right.orZero
    case .bottom: return margins.bottom.orZero
    }
  }

  /// The sheet's size across its axis: the width of a bottom sheet.
  var breadth: CGFloat {
    let free =
      edge.isVertical
      ? container.width - margins.left.orZero - margins.right.orZero
      : container.height - margins.top.orZero - margins.bottom.orZero
    let limit = maximumWidth.map { $0.isFinite && $0 > 0 ? $0 : .infinity } ?? .infinity
    return max(0, min(free, limit))
  }

  /// The surface's frame in the root view.
  ///
  /// - Parameters:
  ///   - extent: Points of the sheet that show, measured from the container's edge.
  ///   - length: The surface's own length along the axis.
  func frame(extent: CGFloat, length: CGFloat) -> CGRect {
    let rect = edge.frame(
      extent: extent, length: length, breadth: breadth,
      in: SheetSize(width: container.width, height: container.height))
    // The engine centres the sheet across its axis; uneven margins move the middle.
    let aside =
      edge.isVertical
      ? CGSize(width: (margins.left.orZero - margins.right.orZero) / 2, height: 0)
      : CGSize(width: 0, height: (margins.top.orZero - margins.bottom.orZero) / 2)
    var frame = CGRect(
      x: rect.x + aside.width, y: rect.y + aside.height, width: rect.width, height: rect.height)
    if let middle, edge.isVertical {
      let end = container.width - margins.right.orZero - frame.width
      frame.origin.x = max(margins.left.orZero, min(middle - frame.width / 2, end))
    }
    return frame
  }
}
