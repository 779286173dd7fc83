import Foundation

/// An animation of the value at one key path.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  /// The animated value is added to what would show without it.
  open var isAdditive = false
  /// Each cycle begins where the one before it ended.
  open var isCumulative = false

  public override init() { super.init() }

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  func copyProperties(of other: CAPropertyAnimation) {
    copyTiming(of: other)
    (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
  }

  /// The animated value, for a key path that holds `base` without the animation.
  func value(at moment: AnimationMoment, base: LayerValue) -> LayerValue { base }

  /// What one whole cycle changes.
  func total(base: LayerValue) -> LayerValue { base.nothing }

  override func apply(to layer: CALayer, at moment: AnimationMoment) {
    guard let keyPath else { return }
    guard let base = layer.animatedValue(at: keyPath) else {
      HostReport.once("animations of the key path \(keyPath) show nothing")
      return
    }
    let value = contribution(at: moment, base: base)
    guard value.isFinite else {
      HostReport.once(
        "an animation of \(keyPath) has numbers that are not finite; it shows nothing")
      return
    }
    layer.setAnimatedValue(isAdditive ? value.adding(base) : value, at: keyPath)
  }

  /// What the animation puts in the place of `base`, or adds to it.
  func contribution(at moment: AnimationMoment, base: LayerValue) -> LayerValue {
    let start = isAdditive ? base.nothing : base
    var value = value(at: moment, base: start)
    if isCumulative, moment.cycle > 0 {
      let step = total(base: start)
      for _ in 0..<min(moment.cycle, 100_000) { value = step.adding(value) }
    }
    return value
  }

  /// The part of the way at a moment, the animation's own curve applied.
  func fraction(at moment: AnimationMoment) -> Double {
    let linear = duration > 0 ? moment.time / duration : 1
    return timingFunction?.value(at: linear) ?? linear
  }
}
