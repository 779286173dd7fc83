import Foundation
import Testing
import UIKit

/// Colours, fonts, paths and images that UIKit makes without a screen.
@MainActor struct ColorTests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&r, green: &g, blue: &b, alpha: &a)
    return [r, g, b, a].map { ($0 * 1000).rounded() / 1000 }
  }

  @Test func coloursKnowTheirComponents() {
    #expect(
      components(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)) == [0.1, 0.2, 0.3, 0.4])
    #expect(components(.white) == [1, 1, 1, 1] && components(.clear) == [0, 0, 0, 0])
    #expect(components(UIColor.red.withAlphaComponent(0.5)) == [1, 0, 0, 0.5])
    #expect(
      components(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1)) == [0, 1, 0, 1])
    #expect(components(UIColor(cgColor: UIColor.blue.cgColor)) == [0, 0, 1, 1])
    var (h, s, v): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    _ = UIColor(red: 0, green: 0, blue: 1, alpha: 1).getHue(
      &h, saturation: &s, brightness: &v, alpha: nil)
    #expect(abs(h - 2 / 3) < 1e-6 && s == 1 && v == 1)
    var white: CGFloat = 0
    _ = UIColor(white: 0.25, alpha: 1).getWhite(&white, alpha: nil)
    #expect(abs(white - 0.25) < 1e-6)
  }

  @Test func dynamicColoursResolve() {
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(components(dynamic.resolvedColor(with: dark)) == [1, 1, 1, 1])
    #expect(components(dynamic.resolvedColor(with: light)) == [0, 0, 0, 1])
    #expect(components(UIColor.systemBackground.resolvedColor(with: light)) == [1, 1, 1, 1])
    #expect(components(UIColor.systemBackground.resolvedColor(with: dark)) == [0, 0, 0, 1])
    #expect(components(UIColor.label.resolvedColor(with: dark)) == [1, 1, 1, 1])
  }

  @Test func fontsKnowTheirSizes() {
    #expect(UIFont.systemFont(ofSize: 17).pointSize == 17)
    #expect(abs(UIFont.systemFont(ofSize: 17).lineHeight - 20.287) < 0.01)
    #expect(UIFont.labelFontSize == 17 && UIFont.systemFontSize == 14)
    #expect(UIFont.systemFont(ofSize: 17).withSize(20).pointSize == 20)
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 17, weight: .bold))
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    for (style, size) in [
      (UIFont.TextStyle.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20),
      (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
      (.caption1, 12), (.caption2, 11),
    ] {
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: large)
      #expect(font.pointSize == CGFloat(size))
    }
    #expect(UIFont.Weight.regular.rawValue == 0 && UIFont.Weight.bold.rawValue > 0.3)
  }

  @Test func pathsKnowWhereTheyAre() {
    let path = UIBezierPath()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 110, y: 10))
    path.addLine(to: CGPoint(x: 110, y: 60))
    #expect(path.currentPoint == CGPoint(x: 110, y: 60))
    path.close()
    #expect(path.bounds == CGRect(x: 10, y: 10, width: 100, height: 50))
    #expect(path.contains(CGPoint(x: 100, y: 20)) && !path.contains(CGPoint(x: 20, y: 50)))
    path.apply(CGAffineTransform(translationX: 5, y: 5))
    #expect(path.bounds == CGRect(x: 15, y: 15, width: 100, height: 50))
    let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(oval.contains(CGPoint(x: 5, y: 5)) && !oval.contains(CGPoint(x: 0.5, y: 0.5)))
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    ring.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6)))
    #expect(ring.contains(CGPoint(x: 5, y: 5)))
    ring.usesEvenOddFillRule = true
    #expect(!ring.contains(CGPoint(x: 5, y: 5)) && ring.contains(CGPoint(x: 1, y: 5)))
    let quarter = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(quarter.currentPoint.x) < 1e-6 && abs(quarter.currentPoint.y - 10) < 1e-6)
    let rounded = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 20, height: 20))
    #expect(!rounded.contains(CGPoint(x: 2, y: 2)) && rounded.contains(CGPoint(x: 98, y: 2)))
  }

  @Test func coreGraphicsPaths() {
    let path = CGMutablePath()
    #expect(path.isEmpty && path.boundingBox.isNull)
    path.move(to: CGPoint(x: 0, y: 0))
    path.addCurve(
      to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(abs(path.boundingBoxOfPath.height - 75) < 0.01)
    #expect(path.contains(CGPoint(x: 50, y: 40)) && !path.contains(CGPoint(x: 50, y: 90)))
    #expect(path.currentPoint == CGPoint(x: 100, y: 0))
  }

  @Test func renderedImagesHaveTheirSizeAndPixels() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
    }
    #expect(image.size == CGSize(width: 30, height: 20) && image.scale == 2)
    #expect(image.cgImage?.width == 60 && image.cgImage?.height == 40)
    let data = try #require(image.pngData())
    #expect(UIImage(data: data)?.size == CGSize(width: 60, height: 40))
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
    #expect(image.renderingMode == .automatic)
    #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    #expect(image.cgImage?.cropping(to: CGRect(x: 10, y: 10, width: 20, height: 10))?.width == 20)
  }

  @Test func symbols() {
    #expect(UIImage(systemName: "xmark") != nil)
    #expect(UIImage(systemName: "chevron.right") != nil)
    #expect(UIImage(systemName: "a.symbol.that.there.is.not") == nil)
    let large = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40))
    let small = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
    #expect((large?.size.width ?? 0) > (small?.size.width ?? 0) * 1.8)
  }
}
