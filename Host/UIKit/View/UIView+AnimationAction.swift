import Foundation

extension UIView {
  /// The action for a change of the view's layer: none outside of an animation block.
  func actionForCurrentAnimation(_ layer: CALayer, forKey event: String) -> (any CAAction)? {
    NSNull()
  }
}
