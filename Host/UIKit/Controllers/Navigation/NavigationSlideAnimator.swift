import Foundation

/// The standard step: the screen that is in front slides, the one behind moves by a part of that.
final class NavigationSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Seconds [?].
  static let duration = 0.35
  /// How much of the way the screen behind moves [?].
  static let parallax = 0.3

  private let operation: UINavigationController.Operation

  init(_ operation: UINavigationController.Operation) {
    self.operation = operation
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(true)
    }
    let isPop = operation == .pop
    let mirrored = to.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = context.containerView.bounds.width * (mirrored ? -1 : 1)
    let aside = CGAffineTransform(translationX: width, y: 0)
    let behind = CGAffineTransform(translationX: -width * Self.parallax, y: 0)
    to.transform = isPop ? behind : aside
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [],
      animations: {
        to.transform = .identity
        from.transform = isPop ? aside : behind
      },
      completion: { _ in
        to.transform = .identity
        from.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
