/// The calls of containment: the order, not the policy, which is the container's.
extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child !== self, child.parent !== self else { return }
    if child.isAncestor(of: self) {
      PresentationLog.warn("\(child) cannot be a child of its own descendant \(self): ignored.")
      return
    }
    if child.parent != nil { child.removeFromParent() }
    child.isMovingToParent = true
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    child.traitsMayHaveChanged()
  }

  func leaveParent() {
    guard let former = parent else { return }
    isMovingFromParent = true
    former.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
    isMovingFromParent = false
  }

  func isAncestor(of other: UIViewController) -> Bool {
    var next = other.parent
    while let current = next {
      if current === self { return true }
      next = current.parent
    }
    return false
  }

  /// This view controller, its parent, and so on to the outermost container.
  var selfAndAncestors: [UIViewController] {
    var chain = [self]
    while let next = chain.last?.parent { chain.append(next) }
    return chain
  }

  /// The outermost container this view controller is in: itself when it has no parent.
  var outermost: UIViewController { selfAndAncestors.last ?? self }

  /// Exchanges two children's views by an animation, with the appearance calls that belong to it.
  func exchange(
    _ from: UIViewController, for to: UIViewController, duration: Double,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard from.parent === self, to.parent === self else {
      PresentationLog.warn(
        "transition(from:to:) between view controllers that are not both children.")
      return
    }
    let animated = duration > 0
    from.beginAppearance(false, animated: animated)
    to.beginAppearance(true, animated: animated)
    if let stage = from.view.superview, to.view.superview !== stage {
      stage.addSubview(to.view)
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: options,
      animations: { animations?() },
      completion: { finished in
        from.view.removeFromSuperview()
        from.endAppearance()
        to.endAppearance()
        completion?(finished)
      })
  }
}
