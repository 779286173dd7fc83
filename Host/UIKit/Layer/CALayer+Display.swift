import Foundation

extension CALayer {
  /// The contents are made anew before the next picture.
  public func setNeedsDisplay() {
    guard !isPresentation, !displayIsDirty else { return }
    displayIsDirty = true
    markDisplayAbove()
  }

  /// The same for the whole layer: the host keeps no track of parts.
  public func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  public func needsDisplay() -> Bool { displayIsDirty }

  public func displayIfNeeded() {
    guard displayIsDirty else { return }
    displayIsDirty = false
    display()
  }

  func markDisplayAbove() {
    var layer = superlayer
    while let current = layer, !current.descendantDisplayIsDirty {
      current.descendantDisplayIsDirty = true
      layer = current.superlayer
    }
  }

  /// Displays what is dirty at and below this layer.
  func displayTree() {
    displayIfNeeded()
    guard descendantDisplayIsDirty else { return }
    descendantDisplayIsDirty = false
    for child in children { child.displayTree() }
    maskLayer?.displayTree()
  }

  /// Something changed that pictures show but that is drawn from values: nothing to do, since each
  /// picture is drawn anew.
  func setNeedsDisplayOnScreen() {}

  /// Draws into the layer's backing store: the way of a layer whose delegate draws.
  func drawBackingStore() {}
}
