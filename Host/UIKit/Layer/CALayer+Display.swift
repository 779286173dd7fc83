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
    var layer = parent
    while let current = layer, !current.descendantDisplayIsDirty {
      current.descendantDisplayIsDirty = true
      layer = current.parent
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

  /// Draws into the layer's backing store: the way of a layer whose delegate draws. Nothing is kept
  /// when nothing was drawn.
  func drawBackingStore() {
    backing = nil
    let scale = contentsScale.isFinite && contentsScale > 0 ? contentsScale : 1
    let (width, height) = (
      (bounds.width * scale).rounded(.up), (bounds.height * scale).rounded(.up)
    )
    guard width >= 1, height >= 1, width <= 16_384, height <= 16_384,
      let bitmap = Bitmap(width: Int(width), height: Int(height))
    else { return }
    let context = CGContext(bitmap: bitmap)
    context.scaleBy(x: scale, y: scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    delegate?.layerWillDraw(self)
    UIGraphicsPushContext(context)
    draw(in: context)
    UIGraphicsPopContext()
    if context.hasDrawn { backing = CGImage(bitmap: bitmap) }
  }
}
