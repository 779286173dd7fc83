internal import CCanvas
import Foundation

extension CGContext {
  /// How many pixels of blur are drawn at full size; more is drawn smaller and stretched, which
  /// nobody can see and costs little.
  private static let fullSizeBlur: CGFloat = 6

  /// The shadow of a path: its shape in `color`, moved and blurred. Sizes in user space.
  package func drawShadow(
    of path: CGPath, offset: CGSize, sigma: CGFloat, color: CGColor,
    rule: CGPathFillRule = .winding
  ) {
    drawBlurred(over: path.boundingBoxOfPath, offset: offset, sigma: sigma) {
      $0.fill(path, color: color, rule: rule)
    }
  }

  /// What `drawing` draws inside of `box`, moved and blurred.
  package func drawBlurred(
    over box: CGRect, offset: CGSize, sigma: CGFloat, _ drawing: (CGContext) -> Void
  ) {
    hasDrawn = true
    let sigma = max(0, sigma)
    let scale = ctm
    let pixels = CGFloat(max(hypot(scale.a, scale.b), hypot(scale.c, scale.d)))
    guard !box.isNull, box.isFinite, pixels > 0, pixels.isFinite else { return }
    let factor = min(1, Self.fullSizeBlur / max(sigma * pixels, 0.001))
    // Only what can be seen: the clip, and as much around it as the blur carries.
    let reach = sigma * 3 + 2 / pixels
    let visible = clipBounds.offsetBy(dx: -offset.width, dy: -offset.height)
    let area = box.insetBy(dx: -reach, dy: -reach)
      .intersection(visible.insetBy(dx: -reach, dy: -reach))
    guard !area.isNull, area.width > 0, area.height > 0 else { return }
    let density = pixels * factor
    let (w, h) = (
      Int((area.width * density).rounded(.up)), Int((area.height * density).rounded(.up))
    )
    guard let bitmap = Bitmap(width: max(1, w), height: max(1, h)) else { return }
    let context = CGContext(bitmap: bitmap)
    context.scaleBy(x: density, y: density)
    context.translateBy(x: -area.minX, y: -area.minY)
    drawing(context)
    bitmap.blur(sigma: sigma * density)
    let target = CGRect(
      x: area.minX + offset.width, y: area.minY + offset.height,
      width: CGFloat(bitmap.width) / density, height: CGFloat(bitmap.height) / density)
    canvas_image(
      canvas, bitmap.canvas, Double(target.minX), Double(target.minY), Double(target.width),
      Double(target.height), Double(style.alpha), 1)
  }

  /// Blurs what has been drawn so far inside of the path. `sigma` in user space; `saturation` 1
  /// leaves the colours as they are.
  package func blurBackground(inside path: CGPath, sigma: CGFloat, saturation: CGFloat) {
    let box = path.boundingBoxOfPath.intersection(clipBounds)
    guard !box.isNull, box.width > 0, box.height > 0 else { return }
    let map = ctm
    let device = box.applying(map).insetBy(dx: -1, dy: -1).integral
    let pixels = CGFloat(max(hypot(map.a, map.b), hypot(map.c, map.d)))
    let reach = (sigma * pixels * 2).rounded(.up)
    let source = device.insetBy(dx: -reach, dy: -reach)
      .intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !source.isNull, source.width >= 1, source.height >= 1,
      let below = bitmap.copy(source)
    else { return }
    let factor = min(1, Self.fullSizeBlur / max(sigma * pixels, 0.001))
    let size = CGSize(
      width: max(1, (source.width * factor).rounded(.up)),
      height: max(1, (source.height * factor).rounded(.up)))
    guard let small = Bitmap(width: Int(size.width), height: Int(size.height)) else { return }
    let shrunk = CGContext(bitmap: small)
    canvas_image(
      shrunk.canvas, below.canvas, 0, 0, Double(size.width), Double(size.height), 1, 2)
    small.blur(sigma: sigma * pixels * factor)
    small.saturate(by: saturation)
    canvas_save(canvas)
    clip(to: path)
    var identity: [Double] = [1, 0, 0, 1, 0, 0]
    canvas_set_matrix(canvas, &identity)
    canvas_image(
      canvas, small.canvas, Double(source.minX), Double(source.minY), Double(source.width),
      Double(source.height), 1, 1)
    canvas_restore(canvas)
  }
}

extension Bitmap {
  /// Moves each pixel from its grey (`amount` 0) over itself (1) and beyond.
  func saturate(by amount: CGFloat) {
    guard amount != 1 else { return }
    let amount = Int(amount * 256)
    withPixels { pixels in
      for at in stride(from: 0, to: pixels.count - 3, by: 4) {
        let (b, g, r) = (Int(pixels[at]), Int(pixels[at + 1]), Int(pixels[at + 2]))
        let grey = (r * 54 + g * 183 + b * 19) >> 8
        let top = Int(pixels[at + 3])
        for (offset, value) in [(0, b), (1, g), (2, r)] {
          let moved = grey + ((value - grey) * amount) >> 8
          pixels[at + offset] = UInt8(max(0, min(top, moved)))
        }
      }
    }
    touched()
  }
}
