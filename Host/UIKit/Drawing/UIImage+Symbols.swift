import Foundation

extension UIImage {
  /// A symbol that the host draws, named like the system's; nil for one that it does not know.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    guard let art = SymbolArt.named(name) else {
      HostReport.once("no symbol is called \(name) here")
      return nil
    }
    let wanted = (configuration as? SymbolConfiguration)?.look ?? SymbolLook()
    self.init(symbol: SymbolImage(art: art, look: wanted))
  }

  /// How an image is to be shown.
  open class Configuration: NSObject {}

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3

    var factor: CGFloat {
      switch self {
      case .small: 0.79
      case .large: 1.28
      default: 1
      }
    }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9

    public func fontWeight() -> UIFont.Weight {
      let weights: [UIFont.Weight] = [
        .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return weights[rawValue]
    }
  }

  /// A symbol's size and weight.
  open class SymbolConfiguration: Configuration {
    let look: SymbolLook

    init(look: SymbolLook) {
      self.look = look
      super.init()
    }

    public convenience init(pointSize: CGFloat) {
      self.init(look: SymbolLook(pointSize: pointSize))
    }

    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(look: SymbolLook(pointSize: pointSize, weight: weight))
    }

    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) {
      self.init(look: SymbolLook(pointSize: pointSize, weight: weight, scale: scale))
    }

    public convenience init(scale: UIImage.SymbolScale) {
      self.init(look: SymbolLook(scale: scale))
    }

    public convenience init(weight: UIImage.SymbolWeight) {
      self.init(look: SymbolLook(weight: weight))
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: UIFont.preferredFont(forTextStyle: textStyle))
    }

    public convenience init(font: UIFont) {
      let weights: [SymbolWeight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      let index = max(0, min(8, font.weight.openType / 100 - 1))
      self.init(look: SymbolLook(pointSize: font.pointSize, weight: weights[index]))
    }
  }
}

/// What a configuration says of a symbol; nil is left to others.
struct SymbolLook: Equatable {
  var pointSize: CGFloat?
  var weight: UIImage.SymbolWeight?
  var scale: UIImage.SymbolScale?

  func overridden(by other: SymbolLook) -> SymbolLook {
    SymbolLook(
      pointSize: other.pointSize ?? pointSize, weight: other.weight ?? weight,
      scale: other.scale ?? scale)
  }
}

/// A symbol in a size and weight.
struct SymbolImage: Equatable {
  let art: SymbolArt
  let look: SymbolLook

  static func == (left: SymbolImage, right: SymbolImage) -> Bool {
    left.art.name == right.art.name && left.look == right.look
  }

  /// Symbols are a little larger than the letters of their size, 17 points unless it is said.
  private var unit: CGFloat {
    let points = look.pointSize ?? 17
    return (points.isFinite && points > 0 ? points : 17) * 1.18 * (look.scale?.factor ?? 1)
  }

  var size: CGSize {
    func rounded(_ x: CGFloat) -> CGFloat { (x * 3).rounded() / 3 }
    return CGSize(
      width: rounded(unit * art.size.width / 24), height: rounded(unit * art.size.height / 24))
  }

  /// The width of strokes, in units of the art's 24.
  private var stroke: CGFloat {
    let widths: [CGFloat] = [1.9, 0.7, 1.0, 1.4, 1.9, 2.2, 2.5, 2.8, 3.2, 3.6]
    return widths[(look.weight ?? .regular).rawValue]
  }

  func draw(in rect: CGRect, color: CGColor, context: CGContext) {
    let box = art.size
    let zoom = min(rect.width / box.width, rect.height / box.height)
    context.saveGState()
    context.translateBy(
      x: rect.midX - box.width * zoom / 2, y: rect.midY - box.height * zoom / 2)
    context.scaleBy(x: zoom, y: zoom)
    art.draw(in: context, color: color, stroke: stroke)
    context.restoreGState()
  }

  func rendered(scale: CGFloat, color: UIColor) -> CGImage? {
    guard
      let bitmap = Bitmap(
        width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    else { return nil }
    let context = CGContext(bitmap: bitmap)
    context.scaleBy(x: scale, y: scale)
    draw(in: CGRect(origin: .zero, size: size), color: color.cgColor, context: context)
    return CGImage(bitmap: bitmap)
  }
}
