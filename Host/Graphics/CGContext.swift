internal import CCanvas
import Foundation

/// A pen on a bitmap. Unlike Core Graphics' own bitmap contexts its y axis points down, as in every
/// context that UIKit hands out.
public final class CGContext {
  let canvas: OpaquePointer
  /// Keeps the canvas alive.
  package let bitmap: Bitmap
  var style = Style()
  /// Something has been drawn, though it may not show.
  package internal(set) var hasDrawn = false
  private var styles: [Style] = []
  private var pen = CGMutablePath()

  /// What `saveGState` saves besides the transform and the clip.
  struct Style {
    var fill = CGColor(gray: 0, alpha: 1)
    var stroke = CGColor(gray: 0, alpha: 1)
    var lineWidth: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var miter: CGFloat = 10
    var dashes: [CGFloat] = []
    var phase: CGFloat = 0
    var alpha: CGFloat = 1
    var shadow: Shadow?
  }

  struct Shadow {
    var offset: CGSize
    var blur: CGFloat
    var color: CGColor
  }

  package init(bitmap: Bitmap) {
    self.bitmap = bitmap
    canvas = bitmap.canvas
  }

  /// A scratch context of one pixel, to ask about paths.
  package static func measuring<Result>(_ body: (CGContext) -> Result) -> Result
  where Result: ExpressibleAsNothing {
    guard let bitmap = Bitmap(width: 1, height: 1) else { return Result.nothing }
    return body(CGContext(bitmap: bitmap))
  }

  public var width: Int { bitmap.width }
  public var height: Int { bitmap.height }

  public func makeImage() -> CGImage? {
    bitmap.copy(CGRect(x: 0, y: 0, width: width, height: height)).map(CGImage.init(bitmap:))
  }

  // MARK: State

  public func saveGState() {
    canvas_save(canvas)
    styles.append(style)
  }

  public func restoreGState() {
    guard let last = styles.popLast() else { return }
    canvas_restore(canvas)
    style = last
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// What is drawn is mapped by the transform first. One without an inverse leaves nothing to draw.
  public func concatenate(_ transform: CGAffineTransform) {
    canvas_concat(
      canvas, transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
  }

  /// The transform from user space to pixels.
  public var ctm: CGAffineTransform {
    var m = [Double](repeating: 0, count: 6)
    canvas_matrix(canvas, &m)
    return CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
  }

  public func setAlpha(_ alpha: CGFloat) { style.alpha = alpha }
  /// As set last.
  package var alpha: CGFloat { style.alpha }
  public func setFillColor(_ color: CGColor) { style.fill = color }
  public func setStrokeColor(_ color: CGColor) { style.stroke = color }
  public func setLineWidth(_ width: CGFloat) { style.lineWidth = width }
  public func setLineCap(_ cap: CGLineCap) { style.cap = cap }
  public func setLineJoin(_ join: CGLineJoin) { style.join = join }
  public func setMiterLimit(_ limit: CGFloat) { style.miter = limit }

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (style.phase, style.dashes) = (phase, lengths)
  }

  public func setShouldAntialias(_ shouldAntialias: Bool) {
    canvas_antialias(canvas, shouldAntialias ? 1 : 0)
  }

  public func setBlendMode(_ mode: CGBlendMode) {
    let code: Int32 =
      switch mode {
      case .normal: 0
      case .clear: 1
      case .copy: 2
      case .multiply: 3
      case .screen: 4
      case .destinationIn: 5
      case .destinationOut: 6
      }
    canvas_blend(canvas, code)
  }

  // MARK: The current path

  public func beginPath() { pen = CGMutablePath() }
  public func move(to point: CGPoint) { pen.move(to: point) }
  public func addLine(to point: CGPoint) { pen.addLine(to: point) }
  public func addRect(_ rect: CGRect) { pen.addRect(rect) }
  public func addEllipse(in rect: CGRect) { pen.addEllipse(in: rect) }
  public func addPath(_ path: CGPath) { pen.addPath(path) }
  public func closePath() { pen.closeSubpath() }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    pen.addCurve(to: end, control1: control1, control2: control2)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    pen.addQuadCurve(to: end, control: control)
  }

  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    pen.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  private func takePath() -> CGPath {
    defer { pen = CGMutablePath() }
    return pen
  }

  // MARK: Drawing

  public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), rule: rule) }
  public func strokePath() { stroke(takePath()) }
  public func fill(_ rect: CGRect) { fill(CGPath(elements: PathShapes.rect(rect))) }

  public func stroke(_ rect: CGRect) { stroke(CGPath(elements: PathShapes.rect(rect))) }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  public func fillEllipse(in rect: CGRect) { fill(CGPath(elements: PathShapes.ellipse(rect))) }
  public func strokeEllipse(in rect: CGRect) { stroke(CGPath(elements: PathShapes.ellipse(rect))) }

  public func clip(using rule: CGPathFillRule = .winding) { clip(to: takePath(), rule: rule) }
  public func clip(to rect: CGRect) { clip(to: CGPath(elements: PathShapes.rect(rect))) }

  public func clear(_ rect: CGRect) {
    canvas_save(canvas)
    canvas_blend(canvas, 1)
    trace(CGPath(elements: PathShapes.rect(rect)))
    canvas_fill(canvas, 0)
    canvas_path_clear(canvas)
    canvas_restore(canvas)
  }

  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    style.shadow = color.map { Shadow(offset: offset, blur: blur, color: $0) }
  }

  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }
}

/// What a question about a path answers when it cannot be asked.
package protocol ExpressibleAsNothing { static var nothing: Self { get } }
extension CGRect: ExpressibleAsNothing { package static var nothing: CGRect { .null } }
extension Bool: ExpressibleAsNothing { package static var nothing: Bool { false } }
