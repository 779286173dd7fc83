import Foundation

/// Scrubs the clock of the container's layer, on which every animation in it runs, and of the other
/// views that go along with the transition.
final class LayerScrubber: TransitionScrubber {
  private var layer: CALayer { context.containerView.layer }
  private var layers: [CALayer] {
    [layer] + (context.coordinator?.outsideViews ?? []).map(\.layer)
  }
  /// The layer's own time at which the animations begin.
  private var start: Double { context.start }
  private var held = 0.0
  /// What waits until the animations that were added in this turn have begun, at the beginning.
  private var waiting: [() -> Void]?

  /// The animations begin with the commit of this turn: until then the clock stands at their start.
  func hold() {
    freeze(at: start)
    waiting = []
    AfterCommit.perform { [self] in
      let work = waiting ?? []
      waiting = nil
      for each in work { each() }
    }
  }

  private func onceBegun(_ work: @escaping () -> Void) {
    if waiting == nil { work() } else { waiting?.append(work) }
  }

  override func pause() -> CGFloat {
    let now = layer.convertTime(CACurrentMediaTime(), from: nil)
    freeze(at: now)
    return fraction
  }

  private var fraction: CGFloat {
    context.duration > 0 ? CGFloat(min(max((held - start) / context.duration, 0), 1)) : 0
  }

  override func show(_ fraction: CGFloat) {
    onceBegun { [self] in freeze(at: start + Double(fraction) * context.duration) }
  }

  private func freeze(at time: Double) {
    held = time
    for each in layers {
      each.speed = 0
      each.timeOffset = time
    }
  }

  override func release(speed: Double, curve: (any UITimingCurveProvider)?, forward: Bool) {
    onceBegun { [self] in if forward { runOn(speed: speed) } else { runBack(speed: speed) } }
  }

  /// The clock goes on from the moment it was stopped at; the animations end by themselves.
  private func runOn(speed: Double) {
    for each in layers {
      each.speed = Float(speed)
      each.timeOffset = held
      each.beginTime = 0
      let now = each.convertTime(CACurrentMediaTime(), from: nil)
      each.beginTime = (now - held) / speed
    }
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
    for each in layers { each.collectAnimated(into: &animated) }
    for each in animated { each.keepWhatIsShown() }
    resetClock()
    for each in animated { each.removeAllAnimations() }
  }

  private func resetClockAtTheEnd() {
    context.coordinator?.animate(alongsideTransition: nil) { [self] _ in resetClock() }
  }

  private func resetClock() {
    for each in layers {
      each.speed = 1
      each.timeOffset = 0
      each.beginTime = 0
    }
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
