import Foundation

extension CALayer {
  /// What to do when a value changes: nil when nothing, or actions are off.
  func actionForChange(of key: String) -> (any CAAction)? {
    if CATransaction.disableActions() { return nil }
    return action(forKey: key)
  }

  /// The action for an event: the delegate's, else the layer's own, else the class's, else for a
  /// layer that has been on the screen an animation from the old value.
  public func action(forKey event: String) -> (any CAAction)? {
    if let chosen = delegate?.action(for: self, forKey: event) {
      return chosen is NSNull ? nil : chosen
    }
    if let chosen = actions?[event] { return chosen is NSNull ? nil : chosen }
    if let chosen = type(of: self).defaultAction(forKey: event) {
      return chosen is NSNull ? nil : chosen
    }
    guard hasAppeared, superlayer != nil, !CALayer.neverImplicit.contains(event),
      let shownValue = shown.animatedValue(at: event)
    else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = shownValue.any
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  private static let neverImplicit: Set<String> = ["masksToBounds"]
}
