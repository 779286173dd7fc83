import Foundation

/// Holds a transition's animation still, shows any moment of it, and lets it go in either
/// direction.
@MainActor class TransitionScrubber {
  let context: TransitionContext

  init(_ context: TransitionContext) { self.context = context }

  /// Starts the transition's animation, held at its beginning.
  static func holding(_ context: TransitionContext) -> TransitionScrubber {
    if let animator = context.animator?.interruptible(context) {
      let scrubber = AnimatorScrubber(context, animator)
      animator.pauseAnimation()
      return scrubber
    }
    let scrubber = LayerScrubber(context)
    scrubber.hold()
    context.animator?.animateTransition(using: context)
    return scrubber
  }

  /// Takes hold of an animation that is running.
  static func catching(_ context: TransitionContext) -> TransitionScrubber {
    if let animator = context.animator?.interruptible(context) {
      return AnimatorScrubber(context, animator)
    }
    return LayerScrubber(context)
  }

  /// Stops where it is; answers the fraction that is shown.
  func pause() -> CGFloat { 0 }
  func show(_ fraction: CGFloat) {}
  func release(speed: Double, curve: (any UITimingCurveProvider)?, forward: Bool) {}
}

/// Scrubs the animator's own object.
private final class AnimatorScrubber: TransitionScrubber {
  private let animator: any UIViewImplicitlyAnimating

  init(_ context: TransitionContext, _ animator: any UIViewImplicitlyAnimating) {
    self.animator = animator
    super.init(context)
  }

  override func pause() -> CGFloat {
    animator.pauseAnimation()
    return animator.fractionComplete
  }

  override func show(_ fraction: CGFloat) { animator.fractionComplete = fraction }

  override func release(speed: Double, curve: (any UITimingCurveProvider)?, forward: Bool) {
    // A reversed animator counts from its end: what is left is asked for before it turns.
    let rest = forward ? 1 - animator.fractionComplete : animator.fractionComplete
    if !forward { animator.isReversed = true }
    animator.continueAnimation(
      withTimingParameters: curve, durationFactor: max(0, rest) / CGFloat(speed))
  }
}
