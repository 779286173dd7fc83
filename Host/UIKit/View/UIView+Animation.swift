import Foundation

extension UIView {
  /// Runs the changes over `duration` seconds, easing in and out.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// The completion gets true when nothing was cut short. With a duration of 0, or when animations
  /// are off, the changes take effect at once and the completion is called at the end of the turn.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var timing = ViewTiming(duration: duration, curve: .cubic(options.curve.function))
    if options.usesModalSpring { timing = .modal }
    run(timing, delay: delay, options: options, animations, completion)
  }

  /// As a damped spring that settles in about `duration`. The velocity is in distances a second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = HostSpring(
      duration: duration, ratio: Double(dampingRatio), velocity: Double(velocity))
    let timing = ViewTiming(duration: duration, curve: .spring(spring))
    run(timing, delay: delay, options: options, animations, completion)
  }

  private class func run(
    _ wanted: ViewTiming, delay: Double, options: UIView.AnimationOptions,
    _ changes: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    var timing = inherited(wanted, options)
    timing.delay = delay.isFinite ? max(0, delay) : 0
    if !timing.duration.isFinite || !delay.isFinite {
      HostReport.once("UIView.animate: a duration or delay that is not finite counts as 0")
    }
    let token = AnimationToken { completion?($0) }
    defer { token.seal() }
    guard timing.duration.isFinite, timing.duration > 0 || timing.delay > 0,
      ViewAnimationBlock.areEnabled
    else {
      ViewAnimationBlock.run(nil, changes)
      return
    }
    timing.duration = max(timing.duration, 1e-6)
    let block =
      ViewAnimationBlock.current?.inner(timing, options: options, token: token)
      ?? ViewAnimationBlock(timing: timing, token: token)
    ViewAnimationBlock.run(block) {
      changes()
      if options.contains(.layoutSubviews) {
        for layer in block.changedLayers { layer.layoutIfNeeded() }
      }
    }
  }

  /// A block inside of another one runs with the outer one's duration and curve, unless it says
  /// otherwise.
  private class func inherited(
    _ wanted: ViewTiming, _ options: UIView.AnimationOptions
  ) -> ViewTiming {
    var timing = wanted
    timing.repeats = options.contains(.repeat)
    timing.autoreverses = options.contains(.autoreverse)
    timing.beginsFromCurrentState = options.contains(.beginFromCurrentState)
    timing.allowsInteraction = options.contains(.allowUserInteraction)
    guard let outer = ViewAnimationBlock.current?.timing else { return timing }
    if !options.contains(.overrideInheritedDuration) { timing.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { timing.curve = outer.curve }
    if !options.contains(.overrideInheritedOptions) {
      timing.repeats = timing.repeats || outer.repeats
      timing.autoreverses = timing.autoreverses || outer.autoreverses
      timing.repeatCount = outer.repeatCount
      timing.beginsFromCurrentState = timing.beginsFromCurrentState || outer.beginsFromCurrentState
      timing.allowsInteraction = timing.allowsInteraction || outer.allowsInteraction
    }
    return timing
  }

  /// Runs the changes without animation, inside of a block too, and so with blocks in them.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = ViewAnimationBlock.areEnabled
    ViewAnimationBlock.areEnabled = false
    actionsWithoutAnimation()
    ViewAnimationBlock.areEnabled = before
  }

  /// Turns all view animations on or off.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    ViewAnimationBlock.areEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool { ViewAnimationBlock.areEnabled }

  /// Seconds of the block that is running; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval {
    ViewAnimationBlock.current?.timing.duration ?? 0
  }

  /// Inside of an animation block: repeats the animations of these changes.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let block = ViewAnimationBlock.current else { return animations() }
    let before = block.timing
    block.timing.repeatCount = count.isFinite ? Float(max(0, count)) : .infinity
    block.timing.autoreverses = autoreverses
    animations()
    block.timing = before
  }
}

extension ViewTiming {
  /// The modal transition's spring: mass 3, stiffness 1000, damping 500, run critically damped; 0.506
  /// seconds [lib][calc].
  static var modal: ViewTiming {
    let spring = HostSpring(mass: 3, stiffness: 1000, damping: 500, velocity: 0)
    return ViewTiming(duration: spring.settlingDuration, curve: .spring(spring))
  }
}
