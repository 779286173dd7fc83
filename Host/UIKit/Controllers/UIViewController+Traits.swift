extension UIViewController {
  /// The traits of what the view controller is in, with what is overridden on the way.
  var reckonedTraits: UITraitCollection {
    var traits = inheritedTraits
    if let override = parent?.overrideTraitCollection(forChild: self) {
      traits = UITraitCollection(traitsFrom: [traits, override])
    }
    if let override = modal.controller?.overrideTraitCollection {
      traits = UITraitCollection(traitsFrom: [traits, override])
    }
    if overrideUserInterfaceStyle != .unspecified {
      let style = UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
      traits = UITraitCollection(traitsFrom: [traits, style])
    }
    return traits
  }

  private var inheritedTraits: UITraitCollection {
    if let parent { return parent.traitCollection }
    if let view = viewIfLoaded, view.superview != nil { return view.inheritedTraits }
    return modal.presenter?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// Called by the view when its traits have changed, before the view itself is told.
  func traitsChanged(from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
  }

  func traitsMayHaveChanged() {
    viewIfLoaded?.spreadTraits()
  }
}
