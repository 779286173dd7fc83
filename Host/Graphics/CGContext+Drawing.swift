internal import CCanvas
import Foundation

/// The drawing that the public calls and the renderer share.
extension CGContext {
  func trace(_ path: CGPath) {
    canvas_path_clear(canvas)
    for element in path.elements {
      switch element {
      case .move(let p): canvas_move(canvas, Double(p.x), Double(p.y))
      case .line(let p): canvas_line(canvas, Double(p.x), Double(p.y))
      case .curve(let a, let b, let p):
        canvas_curve(
          canvas, Double(a.x), Double(a.y), Double(b.x), Double(b.y), Double(p.x), Double(p.y))
      case .close: canvas_close(canvas)
      }
    }
  }

  private func setPaint(_ color: CGColor) {
    hasDrawn = true
    canvas_color(
      canvas, Double(color.red), Double(color.green), Double(color.blue),
      Double(color.alpha * style.alpha))
  }

  package func fill(_ path: CGPath, rule: CGPathFillRule = .winding) {
    if let shadow = style.shadow { castShadow(of: path, shadow, rule: rule) }
    setPaint(style.fill)
    trace(path)
    canvas_fill(canvas, rule == .evenOdd ? 1 : 0)
    canvas_path_clear(canvas)
  }

  package func fill(_ path: CGPath, color: CGColor, rule: CGPathFillRule = .winding) {
    setPaint(color)
    trace(path)
    canvas_fill(canvas, rule == .evenOdd ? 1 : 0)
    canvas_path_clear(canvas)
  }

  private func castShadow(of path: CGPath, _ shadow: Shadow, rule: CGPathFillRule) {
    drawShadow(
      of: path, offset: shadow.offset, sigma: shadow.blur / 2, color: shadow.color, rule: rule)
  }

  package func stroke(_ path: CGPath) {
    setPaint(style.stroke)
    setStroke()
    trace(path)
    canvas_stroke(canvas)
    canvas_path_clear(canvas)
  }

  private func setStroke() {
    canvas_stroke_style(
      canvas, Double(style.lineWidth), style.cap.rawValue, style.join.rawValue,
      Double(style.miter), style.dashes.map(Double.init), Int32(style.dashes.count),
      Double(style.phase))
  }

  package func clip(to path: CGPath, rule: CGPathFillRule = .winding) {
    trace(path)
    canvas_clip(canvas, rule == .evenOdd ? 1 : 0)
    canvas_path_clear(canvas)
  }

  package var clipBounds: CGRect {
    var box = [Double](repeating: 0, count: 4)
    canvas_clip_extents(canvas, &box)
    return CGRect(x: box[0], y: box[1], width: box[2], height: box[3])
  }

  package func extents(of path: CGPath) -> CGRect {
    trace(path)
    var box = [Double](repeating: 0, count: 4)
    canvas_path_extents(canvas, &box)
    canvas_path_clear(canvas)
    return CGRect(x: box[0], y: box[1], width: box[2], height: box[3])
  }

  package func path(_ path: CGPath, contains point: CGPoint, rule: CGPathFillRule) -> Bool {
    trace(path)
    let inside = canvas_path_contains(
      canvas, Double(point.x), Double(point.y), rule == .evenOdd ? 1 : 0)
    canvas_path_clear(canvas)
    return inside != 0
  }

  /// Colours at places 0 … 1 along a line, or from the inner to the outer of two circles.
  package struct Gradient {
    package enum Shape {
      case linear(CGPoint, CGPoint)
      case radial(CGPoint, CGFloat, CGPoint, CGFloat)
    }
    package var shape: Shape
    package var stops: [(CGFloat, CGColor)]

    package init(shape: Shape, stops: [(CGFloat, CGColor)]) {
      (self.shape, self.stops) = (shape, stops)
    }
  }

  /// Fills the path; the gradient lies in user space, mapped by `transform` first.
  package func fill(_ path: CGPath, with gradient: Gradient, transform: CGAffineTransform) {
    hasDrawn = true
    canvas_save(canvas)
    clip(to: path)
    concatenate(transform)
    let stops = gradient.stops.flatMap { stop -> [Double] in
      let color = stop.1
      return [stop.0, color.red, color.green, color.blue, color.alpha].map(Double.init)
    }
    let count = Int32(gradient.stops.count)
    switch gradient.shape {
    case .linear(let a, let b):
      canvas_linear(canvas, Double(a.x), Double(a.y), Double(b.x), Double(b.y), stops, count)
    case .radial(let a, let r, let b, let q):
      canvas_radial(
        canvas, Double(a.x), Double(a.y), Double(r), Double(b.x), Double(b.y), Double(q), stops,
        count)
    }
    canvas_paint(canvas, Double(style.alpha))
    canvas_restore(canvas)
  }

  // MARK: Images and groups

  /// The image upright in the rectangle, as UIKit draws it.
  package func drawUpright(_ image: CGImage, in rect: CGRect, smooth: Bool = true) {
    hasDrawn = true
    canvas_image(
      canvas, image.bitmap.canvas, Double(rect.minX), Double(rect.minY), Double(rect.width),
      Double(rect.height), Double(style.alpha), smooth ? 2 : 0)
  }

  /// As Core Graphics draws an image: upside down in a context whose y axis points down.
  public func draw(_ image: CGImage, in rect: CGRect) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    drawUpright(image, in: rect)
    restoreGState()
  }

  /// The image's alpha as a stencil for a colour.
  package func drawStencil(_ image: CGImage, in rect: CGRect, color: CGColor) {
    hasDrawn = true
    canvas_stencil(
      canvas, image.bitmap.canvas, Double(rect.minX), Double(rect.minY), Double(rect.width),
      Double(rect.height), Double(color.red), Double(color.green), Double(color.blue),
      Double(color.alpha * style.alpha))
  }

  /// Draws what `body` draws as one picture with one opacity.
  package func group(alpha: CGFloat, _ body: () -> Void) {
    canvas_group_begin(canvas)
    body()
    canvas_group_end(canvas, Double(alpha))
  }

  /// Draws what `body` draws through the alpha of what `mask` draws.
  package func masked(alpha: CGFloat, by mask: () -> Void, _ body: () -> Void) {
    canvas_group_begin(canvas)
    body()
    canvas_mask_begin(canvas)
    mask()
    canvas_mask_end(canvas, Double(alpha))
  }

  /// Turns what has been drawn in the current group to a colour, its alpha kept.
  package func tint(_ rect: CGRect, color: CGColor) {
    canvas_save(canvas)
    canvas_blend(canvas, 7)
    setPaint(color)
    trace(CGPath(elements: PathShapes.rect(rect)))
    canvas_fill(canvas, 0)
    canvas_path_clear(canvas)
    canvas_restore(canvas)
  }

  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {
    canvas_group_begin(canvas)
  }

  public func endTransparencyLayer() { canvas_group_end(canvas, Double(style.alpha)) }
}
