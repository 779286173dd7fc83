import Foundation

extension PlaneMap {
  /// What stands for the map into a layer that has no coordinates.
  fileprivate static var squeezed: PlaneMap {
    HostReport.once(
      "convert: a layer that is squeezed to nothing has no coordinates; taken as they are")
    return .identity
  }
}

extension CALayer {
  /// How this layer's coordinates lie in those of the topmost layer's superlayer, as it were.
  var mapToRoot: PlaneMap {
    var map = PlaneMap.identity
    var layer: CALayer? = self
    while let current = layer {
      map = map.then(current.mapToSuperlayer)
      layer = current.superlayer
    }
    return map
  }

  /// The map to another layer's coordinates; nil stands for the topmost layer of this tree. When
  /// the two share no tree their topmost layers are taken to lie in the same plane. A layer that is
  /// squeezed to nothing has no coordinates to convert to: the map is then the identity.
  func map(to other: CALayer?) -> PlaneMap {
    if other === self { return .identity }
    if let other, other === superlayer { return mapToSuperlayer }
    if let other, other.superlayer === self { return other.mapToSuperlayer.inverse ?? .squeezed }
    let target = other ?? root
    guard let inverse = target.mapToRoot.inverse else { return .squeezed }
    return mapToRoot.then(inverse)
  }

  /// The topmost layer of the tree.
  package var root: CALayer {
    var layer = self
    while let parent = layer.superlayer { layer = parent }
    return layer
  }

  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { map(to: l)(p) }

  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { (l ?? root).map(to: self)(p) }

  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { map(to: l)(r) }

  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { (l ?? root).map(to: self)(r) }

  /// Whether the point, in the layer's own coordinates, is inside its bounds: the top and left
  /// edges belong to it, the bottom and right ones do not.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The frontmost layer at a point of the *superlayer's* coordinates: this layer, or one below it
  /// in the tree. Hidden layers have none; a layer that clips has none outside of its bounds.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, let inverse = mapToSuperlayer.inverse else { return nil }
    let local = inverse(p)
    let inside = contains(local)
    if masksToBounds, !inside { return nil }
    for child in childrenInDrawingOrder.reversed() {
      if let hit = child.hitTest(local) { return hit }
    }
    return inside ? self : nil
  }

  /// The sublayers from back to front: by `zPosition`, then by their order.
  package var childrenInDrawingOrder: [CALayer] {
    guard children.contains(where: { $0.zPosition != 0 }) else { return children }
    return children.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }
}
