/// Hears of a user's dismissal. Code's own `dismiss` tells it nothing.
///
/// The adaptive questions are not there: this host keeps the style that was asked for.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// May be asked any number of times.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Last of all, after all animation.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user tried, and it was refused.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
