import Foundation

/// Dismissal from anywhere in the chain.
///
/// [?], decided here: a dismissal that comes while its presentation is running waits for the end
/// of that; one that comes while the same dismissal is running joins it. Each completion is called
/// once, also that of a dismissal with nothing to dismiss.
extension UIViewController {
  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    guard let presenter = presenterToDismissFrom, let first = presenter.modal.presented else {
      completion?()
      return
    }
    let chain = first.presentedChain
    if let running = chain.compactMap({ $0.modal.controller?.transition }).last {
      if running.kind == .dismissal, running.presenter === presenter {
        if let completion { running.completions.append(completion) }
      } else {
        running.afterwards.append { [weak presenter] in
          guard let presenter, presenter.modal.presented === first else {
            completion?()
            return
          }
          presenter.startDismissing(animated: animated, completion: completion)
        }
      }
      return
    }
    guard let top = chain.last else { return }
    removeBetween(chain.dropLast(), presenter: presenter, top: top)
    top.dismissNow(from: presenter, animated: animated, completion: completion)
  }

  /// Who presents what is to go: this view controller or a container of it, and if none of them
  /// presents anything, the presenter of the one of them that is presented.
  private var presenterToDismissFrom: UIViewController? {
    let line = selfAndAncestors
    return line.first { $0.modal.presented != nil }
      ?? line.lazy.compactMap { $0.modal.presenter }.first
  }

  /// This presented view controller and all that is presented on top of it.
  private var presentedChain: [UIViewController] {
    var chain = [self]
    while let next = chain.last?.outermost.modal.presented { chain.append(next) }
    return chain
  }

  /// Only the topmost is animated; those between it and the presenter are simply removed.
  private func removeBetween(
    _ between: ArraySlice<UIViewController>, presenter: UIViewController, top: UIViewController
  ) {
    for each in between.reversed() {
      guard let owner = each.modal.presenter, let over = each.modal.presented else { continue }
      // What is on top from now on stands on the owner of the one that goes.
      each.modal.presented = nil
      each.dismissNow(from: owner, animated: false, completion: nil)
      owner.modal.presented = over
      over.modal.presenter = owner
      over.modal.controller?.presenting = owner
      over.modal.controller?.presentersPlace = nil
    }
  }

  private func dismissNow(
    from presenter: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard let controller = modal.controller,
      let container = controller.containerView as? PresentationContainerView
    else {
      unlink(from: presenter)
      completion?()
      return
    }
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    if animated {
      animator = transitioningDelegate?.animationController(forDismissed: self)
      if let animator {
        interactor = transitioningDelegate?.interactionControllerForDismissal(using: animator)
      }
      animator = animator ?? standardAnimator(presenting: false, on: presenter)
    }
    modal.phase = .dismissing
    let transition = ModalTransition(
      .dismissal, of: controller, presented: self, presenter: presenter, container: container,
      animated: animated, animator: animator, interactor: interactor)
    if let completion { transition.completions.append(completion) }
    transition.begin()
  }
}

extension UIViewController {
  /// Called when another view controller takes this one's place as the root of `window`: what was
  /// presented on it goes too, at once.
  func rootWillLeave(_ window: UIWindow) {
    guard let first = modal.presented else { return }
    for each in first.presentedChain.reversed() {
      each.modal.controller?.transition?.cutShort()
      if let owner = each.modal.presenter {
        each.dismissNow(from: owner, animated: false, completion: nil)
      }
    }
  }
}
