import Foundation

/// A picture to show: pixels, and how many of them make a point.
open class UIImage: NSObject {
  /// How the image takes the tint colour of what shows it.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// The pixels. A symbol's are drawn anew for the size and colour it is shown with.
  open private(set) var cgImage: CGImage?
  /// Pixels a point.
  open private(set) var scale: CGFloat
  open private(set) var renderingMode = RenderingMode.automatic

  public init(cgImage: CGImage) {
    (self.cgImage, scale) = (cgImage, 1)
    super.init()
  }

  package init(cgImage: CGImage?, scale: CGFloat) {
    self.cgImage = cgImage
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    super.init()
  }

  /// PNG data; nil when it is none.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = Bitmap(png: data) else { return nil }
    self.init(cgImage: CGImage(bitmap: bitmap), scale: scale)
  }

  /// Points.
  open var size: CGSize {
    guard let cgImage else { return .zero }
    return CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
  }
}
