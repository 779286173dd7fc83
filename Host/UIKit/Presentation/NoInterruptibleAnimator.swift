import Foundation

/// What `interruptibleAnimator(using:)` gives when an animator has not implemented it: on iOS the
/// method would be missing, which a Swift protocol cannot say.
@MainActor final class NoInterruptibleAnimator: UIViewImplicitlyAnimating {
  static let shared = NoInterruptibleAnimator()

  let state = UIViewAnimatingState.inactive
  let isRunning = false
  var isReversed = false
  var fractionComplete: CGFloat = 0
  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}

  // NSObjectProtocol, by identity.
  nonisolated func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
  nonisolated var hash: Int { ObjectIdentifier(self).hashValue }
  nonisolated func `self`() -> Self { self }
  nonisolated func isProxy() -> Bool { false }
  nonisolated var description: String { "no interruptible animator" }
  nonisolated var debugDescription: String { description }
}

extension UIViewControllerAnimatedTransitioning {
  /// The animator's object, if it has one.
  func interruptible(_ context: any UIViewControllerContextTransitioning)
    -> (any UIViewImplicitlyAnimating)?
  {
    let animator = interruptibleAnimator(using: context)
    return animator is NoInterruptibleAnimator ? nil : animator
  }
}
