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

  /// Nothing to do: nobody keeps what was asked for, it is asked anew each time (`statusBar` of the
  /// simulator).
  func statusBarMayHaveChanged() {}
}

extension UIViewController {
  /// Who says which way the interface may stand: the topmost presentation that fills the window, or
  /// this. Custom presentations are not asked [?].
  package var controllerOfOrientations: UIViewController {
    var owner = self
    var next = modal.presented
    while let presented = next {
      let style = presented.modal.style
      if style == .fullScreen || style == .overFullScreen, !presented.isBeingDismissed {
        owner = presented
      }
      next = presented.modal.presented
    }
    return owner
  }
}

extension UIInterfaceOrientationMask {
  package func allows(_ orientation: UIInterfaceOrientation) -> Bool {
    contains(UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue)))
  }
}
