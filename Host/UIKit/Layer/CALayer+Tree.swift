import Foundation

extension CALayer {
  /// The layer that this one lies on. A presentation layer lies on a presentation layer.
  public var superlayer: CALayer? {
    isPresentation ? modelLayer?.parent.map { $0.shownAsPresentation } : parent
  }

  var children: [CALayer] {
    get {
      isPresentation ? modelLayer?.modelChildren.map(\.shownAsPresentation) ?? [] : modelChildren
    }
    set { modelChildren = newValue }
  }

  private var shownAsPresentation: CALayer { isPresentation ? self : sampled() }

  /// The layers on this one, from back to front; nil for none.
  public var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children { child.parent = nil }
      children = []
      for child in newValue ?? [] { place(child) { $0.count } }
      setNeedsLayout()
    }
  }

  /// Puts the layer in front of the others. It leaves the superlayer that it has.
  public func addSublayer(_ layer: CALayer) {
    if layer.superlayer === self, children.last === layer { return }
    place(layer) { $0.count }
  }

  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    place(layer) { min(Int(idx), $0.count) }
  }

  /// Directly behind the sibling; behind all for one that is not here.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling else { return }
    place(layer) { children in children.firstIndex { $0 === sibling } ?? 0 }
  }

  /// Directly in front of the sibling; in front of all for one that is not here.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    place(layer) { children in
      children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count
    }
  }

  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, let index = children.firstIndex(where: { $0 === oldLayer }) else {
      return
    }
    if isDescendant(of: newLayer) { return place(newLayer) { $0.count } }
    // A sibling in front of which the place is moves it when it leaves.
    let isBefore = children[..<index].contains { $0 === newLayer }
    oldLayer.removeFromSuperlayer()
    place(newLayer) { min(isBefore ? index - 1 : index, $0.count) }
  }

  public func removeFromSuperlayer() {
    guard let parent else { return }
    self.parent = nil
    if parent.maskLayer === self {
      parent.maskLayer = nil
    } else {
      parent.children.removeAll { $0 === self }
      parent.setNeedsLayout()
    }
  }

  /// Whether `other` is this layer or one above it.
  func isDescendant(of other: CALayer) -> Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current === other { return true }
      layer = current.superlayer
    }
    return false
  }

  private func place(_ layer: CALayer, at index: ([CALayer]) -> Int) {
    guard !isDescendant(of: layer) else {
      HostReport.once("CALayer: a layer cannot be put below itself; it stays where it is")
      return
    }
    if let parent = layer.superlayer {
      // A move within the same tree keeps its animations.
      if parent.maskLayer === layer { parent.maskLayer = nil }
      parent.children.removeAll { $0 === layer }
      if parent !== self { parent.setNeedsLayout() }
    }
    insert(layer, at: index(children))
    setNeedsLayout()
  }

  private func insert(_ layer: CALayer, at index: Int) {
    if let parent = layer.superlayer, parent !== self {
      parent.children.removeAll { $0 === layer }
    }
    children.insert(layer, at: min(index, children.count))
    layer.joined(self)
  }

  /// The layer has another superlayer, as one of its sublayers or as its mask.
  func joined(_ superlayer: CALayer) {
    parent = superlayer
    if layoutIsDirty || descendantLayoutIsDirty { markLayoutAbove() }
    if displayIsDirty || descendantDisplayIsDirty { markDisplayAbove() }
    LayerServer.treeHasChanged = true
  }
}
