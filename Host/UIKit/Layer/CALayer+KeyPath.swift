import Foundation

extension CALayer {
  /// The value at an animation's key path, of the model or of this presentation layer.
  func animatedValue(at keyPath: String) -> LayerValue? {
    let (key, part) = CALayer.split(keyPath)
    guard let whole = animatable(key) else { return nil }
    return part.map { whole[$0] } ?? whole
  }

  /// Sets it without actions: for presentation layers.
  func setAnimatedValue(_ value: LayerValue, at keyPath: String) {
    let (key, part) = CALayer.split(keyPath)
    guard let part else { return setAnimatable(key, value) }
    guard var whole = animatable(key) else { return }
    whole[part] = value
    setAnimatable(key, whole)
  }

  private static func split(_ keyPath: String) -> (key: String, part: String?) {
    guard let dot = keyPath.firstIndex(of: ".") else { return (keyPath, nil) }
    return (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
  }
}
