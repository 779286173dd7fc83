import Foundation

/// Runs what goes along with a transition, in the order in which it was asked for.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let context: TransitionContext
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []
  private var animationsHaveRun = false
  private var isOver = false
  /// Views outside of the container that go along: a finger holds them too.
  private(set) var outsideViews: [UIView] = []

  init(_ context: TransitionContext) {
    self.context = context
    super.init()
    context.coordinator = self
  }

  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let completion { completions.append(completion) }
    if let animation {
      if animationsHaveRun {
        run([animation], over: context.hasEnded ? 0 : context.duration)
      } else {
        animations.append(animation)
      }
    }
    return true
  }

  @discardableResult func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    let container = context.containerView
    if let view, !view.isDescendant(of: container), !container.isDescendant(of: view),
      !outsideViews.contains(where: { view.isDescendant(of: $0) })
    {
      outsideViews.append(view)
    }
    return animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    if !isOver { interactionHandlers.append(handler) }
  }

  // MARK: Called by the context and the transition

  /// Runs what is waiting, once, over `seconds`.
  func runAnimations(over seconds: Double) {
    guard !animationsHaveRun else { return }
    animationsHaveRun = true
    let waiting = animations
    animations = []
    run(waiting, over: seconds)
  }

  private func run(_ blocks: [Block], over seconds: Double) {
    guard !blocks.isEmpty else { return }
    guard seconds > 0 else {
      for block in blocks { block(self) }
      return
    }
    if let animator = context.animator?.interruptible(context), animator.state == .active {
      for block in blocks {
        animator.addAnimations { [self] in block(self) }
      }
      return
    }
    UIView.animate(
      withDuration: seconds, delay: 0, options: [.allowUserInteraction, completionOptions],
      animations: { for block in blocks { block(self) } })
  }

  func interactionChanged() {
    for handler in interactionHandlers { handler(self) }
  }

  func finish() {
    guard !isOver else { return }
    isOver = true
    let waiting = completions
    (completions, interactionHandlers) = ([], [])
    for completion in waiting { completion(self) }
  }

  private var completionOptions: UIView.AnimationOptions {
    switch completionCurve {
    case .easeInOut: .curveEaseInOut
    case .easeIn: .curveEaseIn
    case .easeOut: .curveEaseOut
    case .linear: .curveLinear
    }
  }
}

extension TransitionCoordinator {
  var isAnimated: Bool { context.isAnimated }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
  var initiallyInteractive: Bool { context.initiallyInteractive }
  var isInterruptible: Bool { context.isInterruptible }
  var isInteractive: Bool { context.isInteractive }
  var isCancelled: Bool { context.transitionWasCancelled }
  var transitionDuration: TimeInterval { context.duration }
  var percentComplete: CGFloat { context.percentComplete }
  var completionVelocity: CGFloat { context.interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { context.interactor?.completionCurve ?? .easeInOut }
  var containerView: UIView { context.containerView }
  var targetTransform: CGAffineTransform { context.targetTransform }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context.viewController(forKey: key)
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }
}
