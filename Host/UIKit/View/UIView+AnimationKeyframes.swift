import Foundation

extension UIView {
  /// Runs changes that ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` places
  /// inside of `duration` seconds. Each of them runs evenly.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    var passed = UIView.AnimationOptions(rawValue: options.rawValue & 1023)
    passed.insert(.curveLinear)
    passed.insert(.overrideInheritedCurve)
    if options.contains(.repeat) || options.contains(.autoreverse) {
      HostReport.once("keyframe animations of views repeat each keyframe by itself")
    }
    animate(
      withDuration: duration, delay: delay, options: passed, animations: animations,
      completion: completion)
  }

  /// Start and duration are parts of the whole, 0 … 1. Outside of keyframes the changes take effect
  /// at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard frameStartTime.isFinite, frameDuration.isFinite else {
      HostReport.once("addKeyframe: numbers that are not finite; the changes take effect at once")
      return animations()
    }
    guard let outer = ViewAnimationBlock.current else { return animations() }
    let start = max(0, min(1, frameStartTime))
    if let animator = outer.animator {
      let block = ViewAnimationBlock(
        animator: animator, span: outer.span.part(start, max(0, frameDuration)),
        timing: outer.timing, token: outer.token)
      return ViewAnimationBlock.run(block, animations)
    }
    var timing = outer.timing
    timing.delay += timing.duration * start
    timing.duration = max(timing.duration * max(0, min(1 - start, frameDuration)), 1e-6)
    let block = ViewAnimationBlock(timing: timing, token: outer.token)
    ViewAnimationBlock.run(block, animations)
    outer.changedLayers += block.changedLayers
  }
}
