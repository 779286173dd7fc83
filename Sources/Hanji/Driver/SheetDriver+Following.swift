import HanjiEngine
import UIKit

/// Motion by steps, for as long as somebody may be touching what moves.
///
/// A settle is played by the render server, and the surface's layer is where it will end. That is
/// wrong only for a control under a finger: whether the finger is still inside when it lifts is
/// asked of the layer's own place. So from the touch on, to the end of the move, the layer follows
/// the engine frame by frame.
extension SheetDriver {
  /// Goes on by steps with the move that is being played.
  func follow() {
    guard follower == nil, sheet.phase.move != nil else { return }
    player.stop()
    fitLength(moving: true)
    place(extent: state.extent)
    follower = FrameClock { [weak self] in self?.step() ?? false }
  }

  /// Stops whatever moves the surface, where it is.
  func stopMoving() {
    player.stop()
    follower?.stop()
    follower = nil
  }

  /// One frame. False when there is nothing more to do.
  private func step() -> Bool {
    guard follower != nil else { return false }
    guard let move = sheet.phase.move else {
      follower = nil
      return false
    }
    let end = move.trajectory.restTime(within: 0.5, scale: sheet.stage.pixelsPerPoint)
    guard now < end, root.window != nil else {
      follower = nil
      place(extent: move.trajectory.target)
      moveEnded(move.id)
      return false
    }
    place(extent: state.extent)
    return true
  }
}
