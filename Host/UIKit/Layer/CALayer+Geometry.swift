import Foundation

extension CALayer {
  /// The layer's own coordinates: its size, and the point that lies at its top left.
  public var bounds: CGRect {
    get { state.bounds }
    set {
      guard accepts(newValue.origin.x, newValue.origin.y, for: "bounds"),
        accepts(newValue.size.width, newValue.size.height, for: "bounds")
      else { return }
      let resized = newValue.size != state.bounds.size
      let moved = newValue.origin != state.bounds.origin
      change("bounds", \.bounds, to: newValue)
      guard !isPresentation, resized || moved else { return }
      if resized {
        setNeedsLayout()
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
      }
      geometryDidChange?()
    }
  }

  /// Where the anchor point lies in the superlayer, in points.
  public var position: CGPoint {
    get { state.position }
    set {
      guard accepts(newValue.x, newValue.y, for: "position") else { return }
      let moved = newValue != state.position
      change("position", \.position, to: newValue)
      if moved, !isPresentation { geometryDidChange?() }
    }
  }

  public var zPosition: CGFloat {
    get { state.zPosition }
    set {
      guard accepts(newValue, for: "zPosition") else { return }
      change("zPosition", \.zPosition, to: newValue)
    }
  }

  /// The point that `position` places and transforms turn about, in units of the bounds.
  public var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set {
      guard accepts(newValue.x, newValue.y, for: "anchorPoint") else { return }
      change("anchorPoint", \.anchorPoint, to: newValue)
      if !isPresentation { geometryDidChange?() }
    }
  }

  public var anchorPointZ: CGFloat {
    get { state.anchorPointZ }
    set {
      guard accepts(newValue, for: "anchorPointZ") else { return }
      change("anchorPointZ", \.anchorPointZ, to: newValue)
    }
  }

  public var transform: CATransform3D {
    get { state.transform }
    set {
      guard newValue.elements.allSatisfy(\.isFinite) else {
        _ = accepts(.nan, for: "transform")
        return
      }
      change("transform", \.transform, to: newValue)
      if !isPresentation { geometryDidChange?() }
    }
  }

  public var sublayerTransform: CATransform3D {
    get { state.sublayerTransform }
    set {
      guard newValue.elements.allSatisfy(\.isFinite) else {
        _ = accepts(.nan, for: "sublayerTransform")
        return
      }
      change("sublayerTransform", \.sublayerTransform, to: newValue)
    }
  }

  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The upright rectangle around the layer in its superlayer. Setting it moves and resizes: with a
  /// transform other than the identity the size comes out such that the frame fits, if it can.
  public var frame: CGRect {
    get {
      let size = bounds.size
      let origin = CGPoint(
        x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height)
      let untransformed = CGRect(origin: origin, size: size)
      let around =
        CATransform3DIsIdentity(transform)
        ? untransformed : PlaneMap(transform)(untransformed)
      return around.offsetBy(dx: position.x, dy: position.y)
    }
    set {
      guard accepts(newValue.origin.x, newValue.origin.y, for: "frame"),
        accepts(newValue.size.width, newValue.size.height, for: "frame")
      else { return }
      let target = newValue.standardized
      var (size, anchor) = (target.size, anchorPoint)
      if !CATransform3DIsIdentity(transform) {
        let inverse = affineTransform().inverted()
        let swept = CGRect(origin: .zero, size: size).applying(inverse)
        size = swept.size
        let placed = PlaneMap(transform)(
          CGRect(
            x: -anchor.x * size.width, y: -anchor.y * size.height,
            width: size.width, height: size.height))
        anchor = CGPoint(
          x: placed.width == 0 ? anchor.x : -placed.minX / placed.width,
          y: placed.height == 0 ? anchor.y : -placed.minY / placed.height)
      }
      position = CGPoint(
        x: target.minX + anchor.x * target.width, y: target.minY + anchor.y * target.height)
      bounds = CGRect(origin: bounds.origin, size: size)
    }
  }

  /// How this layer's coordinates lie in its superlayer's.
  var mapToSuperlayer: PlaneMap { map(into: superlayer) }

  /// The same, without what the superlayer does to all its sublayers, in three dimensions.
  var matrixAlone: CATransform3D {
    let (bounds, anchor, position) = (state.bounds, state.anchorPoint, state.position)
    let pivot = CGPoint(
      x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
    if CATransform3DIsIdentity(state.transform), anchorPointZ == 0 {
      return CATransform3DMakeTranslation(position.x - pivot.x, position.y - pivot.y, zPosition)
    }
    var matrix = CATransform3DMakeTranslation(-pivot.x, -pivot.y, -anchorPointZ)
    matrix = CATransform3DConcat(matrix, state.transform)
    matrix.m43 += anchorPointZ
    return CATransform3DConcat(
      matrix, CATransform3DMakeTranslation(position.x, position.y, zPosition))
  }

  /// What this layer does to all its sublayers, about its anchor point.
  var transformOfSublayers: CATransform3D {
    let box = bounds
    let (x, y) = (box.minX + anchorPoint.x * box.width, box.minY + anchorPoint.y * box.height)
    let matrix = CATransform3DConcat(
      CATransform3DMakeTranslation(-x, -y, 0), state.sublayerTransform)
    return CATransform3DConcat(matrix, CATransform3DMakeTranslation(x, y, 0))
  }
}
