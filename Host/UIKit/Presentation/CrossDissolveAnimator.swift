import Foundation

/// The modal transition that fades.
final class CrossDissolveAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Seconds [?].
  static let duration = 0.4

  private let presenting: Bool

  init(presenting: Bool) {
    self.presenting = presenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let fading = context.view(forKey: presenting ? .to : .from) else {
      return context.completeTransition(true)
    }
    let alpha = fading.alpha
    if presenting {
      if fading.superview == nil { context.containerView.addSubview(fading) }
      fading.alpha = 0
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [],
      animations: { [presenting] in fading.alpha = presenting ? alpha : 0 },
      completion: { _ in
        fading.alpha = alpha
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
