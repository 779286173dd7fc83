import Foundation
import HostGraphics
import Simulator
import Testing
import UIKit

@MainActor struct DrawingTests {
  /// A sheet of everything that layers draw, to look at: set HANJI_PICTURES to a folder.
  @Test func aSampler() throws {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 393, height: 700)
    root.backgroundColor = UIColor.systemGray6.cgColor
    func box(_ x: CGFloat, _ y: CGFloat, _ color: UIColor = .white) -> CALayer {
      let layer = CALayer()
      layer.frame = CGRect(x: x, y: y, width: 100, height: 80)
      layer.backgroundColor = color.cgColor
      root.addSublayer(layer)
      return layer
    }
    let a = box(20, 20)
    a.cornerRadius = 20
    a.shadowOpacity = 0.3
    a.shadowRadius = 8
    a.shadowOffset = CGSize(width: 0, height: 4)
    let b = box(146, 20)
    b.cornerRadius = 24
    b.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    b.cornerCurve = .continuous
    b.borderWidth = 2
    b.borderColor = UIColor.systemBlue.cgColor
    let c = box(272, 20, .systemRed)
    c.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
    c.opacity = 0.5
    let inner = CALayer()
    inner.frame = CGRect(x: 50, y: 40, width: 80, height: 60)
    inner.backgroundColor = UIColor.systemGreen.cgColor
    c.addSublayer(inner)
    let d = box(20, 130, .systemYellow)
    d.masksToBounds = true
    d.cornerRadius = 40
    let clipped = CALayer()
    clipped.frame = CGRect(x: 50, y: 0, width: 80, height: 80)
    clipped.backgroundColor = UIColor.systemPurple.cgColor
    d.addSublayer(clipped)
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 146, y: 130, width: 100, height: 80)
    gradient.colors = [UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor]
    gradient.cornerRadius = 12
    root.addSublayer(gradient)
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 272, y: 130, width: 100, height: 80)
    shape.path = CGPath(ellipseIn: CGRect(x: 10, y: 5, width: 70, height: 70), transform: nil)
    shape.fillColor = nil
    shape.strokeColor = UIColor.systemIndigo.cgColor
    shape.lineWidth = 8
    shape.lineCap = .round
    shape.strokeEnd = 0.7
    shape.shadowOpacity = 0.5
    root.addSublayer(shape)
    let masked = CAGradientLayer()
    masked.frame = CGRect(x: 20, y: 240, width: 352, height: 60)
    masked.colors = [UIColor.black.cgColor, UIColor.systemBlue.cgColor]
    masked.startPoint = CGPoint(x: 0, y: 0.5)
    masked.endPoint = CGPoint(x: 1, y: 0.5)
    let hole = CAGradientLayer()
    hole.frame = masked.bounds
    hole.type = .radial
    hole.startPoint = CGPoint(x: 0.5, y: 0.5)
    hole.endPoint = CGPoint(x: 1, y: 1)
    hole.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
    masked.mask = hole
    root.addSublayer(masked)
    var y: CGFloat = 320
    for (text, size, weight) in [
      ("Rate this place — 이 장소를 평가해 주세요", 17, UIFont.Weight.regular),
      ("Half modal 하프 모달 0123456789", 22, .bold), ("caption 캡션 text, small", 11, .medium),
      ("Large Title 한지", 34, .bold),
    ] {
      let line = CALayer()
      line.frame = CGRect(x: 20, y: y, width: 352, height: 46)
      line.drawing = { context, layer in
        LabelText(text, font: .systemFont(ofSize: CGFloat(size), weight: weight), color: .label)
          .draw(in: layer.bounds, context: context)
      }
      root.addSublayer(line)
      y += 44
    }
    let paragraph = CALayer()
    paragraph.frame = CGRect(x: 20, y: y + 8, width: 352, height: 64)
    paragraph.borderWidth = 1
    paragraph.drawing = { context, layer in
      var label = LabelText(
        "A longer text that has to be broken into several lines and then is cut, 그리고 한국어도 "
          + "여러 줄로 나누어지고 마지막 줄은 잘립니다. And more.",
        font: .systemFont(ofSize: 15), color: .secondaryLabel)
      label.numberOfLines = 3
      label.alignment = .center
      label.draw(in: layer.bounds, context: context)
    }
    root.addSublayer(paragraph)
    let bitmap = try #require(renderImage(of: [root], size: root.bounds.size, scale: 3))
    if let folder = ProcessInfo.processInfo.environment["HANJI_PICTURES"] {
      try bitmap.pngData.write(to: URL(fileURLWithPath: folder + "/sampler.png"))
    }
    #expect(bitmap.pixel(x: 5, y: 5).red == 0xF2)
  }
}
