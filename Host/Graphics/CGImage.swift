internal import CCanvas
import Foundation

/// A bitmap that does not change: 8 bits a channel, sRGB, premultiplied.
public final class CGImage: Equatable {
  package let bitmap: Bitmap

  package init(bitmap: Bitmap) { self.bitmap = bitmap }

  public var width: Int { bitmap.width }
  public var height: Int { bitmap.height }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { bitmap.bytesPerRow }

  /// The part inside the rectangle, in pixels; nil when they do not meet.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    return bitmap.copy(part).map(CGImage.init(bitmap:))
  }

  public func copy() -> CGImage? { self }

  public static func == (left: CGImage, right: CGImage) -> Bool {
    left === right || left.bitmap == right.bitmap
  }
}
