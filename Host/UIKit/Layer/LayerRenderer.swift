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
    context.saveGState()
    context.concatenate(map.affine)
    if let mask = layer.maskLayer {
      context.masked(alpha: opacity, by: { draw(mask, in: context, parent: shown) }) {
        drawInside(shown, of: layer, in: context)
      }
    } else if opacity < 1, layer.allowsGroupOpacity, !isSingle(shown, of: layer) {
      context.group(alpha: opacity) { drawInside(shown, of: layer, in: context) }
    } else {
      context.saveGState()
      context.setAlpha(opacity)
      drawInside(shown, of: layer, in: context)
      context.restoreGState()
    }
    context.restoreGState()
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
    let isFilled = (shown.backgroundColor?.alpha ?? 0) > 0
    if let path = shown.shadowPath ?? (isFilled ? shown.outline : nil) {
      context.drawShadow(
        of: path, offset: shown.shadowOffset, sigma: shown.shadowRadius, color: shade)
      return
    }
    // The shape of all that the layer draws.
    let box = layer.drawnBounds(shown)
    context.drawBlurred(over: box, offset: shown.shadowOffset, sigma: shown.shadowRadius) { inner in
      inner.group(alpha: 1) {
        drawContents(of: shown, in: inner)
        shown.drawOwnContents(in: inner)
        shown.drawing?(inner, shown)
        for child in layer.childrenInDrawingOrder { draw(child, in: inner, parent: shown) }
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
    for child in modelChildren where !child.isHidden {
      let inner = child.shown
      box = box.union(inner.map(into: shown)(child.drawnBounds(inner)))
    }
    return box
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
