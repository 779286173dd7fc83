import Foundation
import HostGraphics
import Testing
import UIKit

/// Sheets of what layers and symbols look like, to look at: they are written to the folder that
/// HANJI_PICTURES names.
@MainActor struct SamplerTests {
  private func save(_ bitmap: Bitmap, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["HANJI_PICTURES"] else { return }
    try bitmap.pngData.write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
  }

  private let root = CALayer()

  private func box(_ x: CGFloat, _ y: CGFloat, _ color: UIColor = .white) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: 100, height: 80)
    layer.backgroundColor = color.cgColor
    root.addSublayer(layer)
    return layer
  }

  @Test func aSampler() throws {
    root.frame = CGRect(x: 0, y: 0, width: 393, height: 700)
    root.backgroundColor = UIColor.systemGray6.cgColor
    addBoxes()
    addShapes()
    addMasked()
    addText()
    let bitmap = try #require(renderImage(of: [root], size: root.bounds.size, scale: 3))
    try save(bitmap, "sampler")
    #expect(bitmap.pixel(x: 5, y: 5).red == 0xF2)
  }

  private func addBoxes() {
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
  }

  private func addShapes() {
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
  }

  private func addMasked() {
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
  }

  private func addText() {
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
  }

  private static let names = [
    "xmark", "xmark.circle.fill", "xmark.circle", "checkmark", "checkmark.circle.fill", "plus",
    "plus.circle.fill", "minus", "star", "star.fill", "star.leadinghalf.filled", "heart",
    "heart.fill", "chevron.left", "chevron.right", "chevron.up", "chevron.down",
    "chevron.compact.down", "arrow.left", "arrow.up", "arrow.clockwise", "line.3.horizontal",
    "list.bullet", "slider.horizontal.3", "ellipsis", "ellipsis.circle", "info.circle",
    "questionmark.circle", "exclamationmark.triangle.fill", "circle", "square.fill", "play.fill",
    "pause.fill", "forward.fill", "magnifyingglass", "moon.fill", "sun.max.fill", "bell",
    "bell.fill", "gear", "gearshape.fill", "person", "person.fill", "person.crop.circle.fill",
    "envelope", "message.fill", "lock.fill", "trash", "pencil", "square.and.pencil",
    "square.and.arrow.up", "bookmark.fill", "tag.fill", "clock", "calendar", "photo",
    "camera.fill", "house", "house.fill", "map", "map.fill", "mappin.and.ellipse",
    "mappin.circle.fill", "location.fill", "paperplane.fill", "flag.fill", "globe",
  ]

  @Test func everySymbolDrawsSomethingAndUnknownOnesAreNil() throws {
    let sheet = CALayer()
    sheet.frame = CGRect(x: 0, y: 0, width: 400, height: 360)
    sheet.backgroundColor = UIColor.white.cgColor
    for (index, name) in Self.names.enumerated() {
      let look = UIImage.SymbolConfiguration(pointSize: 24, weight: .regular)
      let image = try #require(UIImage(systemName: name, withConfiguration: look), "\(name)")
      let pixels = try #require(image.cgImage).bitmap
      let inked = (0..<pixels.height).contains { y in
        (0..<pixels.width).contains { pixels.pixel(x: $0, y: y).alpha > 128 }
      }
      #expect(inked, "\(name)")
      let cell = CALayer()
      cell.frame = CGRect(
        x: CGFloat(index % 10) * 40 + 5, y: CGFloat(index / 10) * 40 + 5, width: 30, height: 30)
      cell.contents = image.withTintColor(.systemBlue, renderingMode: .alwaysOriginal).cgImage
      cell.contentsScale = 3
      cell.contentsGravity = .center
      sheet.addSublayer(cell)
    }
    try save(try #require(renderImage(of: [sheet], size: sheet.bounds.size, scale: 3)), "symbols")
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage(systemName: "") == nil)
  }
}
