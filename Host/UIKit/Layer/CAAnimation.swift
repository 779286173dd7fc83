import Foundation

/// Something that changes how a layer looks for a while, leaving its model values as they are.
/// A layer takes a copy when it is added: changes after that have no effect.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  open var timingFunction: CAMediaTimingFunction?
  /// Held strongly, as on iOS.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether it leaves the layer when it is over. One that stays shows as its fill mode says.
  open var isRemovedOnCompletion = true
  open var preferredFrameRateRange = CAFrameRateRange.default

  @_documentation(visibility: internal)
  open var beginTime: CFTimeInterval = 0
  @_documentation(visibility: internal)
  open var duration: CFTimeInterval = 0
  @_documentation(visibility: internal)
  open var speed: Float = 1
  @_documentation(visibility: internal)
  open var timeOffset: CFTimeInterval = 0
  @_documentation(visibility: internal)
  open var repeatCount: Float = 0
  @_documentation(visibility: internal)
  open var repeatDuration: CFTimeInterval = 0
  @_documentation(visibility: internal)
  open var autoreverses = false
  @_documentation(visibility: internal)
  open var fillMode = CAMediaTimingFillMode.removed

  /// Whether the layer's view takes no touches meanwhile.
  var blocksInteraction = false
  /// Made by an animation block of views.
  var isOfBlock = false
  /// Seconds from the commit to the begin, besides `beginTime`.
  var commitDelay: Double = 0

  public override init() { super.init() }

  /// An archive holds nothing for an animation here.
  public required init?(coder: NSCoder) { super.init() }

  /// An action runs by being added under the event's name.
  @_documentation(visibility: internal)
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// An animation like this one, of this class.
  func duplicate() -> CAAnimation {
    let copy = CAAnimation()
    copy.copyTiming(of: self)
    return copy
  }

  func copyTiming(of other: CAAnimation) {
    (timingFunction, delegate) = (other.timingFunction, other.delegate)
    isRemovedOnCompletion = other.isRemovedOnCompletion
    (beginTime, duration, speed) = (other.beginTime, other.duration, other.speed)
    (timeOffset, repeatCount) = (other.timeOffset, other.repeatCount)
    (repeatDuration, autoreverses) = (other.repeatDuration, other.autoreverses)
    fillMode = other.fillMode
  }

  /// Changes a presentation layer to what the animation shows at a moment of its run.
  func apply(to layer: CALayer, at moment: AnimationMoment) {}

  /// Fills in what a layer's animation gets from the transaction, children included.
  func adopt(duration: CFTimeInterval, timingFunction: CAMediaTimingFunction?) {
    if self.duration <= 0 || !self.duration.isFinite {
      if !self.duration.isFinite {
        HostReport.once("an animation's duration is not finite; it takes the transaction's")
      }
      self.duration = duration
    }
    if !speed.isFinite || !beginTime.isFinite || !timeOffset.isFinite || repeatCount.isNaN
      || repeatDuration.isNaN
    {
      HostReport.once("an animation's timing has numbers that are not finite; they are left out")
      if !speed.isFinite { speed = 1 }
      if !beginTime.isFinite { beginTime = 0 }
      if !timeOffset.isFinite { timeOffset = 0 }
      if repeatCount.isNaN { repeatCount = 0 }
      if repeatDuration.isNaN { repeatDuration = 0 }
    }
    if self.timingFunction == nil { self.timingFunction = timingFunction }
  }
}

/// Who hears of an animation's begin and end.
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  /// `finished`: it ran to its end; false when it was removed or replaced before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
