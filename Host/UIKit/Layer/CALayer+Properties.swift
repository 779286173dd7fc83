import Foundation

extension CALayer {
  /// Sets an animatable value: asks for the action first, while the old value still shows, then
  /// runs it.
  func change<Value: Equatable>(
    _ key: String, _ path: WritableKeyPath<LayerState, Value>, to value: Value
  ) {
    guard state[keyPath: path] != value else { return }
    if isPresentation {
      state[keyPath: path] = value
      return
    }
    let action = actionForChange(of: key)
    state[keyPath: path] = value
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// Whether the numbers are ones a layer can have; reports those that are not.
  func accepts(_ numbers: CGFloat..., for key: String) -> Bool {
    if numbers.allSatisfy(\.isFinite) { return true }
    HostReport.once("\(hostClass).\(key) was given a number that is not finite; it is ignored")
    return false
  }

  /// What the reports call the class: the nearest one that is UIKit's.
  private var hostClass: String {
    self is CAShapeLayer ? "CAShapeLayer" : self is CAGradientLayer ? "CAGradientLayer" : "CALayer"
  }

  /// The colour behind the contents; nil is clear.
  public var backgroundColor: CGColor? {
    get { state.backgroundColor }
    set { change("backgroundColor", \.backgroundColor, to: newValue) }
  }

  /// 0 … 1; values beyond count as the nearest of them when drawn.
  public var opacity: Float {
    get { state.opacity }
    set {
      guard accepts(CGFloat(newValue), for: "opacity") else { return }
      change("opacity", \.opacity, to: newValue)
    }
  }

  public var isHidden: Bool {
    get { state.isHidden }
    set { change("hidden", \.isHidden, to: newValue) }
  }

  public var masksToBounds: Bool {
    get { state.masksToBounds }
    set { change("masksToBounds", \.masksToBounds, to: newValue) }
  }

  /// The radius in points of the corners in `maskedCorners`.
  public var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set {
      guard accepts(newValue, for: "cornerRadius") else { return }
      change("cornerRadius", \.cornerRadius, to: newValue)
    }
  }

  /// How much larger a continuous corner is than a circular one of the same radius: 1.528665 [doc].
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// The width in points of a line drawn inside the bounds, above the sublayers.
  public var borderWidth: CGFloat {
    get { state.borderWidth }
    set {
      guard accepts(newValue, for: "borderWidth") else { return }
      change("borderWidth", \.borderWidth, to: newValue)
    }
  }

  public var borderColor: CGColor? {
    get { state.borderColor }
    set { change("borderColor", \.borderColor, to: newValue) }
  }

  public var shadowColor: CGColor? {
    get { state.shadowColor }
    set { change("shadowColor", \.shadowColor, to: newValue) }
  }

  public var shadowOpacity: Float {
    get { state.shadowOpacity }
    set {
      guard accepts(CGFloat(newValue), for: "shadowOpacity") else { return }
      change("shadowOpacity", \.shadowOpacity, to: newValue)
    }
  }

  public var shadowOffset: CGSize {
    get { state.shadowOffset }
    set {
      guard accepts(newValue.width, newValue.height, for: "shadowOffset") else { return }
      change("shadowOffset", \.shadowOffset, to: newValue)
    }
  }

  /// The blur of the shadow in points.
  public var shadowRadius: CGFloat {
    get { state.shadowRadius }
    set {
      guard accepts(newValue, for: "shadowRadius") else { return }
      change("shadowRadius", \.shadowRadius, to: newValue)
    }
  }

  /// The outline that casts the shadow; nil: whatever the layer draws.
  public var shadowPath: CGPath? {
    get { state.shadowPath }
    set { change("shadowPath", \.shadowPath, to: newValue) }
  }

  /// The part of the contents that shows, in units of their size.
  public var contentsRect: CGRect {
    get { state.contentsRect }
    set {
      guard
        accepts(newValue.minX, newValue.minY, newValue.width, newValue.height, for: "contentsRect")
      else { return }
      change("contentsRect", \.contentsRect, to: newValue)
    }
  }

  /// A `CGImage`, stretched over the bounds as `contentsGravity` says. It takes the place of what the
  /// layer has drawn, as the next drawing takes its place. Anything else shows nothing.
  public var contents: Any? {
    get { storedContents ?? backing }
    set {
      if let newValue, !(newValue is CGImage), !(newValue is UIImage) {
        HostReport.once("CALayer.contents: a \(type(of: newValue)) is no image; it shows nothing")
      }
      (storedContents, backing) = (newValue, nil)
    }
  }

  /// The layer whose opacity this one's drawing is multiplied by. It belongs to no other layer.
  public var mask: CALayer? {
    get { maskLayer }
    set {
      if let newValue, isDescendant(of: newValue) {
        return HostReport.once("CALayer.mask: a layer cannot mask what it is in; it is ignored")
      }
      maskLayer?.parent = nil
      newValue?.removeFromSuperlayer()
      maskLayer = newValue
      newValue?.joined(self)
    }
  }
}
