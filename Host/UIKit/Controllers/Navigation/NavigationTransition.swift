import Foundation

/// One step from a shown view controller to another.
///
/// Order [lib]: the old one's `willDisappear`, the new one's `willAppear`, the animation, the old
/// one's `didDisappear`, the new one's `didAppear`. Called off: the new one's `willDisappear` and
/// `didDisappear`, then the old one's `willAppear` and `didAppear`.
@MainActor final class NavigationTransition {
  private let navigation: UINavigationController
  private let from: UIViewController
  private let to: UIViewController
  private let before: [UIViewController]
  private let operation: UINavigationController.Operation
  private let animated: Bool
  private var made: TransitionCoordinator?
  var coordinator: TransitionCoordinator? { made }

  init(
    in navigation: UINavigationController, from: UIViewController, to: UIViewController,
    animated: Bool
  ) {
    self.navigation = navigation
    self.from = from
    self.to = to
    self.animated = animated
    let isPop = !navigation.stack.contains(from) && !navigation.arriving.contains(to)
    operation = isPop ? .pop : .push
    before = navigation.stack + navigation.leaving
  }

  func begin() {
    guard let stage = navigation.navigationView?.stage else { return }
    navigation.running = self
    let coordinator = TransitionCoordinator(makeContext(in: stage))
    made = coordinator
    coordinator.context.whenEnded = { [weak self] in self?.end($0) }
    from.beginAppearance(false, animated: animated)
    to.beginAppearance(true, animated: animated)
    navigation.delegate?.navigationController(navigation, willShow: to, animated: animated)
    navigation.navigationBar.setItems(
      navigation.stack.map(\.navigationItem), animated: animated)
    install(in: stage)
    to.sendIsAppearing()
    navigation.view.layoutIfNeeded()
    coordinator.context.run()
  }

  private func makeContext(in stage: NavigationStageView) -> TransitionContext {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    if animated {
      animator = navigation.delegate?.navigationController(
        navigation, animationControllerFor: operation, from: from, to: to)
      if let animator {
        interactor = navigation.delegate?.navigationController(
          navigation, interactionControllerFor: animator)
      } else {
        animator = NavigationSlideAnimator(operation)
        interactor = navigation.interactivePop
      }
    }
    let parts = TransitionContext.Parts(
      container: stage, from: from, to: to, fromView: from.view, toView: to.view,
      animated: animated,
      initialFrame: { [from] in $0 === from ? stage.bounds : .zero },
      finalFrame: { [to] in $0 === to ? stage.bounds : .zero })
    return TransitionContext(parts, animator: animator, interactor: interactor)
  }

  private func install(in stage: NavigationStageView) {
    guard let view = to.view else { return }
    view.frame = stage.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if operation == .pop {
      stage.insertSubview(view, at: 0)
    } else {
      stage.addSubview(view)
    }
  }

  private func end(_ completed: Bool) {
    navigation.running = nil
    if completed {
      navigation.shown = to
      from.viewIfLoaded?.removeFromSuperview()
      from.endAppearance()
      to.endAppearance()
      navigation.finishMoves()
      navigation.delegate?.navigationController(navigation, didShow: to, animated: animated)
    } else {
      to.beginAppearance(false, animated: animated)
      to.viewIfLoaded?.removeFromSuperview()
      to.endAppearance()
      from.beginAppearance(true, animated: animated)
      from.endAppearance()
      navigation.restore(before)
    }
    made?.finish()
    navigation.catchUp(animated: animated)
  }
}
