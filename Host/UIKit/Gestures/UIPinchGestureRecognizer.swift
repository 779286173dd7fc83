import Foundation

/// Recognises two fingers that part or come together.
@MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much farther apart or nearer the fingers are before the gesture begins, in points [?].
  package static let slop: CGFloat = 8

  private var firstSpan: CGFloat = 0
  private var factor: CGFloat = 1
  private var speed = TouchVelocity()
  private var lastTime = 0.0

  /// The fingers' distance in units of the one they had. Setting it goes on from there.
  open var scale: CGFloat {
    get { firstSpan > 0 ? factor * span / firstSpan : factor }
    set {
      guard newValue.isFinite, newValue > 0 else {
        return HostReport.once("UIPinchGestureRecognizer.scale: not a positive number; ignored")
      }
      factor = newValue
      firstSpan = span
    }
  }
  /// Scale a second.
  open var velocity: CGFloat { speed.velocity(at: max(HostClock.now, lastTime)).x }

  private var lastSpan: CGFloat = 0
  /// The distance of the two fingers; the last one there was when they are not two.
  private var span: CGFloat {
    guard tracked.count == 2 else { return lastSpan }
    return distance(tracked[0].windowLocation, tracked[1].windowLocation)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in tracked.dropFirst(2) where touches.contains(touch) { ignore(touch, for: event) }
    guard tracked.count == 2 else { return }
    let before = scale
    firstSpan = span
    lastSpan = firstSpan
    factor = state.isActive ? before : 1
    speed.start(CGPoint(x: factor, y: 0), at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard tracked.count == 2 else { return }
    lastSpan = span
    lastTime = event.timestamp
    speed.move(to: CGPoint(x: scale, y: 0), at: event.timestamp)
    if state.isActive {
      state = .changed
    } else if wanted == nil, abs(span - firstSpan) >= Self.slop {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lastTime = event.timestamp
    if tracked.count == 2 { factor = scale }
    firstSpan = 0
    guard tracked.allSatisfy({ $0.phase == .ended }) else { return }
    state = state.isActive || wanted != nil ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    lastTime = event.timestamp
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    (firstSpan, factor, lastSpan) = (0, 1, 0)
  }
}
