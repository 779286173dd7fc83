import Foundation

extension UIViewController {
  func makeViewIfNeeded() {
    guard loadedView == nil, !viewIsLoading else { return }
    viewIsLoading = true
    loadView()
    viewIsLoading = false
    if loadedView == nil {
      HostReport.once("loadView of \(type(of: self)) set no view: it gets an empty one")
      makePlainView()
    }
    viewDidLoad()
  }

  func makePlainView() {
    if let part = storyboardPart, let built = part.scene.buildView() {
      view = built
      part.scene.connectView()
      return
    }
    if let givenNibName {
      HostReport.once("nibs are not read: the view of \(givenNibName) is an empty one")
    }
    let plain = UIView(frame: UIScreen.main.bounds)
    plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = plain
  }

  func replaceView(by newView: UIView?) {
    guard newView !== loadedView else { return }
    loadedView?.owner = nil
    loadedView = newView
    guard let newView else { return }
    if let other = newView.owner, other !== self {
      HostReport.once("a view was given to a second view controller; the first one loses it")
      other.loadedView = nil
    }
    newView.owner = self
    newView.spreadTraits()
    newView.refreshSafeArea(childrenToo: true)
  }

  /// The view's superview; for a presented view controller without one, who presents it.
  var nextInChain: UIResponder? {
    viewIfLoaded?.superview ?? modal.presenter ?? parent
  }
}
