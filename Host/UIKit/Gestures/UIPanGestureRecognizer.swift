import Foundation

/// Recognises fingers that are dragged.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers move before the gesture begins, in points (measured on iOS).
  package static let slop: CGFloat = 10

  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  /// The way since the touches came down, or the last `setTranslation`, in the window.
  private var way = CGPoint.zero
  /// The same, without what `setTranslation` took away: what the velocity is of.
  private var wholeWay = CGPoint.zero
  private var speed = TouchVelocity()
  private var lastPositions: [ObjectIdentifier: CGPoint] = [:]
  private var lastEventTime = 0.0

  /// The fingers' way in the coordinates of `view`. At `.began` it includes the slop.
  open func translation(in view: UIView?) -> CGPoint { windowVector(way, in: view) }

  /// Makes the way so far another one. Nonsense is ignored.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard translation.x.isFinite, translation.y.isFinite else {
      return HostReport.once("setTranslation: a number that is not finite; ignored")
    }
    guard let view, let window = view.window else {
      way = translation
      return
    }
    let from = view.convert(CGPoint.zero, to: window)
    let to = view.convert(translation, to: window)
    way = CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  /// Points a second, of the last 100 ms; 0 after a pause as long.
  open func velocity(in view: UIView?) -> CGPoint {
    windowVector(speed.velocity(at: max(HostClock.now, lastEventTime)), in: view)
  }

  /// Whether the way so far begins the gesture.
  package var hasMovedEnough: Bool { distance(wholeWay, .zero) >= Self.slop - 1e-6 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // In the order in which they landed; a set has none.
    for touch in tracked.dropFirst(max(0, maximumNumberOfTouches)) where touches.contains(touch) {
      ignore(touch, for: event)
    }
    if tracked.isEmpty { return }
    if lastPositions.isEmpty {
      speed.start(.zero, at: event.timestamp)
      wholeWay = .zero
      way = .zero
    }
    remember(event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let step = step()
    remember(event)
    // Fewer fingers than it takes move nothing, before it begins and after [doc].
    guard step != .zero, tracked.count >= minimumNumberOfTouches else { return }
    way = CGPoint(x: way.x + step.x, y: way.y + step.y)
    wholeWay = CGPoint(x: wholeWay.x + step.x, y: wholeWay.y + step.y)
    speed.move(to: wholeWay, at: event.timestamp)
    if state == .possible {
      if wanted == nil, hasMovedEnough { state = .began }
    } else {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lastEventTime = event.timestamp
    for touch in touches { lastPositions[ObjectIdentifier(touch)] = nil }
    guard lastPositions.isEmpty else { return }
    state = state.isActive || wanted != nil ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    lastEventTime = event.timestamp
    for touch in touches { lastPositions[ObjectIdentifier(touch)] = nil }
    if lastPositions.isEmpty { state = .cancelled }
  }

  open override func ignore(_ touch: UITouch, for event: UIEvent) {
    lastPositions[ObjectIdentifier(touch)] = nil
    super.ignore(touch, for: event)
  }

  open override func reset() {
    super.reset()
    lastPositions = [:]
  }

  /// How far the middle of the fingers has moved since the last event: of those that were down then
  /// too, so that a finger that lands or leaves moves nothing.
  private func step() -> CGPoint {
    var (x, y, count) = (CGFloat(0), CGFloat(0), CGFloat(0))
    for touch in tracked {
      guard let before = lastPositions[ObjectIdentifier(touch)] else { continue }
      x += touch.windowLocation.x - before.x
      y += touch.windowLocation.y - before.y
      count += 1
    }
    return count > 0 ? CGPoint(x: x / count, y: y / count) : .zero
  }

  private func remember(_ event: UIEvent) {
    lastEventTime = event.timestamp
    for touch in tracked { lastPositions[ObjectIdentifier(touch)] = touch.windowLocation }
  }
}
