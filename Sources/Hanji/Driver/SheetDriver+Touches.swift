import UIKit

extension SheetDriver {
  /// Where the surface is on the screen now, in the root's coordinates.
  var visibleSurfaceFrame: CGRect { geometry.frame(extent: state.extent, length: length) }

  /// How far the surface is seen from where its layer will be; nil while it does not move.
  var surfaceShift: CGVector? {
    guard player.isPlaying else { return nil }
    let (seen, placed) = (visibleSurfaceFrame, root.surface.frame)
    return CGVector(dx: seen.minX - placed.minX, dy: seen.minY - placed.minY)
  }

  /// A finger came down. On a sheet that moves, its layer has to be where it is seen from here on:
  /// controls compare a touch with where their layer is, and would think that it left them.
  func touchBegan(at point: CGPoint) {
    if player.isPlaying, visibleSurfaceFrame.contains(point) { follow() }
  }

  /// Whether a touch at a point of the root may take hold of the sheet.
  func canDrag(from point: CGPoint) -> Bool {
    guard !isEmpty else { return false }
    let depth = depthIntoSurface(point)
    if depth < 0 { return style.dragRegion.includesOutside }
    return depth <= style.dragRegion.depth
  }

  /// Whether a tap at a point of the root counts as a tap outside of the sheet.
  func isOutside(_ point: CGPoint) -> Bool {
    let depth = depthIntoSurface(point)
    if isEmpty || depth < 0 { return true }
    let region = style.dragRegion
    return region.tapsCountAsOutside && region.depth.isFinite && depth <= region.depth
  }

  /// The view a touch gets that hit neither the sheet nor anything in it.
  func viewForTouchOutside(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard sheet.outsideTap == .passThrough else { return root }
    return owner?.driver(self, viewBehindAt: point, with: event)
  }

  /// How far a point is inside the surface from its inner edge; negative when it is not on it.
  private func depthIntoSurface(_ point: CGPoint) -> CGFloat {
    let frame = visibleSurfaceFrame
    guard frame.contains(point) else { return -1 }
    switch resolvedEdge {
    case .top: return frame.maxY - point.y
    case .left, .leading: return frame.maxX - point.x
    case .right, .trailing: return point.x - frame.minX
    case .bottom: return point.y - frame.minY
    }
  }
}
