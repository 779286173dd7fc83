import Foundation

extension CALayer {
  func actionForChange(of key: String) -> (any CAAction)? { nil }
  func cancelAnimationsOffScreen() {}
  func markAnimationsAbove() {}

  /// The layer as it is on the screen; nil before the layer has been on it.
  public func presentation() -> Self? { self }
}
