import Foundation
import HostGraphics
import Simulator
import Testing
import UIKit

@MainActor struct DrawingTests {
  private func draw(_ layers: CALayer..., scale: CGFloat = 1) throws -> Bitmap {
    try #require(renderImage(of: layers, size: CGSize(width: 100, height: 100), scale: scale))
  }

  private func layer(_ rect: CGRect, _ color: UIColor = .black) -> CALayer {
    let layer = CALayer()
    layer.frame = rect
    layer.backgroundColor = color.cgColor
    return layer
  }

  @Test func onlyMaskedCornersAreRound() throws {
    let box = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    box.cornerRadius = 20
    box.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let bitmap = try draw(box)
    #expect(bitmap.pixel(x: 1, y: 1).alpha == 0 && bitmap.pixel(x: 98, y: 1).alpha == 0)
    #expect(bitmap.pixel(x: 1, y: 98).alpha == 255 && bitmap.pixel(x: 98, y: 98).alpha == 255)
    #expect(bitmap.pixel(x: 50, y: 0).alpha == 255)
  }

  @Test func continuousCornersTakeALittleMoreAndNeverPassTheirSide() throws {
    func area(_ curve: CALayerCornerCurve, _ radius: CGFloat) throws -> Int {
      let box = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
      (box.cornerRadius, box.cornerCurve) = (radius, curve)
      let bitmap = try draw(box)
      return (0..<100).reduce(0) { sum, y in
        sum + (0..<100).reduce(0) { $0 + Int(bitmap.pixel(x: $1, y: y).alpha) }
      }
    }
    #expect(try area(.continuous, 20) < area(.circular, 20))
    // A radius of half a side leaves no room for the smooth shape: it is the circle.
    #expect(try abs(area(.continuous, 50) - area(.circular, 50)) < 255 * 20)
    #expect(try area(.circular, 500) == area(.circular, 50))
  }

  @Test func anOpacityAppliesToTheGroupAsAWhole() throws {
    let parent = layer(CGRect(x: 0, y: 0, width: 100, height: 100), .red)
    parent.addSublayer(layer(CGRect(x: 0, y: 0, width: 50, height: 100), .blue))
    parent.opacity = 0.5
    let bitmap = try draw(parent)
    let left = bitmap.pixel(x: 25, y: 50)
    #expect(left.red == 0 && left.blue == 255 && abs(Int(left.alpha) - 128) <= 1)
  }

  @Test func clippingFollowsTheRoundedBounds() throws {
    let parent = layer(CGRect(x: 10, y: 10, width: 80, height: 80), .clear)
    parent.cornerRadius = 40
    parent.addSublayer(layer(CGRect(x: -50, y: -50, width: 300, height: 300), .blue))
    parent.masksToBounds = true
    let bitmap = try draw(parent)
    #expect(bitmap.pixel(x: 50, y: 50).alpha == 255)
    #expect(bitmap.pixel(x: 13, y: 13).alpha == 0)
    #expect(bitmap.pixel(x: 5, y: 50).alpha == 0)
    parent.masksToBounds = false
    #expect(try draw(parent).pixel(x: 5, y: 50).alpha == 255)
  }

  @Test func aMaskShowsWhereItIsOpaque() throws {
    let box = layer(CGRect(x: 0, y: 0, width: 100, height: 100), .green)
    box.mask = layer(CGRect(x: 0, y: 0, width: 50, height: 100), .white)
    let bitmap = try draw(box)
    #expect(bitmap.pixel(x: 25, y: 50).green == 255 && bitmap.pixel(x: 75, y: 50).alpha == 0)
    box.mask?.opacity = 0.5
    #expect(abs(Int(try draw(box).pixel(x: 25, y: 50).alpha) - 128) <= 1)
  }

  @Test func shadowsFadeOutwardAndAreClippedByTheirOwnLayer() throws {
    let box = layer(CGRect(x: 30, y: 30, width: 40, height: 40), .white)
    box.shadowOpacity = 1
    box.shadowOffset = .zero
    box.shadowRadius = 5
    let bitmap = try draw(box, scale: 2)
    let near = bitmap.pixel(x: 58, y: 100).alpha
    let far = bitmap.pixel(x: 44, y: 100).alpha
    #expect(near > far && far > 0 && near > 80 && near < 160)
    #expect(bitmap.pixel(x: 20, y: 100).alpha == 0)
    box.masksToBounds = true
    #expect(try draw(box, scale: 2).pixel(x: 58, y: 100).alpha == 0)
    let empty = CALayer()
    empty.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
    empty.shadowOpacity = 1
    empty.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
    #expect(try draw(empty).pixel(x: 50, y: 40).alpha > 200)
  }

  @Test func bordersLieInsideAboveTheSublayers() throws {
    let box = layer(CGRect(x: 10, y: 10, width: 80, height: 80), .white)
    box.borderWidth = 4
    box.borderColor = UIColor.red.cgColor
    box.addSublayer(layer(CGRect(x: 0, y: 0, width: 80, height: 80), .blue))
    let bitmap = try draw(box)
    #expect(bitmap.pixel(x: 12, y: 50).red == 255 && bitmap.pixel(x: 15, y: 50).blue == 255)
    #expect(bitmap.pixel(x: 8, y: 50).alpha == 0)
  }

  @Test func zPositionOrdersAndTransformsPlace() throws {
    let parent = layer(CGRect(x: 0, y: 0, width: 100, height: 100), .white)
    let front = layer(CGRect(x: 0, y: 0, width: 50, height: 50), .red)
    parent.addSublayer(front)
    parent.addSublayer(layer(CGRect(x: 0, y: 0, width: 50, height: 50), .blue))
    #expect(try draw(parent).pixel(x: 25, y: 25).blue == 255)
    front.zPosition = 1
    #expect(try draw(parent).pixel(x: 25, y: 25).red == 255)
    front.setAffineTransform(CGAffineTransform(translationX: 50, y: 50))
    let moved = try draw(parent)
    #expect(moved.pixel(x: 25, y: 25).blue == 255 && moved.pixel(x: 75, y: 75).green == 0)
    front.setAffineTransform(CGAffineTransform(scaleX: 0, y: 1))
    #expect(try draw(parent).pixel(x: 25, y: 25).blue == 255)
  }

  @Test func contentsAreStretchedOrPlaced() throws {
    let image = try #require(
      UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        UIColor.blue.setFill()
        context.fill(CGRect(x: 0, y: 5, width: 10, height: 5))
      }.cgImage)
    let box = layer(CGRect(x: 0, y: 0, width: 100, height: 100), .white)
    box.contents = image
    let stretched = try draw(box)
    #expect(stretched.pixel(x: 50, y: 10).red == 255 && stretched.pixel(x: 50, y: 90).blue == 255)
    box.contentsGravity = .center
    box.contentsScale = CGFloat(image.width) / 10
    #expect(try draw(box).pixel(x: 50, y: 10).green == 255)
    #expect(try draw(box).pixel(x: 50, y: 47).red == 255)
    box.contentsGravity = .resize
    box.contentsRect = CGRect(x: 0, y: 0.5, width: 1, height: 0.5)
    #expect(try draw(box).pixel(x: 50, y: 30).blue == 255)
  }

  @Test func aViewThatDrawsItselfKeepsItsPicture() throws {
    final class Dots: UIView {
      var count = 0
      override func draw(_ rect: CGRect) {
        count += 1
        UIColor.systemRed.setFill()
        UIBezierPath(ovalIn: rect).fill()
      }
    }
    let simulator = Simulator(.iPhoneSE3)
    let dots = Dots(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    simulator.window.addSubview(dots)
    simulator.advance(by: 0.1)
    #expect(dots.count == 1)
    #expect(simulator.picture().pixel(at: CGPoint(x: 20, y: 20)).red == 255)
    #expect(simulator.picture().pixel(at: CGPoint(x: 1, y: 1)).red == 0)
    dots.setNeedsDisplay()
    simulator.advance(by: 0.1)
    #expect(dots.count == 2)
  }

  @Test func blursAreSmoothAndKeepTheirEdgesOut() throws {
    let bitmap = try #require(Bitmap(width: 100, height: 100))
    let context = CGContext(bitmap: bitmap)
    context.fill(
      CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil),
      color: UIColor.white.cgColor)
    context.fill(
      CGPath(rect: CGRect(x: 0, y: 0, width: 50, height: 100), transform: nil),
      color: UIColor.black.cgColor)
    context.blurBackground(
      inside: CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 50), transform: nil), sigma: 6,
      saturation: 1)
    let row = (0..<100).map { Int(bitmap.pixel(x: $0, y: 25).red) }
    #expect(zip(row, row.dropFirst()).allSatisfy { $1 - $0 >= -2 && $1 - $0 < 25 })
    #expect(abs(row[50] - 128) < 20 && row[5] == 0 && row[95] == 255)
    #expect(bitmap.pixel(x: 49, y: 75).red == 0 && bitmap.pixel(x: 51, y: 75).red == 255)
  }

  @Test func systemColoursFollowTheTraits() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(UIColor.label.resolvedColor(with: dark) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(
      UIColor.label.resolvedColor(with: light) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    let half = UIColor.label.withAlphaComponent(0.5)
    #expect(half.resolvedColor(with: dark) == UIColor(red: 1, green: 1, blue: 1, alpha: 0.5))
  }
}
