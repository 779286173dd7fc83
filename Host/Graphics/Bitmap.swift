internal import CCanvas
import Foundation

/// Pixels that can be drawn on. Rows from the top; blue, green, red, alpha, premultiplied.
package final class Bitmap: Equatable {
  let canvas: OpaquePointer

  /// Cleared pixels; nil when a side is less than 1 or more than 32,000.
  package init?(width: Int, height: Int) {
    guard (1...32000).contains(width), (1...32000).contains(height),
      let canvas = canvas_new(Int32(width), Int32(height))
    else { return nil }
    self.canvas = canvas
  }

  /// One clear pixel.
  package init() { canvas = canvas_pixel() }

  private init(canvas: OpaquePointer) { self.canvas = canvas }

  /// A decoded PNG; nil when it is none.
  package convenience init?(png data: Data) {
    let canvas = data.withUnsafeBytes { bytes in
      canvas_from_png(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
    }
    guard let canvas else { return nil }
    self.init(canvas: canvas)
  }

  deinit { canvas_free(canvas) }

  package var width: Int { Int(canvas_width(canvas)) }
  package var height: Int { Int(canvas_height(canvas)) }
  package var bytesPerRow: Int { Int(canvas_stride(canvas)) }

  /// The pixels; valid inside the closure.
  package func withPixels<Result>(_ body: (UnsafeMutableBufferPointer<UInt8>) -> Result) -> Result {
    let buffer = UnsafeMutableBufferPointer(
      start: canvas_pixels(canvas), count: bytesPerRow * height)
    return body(buffer)
  }

  /// Says that the closure of ``withPixels(_:)`` has written.
  package func touched() { canvas_touched(canvas) }

  /// Red, green, blue and alpha of a pixel, not premultiplied; clear outside.
  package func pixel(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return (0, 0, 0, 0) }
    return withPixels { pixels in
      let at = y * bytesPerRow + x * 4
      let alpha = Int(pixels[at + 3])
      func straight(_ value: UInt8) -> UInt8 {
        alpha == 0 ? 0 : UInt8(min(255, (Int(value) * 255 + alpha / 2) / alpha))
      }
      return (
        straight(pixels[at + 2]), straight(pixels[at + 1]), straight(pixels[at]), UInt8(alpha)
      )
    }
  }

  package var pngData: Data {
    var length = 0
    guard let bytes = canvas_png(canvas, &length) else { return Data() }
    defer { free(bytes) }
    return Data(bytes: bytes, count: length)
  }

  /// A copy of a part, whose edge pixels are repeated outside.
  package func copy(_ rect: CGRect) -> Bitmap? {
    canvas_copy(canvas, Int32(rect.minX), Int32(rect.minY), Int32(rect.width), Int32(rect.height))
      .map(Bitmap.init(canvas:))
  }

  /// Blurs all of it with a Gaussian of so many pixels.
  package func blur(sigma: CGFloat) { canvas_blur(canvas, Double(sigma)) }

  package static func == (left: Bitmap, right: Bitmap) -> Bool {
    guard left.width == right.width, left.height == right.height else { return false }
    return left.withPixels { a in
      right.withPixels { b in
        guard let a = a.baseAddress, let b = b.baseAddress else { return false }
        return memcmp(a, b, left.bytesPerRow * left.height) == 0
      }
    }
  }
}
