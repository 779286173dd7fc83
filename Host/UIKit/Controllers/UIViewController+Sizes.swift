import Foundation

extension UIViewController {
  /// Remembers the size the content would like and tells who can give it: the parent, or else the
  /// presentation controller.
  func wantContentSize(_ size: CGSize) {
    guard size != wantedContentSize else { return }
    wantedContentSize = size
    if let parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      modal.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Passes a change of size on to the children whose size changes with it.
  func tellChildren(
    ofSize size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard childSize != child.viewIfLoaded?.bounds.size else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  /// Passes a change of traits on to the children, with what this container overrides for each.
  func tellChildren(
    ofTraits traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let childTraits =
        overrideTraitCollection(forChild: child).map {
          UITraitCollection(traitsFrom: [traits, $0])
        } ?? traits
      guard childTraits != child.traitCollection else { continue }
      child.willTransition(to: childTraits, with: coordinator)
    }
  }
}
