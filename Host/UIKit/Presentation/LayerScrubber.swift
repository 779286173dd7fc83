import Foundation

/// Scrubs the clock of the container's layer, on which every animation in it runs.
final class LayerScrubber: TransitionScrubber {
  private var layer: CALayer { context.containerView.layer }
  /// The layer's own time at which the animations begin.
  private var start: Double { context.start }
  private var held = 0.0

  func hold() { freeze(at: start) }

  override func pause() -> CGFloat {
    let now = layer.convertTime(CACurrentMediaTime(), from: nil)
    freeze(at: now)
    return fraction
  }

  private var fraction: CGFloat {
    context.duration > 0 ? CGFloat(min(max((held - start) / context.duration, 0), 1)) : 0
  }

  override func show(_ fraction: CGFloat) {
    freeze(at: start + Double(fraction) * context.duration)
  }

  private func freeze(at time: Double) {
    held = time
    layer.speed = 0
    layer.timeOffset = time
  }

  override func release(speed: Double, curve: (any UITimingCurveProvider)?, forward: Bool) {
    if forward { runOn(speed: speed) } else { runBack(speed: speed) }
  }

  /// The clock goes on from the moment it was stopped at; the animations end by themselves.
  private func runOn(speed: Double) {
    layer.speed = Float(speed)
    layer.timeOffset = held
    layer.beginTime = 0
    let now = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.beginTime = (now - held) / speed
    resetClockAtTheEnd()
  }

  /// The clock is turned back by hand; at the beginning the animations are taken off, and the
  /// views keep what was shown there.
  private func runBack(speed: Double) {
    let link = CADisplayLink(handler: { [self] link in
      let step = (link.targetTimestamp - link.timestamp) * speed
      let time = max(start, held - step)
      freeze(at: time)
      if time <= start {
        link.invalidate()
        settleAtTheBeginning()
      }
    })
    link.add(to: .main, forMode: .common)
  }

  private func settleAtTheBeginning() {
    var animated: [CALayer] = []
    layer.collectAnimated(into: &animated)
    for each in animated { each.keepWhatIsShown() }
    resetClock()
    for each in animated { each.removeAllAnimations() }
  }

  private func resetClockAtTheEnd() {
    context.coordinator?.animate(alongsideTransition: nil) { [self] _ in resetClock() }
  }

  private func resetClock() {
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
  }
}

extension CALayer {
  fileprivate func collectAnimated(into found: inout [CALayer]) {
    if animationKeys()?.isEmpty == false { found.append(self) }
    for each in sublayers ?? [] { each.collectAnimated(into: &found) }
  }

  /// Makes what the animations show now the layer's own values.
  fileprivate func keepWhatIsShown() {
    guard let shown = presentation() else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    position = shown.position
    bounds = shown.bounds
    transform = shown.transform
    opacity = shown.opacity
    backgroundColor = shown.backgroundColor
    cornerRadius = shown.cornerRadius
    CATransaction.commit()
  }
}
