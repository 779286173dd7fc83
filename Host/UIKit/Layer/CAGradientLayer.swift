import Foundation

/// Draws colours that run into one another over its bounds.
open class CAGradientLayer: CALayer {
  private struct Gradient {
    var colors: [CGColor] = []
    var locations: [Double] = []
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
  }

  private var gradient = Gradient()
  /// Axial or radial.
  open var type = CAGradientLayerType.axial {
    didSet {
      guard type != .axial, type != .radial else { return }
      HostReport.once("CAGradientLayer.type \(type.rawValue) is drawn as an axial one")
    }
  }

  public override init() { super.init() }
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAGradientLayer else { return }
    (gradient, type) = (other.gradient, other.type)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func copyForPresentation() -> CALayer { CAGradientLayer(layer: self) }

  private func set<Value>(_ key: String, _ path: WritableKeyPath<Gradient, Value>, _ value: Value) {
    let action = isPresentation ? nil : actionForChange(of: key)
    gradient[keyPath: path] = value
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// `CGColor`s; anything else is left out, and reported.
  open var colors: [Any]? {
    get { gradient.colors.isEmpty ? nil : gradient.colors }
    set {
      let read = (newValue ?? []).compactMap { $0 as? CGColor }
      if read.count < newValue?.count ?? 0 {
        HostReport.once("CAGradientLayer.colors: what is no CGColor is left out")
      }
      set("colors", \.colors, read)
    }
  }
  /// Where each colour stands, 0 … 1, rising; evenly spaced when there are none, or not one a colour.
  open var locations: [NSNumber]? {
    get { gradient.locations.isEmpty ? nil : gradient.locations.map { NSNumber(value: $0) } }
    set {
      let places = (newValue ?? []).map(\.doubleValue)
      guard places.allSatisfy({ accepts(CGFloat($0), for: "locations") }) else { return }
      set("locations", \.locations, places)
    }
  }
  /// In units of the bounds; the centre of a radial gradient.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set {
      if accepts(newValue.x, newValue.y, for: "startPoint") {
        set("startPoint", \.startPoint, newValue)
      }
    }
  }
  /// In units of the bounds; a corner of the box around a radial gradient's outermost ellipse.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set {
      if accepts(newValue.x, newValue.y, for: "endPoint") { set("endPoint", \.endPoint, newValue) }
    }
  }

  override func animatable(_ key: String) -> LayerValue? {
    switch key {
    case "colors": .colors(gradient.colors)
    case "locations": .numbers(gradient.locations)
    case "startPoint": .point(gradient.startPoint)
    case "endPoint": .point(gradient.endPoint)
    default: super.animatable(key)
    }
  }

  override func setAnimatable(_ key: String, _ value: LayerValue) {
    switch (key, value) {
    case ("colors", .colors(let v)): gradient.colors = v
    case ("locations", .numbers(let v)): gradient.locations = v
    case ("startPoint", .point(let v)): gradient.startPoint = v
    case ("endPoint", .point(let v)): gradient.endPoint = v
    default: super.setAnimatable(key, value)
    }
  }

  override func drawOwnContents(in context: CGContext) {
    let colors = gradient.colors
    guard !colors.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
    let places =
      gradient.locations.count == colors.count
      ? gradient.locations
      : colors.indices.map { colors.count > 1 ? Double($0) / Double(colors.count - 1) : 0 }
    let stops = zip(places, colors).map { (CGFloat($0), $1) }
    let unit = CGAffineTransform(
      bounds.width, 0, 0, bounds.height, bounds.minX, bounds.minY)
    let (a, b) = (startPoint, endPoint)
    if type == .radial {
      let radii = CGSize(width: abs(b.x - a.x), height: abs(b.y - a.y))
      guard radii.width > 0, radii.height > 0 else { return }
      let ellipse = CGAffineTransform(radii.width, 0, 0, radii.height, a.x, a.y)
      context.fill(
        outline, with: .init(shape: .radial(.zero, 0, .zero, 1), stops: stops),
        transform: ellipse.concatenating(unit))
    } else {
      context.fill(
        outline,
        with: .init(shape: .linear(a.applying(unit), b.applying(unit)), stops: stops),
        transform: .identity)
    }
  }
}

@_documentation(visibility: internal)
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  @_documentation(visibility: internal)
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
}
