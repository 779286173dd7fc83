import Foundation

/// Recognises fingers that stay where they are; then follows them.
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds.
  open var minimumPressDuration: TimeInterval = 0.5 {
    didSet {
      guard minimumPressDuration.isNaN else { return }
      HostReport.once("UILongPressGestureRecognizer.minimumPressDuration: not a number; ignored")
      minimumPressDuration = oldValue
    }
  }
  open var numberOfTouchesRequired = 1
  /// Taps before the press.
  open var numberOfTapsRequired = 0
  /// How far the fingers may wander before the gesture begins, in points.
  open var allowableMovement: CGFloat = 10 {
    didSet {
      guard allowableMovement.isNaN else { return }
      HostReport.once("UILongPressGestureRecognizer.allowableMovement: not a number; ignored")
      allowableMovement = oldValue
    }
  }

  private var start = CGPoint.zero
  private var taps = 0
  private var timer: HostTimers.Token?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !state.isActive else { return }
    if tracked.count > numberOfTouchesRequired {
      state = .failed
      return
    }
    guard tracked.count == numberOfTouchesRequired else { return }
    start = middle(of: tracked)
    HostTimers.cancel(timer)
    // Infinitely long is never.
    guard taps >= numberOfTapsRequired, minimumPressDuration.isFinite else { return }
    timer = HostTimers.after(minimumPressDuration) { [weak self] in
      guard let self, state == .possible, wanted == nil else { return }
      state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state.isActive {
      state = .changed
    } else if wanted == nil, tracked.count == numberOfTouchesRequired,
      distance(middle(of: tracked), start) > allowableMovement
    {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // The first finger that leaves ends it [doc].
    if state.isActive || wanted != nil { return state = .ended }
    HostTimers.cancel(timer)
    guard tracked.allSatisfy({ $0.phase == .ended }) else { return }
    guard taps < numberOfTapsRequired else {
      state = .failed
      return
    }
    taps += 1
    timer = HostTimers.after(UITapGestureRecognizer.pauseBetweenTaps) { [weak self] in
      guard let self, state == .possible, tracked.isEmpty else { return }
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  package override var awaitsMoreTouches: Bool { taps > 0 && taps <= numberOfTapsRequired }

  open override func reset() {
    super.reset()
    HostTimers.cancel(timer)
    timer = nil
    taps = 0
  }
}
