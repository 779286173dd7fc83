import Foundation

extension UIScrollView {
  func replaceRefreshControl(_ old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    if let old {
      old.removeFromSuperview()
      old.scrollView = nil
      if old.isRefreshing { takeRoomOfRefreshing() }
    }
    if let refreshControl {
      refreshControl.scrollView = self
      refreshControl.isHidden = !refreshControl.isRefreshing
      insertSubview(refreshControl, at: 0)
      placeRefreshControl()
      if refreshControl.isRefreshing { makeRoomForRefreshing() }
    }
    insetsChanged()
  }

  /// Above the content, in the room that the pull opens.
  func placeRefreshControl() {
    guard let refreshControl else { return }
    let height = UIRefreshControl.height
    let bars = adjustedContentInset.top - refreshRoom
    refreshControl.frame = CGRect(
      x: bounds.minX, y: min(-height, contentOffset.y + bars), width: bounds.width, height: height)
  }

  /// How far content is past its upper edge, without the room of the control.
  func tellRefreshControl() {
    guard let refreshControl else { return }
    placeRefreshControl()
    let distance = -adjustedContentInset.top + refreshRoom - contentOffset.y
    refreshControl.pulled(distance, byFinger: isDragging)
  }

  func makeRoomForRefreshing() {
    guard refreshRoom == 0 else { return }
    refreshRoom = UIRefreshControl.height
    insetsChanged()
  }

  func takeRoomOfRefreshing() {
    guard refreshRoom > 0 else { return }
    let wasShowing = contentOffset.y < -adjustedContentInset.top + refreshRoom
    refreshRoom = 0
    guard wasShowing, !isDragging, !isTracking, window != nil else { return insetsChanged() }
    // Content glides to its edge instead of being put there.
    glideOn(velocity: .zero)
    insetsChanged()
  }
}
