import Foundation

/// Draws layers, the first one at the back, as they are on the screen at the host's time. `size` is
/// in points, `scale` in pixels a point; nil for a size without pixels.
package func renderImage(of layers: [CALayer], size: CGSize, scale: CGFloat) -> Bitmap? {
  guard size.width.isFinite, size.height.isFinite, scale.isFinite,
    let bitmap = Bitmap(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
  else { return nil }
  let context = CGContext(bitmap: bitmap)
  context.scaleBy(x: scale, y: scale)
  for layer in layers { LayerRenderer.draw(layer, in: context, parent: nil) }
  return bitmap
}

extension CALayer {
  /// Draws the layer and all on it into a context, its bounds' corner at the
  /// context's origin. Its own opacity and transform have no say. Animations show, where iOS draws
  /// the model.
  public func render(in ctx: CGContext) {
    displayTree()
    ctx.saveGState()
    ctx.translateBy(x: -bounds.minX, y: -bounds.minY)
    LayerRenderer.drawContent(of: self, in: ctx)
    ctx.restoreGState()
  }
}
