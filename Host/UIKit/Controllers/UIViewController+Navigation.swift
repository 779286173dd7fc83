extension UIViewController {
  /// The coordinator of a transition between this container's children.
  var containerCoordinator: TransitionCoordinator? { nil }

  func titleChanged() {}

  /// Shows a view controller in the nearest container that can; else presents it.
  func showNearest(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: true)
  }
}
