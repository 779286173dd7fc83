import Foundation

/// Draws layers as they are on the screen.
enum LayerRenderer {
  /// Draws a layer and all on it, in the coordinates of its superlayer.
  static func draw(_ layer: CALayer, in context: CGContext, parent: CALayer?) {
    let shown = layer.shown
    let opacity = CGFloat(max(0, min(1, shown.opacity)))
    guard !shown.isHidden, opacity > 0 else { return }
    let map = shown.map(into: parent)
    if map.hasPerspective {
      HostReport.once("perspective is not drawn: transforms with m34 look flat")
    }
    guard layer.isDoubleSided || !map.showsBack else { return }
    context.saveGState()
    context.concatenate(map.affine)
    // A superlayer that is no group leaves its opacity to each of its sublayers.
    let whole = opacity * context.alpha
    if let mask = layer.maskLayer {
      context.setAlpha(1)
      context.masked(alpha: whole, by: { draw(mask, in: context, parent: shown) }) {
        drawInside(shown, of: layer, in: context)
      }
    } else if layer.shouldRasterize {
      context.setAlpha(whole)
      drawRaster(of: shown, layer, in: context)
    } else if opacity < 1, layer.allowsGroupOpacity, !isSingle(shown, of: layer) {
      context.setAlpha(1)
      context.group(alpha: whole) { drawInside(shown, of: layer, in: context) }
    } else {
      context.setAlpha(whole)
      drawInside(shown, of: layer, in: context)
    }
    context.restoreGState()
  }

  /// Draws the inside of a layer as a picture of its own pixels.
  private static func drawRaster(of shown: CALayer, _ layer: CALayer, in context: CGContext) {
    let (box, scale) = (layer.paintedBounds(shown), layer.rasterizationScale)
    guard scale > 0, box.isFinite,
      let bitmap = Bitmap(
        width: Int(min(1e5, box.width * scale).rounded(.up)),
        height: Int(min(1e5, box.height * scale).rounded(.up)))
    else { return drawInside(shown, of: layer, in: context) }
    let inner = CGContext(bitmap: bitmap)
    inner.scaleBy(x: scale, y: scale)
    inner.translateBy(x: -box.minX, y: -box.minY)
    drawInside(shown, of: layer, in: inner)
    let size = CGSize(
      width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    context.drawUpright(CGImage(bitmap: bitmap), in: CGRect(origin: box.origin, size: size))
  }

  /// Draws what is inside of a layer, in its own coordinates.
  static func drawContent(of layer: CALayer, in context: CGContext) {
    drawInside(layer.shown, of: layer, in: context)
  }

  /// Whether drawing with the opacity and drawing a group with it are the same: one thing is drawn.
  private static func isSingle(_ shown: CALayer, of layer: CALayer) -> Bool {
    layer.modelChildren.isEmpty && shown.shadowOpacity <= 0 && shown.borderWidth <= 0
      && shown.storedContents == nil && shown.backing == nil && shown.drawing == nil
      && type(of: shown) == CALayer.self
  }

  private static func drawInside(_ shown: CALayer, of layer: CALayer, in context: CGContext) {
    if shown.shadowOpacity > 0, !shown.masksToBounds {
      drawShadow(of: shown, layer, in: context)
    }
    if shown.masksToBounds {
      context.saveGState()
      context.clip(to: shown.outline)
    }
    drawBackground(of: shown, in: context)
    drawContents(of: shown, in: context)
    shown.drawOwnContents(in: context)
    shown.drawing?(context, shown)
    for child in layer.childrenInDrawingOrder { draw(child, in: context, parent: shown) }
    if shown.masksToBounds { context.restoreGState() }
    drawBorder(of: shown, in: context)
  }

  private static func drawBackground(of shown: CALayer, in context: CGContext) {
    guard let color = shown.backgroundColor, color.alpha > 0 else { return }
    // The clip has the outline already, and two edges on the same line would show twice.
    let path =
      shown.masksToBounds
      ? CGPath(elements: PathShapes.rect(shown.bounds)) : shown.outline
    context.fill(path, color: color)
  }

  private static func drawContents(of shown: CALayer, in context: CGContext) {
    if let backing = shown.backing {
      let scale = shown.contentsScale > 0 ? shown.contentsScale : 1
      place(
        backing,
        size: CGSize(
          width: CGFloat(backing.width) / scale,
          height: CGFloat(backing.height) / scale), of: shown, in: context)
    }
    let image = (shown.storedContents as? CGImage) ?? (shown.storedContents as? UIImage)?.cgImage
    guard let whole = image else { return }
    let part = shown.contentsRect
    let isWhole = part == CGRect(x: 0, y: 0, width: 1, height: 1)
    let crop = CGRect(
      x: part.minX * CGFloat(whole.width), y: part.minY * CGFloat(whole.height),
      width: part.width * CGFloat(whole.width), height: part.height * CGFloat(whole.height))
    guard let image = isWhole ? whole : whole.cropping(to: crop) else { return }
    let scale = shown.contentsScale > 0 ? shown.contentsScale : 1
    place(
      image,
      size: CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale),
      of: shown, in: context)
  }

  private static func place(
    _ image: CGImage, size: CGSize, of shown: CALayer, in context: CGContext
  ) {
    let target = shown.contentsGravity.place(size, in: shown.bounds)
    context.drawUpright(image, in: target)
  }

  private static func drawBorder(of shown: CALayer, in context: CGContext) {
    let width = min(shown.borderWidth, min(shown.bounds.width, shown.bounds.height) / 2)
    guard width > 0, let color = shown.borderColor, color.alpha > 0 else { return }
    let inner = shown.outline(inset: width)
    context.fill(
      CGPath(elements: shown.outline.elements + inner.elements), color: color, rule: .evenOdd)
  }

  private static func drawShadow(of shown: CALayer, _ layer: CALayer, in context: CGContext) {
    guard let color = shown.shadowColor else { return }
    let shade = CGColor(
      srgbRed: color.red, green: color.green, blue: color.blue,
      alpha: color.alpha * CGFloat(min(1, shown.shadowOpacity)))
    // The shape of all that the layer draws: its own where nothing sticks out of that.
    let box = layer.drawnBounds(shown)
    let isFilled = (shown.backgroundColor?.alpha ?? 0) >= 1 && box == shown.bounds
    if let path = shown.shadowPath ?? (isFilled ? shown.outline : nil) {
      context.drawShadow(
        of: path, offset: shown.shadowOffset, sigma: shown.shadowRadius, color: shade)
      return
    }
    context.drawBlurred(over: box, offset: shown.shadowOffset, sigma: shown.shadowRadius) { inner in
      inner.group(alpha: 1) {
        drawBackground(of: shown, in: inner)
        drawContents(of: shown, in: inner)
        shown.drawOwnContents(in: inner)
        shown.drawing?(inner, shown)
        for child in layer.childrenInDrawingOrder { draw(child, in: inner, parent: shown) }
        drawBorder(of: shown, in: inner)
        inner.tint(box.insetBy(dx: -1, dy: -1), color: shade)
      }
    }
  }
}

extension CALayer {
  /// How this layer lies on `parent`, of which only the sublayers' transform counts.
  func map(into parent: CALayer?) -> PlaneMap {
    guard let parent, !CATransform3DIsIdentity(parent.state.sublayerTransform) else {
      return PlaneMap(matrixAlone)
    }
    return PlaneMap(CATransform3DConcat(matrixAlone, parent.transformOfSublayers))
  }

  /// The bounds with their rounded corners.
  var outline: CGPath { outline(inset: 0) }

  func outline(inset: CGFloat) -> CGPath {
    let box = bounds.insetBy(dx: inset, dy: inset)
    let radius = max(0, cornerRadius - inset)
    guard cornerRadius > 0, radius > 0 else { return CGPath(elements: PathShapes.rect(box)) }
    let corners: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
    ]
    return CGPath(
      elements: PathShapes.roundedRect(
        box, radii: corners.map { maskedCorners.contains($0) ? radius : 0 },
        continuous: cornerCurve == .continuous))
  }

  /// The box around what the layer and those on it draw, in its own coordinates.
  func drawnBounds(_ shown: CALayer) -> CGRect {
    var box = shown.bounds
    guard !shown.masksToBounds else { return box }
    for child in modelChildren {
      let inner = child.shown
      guard !inner.isHidden, inner.opacity > 0 else { continue }
      box = box.union(inner.map(into: shown)(child.paintedBounds(inner)))
    }
    return box
  }

  /// The same, with the layer's own shadow.
  func paintedBounds(_ shown: CALayer) -> CGRect {
    let box = drawnBounds(shown)
    guard shown.shadowOpacity > 0, !shown.masksToBounds else { return box }
    let reach = max(0, shown.shadowRadius) * 3
    let shape = shown.shadowPath?.boundingBoxOfPath ?? box
    let shadow = shape.offsetBy(dx: shown.shadowOffset.width, dy: shown.shadowOffset.height)
      .insetBy(dx: -reach, dy: -reach)
    return shadow.isNull || !shadow.isFinite ? box : box.union(shadow)
  }
}

extension CALayerContentsGravity {
  /// Where contents of a size lie in the bounds.
  func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    var fitted = size
    let (sx, sy) = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .resizeAspect:
      fitted = CGSize(width: size.width * min(sx, sy), height: size.height * min(sx, sy))
    case .resizeAspectFill:
      fitted = CGSize(width: size.width * max(sx, sy), height: size.height * max(sx, sy))
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      break
    default: return bounds
    }
    // Core Animation's names are those of a space whose y axis points up.
    let left: Set<CALayerContentsGravity> = [.left, .topLeft, .bottomLeft]
    let right: Set<CALayerContentsGravity> = [.right, .topRight, .bottomRight]
    let high: Set<CALayerContentsGravity> = [.bottom, .bottomLeft, .bottomRight]
    let low: Set<CALayerContentsGravity> = [.top, .topLeft, .topRight]
    let x =
      left.contains(self)
      ? bounds.minX
      : right.contains(self) ? bounds.maxX - fitted.width : bounds.midX - fitted.width / 2
    let y =
      high.contains(self)
      ? bounds.minY
      : low.contains(self) ? bounds.maxY - fitted.height : bounds.midY - fitted.height / 2
    return CGRect(x: x, y: y, width: fitted.width, height: fitted.height)
  }
}
