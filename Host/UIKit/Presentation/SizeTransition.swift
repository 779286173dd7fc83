import Foundation

/// A change of the window's size and traits, as a rotation brings it: everybody is told first,
/// then the change happens inside of one animation, with what was asked for alongside.
@MainActor package enum SizeTransition {
  /// Runs one in `window`.
  ///
  /// - Parameters:
  ///   - size: what the window's view controllers will have, points.
  ///   - traits: what they will have, as far as it is known.
  ///   - duration: seconds; 0 or less changes everything at once.
  ///   - change: gives screen, window and traits their new values.
  package static func run(
    in window: UIWindow, to size: CGSize, traits: UITraitCollection, duration: Double,
    change: @escaping () -> Void, completion: (() -> Void)? = nil
  ) {
    guard let root = window.rootViewController else {
      change()
      completion?()
      return
    }
    let apply = {
      change()
      window.layoutIfNeeded()
    }
    let parts = TransitionContext.Parts(
      container: window, from: root, to: root, animated: duration > 0,
      initialFrame: { _ in window.bounds }, finalFrame: { _ in CGRect(origin: .zero, size: size) })
    let context = TransitionContext(
      parts, animator: SizeAnimator(duration: duration, change: apply), interactor: nil)
    let coordinator = TransitionCoordinator(context)
    context.whenEnded = { _ in
      coordinator.finish()
      completion?()
    }
    tell(root, size: size, traits: traits, coordinator)
    if duration <= 0 { apply() }
    context.run()
  }

  /// The root, then each presentation controller from below upward.
  private static func tell(
    _ root: UIViewController, size: CGSize, traits: UITraitCollection,
    _ coordinator: TransitionCoordinator
  ) {
    if traits != root.traitCollection { root.willTransition(to: traits, with: coordinator) }
    root.viewWillTransition(to: size, with: coordinator)
    var next = root.modal.presented
    while let presented = next {
      next = presented.modal.presented
      guard let controller = presented.modal.controller else { continue }
      if traits != controller.traitCollection {
        controller.willTransition(to: traits, with: coordinator)
      }
      controller.viewWillTransition(to: size, with: coordinator)
    }
  }
}

/// Animates the change.
private final class SizeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: Double
  private let change: () -> Void

  init(duration: Double, change: @escaping () -> Void) {
    self.duration = duration
    self.change = change
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    UIView.animate(
      withDuration: duration, delay: 0, options: [], animations: change,
      completion: { _ in transitionContext.completeTransition(true) })
  }
}
