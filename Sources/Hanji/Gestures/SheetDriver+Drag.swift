import UIKit

extension SheetDriver {
  /// A finger took hold of the sheet: whatever moves it stops where it is.
  func beginDrag() {
    refreshPermission()
    send(.dragBegan)
    guard sheet.isDragging else { return }
    stopMoving()
    settleGeometry()
  }

  /// The finger is this many points further inward than where the drag began.
  func drag(to total: CGFloat) {
    send(.dragMoved(total: total))
    guard sheet.isDragging else { return }
    settleGeometry()
  }

  /// The finger left with a velocity in points per second, positive inward.
  func endDrag(velocity: CGFloat) {
    refreshPermission()
    send(.dragEnded(velocity: velocity))
  }

  /// The system took the finger away. The sheet settles; it is never a flick.
  func cancelDrag() {
    send(.dragCancelled)
  }
}
