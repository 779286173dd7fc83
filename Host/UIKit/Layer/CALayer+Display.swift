import Foundation

extension CALayer {
  /// The contents are made anew before the next picture.
  public func setNeedsDisplay() {
    guard !isPresentation else { return }
    dirtyRect = nil
    markDisplay()
  }

  /// Only this part, in the layer's coordinates; the rest keeps the picture it has. A rectangle that
  /// is not finite is all of the layer.
  public func setNeedsDisplay(_ r: CGRect) {
    guard !isPresentation else { return }
    guard r.isFinite else { return setNeedsDisplay() }
    if displayIsDirty {
      dirtyRect = dirtyRect?.union(r)
    } else {
      guard !r.isEmpty else { return }
      dirtyRect = r
    }
    markDisplay()
  }

  private func markDisplay() {
    guard !displayIsDirty else { return }
    displayIsDirty = true
    markDisplayAbove()
  }

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
    let (old, part) = (backing, dirtyRect)
    (backing, dirtyRect) = (nil, nil)
    let scale = contentsScale.isFinite && contentsScale > 0 ? contentsScale : 1
    let (width, height) = (
      (bounds.width * scale).rounded(.up), (bounds.height * scale).rounded(.up)
    )
    guard width >= 1, height >= 1, width <= 16_384, height <= 16_384 else { return }
    let size = (Int(width), Int(height))
    // A part is drawn over the picture there is, if it has the same pixels.
    let kept =
      part != nil && old.map { ($0.width, $0.height) == size } ?? false
      ? old?.bitmap.copy(CGRect(x: 0, y: 0, width: width, height: height)) : nil
    guard let bitmap = kept ?? Bitmap(width: size.0, height: size.1) else { return }
    let context = CGContext(bitmap: bitmap)
    context.scaleBy(x: scale, y: scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    delegate?.layerWillDraw(self)
    UIGraphicsPushContext(context)
    if kept != nil, let part {
      let pixels = part.onPixels(of: scale, from: bounds.origin)
      context.clip(to: pixels)
      context.clear(pixels)
      partInDrawing = pixels.intersection(bounds)
    }
    draw(in: context)
    partInDrawing = nil
    UIGraphicsPopContext()
    if context.hasDrawn || kept != nil {
      (storedContents, backing) = (nil, CGImage(bitmap: bitmap))
    }
  }
}

extension CGRect {
  /// The smallest rectangle of whole pixels around this one; pixels are counted from `origin`.
  fileprivate func onPixels(of scale: CGFloat, from origin: CGPoint) -> CGRect {
    func down(_ x: CGFloat, _ from: CGFloat) -> CGFloat {
      (((x - from) * scale + 1e-6).rounded(.down)) / scale + from
    }
    func up(_ x: CGFloat, _ from: CGFloat) -> CGFloat {
      (((x - from) * scale - 1e-6).rounded(.up)) / scale + from
    }
    let (left, top) = (down(minX, origin.x), down(minY, origin.y))
    return CGRect(
      x: left, y: top, width: up(maxX, origin.x) - left, height: up(maxY, origin.y) - top)
  }
}
