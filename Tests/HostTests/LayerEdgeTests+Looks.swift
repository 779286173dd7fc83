import Foundation
import HostGraphics
import Simulator
import Testing
import UIKit

extension LayerEdgeTests {
  // MARK: Looks

  @Test func aMaskTurnsWithItsLayer() throws {
    let box = layer(CGRect(x: 30, y: 30, width: 40, height: 40), .red)
    let mask = layer(CGRect(x: 0, y: 0, width: 20, height: 40))
    box.mask = mask
    let upright = try draw(box)
    #expect(upright.pixel(x: 35, y: 50).alpha == 255 && upright.pixel(x: 65, y: 50).alpha == 0)
    box.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    let turned = try draw(box)
    // The left half is the upper one after a quarter turn.
    #expect(turned.pixel(x: 50, y: 35).alpha == 255 && turned.pixel(x: 50, y: 65).alpha == 0)
    mask.setAffineTransform(CGAffineTransform(translationX: 20, y: 0))
    let moved = try draw(box)
    #expect(moved.pixel(x: 50, y: 35).alpha == 0 && moved.pixel(x: 50, y: 65).alpha == 255)
    // A mask has an opacity, sublayers, and a mask of its own.
    mask.opacity = 0.5
    #expect(try abs(Int(draw(box).pixel(x: 50, y: 65).alpha) - 128) <= 1)
    mask.opacity = 1
    mask.mask = layer(CGRect(x: 0, y: 0, width: 20, height: 20))
    let nested = try draw(box)
    #expect(nested.pixel(x: 60, y: 65).alpha == 255 && nested.pixel(x: 40, y: 65).alpha == 0)
    #expect(box.hitTest(CGPoint(x: 50, y: 35)) === box, "masks do not count for hits")
  }

  @Test func masksInCirclesAreRefusedAndSaid() throws {
    HostReport.clear()
    let (outer, inner) = (layer(CGRect(x: 0, y: 0, width: 100, height: 100)), layer(.zero))
    outer.addSublayer(inner)
    inner.mask = outer
    outer.mask = outer
    #expect(inner.mask == nil && outer.mask == nil && outer.sublayers == [inner])
    #expect(HostReport.lines.contains { $0.contains("cannot mask what it is in") })
    outer.mask = inner
    #expect(outer.sublayers == nil && inner.superlayer === outer)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.mask = view
    #expect(view.mask == nil)
    _ = try draw(outer, view.layer)
  }

  @Test func aMaskIsLaidOutAndDrawnThoughItWasDirtyBefore() throws {
    let (simulator, view, mask) = (Simulator(), UIView(), Painted(frame: .zero))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    view.backgroundColor = .red
    simulator.window.addSubview(view)
    simulator.advance(by: 0.1)
    mask.frame = view.bounds
    view.mask = mask
    simulator.advance(by: 0.1)
    #expect(mask.layouts == 1)
    #expect(simulator.picture().pixel(at: CGPoint(x: 10, y: 20)).red == 255)
    #expect(simulator.picture().pixel(at: CGPoint(x: 30, y: 20)).red == 0)
  }

  @Test func withoutGroupOpacityEachLayerHasTheProductOfTheOpacities() throws {
    let parent = layer(CGRect(x: 0, y: 0, width: 100, height: 100), nil)
    let middle = layer(CGRect(x: 0, y: 0, width: 100, height: 100), nil)
    let child = layer(CGRect(x: 0, y: 0, width: 50, height: 100), .blue)
    parent.addSublayer(middle)
    middle.addSublayer(child)
    middle.addSublayer(layer(CGRect(x: 0, y: 0, width: 50, height: 50), .red))
    (parent.opacity, parent.allowsGroupOpacity) = (0.5, false)
    child.opacity = 0.5
    let apart = try draw(parent)
    #expect(abs(Int(apart.pixel(x: 25, y: 75).alpha) - 64) <= 1)
    #expect(abs(Int(apart.pixel(x: 25, y: 25).alpha) - 160) <= 2, "the two show through each other")
    middle.opacity = 0.5
    #expect(try abs(Int(draw(parent).pixel(x: 25, y: 75).alpha) - 32) <= 1)
  }

  @Test func aLayerSeenFromBehindShowsUnlessItIsSingleSided() throws {
    let box = layer(CGRect(x: 0, y: 0, width: 100, height: 100), .red)
    for (turn, showsBack) in [
      (CATransform3DMakeRotation(.pi, 0, 1, 0), true), (CATransform3DMakeScale(-1, 1, 1), true),
      (CATransform3DMakeRotation(.pi, 0, 0, 1), false), (CATransform3DMakeScale(-1, -1, 1), false),
    ] {
      box.transform = turn
      box.isDoubleSided = true
      #expect(try draw(box).pixel(x: 50, y: 50).alpha == 255)
      box.isDoubleSided = false
      #expect(try draw(box).pixel(x: 50, y: 50).alpha == (showsBack ? 0 : 255))
    }
  }

  @Test func shadowsFallFromAllThatALayerShows() throws {
    let box = layer(CGRect(x: 20, y: 20, width: 20, height: 20), .white)
    (box.shadowOpacity, box.shadowRadius, box.shadowOffset) = (1, 0, CGSize(width: 0, height: 30))
    box.addSublayer(layer(CGRect(x: 30, y: 0, width: 20, height: 20), .white))
    let both = try draw(box)
    #expect(both.pixel(x: 30, y: 65).alpha == 255)
    #expect(both.pixel(x: 60, y: 65).alpha == 255, "what sticks out casts one too")
    box.sublayers = nil
    box.backgroundColor = UIColor.white.withAlphaComponent(0.5).cgColor
    #expect(try abs(Int(draw(box).pixel(x: 30, y: 65).alpha) - 128) <= 1)
    box.backgroundColor = nil
    (box.borderWidth, box.borderColor) = (4, UIColor.red.cgColor)
    let frame = try draw(box)
    #expect(frame.pixel(x: 22, y: 60).alpha == 255 && frame.pixel(x: 30, y: 60).alpha == 0)
  }

  @Test func aRasterHasPixelsOfItsOwn() throws {
    let box = layer(CGRect(x: 10, y: 10, width: 80, height: 80), nil)
    box.addSublayer(layer(CGRect(x: 0, y: 0, width: 40.5, height: 80), .red))
    (box.shouldRasterize, box.rasterizationScale) = (true, 0.1)
    let coarse = try draw(box)
    box.rasterizationScale = 1
    let fine = try draw(box)
    box.shouldRasterize = false
    let plain = try draw(box)
    #expect(fine == plain)
    #expect(coarse != plain)
    let edge = (40..<60).map { coarse.pixel(x: $0, y: 50).alpha }
    #expect(edge.filter { $0 > 10 && $0 < 245 }.count > 3, "a pixel of it is ten wide")
    box.rasterizationScale = 1
    (box.shouldRasterize, box.opacity) = (true, 0.5)
    #expect(try abs(Int(draw(box).pixel(x: 30, y: 50).alpha) - 128) <= 1)
  }

  // MARK: Trees

  @Test func listsOfSublayersTakeEachLayerOnceAndNoneThatHoldsThem() {
    let (root, one, two) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(one)
    one.sublayers = [two, two, root]
    #expect(one.sublayers == [two] && root.sublayers == [one] && root.superlayer == nil)
    let other = CALayer()
    other.mask = two
    root.sublayers = [two, one]
    #expect(other.mask == nil && root.sublayers == [two, one] && one.sublayers == nil)
  }

  @Test func replacingByASiblingKeepsThePlace() {
    let (root, layers) = (CALayer(), (0..<4).map { _ in CALayer() })
    root.sublayers = layers
    root.replaceSublayer(layers[2], with: layers[0])
    #expect(root.sublayers == [layers[1], layers[0], layers[3]])
    root.replaceSublayer(layers[1], with: layers[3])
    #expect(root.sublayers == [layers[3], layers[0]])
    layers[0].addSublayer(layers[1])
    layers[0].replaceSublayer(layers[1], with: root)
    #expect(layers[0].sublayers == [layers[1]], "nothing goes if what comes cannot")
  }

  // MARK: Parts

  @Test func onlyTheDirtyPartIsDrawnAnew() throws {
    let (simulator, view) = (Simulator(), Painted(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
    view.fill = UIColor.red
    simulator.window.addSubview(view)
    simulator.advance(by: 0.1)
    #expect(view.rects == [view.bounds])
    view.fill = UIColor.blue
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 40))
    simulator.advance(by: 0.1)
    #expect(view.rects.last == CGRect(x: 0, y: 0, width: 10, height: 40))
    let picture = simulator.picture()
    #expect(picture.pixel(at: CGPoint(x: 5, y: 20)).blue == 255)
    #expect(picture.pixel(at: CGPoint(x: 15, y: 20)).red == 255)
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 5, height: 5))
    view.setNeedsDisplay(CGRect(x: 10, y: 10, width: 5, height: 5))
    simulator.advance(by: 0.1)
    #expect(view.rects.last == CGRect(x: 0, y: 0, width: 15, height: 15))
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 5, height: 5))
    view.setNeedsDisplay()
    simulator.advance(by: 0.1)
    #expect(view.rects.last == view.bounds)
    let count = view.rects.count
    view.setNeedsDisplay(.zero)
    simulator.advance(by: 0.1)
    #expect(view.rects.count == count)
    view.bounds.size.width = 50
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 5, height: 5))
    simulator.advance(by: 0.1)
    #expect(simulator.picture().pixel(at: CGPoint(x: 15, y: 20)).blue == 255, "another size: all")
  }

  @Test func contentsTakeThePlaceOfADrawing() throws {
    let (simulator, view) = (Simulator(), Painted(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
    view.fill = UIColor.red
    simulator.window.addSubview(view)
    simulator.advance(by: 0.1)
    #expect(view.layer.contents != nil)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    view.layer.contents =
      renderer.image {
        UIColor.blue.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }.cgImage
    #expect(simulator.picture().pixel(at: CGPoint(x: 5, y: 5)).blue == 255)
    view.layer.contents = nil
    #expect(simulator.picture().pixel(at: CGPoint(x: 5, y: 5)).red == 0)
    view.setNeedsDisplay()
    simulator.advance(by: 0.1)
    #expect(simulator.picture().pixel(at: CGPoint(x: 5, y: 5)).red == 255)
  }
}

private final class Painted: UIView {
  var fill: UIColor?
  var rects: [CGRect] = []
  var layouts = 0

  override func draw(_ rect: CGRect) {
    rects.append(rect)
    (fill ?? .black).setFill()
    UIRectFill(fill == nil ? CGRect(x: 0, y: 0, width: 20, height: 40) : bounds)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}
