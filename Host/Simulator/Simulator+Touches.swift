import UIKit

extension Simulator {
  /// A finger that is not on the screen yet.
  public func finger() -> Finger { Finger(self) }

  /// What one finger does in an event.
  struct Contact {
    enum Change {
      case down
      case move
      case lift
      case cancel
    }

    let finger: Finger
    let change: Change
    let location: CGPoint
  }

  /// Delivers one event that tells of all these changes. `time` is the event's own, in seconds since
  /// the start: at most the clock's.
  func deliver(_ contacts: [Contact], at eventTime: Double) {
    activate()
    // To the nanosecond, so that a gesture that is replayed has the same times to the last bit.
    let time = abs(eventTime - time) < 1e-9 ? time : (eventTime * 1e9).rounded() / 1e9
    for touch in touches { touch.phase = .stationary }
    var changed = false
    for contact in contacts where apply(contact, at: time) { changed = true }
    guard changed else { return }
    recording?.note(contacts, at: time)
    let event = UIEvent(touches: touches, time: time)
    UIApplication.shared.sendEvent(event)
    touches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
  }

  /// False if nothing changes: a finger that is not down is moved, or not moved at all.
  private func apply(_ contact: Contact, at time: Double) -> Bool {
    let point = contact.location
    guard point.x.isFinite, point.y.isFinite else { return false }
    if contact.change == .down { return land(contact.finger, at: point, time) }
    guard let touch = contact.finger.touch, touches.contains(touch) else { return false }
    if contact.change == .move, touch.windowLocation == point { return false }
    touch.previousWindowLocation = touch.windowLocation
    touch.windowLocation = inWindow(point, of: touch)
    touch.timestamp = time
    switch contact.change {
    case .lift:
      touch.phase = .ended
      lastTap = (time, touch.windowLocation, touch.tapCount)
      contact.finger.touch = nil
    case .cancel:
      touch.phase = .cancelled
      contact.finger.touch = nil
    default: touch.phase = .moved
    }
    return true
  }

  private func land(_ finger: Finger, at point: CGPoint, _ time: Double) -> Bool {
    guard finger.touch == nil else { return false }
    let touch = UITouch(at: point, time: time, tapCount: tapCount(at: point, time))
    let window = windows.first { candidate in
      candidate.hitTest(inside(candidate, point), with: nil) != nil
    }
    touch.window = window ?? self.window
    touch.windowLocation = inWindow(point, of: touch)
    touch.previousWindowLocation = touch.windowLocation
    finger.touch = touch
    touches.append(touch)
    return true
  }

  /// A point of the screen, in the window of the touch.
  private func inWindow(_ point: CGPoint, of touch: UITouch) -> CGPoint {
    touch.window.map { inside($0, point) } ?? point
  }

  private func inside(_ window: UIWindow, _ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
  }

  private func tapCount(at point: CGPoint, _ time: Double) -> Int {
    guard let last = lastTap, time - last.time <= UITapGestureRecognizer.pauseBetweenTaps,
      hypot(point.x - last.location.x, point.y - last.location.y)
        <= UITapGestureRecognizer.allowedMovement
    else { return 1 }
    return last.count + 1
  }
}
