import Foundation

/// Finds where an unwind segue ends and goes there.
@MainActor enum StoryboardUnwinding {
  static func run(_ template: StoryboardSegueTemplate, from source: UIViewController, sender: Any?)
  {
    guard let action = template.element["unwindAction"] else { return }
    let origin = UIStoryboardUnwindSegueSource(source: source, action: action, sender: sender)
    guard let destination = destination(of: origin) else {
      return PresentationLog.warn("Nobody takes the unwind action \(action): ignored.")
    }
    let segue = template.make(from: source, to: destination)
    source.prepare(for: segue, sender: sender)
    StoryboardRegistry.unwind(action, to: destination, by: segue)
    for step in steps(from: source, to: destination) {
      step.unwind(for: segue, towards: destination)
    }
    segue.perform()
  }

  /// The first that takes the action: containers are asked from the source outward, then who
  /// presents them. A container's other children are asked before the container itself.
  private static func destination(of origin: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var next: UIViewController? = origin.source
    while let current = next {
      if current !== origin.source, let found = search(current, origin) { return found }
      next = current.parent ?? current.modal.presenter
    }
    return nil
  }

  private static func search(
    _ controller: UIViewController, _ origin: UIStoryboardUnwindSegueSource
  ) -> UIViewController? {
    for child in controller.allowedChildrenForUnwinding(from: origin) {
      if let found = search(child, origin) { return found }
    }
    return controller.canPerformUnwind(origin.action, from: origin.source, sender: origin.sender)
      ? controller : nil
  }

  private static func steps(
    from source: UIViewController, to destination: UIViewController
  ) -> [UIViewController] {
    var steps: [UIViewController] = []
    var next = source.parent ?? source.modal.presenter
    while let current = next {
      steps.append(current)
      if current === destination { break }
      next = current.parent ?? current.modal.presenter
    }
    return steps
  }

  /// The standard way back: what is presented on the destination is dismissed, what is above it in
  /// its navigation controller is popped.
  static func goBack(
    from source: UIViewController, to destination: UIViewController, animated: Bool
  ) {
    if destination.presentedViewController != nil {
      destination.dismiss(animated: animated)
    }
    if let navigation = destination.navigationController,
      navigation.viewControllers.contains(destination)
    {
      navigation.popToViewController(destination, animated: animated)
    }
  }
}

extension UIViewController {
  /// What `canPerformUnwindSegueAction(_:from:sender:)` is on iOS, where the action is a selector:
  /// whether this view controller takes the action, which it does not from itself.
  package func canPerformUnwind(
    _ action: String, from source: UIViewController, sender: Any?
  ) -> Bool {
    source !== self && StoryboardRegistry.canUnwind(action, to: self)
  }
}
