import Foundation
import HostGraphics
import UIKit

extension Picture {
  /// A picture that `drawing` makes, in points from the top left.
  init(size: CGSize, scale: CGFloat, background: CGColor, drawing: (CGContext) -> Void) {
    let (width, height) = (
      max(1, Int((size.width * scale).rounded())), max(1, Int((size.height * scale).rounded()))
    )
    guard let bitmap = Bitmap(width: width, height: height) else {
      HostReport.once("a picture of \(width) by \(height) pixels is too large")
      self.init(bitmap: Bitmap(), scale: 1)
      return
    }
    let context = CGContext(bitmap: bitmap)
    context.scaleBy(x: scale, y: scale)
    context.fill(CGPath(rect: CGRect(origin: .zero, size: size), transform: nil), color: background)
    drawing(context)
    self.init(bitmap: bitmap, scale: scale)
  }

  /// How light the picture is around a point, 0 … 1.
  func lightness(around point: CGPoint) -> CGFloat {
    let color = pixel(at: point)
    let sum =
      0.2126 * Double(color.red) + 0.7152 * Double(color.green) + 0.0722 * Double(color.blue)
    return CGFloat(sum / 255)
  }
}

extension CGContext {
  func fillRounded(_ rect: CGRect, radius: CGFloat, color: CGColor) {
    let path = CGPath(
      elements: PathShapes.roundedRect(
        rect, radii: [radius, radius, radius, radius], continuous: true))
    fill(path, color: color)
  }

  /// A line of text whose box begins at the point, or ends or is centred there.
  @discardableResult
  func text(
    _ string: String, at point: CGPoint, font: UIFont, color: UIColor,
    alignment: NSTextAlignment = .left, width: CGFloat? = nil
  ) -> CGSize {
    var label = LabelText(string, font: font, color: color)
    label.alignment = alignment
    let natural = label.layout(width: nil).size
    let box = width.map { min($0, .greatestFiniteMagnitude) } ?? natural.width
    let left =
      switch alignment {
      case .center: point.x - box / 2
      case .right: point.x - box
      default: point.x
      }
    label.layout(width: width).draw(
      in: self, rect: CGRect(x: left, y: point.y, width: box, height: natural.height))
    return natural
  }

  func line(_ points: [CGPoint], color: CGColor, width: CGFloat, dashes: [CGFloat] = []) {
    guard points.count > 1 else { return }
    saveGState()
    setStrokeColor(color)
    setLineWidth(width)
    setLineJoin(.round)
    setLineCap(dashes.isEmpty ? .round : .butt)
    setLineDash(phase: 0, lengths: dashes)
    let path = CGMutablePath()
    path.addLines(between: points)
    stroke(path)
    restoreGState()
  }
}

/// The colours of strips and plots.
enum Ink {
  static func gray(_ value: CGFloat) -> UIColor { UIColor(white: value, alpha: 1) }
  static let paper = UIColor(red: 0.969, green: 0.969, blue: 0.976, alpha: 1)
  static let text = UIColor(red: 0.11, green: 0.11, blue: 0.13, alpha: 1)
  static let quiet = UIColor(red: 0.43, green: 0.43, blue: 0.47, alpha: 1)
  static let faint = UIColor(red: 0.88, green: 0.88, blue: 0.9, alpha: 1)
  static let bezel = UIColor(red: 0.09, green: 0.09, blue: 0.1, alpha: 1)
}
