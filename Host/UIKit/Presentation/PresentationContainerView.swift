import Foundation

/// The view around a presentation. It takes every touch that nothing inside it takes, as UIKit's
/// does: what is behind is out of reach unless the presentation controller sees to it.
package final class PresentationContainerView: UIView {
  weak var controller: UIPresentationController?

  package override func layoutSubviews() {
    controller?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    controller?.traitCollectionDidChange(previousTraitCollection)
  }

  package override func accessibilityPerformEscape() -> Bool { controller?.escape() ?? false }

  /// The responder chain goes on at the presenter, past whatever the container lies in.
  package override var next: UIResponder? { controller?.presenting ?? super.next }
}

/// Where a view was, to bring it back.
@MainActor struct ViewPlace {
  weak var superview: UIView?
  let index: Int
  let frame: CGRect

  init?(of view: UIView) {
    guard let superview = view.superview, let index = superview.subviews.firstIndex(of: view)
    else { return nil }
    self.superview = superview
    self.index = index
    frame = view.frame
  }

  /// Puts `view` back, at the frame that `container` has in its place: that of the place now, which a
  /// rotation may have changed.
  func bringBack(_ view: UIView, from container: UIView) {
    guard let superview else { return view.removeFromSuperview() }
    if view.superview !== superview {
      superview.insertSubview(view, at: min(index, superview.subviews.count))
    }
    if container.superview === superview {
      view.frame = container.frame
    } else if superview is UIWindow {
      view.frame = superview.bounds
    }
  }
}
