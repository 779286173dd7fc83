import UIKit

extension Simulator {
  /// A turn of a mouse wheel: the innermost scroll view there with room in that direction moves by
  /// `way` points of content, as far as it goes. Whether one did.
  @discardableResult
  public func wheel(at point: CGPoint, by way: CGVector) -> Bool {
    activate()
    guard way.dx.isFinite, way.dy.isFinite else { return false }
    var view: UIView?
    for window in windows where view == nil {
      let origin = window.frame.origin
      view = window.hitTest(CGPoint(x: point.x - origin.x, y: point.y - origin.y), with: nil)
    }
    while let current = view {
      if let scroller = current as? UIScrollView, scroller.scrollByWheel(way) {
        commit()
        return true
      }
      view = current.superview
    }
    return false
  }
}
