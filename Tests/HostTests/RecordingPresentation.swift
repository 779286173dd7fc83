import Foundation
import UIKit

/// Presents `RecordingController`s in its own way and writes down who asks what of whom.
@MainActor final class RecordingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let log: CallLog
  var animator: RecordingAnimator?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  private(set) weak var controller: RecordingPresentation?

  init(_ log: CallLog) {
    self.log = log
    animator = RecordingAnimator(log)
    super.init()
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    log.add("presentationController(forPresented)")
    let made = RecordingPresentation(presented, presenting, log)
    controller = made
    return made
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.add("animationController(forPresented)")
    return animator
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    log.add("animationController(forDismissed)")
    return animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

/// A lower half of the container.
@MainActor final class RecordingPresentation: UIPresentationController {
  let log: CallLog
  private var hasLaidOut = false

  init(_ presented: UIViewController, _ presenting: UIViewController?, _ log: CallLog) {
    self.log = log
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }
  override func presentationTransitionWillBegin() {
    log.add("presentation.willBegin")
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [log] _ in log.add("alongside") },
      completion: { [log] in
        log.add("alongside.completion(\($0.isCancelled ? "cancelled" : "done"))")
      })
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    log.add("presentation.didEnd(\(completed))")
  }
  override func dismissalTransitionWillBegin() { log.add("dismissal.willBegin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log.add("dismissal.didEnd(\(completed))")
  }
  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
    guard !hasLaidOut else { return }
    log.add("container.willLayout")
  }
  override func containerViewDidLayoutSubviews() {
    guard !hasLaidOut else { return }
    hasLaidOut = true
    log.add("container.didLayout")
  }
}

/// Slides by half of the container in 0.3 seconds.
@MainActor final class RecordingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let log: CallLog
  private(set) weak var context: (any UIViewControllerContextTransitioning)?
  /// Leaves the end to the test.
  var isManual = false

  init(_ log: CallLog) {
    self.log = log
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log.add("animate")
    context = transitionContext
    guard !isManual else { return }
    let view = transitionContext.view(forKey: .to) ?? transitionContext.view(forKey: .from)
    let arrives = transitionContext.view(forKey: .to) != nil
    let distance = transitionContext.containerView.bounds.height / 2
    if arrives { view?.transform = CGAffineTransform(translationX: 0, y: distance) }
    UIView.animate(
      withDuration: 0.3,
      animations: {
        view?.transform =
          arrives ? .identity : CGAffineTransform(translationX: 0, y: distance)
      },
      completion: { [log] _ in
        log.add("completeTransition")
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) { log.add("ended(\(transitionCompleted))") }
}
