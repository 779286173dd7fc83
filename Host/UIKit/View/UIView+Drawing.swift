import Foundation

extension UIView {
  static func makeLayer() -> CALayer {
    switch layerClass {
    case is CALayer.Type where layerClass == CALayer.self: return CALayer()
    default: break
    }
    // Without an Objective-C runtime only a required initialiser can be called on a class that is
    // known at run time; the archive's is the only one there is.
    if let type = layerClass as? CALayer.Type, let made = type.init(coder: HostCoder()) {
      return made
    }
    HostReport.once("layerClass of \(self): no layer could be made of it; a plain one is used")
    return CALayer()
  }

  /// Classes whose instances were asked to draw and inherit UIView's empty drawing.
  private static var drawNothing: Set<ObjectIdentifier> = []

  /// Whether instances of this view's class draw themselves, as far as is known.
  var drawsItself: Bool { !Self.drawNothing.contains(ObjectIdentifier(type(of: self))) }

  static func noteInheritedDrawing(of view: UIView) {
    drawNothing.insert(ObjectIdentifier(type(of: view)))
  }

  func displayContents(of layer: CALayer) {
    if layer === self.layer, drawsItself { layer.drawBackingStore() }
  }

  /// Draws the view into `context`, which is in the layer's coordinates.
  func drawContents(in context: CGContext) {
    traitCollection.performAsCurrent { draw(layer.partInDrawing ?? bounds) }
  }

  func contentModeChanged() {
    layer.contentsGravity =
      switch contentMode {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .bottom
      case .bottom: .top
      case .left: .left
      case .right: .right
      case .topLeft: .bottomLeft
      case .topRight: .bottomRight
      case .bottomLeft: .topLeft
      case .bottomRight: .topRight
      }
    layer.needsDisplayOnBoundsChange = contentMode == .redraw
  }
}
