import Foundation

/// Recognises taps: fingers that come down and leave at the same place.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How far a tap may wander, and be from the one before, in points [?].
  package static let allowedMovement: CGFloat = 45
  /// How long the next tap may keep one waiting, in seconds [?].
  package static let pauseBetweenTaps = 0.35
  /// How long a finger may stay down, in seconds [?].
  package static let longestTap = 1.5

  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  private var taps = 0
  /// The most fingers that were down at once in this tap.
  private var fingers = 0
  private var start = CGPoint.zero
  private var timer: HostTimers.Token?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    HostTimers.cancel(timer)
    let middle = middle(of: tracked)
    if fingers == 0, taps > 0, distance(middle, start) > Self.allowedMovement {
      state = .failed
      return
    }
    fingers = max(fingers, tracked.count)
    if fingers > numberOfTouchesRequired {
      state = .failed
      return
    }
    start = middle
    wait(Self.longestTap)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if distance(middle(of: tracked), start) > Self.allowedMovement { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // With several fingers the tap is over when the last one leaves. Their middle leaps where one
    // leaves before: that is no movement.
    let down = tracked.filter { $0.phase != .ended }
    guard down.isEmpty else {
      start = middle(of: down)
      return
    }
    guard fingers == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    fingers = 0
    HostTimers.cancel(timer)
    if taps >= max(1, numberOfTapsRequired) {
      state = .ended
    } else {
      wait(Self.pauseBetweenTaps)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// A tap is told before a double tap that waits for none: it leaves that one to come [doc: Event
  /// Handling Guide, single taps and double taps without a failure requirement].
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else {
      return super.canPrevent(preventedGestureRecognizer)
    }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  package override var awaitsMoreTouches: Bool { taps > 0 && taps < numberOfTapsRequired }

  open override func reset() {
    super.reset()
    HostTimers.cancel(timer)
    timer = nil
    taps = 0
    fingers = 0
  }

  private func wait(_ seconds: Double) {
    timer = HostTimers.after(seconds) { [weak self] in
      guard let self, state == .possible else { return }
      // One that waits for others has had its taps.
      if wanted == nil { state = .failed }
    }
  }
}

/// The distance of two points.
func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
  let (x, y) = (a.x - b.x, a.y - b.y)
  return (x * x + y * y).squareRoot()
}
