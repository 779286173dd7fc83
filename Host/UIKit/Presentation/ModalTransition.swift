import Foundation

/// One presentation or one dismissal, from its first call to its last.
///
/// The order of calls is the documented one [doc], which does not establish the order among
/// `viewDidLoad`, `presentationTransitionWillBegin` and `viewWillAppear`: here it is that one [?].
/// What a full-screen presentation removes hears `will` first and `did` last.
@MainActor final class ModalTransition {
  enum Kind {
    case presentation
    case dismissal
  }

  let kind: Kind
  let controller: UIPresentationController
  let presented: UIViewController
  let presenter: UIViewController
  let container: PresentationContainerView
  let coordinator: TransitionCoordinator
  var context: TransitionContext { coordinator.context }
  var completions: [() -> Void] = []
  /// Commands that came while this one was running.
  var afterwards: [() -> Void] = []

  init(
    _ kind: Kind, of controller: UIPresentationController, presented: UIViewController,
    presenter: UIViewController, container: PresentationContainerView, animated: Bool,
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.kind = kind
    self.controller = controller
    self.presented = presented
    self.presenter = presenter
    self.container = container
    let parts = Self.parts(
      kind, of: controller, presented: presented, presenter: presenter, container: container,
      animated: animated)
    coordinator = TransitionCoordinator(
      TransitionContext(parts, animator: animator, interactor: interactor))
    context.whenCancelled = { [weak self] in self?.wasCalledOff() }
    context.whenEnded = { [weak self] completed in self?.end(completed) }
  }

  private static func parts(
    _ kind: Kind, of controller: UIPresentationController, presented: UIViewController,
    presenter: UIViewController, container: PresentationContainerView, animated: Bool
  ) -> TransitionContext.Parts {
    let presenting = kind == .presentation
    let presentersView = controller.shouldRemovePresentersView ? presenter.view : nil
    return TransitionContext.Parts(
      container: container, from: presenting ? presenter : presented,
      to: presenting ? presented : presenter,
      fromView: presenting ? presentersView : controller.presentedView,
      toView: presenting ? controller.presentedView : presentersView,
      style: controller.presentationStyle, animated: animated,
      initialFrame: { [weak controller, weak container] vc in
        guard let controller, let container else { return .zero }
        if vc !== controller.presentedViewController { return container.bounds }
        return presenting ? .zero : controller.presentedView?.frame ?? .zero
      },
      finalFrame: { [weak controller, weak container] vc in
        guard let controller, let container else { return .zero }
        if vc !== controller.presentedViewController { return container.bounds }
        return presenting ? controller.frameOfPresentedViewInContainerView : .zero
      })
  }

  /// Whether the presenter's view comes and goes with this.
  private var movesPresenter: Bool { controller.shouldRemovePresentersView }

  // MARK: - Begin

  func begin() {
    controller.transition = self
    if kind == .presentation { beginPresentation() } else { beginDismissal() }
    for each in [presented, presenter] { each.sendIsAppearing() }
    container.setNeedsLayout()
    container.layoutIfNeeded()
    context.run()
  }

  private func beginPresentation() {
    controller.presentationTransitionWillBegin()
    if movesPresenter {
      presenter.beginAppearance(false, animated: context.isAnimated)
      takePresentersViewIn()
    }
    presented.beginAppearance(true, animated: context.isAnimated)
    guard let view = controller.presentedView else { return }
    // In its place before it enters, as what is inside hears then that it is appearing.
    if !view.isDescendant(of: container) {
      view.frame = controller.frameOfPresentedViewInContainerView
      container.addSubview(view)
    } else if view.superview === container {
      view.frame = controller.frameOfPresentedViewInContainerView
    }
  }

  private func beginDismissal() {
    controller.dismissalTransitionWillBegin()
    presented.beginAppearance(false, animated: context.isAnimated)
    guard movesPresenter else { return }
    presenter.beginAppearance(true, animated: context.isAnimated)
    takePresentersViewIn()
  }

  /// For the time of the transition the presenter's view lies in the container, under the other.
  private func takePresentersViewIn() {
    guard let view = presenter.view else { return }
    if controller.presentersPlace == nil { controller.presentersPlace = ViewPlace(of: view) }
    container.insertSubview(view, at: 0)
    view.frame = container.bounds
  }

  // MARK: - End

  /// Ends it where it was going, without waiting for the animation.
  func cutShort() { context.cutShort() }

  /// Called off by the finger: appearance turns round at once, though the views still move.
  private func wasCalledOff() {
    defer { for each in [presented, presenter] { each.sendIsAppearing() } }
    presented.beginAppearance(kind == .dismissal, animated: context.isAnimated)
    if movesPresenter {
      presenter.beginAppearance(kind == .presentation, animated: context.isAnimated)
    }
  }

  private func end(_ completed: Bool) {
    if kind == .presentation {
      controller.presentationTransitionDidEnd(completed)
    } else {
      controller.dismissalTransitionDidEnd(completed)
    }
    if (kind == .presentation) == completed {
      settleIn()
    } else {
      takeApart()
    }
    controller.transition = nil
    coordinator.finish()
    let waiting = completions
    completions = []
    for completion in waiting { completion() }
    let next = afterwards
    afterwards = []
    for command in next { command() }
  }

  /// The presented view stays.
  private func settleIn() {
    if movesPresenter { presenter.viewIfLoaded?.removeFromSuperview() }
    presented.endAppearance()
    if movesPresenter { presenter.endAppearance() }
    presented.modal.phase = .presented
  }

  /// The presented view goes, and with it all that stood around it.
  private func takeApart() {
    if movesPresenter, let view = presenter.viewIfLoaded {
      controller.presentersPlace?.bringBack(view, from: container)
      controller.presentersPlace = nil
    }
    container.removeFromSuperview()
    controller.presentedView?.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    controller.containerView = nil
    if movesPresenter { presenter.endAppearance() }
    presented.endAppearance()
    presented.unlink(from: presenter)
  }
}
