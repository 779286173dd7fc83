extension UIViewController {
  /// Who decides about the status bar: the topmost full-screen presentation, or one that captures
  /// it, and there the child that is named for it.
  package var controllerOfStatusBarStyle: UIViewController {
    statusBarOwner { $0.childForStatusBarStyle }
  }

  package var controllerOfStatusBarHidden: UIViewController {
    statusBarOwner { $0.childForStatusBarHidden }
  }

  private func statusBarOwner(_ child: (UIViewController) -> UIViewController?) -> UIViewController
  {
    if let presented = modal.presented, !presented.modal.isBeingDismissed,
      presented.capturesStatusBar
    {
      return presented.statusBarOwner(child)
    }
    return child(self)?.statusBarOwner(child) ?? self
  }

  private var capturesStatusBar: Bool {
    modalPresentationCapturesStatusBarAppearance
      || modal.controller?.shouldRemovePresentersView == true
  }

  /// The host draws no status bar: what is asked for can be read from the properties above.
  func statusBarMayHaveChanged() {}
}
