import Foundation

/// What controls a screen's view.
@MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?

  open var view: UIView! {
    get {
      if loadedView == nil { loadView() }
      return loadedView
    }
    set {
      loadedView?.owner = nil
      loadedView = newValue
      newValue?.owner = self
    }
  }
  open var isViewLoaded: Bool { loadedView != nil }
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { loadedView?.refreshSafeArea(childrenToo: false) }
  }
  open override var next: UIResponder? { loadedView?.parent }
  package override var responderWindow: UIWindow? { loadedView?.window }
  open var traitCollection: UITraitCollection { loadedView?.ownTraits ?? .current }

  /// Called before the view goes into, or out of, a window.
  package func viewWillMove(toWindow window: UIWindow?) {}
  package func viewDidMove(toWindow window: UIWindow?) {}
  /// Called when another controller takes this one's place as the root of `window`.
  package func rootWillLeave(_ window: UIWindow) {}
  /// Called when the view's traits have changed.
  package func traitsChanged(from before: UITraitCollection) {}
}
