import Foundation

/// Animations that run in the group's time, and are cut off at its end.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func duplicate() -> CAAnimation {
    let copy = CAAnimationGroup()
    copy.copyTiming(of: self)
    copy.animations = animations?.map { $0.duplicate() }
    return copy
  }

  override func adopt(duration: CFTimeInterval, timingFunction: CAMediaTimingFunction?) {
    super.adopt(duration: duration, timingFunction: timingFunction)
    for child in animations ?? [] {
      child.adopt(duration: self.duration, timingFunction: nil)
    }
  }

  override func apply(to layer: CALayer, at moment: AnimationMoment) {
    let time = timingFunction.map { $0.value(at: moment.time / max(duration, 1e-9)) * duration }
    for child in animations ?? [] {
      let begin = child.beginTime
      if let inner = AnimationMoment(child, begin: begin, at: time ?? moment.time) {
        child.apply(to: layer, at: inner)
      }
    }
  }
}
