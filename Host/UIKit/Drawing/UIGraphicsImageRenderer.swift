import Foundation

/// How a renderer's images are made.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels a point.
  open var scale: CGFloat
  /// Without an alpha channel: what is not drawn is black.
  open var opaque = false

  /// At the scale of the screen that the current traits are of.
  public override init() {
    let wanted = UITraitCollection.current.displayScale
    scale = wanted > 0 ? wanted : 1
    super.init()
  }
}

/// What the formats of all renderers have: here only the bounds.
@_documentation(visibility: internal)
open class UIGraphicsRendererFormat: NSObject {
  open internal(set) var bounds = CGRect.zero
  public override init() { super.init() }
}

/// Draws into images.
open class UIGraphicsRenderer: NSObject {
  open private(set) var format: UIGraphicsRendererFormat

  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.format = format
    format.bounds = bounds
    super.init()
  }
}

/// Draws into an image.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let imageFormat: UIGraphicsImageRendererFormat

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(bounds: bounds, format: format)
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// The image of what `actions` draw. Bounds without pixels give an empty image.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let (bounds, scale) = (imageFormat.bounds, imageFormat.scale)
    guard bounds.isFinite,
      let bitmap = Bitmap(
        width: Int((bounds.width * scale).rounded()),
        height: Int((bounds.height * scale).rounded()))
    else { return UIImage(cgImage: nil, scale: scale) }
    let context = CGContext(bitmap: bitmap)
    context.scaleBy(x: scale, y: scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    if imageFormat.opaque { context.fill(bounds) }
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context, format: imageFormat))
    UIGraphicsPopContext()
    return UIImage(cgImage: CGImage(bitmap: bitmap), scale: scale)
  }

  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

/// What a renderer's actions draw with.
@_documentation(visibility: internal)
open class UIGraphicsRendererContext: NSObject {
  open private(set) var cgContext: CGContext
  open private(set) var format: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    (cgContext, self.format) = (context, format)
    super.init()
  }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  open func stroke(_ rect: CGRect) { UIRectFrame(rect) }
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

@_documentation(visibility: internal)
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What has been drawn so far.
  open var currentImage: UIImage {
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    return UIImage(cgImage: cgContext.makeImage(), scale: scale)
  }
}
