import Foundation

/// The standard modal transition: up from below the container, and back down.
final class CoverVerticalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Seconds until the modal transition's spring is within a thousandth of rest [lib][calc].
  static let duration = 0.506

  private let presenting: Bool

  init(presenting: Bool) {
    self.presenting = presenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard
      let moving = context.view(forKey: presenting ? .to : .from),
      let owner = context.viewController(forKey: presenting ? .to : .from)
    else { return context.completeTransition(true) }
    let shown = presenting ? context.finalFrame(for: owner) : moving.frame
    let hidden = shown.offsetBy(dx: 0, dy: container.bounds.maxY - shown.minY)
    if presenting {
      if moving.superview == nil { container.addSubview(moving) }
      moving.frame = hidden
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [], animations: { [presenting] in moving.frame = presenting ? shown : hidden },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}
