import Foundation

/// Content that moves without a finger: a display link reads closed forms.
extension UIScrollView {
  /// Moves the content as the one who is entitled to.
  func move(to offset: CGPoint) {
    guard offset != contentOffset else { return }
    let before = isMovingContent
    isMovingContent = true
    bounds.origin = offset
    isMovingContent = before
  }

  func runTicker() {
    ticker.start { [weak self] in self?.tick() }
  }

  private func tick() {
    let now = HostClock.now
    switch activity {
    case .idle, .dragging: ticker.stop()
    case .gliding(let glide):
      let value = glide.value(at: now)
      move(to: CGPoint(x: axis(.horizontal).snap(value.x), y: axis(.vertical).snap(value.y)))
      // The delegate may have begun something else.
      guard case .gliding(let present) = activity, present.begin == glide.begin,
        now - glide.begin >= glide.duration - 1e-9
      else { return }
      move(to: glide.target)
      endGlide()
    case .animating(let flight):
      move(to: flight.ease.value(at: now - flight.begin))
      guard case .animating(let present) = activity, present.begin == flight.begin,
        now - flight.begin >= ScrollEase.duration - 1e-9
      else { return }
      endFlight(flight)
    }
  }

  private func endGlide() {
    activity = .idle
    ticker.stop()
    delegate?.scrollViewDidEndDecelerating(self)
    settle()
  }

  private func endFlight(_ flight: ScrollFlight) {
    activity = .idle
    ticker.stop()
    delegate?.scrollViewDidEndScrollingAnimation(self)
    if flight.isToTop { delegate?.scrollViewDidScrollToTop(self) }
    settle()
  }

  /// Nothing moves any more.
  func settle() {
    indicators.hide()
    contentDidSettle()
  }

  /// Goes on from where content is, with `velocity`, towards the limits as they are now.
  func glideOn(velocity: CGPoint) {
    let rate = decelerationRate.rawValue
    activity = .gliding(
      ScrollGlide(
        x: axis(.horizontal).release(at: contentOffset.x, velocity: velocity.x, rate: rate),
        y: axis(.vertical).release(at: contentOffset.y, velocity: velocity.y, rate: rate),
        begin: HostClock.now))
    runTicker()
  }

  /// Ends what moves without a finger, where it is.
  func stopMoving() {
    switch activity {
    case .idle, .dragging: return
    case .gliding:
      activity = .idle
      ticker.stop()
      delegate?.scrollViewDidEndDecelerating(self)
    case .animating:
      activity = .idle
      ticker.stop()
    }
    if !isTracking { settle() }
  }

  /// A finger landed on the content.
  func fingerLanded() {
    if isDecelerating || isAnimatingContent { stopMoving() }
  }

  private var isAnimatingContent: Bool {
    if case .animating = activity { return true }
    return false
  }

  /// The last finger left without a drag: what was stopped in a stretch goes back.
  func fingersLeft() {
    guard case .idle = activity else { return }
    let (x, y) = (axis(.horizontal), axis(.vertical))
    let offset = contentOffset
    guard x.clamp(offset.x) != offset.x || y.clamp(offset.y) != offset.y else { return settle() }
    glideOn(velocity: .zero)
    delegate?.scrollViewWillBeginDecelerating(self)
  }
}
