import Foundation

/// Draws a path: filled, and stroked.
open class CAShapeLayer: CALayer {
  private struct Shape {
    var path: CGPath?
    var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineDashPhase: CGFloat = 0
  }

  private var shape = Shape()
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var lineDashPattern: [NSNumber]?

  public override init() { super.init() }
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAShapeLayer else { return }
    (shape, fillRule) = (other.shape, other.fillRule)
    (lineCap, lineJoin) = (other.lineCap, other.lineJoin)
    lineDashPattern = other.lineDashPattern
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func copyForPresentation() -> CALayer { CAShapeLayer(layer: self) }

  private func set<Value>(_ key: String, _ path: WritableKeyPath<Shape, Value>, _ value: Value) {
    let action = isPresentation ? nil : actionForChange(of: key)
    shape[keyPath: path] = value
    action?.run(forKey: key, object: self, arguments: nil)
  }

  open var path: CGPath? {
    get { shape.path }
    set { set("path", \.path, newValue) }
  }
  /// Black unless set; nil does not fill.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { set("fillColor", \.fillColor, newValue) }
  }
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { set("strokeColor", \.strokeColor, newValue) }
  }
  /// The part of the path's length where the stroke begins, 0 … 1.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { if accepts(newValue, for: "strokeStart") { set("strokeStart", \.strokeStart, newValue) } }
  }
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { if accepts(newValue, for: "strokeEnd") { set("strokeEnd", \.strokeEnd, newValue) } }
  }
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { if accepts(newValue, for: "lineWidth") { set("lineWidth", \.lineWidth, newValue) } }
  }
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { if accepts(newValue, for: "miterLimit") { set("miterLimit", \.miterLimit, newValue) } }
  }
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set {
      if accepts(newValue, for: "lineDashPhase") { set("lineDashPhase", \.lineDashPhase, newValue) }
    }
  }

  override func animatable(_ key: String) -> LayerValue? {
    switch key {
    case "path": .path(shape.path)
    case "fillColor": .color(shape.fillColor)
    case "strokeColor": .color(shape.strokeColor)
    case "strokeStart": .number(Double(shape.strokeStart))
    case "strokeEnd": .number(Double(shape.strokeEnd))
    case "lineWidth": .number(Double(shape.lineWidth))
    case "miterLimit": .number(Double(shape.miterLimit))
    case "lineDashPhase": .number(Double(shape.lineDashPhase))
    default: super.animatable(key)
    }
  }

  override func setAnimatable(_ key: String, _ value: LayerValue) {
    switch (key, value) {
    case ("path", .path(let v)): shape.path = v
    case ("fillColor", .color(let v)): shape.fillColor = v
    case ("strokeColor", .color(let v)): shape.strokeColor = v
    case ("strokeStart", .number(let v)): shape.strokeStart = CGFloat(v)
    case ("strokeEnd", .number(let v)): shape.strokeEnd = CGFloat(v)
    case ("lineWidth", .number(let v)): shape.lineWidth = CGFloat(v)
    case ("miterLimit", .number(let v)): shape.miterLimit = CGFloat(v)
    case ("lineDashPhase", .number(let v)): shape.lineDashPhase = CGFloat(v)
    default: super.setAnimatable(key, value)
    }
  }

  override func drawOwnContents(in context: CGContext) {
    guard let path else { return }
    if let fillColor, fillColor.alpha > 0 {
      context.fill(path, color: fillColor, rule: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    guard let strokeColor, strokeColor.alpha > 0, lineWidth > 0, strokeEnd > strokeStart else {
      return
    }
    let whole = strokeStart <= 0 && strokeEnd >= 1
    context.saveGState()
    context.setStrokeColor(strokeColor)
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCap.cap)
    context.setLineJoin(lineJoin.join)
    context.setMiterLimit(miterLimit)
    context.setLineDash(
      phase: lineDashPhase, lengths: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [])
    context.stroke(whole ? path : path.part(from: strokeStart, to: strokeEnd))
    context.restoreGState()
  }
}

@_documentation(visibility: internal)
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  @_documentation(visibility: internal)
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

@_documentation(visibility: internal)
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  @_documentation(visibility: internal)
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var cap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

@_documentation(visibility: internal)
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  @_documentation(visibility: internal)
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var join: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
