import Foundation

/// A path and how it is drawn, in the current context.
open class UIBezierPath: NSObject {
  private var path: CGMutablePath

  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var usesEvenOddFillRule = false
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  public override init() {
    path = CGMutablePath()
    super.init()
  }

  private init(elements: [CGPath.Element]) {
    path = CGMutablePath(elements: elements)
    super.init()
  }

  public convenience init(cgPath CGPath: CGPath) { self.init(elements: CGPath.elements) }

  public convenience init(rect: CGRect) { self.init(elements: PathShapes.rect(rect)) }

  public convenience init(ovalIn rect: CGRect) { self.init(elements: PathShapes.ellipse(rect)) }

  /// With continuous corners, as UIKit's.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      elements: PathShapes.roundedRect(
        rect, radii: [CGFloat](repeating: cornerRadius, count: 4), continuous: true))
  }

  /// The width of the radii counts for all corners that are named.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    self.init(
      elements: PathShapes.roundedRect(
        rect, radii: order.map { corners.contains($0) ? cornerRadii.width : 0 }, continuous: true))
  }

  /// Angles in radians; `clockwise` as it looks on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// A copy: changing it does not change the path.
  open var cgPath: CGPath {
    get { CGPath(elements: path.elements) }
    set { path = CGMutablePath(elements: newValue.elements) }
  }

  // MARK: Building

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // On the screen, where y points down, clockwise is the direction in which angles grow.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  open func close() { path.closeSubpath() }
  open func removeAllPoints() { path = CGMutablePath() }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  open func apply(_ transform: CGAffineTransform) {
    path = CGMutablePath(elements: path.transformed(by: transform).elements)
  }

  // MARK: Asking

  open var isEmpty: Bool { path.isEmpty }
  /// Of the drawn outline; zero when empty.
  open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBoxOfPath }
  open var currentPoint: CGPoint { path.currentPoint }
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Drawing

  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  open func fill() {
    UIGraphicsGetCurrentContext()?.fill(path, rule: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashPhase, lengths: dashes)
    context.stroke(path)
    context.restoreGState()
  }

  open func addClip() {
    UIGraphicsGetCurrentContext()?.clip(
      to: path, rule: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
