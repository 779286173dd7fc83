import Foundation

extension UIViewController {
  /// Presents, or says why not and leaves everything as it is: the completion is not called then.
  func startPresenting(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    var presenter = presenter(of: presented)
    guard mayPresent(presented, on: presenter) else { return }
    let controller = presented.takeController(presenter: presenter, source: self)
    if presented.modal.style == .custom, !controller.shouldPresentInFullscreen {
      presenter = contextProvider
      guard mayPresent(presented, on: presenter) else { return }
    }
    controller.presenting = presenter
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    if animated {
      let delegate = presented.transitioningDelegate
      animator = delegate?.animationController(
        forPresented: presented, presenting: presenter, source: self)
      if let animator {
        interactor = delegate?.interactionControllerForPresentation(using: animator)
      }
      animator = animator ?? presented.standardAnimator(presenting: true, on: presenter)
    }
    presented.link(to: presenter)
    presented.loadViewIfNeeded()
    let container = presenter.makeContainer(for: controller)
    let transition = ModalTransition(
      .presentation, of: controller, presented: presented, presenter: presenter,
      container: container, animated: animated, animator: animator, interactor: interactor)
    if let completion { transition.completions.append(completion) }
    transition.begin()
  }

  /// The view controller that will present: the outermost container, or for a style that covers
  /// a context only, the one that defines it.
  private func presenter(of presented: UIViewController) -> UIViewController {
    switch presented.modal.style {
    case .currentContext, .overCurrentContext: contextProvider
    default: outermost
    }
  }

  private var contextProvider: UIViewController {
    selfAndAncestors.first { $0.definesPresentationContext } ?? outermost
  }

  private func mayPresent(_ presented: UIViewController, on presenter: UIViewController) -> Bool {
    guard let problem = obstacle(to: presented, on: presenter) else { return true }
    PresentationLog.warn(
      "Attempt to present \(presented) on \(presenter) (from \(self)) \(problem)")
    return false
  }

  private func obstacle(
    to presented: UIViewController, on presenter: UIViewController
  ) -> String? {
    if let other = presenter.modal.presented { return "which is already presenting \(other)." }
    if presenter.isBeingDismissed { return "which is being dismissed." }
    if presented.modal.presenter != nil { return "which is already being presented." }
    if presented === self || presented === presenter { return "which is itself." }
    if presented.parent != nil { return "but it has a parent." }
    if presenter.viewIfLoaded?.window == nil { return "whose view is not in the window hierarchy." }
    return nil
  }

  fileprivate func link(to presenter: UIViewController) {
    modal.presenter = presenter
    modal.phase = .presenting
    presenter.modal.presented = self
  }

  func unlink(from presenter: UIViewController) {
    presenter.modal.presented = nil
    modal.presenter = nil
    modal.phase = .idle
    modal.controller = nil
  }

  fileprivate func makeContainer(
    for controller: UIPresentationController
  ) -> PresentationContainerView {
    let container = PresentationContainerView(frame: .zero)
    container.controller = controller
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.containerView = container
    if !controller.shouldPresentInFullscreen, let own = view, let stage = own.superview {
      container.frame = own.frame
      stage.insertSubview(container, aboveSubview: own)
    } else if let window = view.window {
      container.frame = window.bounds
      window.addSubview(container)
    }
    return container
  }

  func standardAnimator(
    presenting: Bool, on context: UIViewController
  ) -> any UIViewControllerAnimatedTransitioning {
    let coversContext = modal.style == .overCurrentContext || modal.style == .currentContext
    let style =
      coversContext && context.providesPresentationContextTransitionStyle
      ? context.modalTransitionStyle : modalTransitionStyle
    switch style {
    case .coverVertical: return CoverVerticalAnimator(presenting: presenting)
    case .crossDissolve: return CrossDissolveAnimator(presenting: presenting)
    case .flipHorizontal, .partialCurl:
      HostReport.once("UIModalTransitionStyle \(style) is shown as a cross-dissolve")
      return CrossDissolveAnimator(presenting: presenting)
    }
  }
}
