import Foundation

/// A picture to show: pixels, and how many of them make a point; or a symbol, which is drawn anew at
/// every size.
open class UIImage: NSObject {
  /// How the image takes the tint colour of what shows it.
  public enum RenderingMode: Int, Sendable {
    /// Symbols in the tint colour, other images as they are.
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  private let pixels: CGImage?
  /// Pixels a point.
  open private(set) var scale: CGFloat
  open private(set) var renderingMode = RenderingMode.automatic
  let symbol: SymbolImage?
  /// The colour that the image was given for good.
  private(set) var ownTint: UIColor?

  public init(cgImage: CGImage) {
    (pixels, scale, symbol) = (cgImage, 1, nil)
    super.init()
  }

  package init(cgImage: CGImage?, scale: CGFloat) {
    pixels = cgImage
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    symbol = nil
    super.init()
  }

  init(symbol: SymbolImage) {
    (pixels, scale, self.symbol) = (nil, 3, symbol)
    super.init()
  }

  private init(
    copying other: UIImage, mode: RenderingMode, tint: UIColor?, symbol: SymbolImage?
  ) {
    (pixels, scale, self.symbol) = (other.pixels, other.scale, symbol)
    (renderingMode, ownTint) = (mode, tint)
    super.init()
  }

  /// PNG data; nil when it is none.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = Bitmap(png: data) else { return nil }
    self.init(cgImage: CGImage(bitmap: bitmap), scale: scale)
  }

  /// A PNG file, whose name says its scale (`@2x`, `@3x`); nil when it is none.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = (path as NSString).lastPathComponent
    self.init(data: data, scale: name.contains("@3x") ? 3 : name.contains("@2x") ? 2 : 1)
  }

  /// Points.
  open var size: CGSize {
    if let symbol { return symbol.size }
    guard let pixels else { return .zero }
    return CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
  }

  /// The pixels; a symbol's in black, or in the colour that it was given.
  open var cgImage: CGImage? { pixels ?? symbol?.rendered(scale: scale, color: ownTint ?? .black) }

  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(copying: self, mode: renderingMode, tint: ownTint, symbol: symbol)
  }

  /// The image in a colour of its own.
  open func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(copying: self, mode: renderingMode, tint: color, symbol: symbol)
  }

  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(copying: self, mode: renderingMode, tint: color, symbol: symbol)
  }

  /// A symbol in another size and weight; other images stay as they are.
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    guard let symbol, let wanted = configuration as? UIImage.SymbolConfiguration else {
      return self
    }
    let changed = SymbolImage(art: symbol.art, look: symbol.look.overridden(by: wanted.look))
    return UIImage(copying: self, mode: renderingMode, tint: ownTint, symbol: changed)
  }

  /// The image as PNG data; nil when it has no pixels.
  open func pngData() -> Data? { cgImage?.bitmap.pngData }

  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Stretched over the rectangle, in the current context; a template in its own colour, or black.
  open func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    draw(in: rect, tint: .black, context: context)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if other === self { return true }
    if let symbol, let theirs = other.symbol {
      return symbol == theirs && ownTint == other.ownTint && renderingMode == other.renderingMode
    }
    return pixels != nil && pixels === other.pixels && renderingMode == other.renderingMode
  }

  open override var hash: Int { symbol?.art.name.hashValue ?? Int(size.width) }
}

extension UIImage {
  /// Whether only the image's alpha counts: symbols are templates unless they say otherwise.
  var isTemplate: Bool {
    renderingMode == .alwaysTemplate || (symbol != nil && renderingMode == .automatic)
  }

  /// Draws the image, a template in the tint colour. One that has a colour of its own keeps it.
  func draw(in rect: CGRect, tint: UIColor, context: CGContext) {
    guard rect.width > 0, rect.height > 0 else { return }
    // As UIKit does: a template ignores the image's own colour unless it is drawn as an original.
    let color = isTemplate && ownTint == nil ? tint : ownTint ?? tint
    if let symbol {
      symbol.draw(in: rect, color: color.cgColor, context: context)
    } else if let pixels {
      if isTemplate || ownTint != nil {
        context.drawStencil(pixels, in: rect, color: color.cgColor)
      } else {
        context.drawUpright(pixels, in: rect)
      }
    }
  }
}
