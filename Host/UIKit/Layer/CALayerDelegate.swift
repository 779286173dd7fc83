import Foundation

/// What happens when something changes on a layer. An animation is an action: it runs by being
/// added to the layer.
public protocol CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The answer "no action, and look no further".
extension NSNull: CAAction {
  @_documentation(visibility: internal)
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// Who lays a layer out, draws it and chooses its actions: its view, usually.
public protocol CALayerDelegate: NSObjectProtocol {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  /// nil: the layer looks on, in its own `actions` and then in its class's defaults. `NSNull`: no
  /// action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws into the layer's backing store through ``draw(_:in:)``.
  public func display(_ layer: CALayer) { layer.drawBackingStore() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
