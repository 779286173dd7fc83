import Foundation
import HostGraphics
import UIKit

/// What a screen shows at a moment, as pixels. Two pictures are equal when all their pixels are.
public struct Picture: Equatable {
  /// Points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  package let bitmap: Bitmap

  /// Red, green, blue and alpha, 0 … 255.
  public struct Pixel: Hashable, Sendable {
    public var red, green, blue, alpha: UInt8

    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
  }

  package init(bitmap: Bitmap, scale: CGFloat) {
    (self.bitmap, self.scale) = (bitmap, scale)
    size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }

  /// The pixel whose area holds a point; clear outside of the picture.
  public func pixel(at point: CGPoint) -> Pixel {
    guard point.x.isFinite, point.y.isFinite else {
      return Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    }
    let (x, y) = ((point.x * scale).rounded(.down), (point.y * scale).rounded(.down))
    guard abs(x) < 1e6, abs(y) < 1e6 else { return Pixel(red: 0, green: 0, blue: 0, alpha: 0) }
    let color = bitmap.pixel(x: Int(x), y: Int(y))
    return Pixel(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// The same pixels give the same bytes.
  public var pngData: Data { bitmap.pngData }

  /// Writes a PNG file.
  public func write(to url: URL) throws { try pngData.write(to: url, options: .atomic) }

  /// How many pixels differ by more than `tolerance` in a channel; all of them when the sizes differ.
  public func differences(from other: Picture, tolerance: UInt8 = 0) -> Int {
    guard bitmap.width == other.bitmap.width, bitmap.height == other.bitmap.height else {
      return max(bitmap.width * bitmap.height, other.bitmap.width * other.bitmap.height)
    }
    return bitmap.withPixels { a in
      other.bitmap.withPixels { b in
        stride(from: 0, to: min(a.count, b.count) - 3, by: 4).count { at in
          (0..<4).contains { abs(Int(a[at + $0]) - Int(b[at + $0])) > Int(tolerance) }
        }
      }
    }
  }
}

extension Simulator {
  /// What the screen shows now: all windows, the frontmost on top, on black.
  public func picture() -> Picture {
    activate()
    return screenPicture(scale: device.scale)
  }

  /// The same with fewer or more pixels: small pictures for films are quick to draw.
  public func picture(scale: CGFloat) -> Picture {
    activate()
    return screenPicture(scale: scale.isFinite && scale > 0 ? scale : device.scale)
  }

  private func screenPicture(scale: CGFloat) -> Picture {
    let backdrop = CALayer()
    backdrop.frame = screen.bounds
    backdrop.backgroundColor = CGColor(gray: 0, alpha: 1)
    let layers = [backdrop] + windows.reversed().map(\.layer)
    let size = screen.bounds.size
    if let bitmap = renderImage(of: layers, size: size, scale: scale) {
      return Picture(bitmap: bitmap, scale: scale)
    }
    // No screen is without pixels; one of more than 32,000 of them a side shows nothing.
    HostReport.once("a screen of \(size) at \(scale)x is too large for a picture")
    return Picture(bitmap: Bitmap(), scale: 1)
  }
}
