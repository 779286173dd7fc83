import Foundation

/// A guide that keeps sets of constraints, active by which edges of its view it is near.
@MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [UInt: [NSLayoutConstraint]] = [:]
  private var away: [UInt: [NSLayoutConstraint]] = [:]
  /// The edges the guide is near now.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Replaces the constraints that are active while the guide is near all of these edges.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    for constraint in near[edge.rawValue] ?? [] { constraint.isActive = false }
    near[edge.rawValue] = trackingConstraints
    activateTracked()
  }

  /// Replaces the constraints that are active while the guide is near none of these edges.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    for constraint in away[edge.rawValue] ?? [] { constraint.isActive = false }
    away[edge.rawValue] = trackingConstraints
    activateTracked()
  }

  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    near[edge.rawValue] ?? []
  }

  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    away[edge.rawValue] ?? []
  }

  /// Deactivates and forgets them all.
  open func removeAllTrackedConstraints() {
    for constraint in (Array(near.values) + Array(away.values)).joined() {
      constraint.isActive = false
    }
    near = [:]
    away = [:]
  }

  func activateTracked() {
    for key in near.keys.sorted() {
      let isNear = nearEdges.isSuperset(of: NSDirectionalRectEdge(rawValue: key))
      for constraint in near[key] ?? [] { constraint.isActive = isNear }
    }
    for key in away.keys.sorted() {
      let isAway = nearEdges.isDisjoint(with: NSDirectionalRectEdge(rawValue: key))
      for constraint in away[key] ?? [] { constraint.isActive = isAway }
    }
  }
}

/// What a docked keyboard takes of the view, and where there is none the bottom of its safe area.
///
/// It moves with the keyboard: what is laid out by it does so in the same animation.
@MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide goes where a floating keyboard goes. That is not done here, and reported.
  open var followsUndockedKeyboard = false {
    didSet {
      guard followsUndockedKeyboard else { return }
      HostReport.once("UIKeyboardLayoutGuide follows a docked keyboard only")
    }
  }

  private weak var screen: UIScreen?

  override var isSystems: Bool { true }
  override var nearEdges: NSDirectionalRectEdge { [.bottom, .leading, .trailing] }

  override func systemRules(in engine: LayoutEngine, owner: UIView) -> [SystemRule] {
    let height = height(in: owner)
    return [
      SystemRule(component: .x, followsOwner: false, constant: 0),
      SystemRule(component: .y, followsOwner: true, constant: -height),
      SystemRule(component: .width, followsOwner: true, constant: 0),
      SystemRule(component: .height, followsOwner: false, constant: height),
    ]
  }

  open override var layoutFrame: CGRect {
    guard let owner = owningView else { return .zero }
    let height = height(in: owner)
    return CGRect(
      x: owner.bounds.minX, y: owner.bounds.maxY - height, width: owner.bounds.width,
      height: height)
  }
  open override var hasAmbiguousLayout: Bool { false }

  private func height(in owner: UIView) -> CGFloat {
    let least = owner.safeAreaInsets.bottom
    guard let window = owner.window, let keyboard = window.screen.keyboardFrame else {
      return least
    }
    let origin = window.frame.origin
    let inWindow = keyboard.offsetBy(dx: -origin.x, dy: -origin.y)
    return max(least, owner.bounds.maxY - owner.convert(inWindow, from: nil).minY)
  }

  /// Listens to the keyboard of the screen that the owner is on.
  func follow(_ screen: UIScreen) {
    guard screen !== self.screen else { return }
    self.screen = screen
    screen.keyboardFollowers.append { [weak self] screen, seconds in
      guard let self, self.screen === screen else { return }
      keyboardMoved(seconds)
    }
    refresh()
  }

  private func keyboardMoved(_ seconds: Double) {
    refresh()
    guard seconds > 0, let window = owningView?.window else { return }
    UIView.animate(
      withDuration: seconds, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState],
      animations: { window.layoutIfNeeded() })
  }

  private func refresh() {
    guard let owner = owningView else { return }
    owner.layoutRoot.viewLayout?.engine?.systemGuidesChanged(of: owner)
  }
}

extension UIView {
  /// Where the keyboard is, for constraints.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let guide = systemGuide(.keyboard) {
      let guide = UIKeyboardLayoutGuide()
      guide.identifier = "UIViewKeyboardLayoutGuide"
      guide.owningView = $0
      guide.follow($0.window?.screen ?? UIScreen.main)
      return guide
    }
    return guide as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide()
  }
}
