import Foundation

extension CALayer {
  /// Runs a copy of the animation from the end of this turn on. Under a key that is taken it
  /// replaces the one there.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    guard !isPresentation else { return }
    let copy = anim.duplicate()
    copy.adopt(
      duration: CATransaction.animationDuration(),
      timingFunction: CATransaction.animationTimingFunction())
    start(copy, forKey: key, tokens: CATransaction.tokens)
  }

  /// Runs the animation itself, for a caller that made it for this.
  func start(_ animation: CAAnimation, forKey key: String?, tokens: [AnimationToken]) {
    if let key { removeAnimation(forKey: key) }
    let record = AnimationRecord(animation, key: key, layer: self, tokens: tokens)
    running.append(record)
    LayerServer.add(record)
  }

  public func animation(forKey key: String) -> CAAnimation? {
    running.first { $0.key == key }?.animation
  }

  /// The keys of the animations, in the order in which they were added; nil for none.
  public func animationKeys() -> [String]? {
    let keys = running.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  public func removeAnimation(forKey key: String) {
    for record in running where record.key == key { LayerServer.stop(record, finished: false) }
  }

  public func removeAllAnimations() {
    for record in running { LayerServer.stop(record, finished: false) }
  }

  /// A copy of the layer as it is on the screen; nil before it has been there. Model values that
  /// were set in this turn show already, where iOS shows them from the next commit on.
  public func presentation() -> Self? {
    if isPresentation { return self }
    guard hasAppeared else { return nil }
    if let sample = sampled() as? Self { return sample }
    HostReport.once("presentation() of \(type(of: self)), a class outside of UIKit, is nil")
    return nil
  }

  /// The layer that this presentation layer shows; the layer itself when it is none.
  public func model() -> Self { (modelLayer as? Self) ?? self }

  /// The layer with its animations applied, at the host's time.
  func sampled() -> CALayer {
    let copy = copyForPresentation()
    copy.isPresentation = true
    copy.modelLayer = self
    let time = localTime(at: HostClock.now)
    for record in running { record.apply(to: copy, at: time) }
    return copy
  }

  /// What to draw: the layer itself when nothing animates it.
  var shown: CALayer { running.isEmpty || isPresentation ? self : sampled() }

  func markAppeared() {
    hasAppeared = true
    for child in children { child.markAppeared() }
    maskLayer?.markAppeared()
  }

  // MARK: Time

  /// The layer's own time at a time of the host, through the layers above it.
  func localTime(at hostTime: Double) -> Double {
    let outer = superlayer?.localTime(at: hostTime) ?? hostTime
    guard beginTime != 0 || speed != 1 || timeOffset != 0 else { return outer }
    return (outer - beginTime) * Double(speed) + timeOffset
  }

  private func hostTime(atLocal time: Double) -> Double {
    let scale = speed == 0 ? 1 : Double(speed)
    let outer = (time - timeOffset) / scale + beginTime
    return superlayer?.hostTime(atLocal: outer) ?? outer
  }

  /// nil stands for the host's time. A layer that stands still has one time for all of another's.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l?.hostTime(atLocal: t) ?? t)
  }

  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let host = hostTime(atLocal: t)
    return l?.localTime(at: host) ?? host
  }
}
