import Foundation
import HostGraphics
import Simulator
import Testing
import UIKit

/// Layers turned, squeezed, masked, clipped and put into one another in ways that break renderers.
@MainActor struct LayerEdgeTests {
  func draw(_ layers: CALayer..., scale: CGFloat = 1) throws -> Bitmap {
    try #require(renderImage(of: layers, size: CGSize(width: 100, height: 100), scale: scale))
  }

  func layer(_ rect: CGRect, _ color: UIColor? = .black) -> CALayer {
    let layer = CALayer()
    layer.frame = rect
    layer.backgroundColor = color?.cgColor
    return layer
  }

  // MARK: Geometry

  /// Trees of turned, mirrored, scaled layers with anchors anywhere: what is drawn is where
  /// `convert` says, and what is hit is what is drawn.
  @Test func whatIsDrawnIsWhereConvertingSaysAndIsHitThere() throws {
    var dice = SeededDice(seed: 4)
    func random(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &dice) }
    var looked = 0
    for _ in 0..<60 {
      let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100), nil)
      var parent = root
      for _ in 0..<3 {
        let child = CALayer()
        child.anchorPoint = CGPoint(x: random(-0.5...1.5), y: random(-0.5...1.5))
        child.bounds = CGRect(
          x: random(-20...20), y: random(-20...20), width: random(30...70), height: random(30...70))
        let sign: CGFloat = Bool.random(using: &dice) ? 1 : -1
        child.setAffineTransform(
          CGAffineTransform(rotationAngle: random(-3...3))
            .scaledBy(x: sign * random(0.6...1.3), y: random(0.6...1.3)))
        child.position = .zero
        parent.addSublayer(child)
        // Its middle comes to lie near that of the picture.
        let middle = child.convert(CGPoint(x: child.bounds.midX, y: child.bounds.midY), to: root)
        let target = CGPoint(x: 50 + random(-10...10), y: 50 + random(-10...10))
        let from = root.convert(middle, to: parent)
        let to = root.convert(target, to: parent)
        child.position = CGPoint(x: to.x - from.x, y: to.y - from.y)
        parent = child
      }
      parent.backgroundColor = UIColor.red.cgColor
      let bitmap = try draw(root)
      for column in 0..<20 {
        for row in 0..<20 {
          let point = CGPoint(x: CGFloat(column) * 5 + 2.5, y: CGFloat(row) * 5 + 2.5)
          let inside = root.convert(point, to: parent)
          let depth = min(
            inside.x - parent.bounds.minX, parent.bounds.maxX - inside.x,
            inside.y - parent.bounds.minY, parent.bounds.maxY - inside.y)
          guard abs(depth) > 3 else { continue }
          looked += 1
          let alpha = bitmap.pixel(x: Int(point.x), y: Int(point.y)).alpha
          #expect((alpha == 255) == (depth > 0))
          #expect((root.hitTest(point) === parent) == (depth > 0))
          let back = parent.convert(inside, to: root)
          #expect(abs(back.x - point.x) + abs(back.y - point.y) < 1e-6)
        }
      }
    }
    #expect(looked > 10_000)
  }

  @Test func framesOfTurnedLayersWithAnyAnchorAreTheBoxAroundThem() {
    for anchor in [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0.25), CGPoint(x: -1, y: 2)] {
      let box = layer(CGRect(x: 10, y: 20, width: 40, height: 80))
      box.anchorPoint = anchor
      box.position = CGPoint(x: 100, y: 100)
      box.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
      // A quarter turn about the anchor swaps the sides.
      let frame = box.frame
      #expect(abs(frame.width - 80) < 1e-9 && abs(frame.height - 40) < 1e-9)
      #expect(abs(frame.minX - (100 - (1 - anchor.y) * 80)) < 1e-9)
      #expect(abs(frame.minY - (100 - anchor.x * 40)) < 1e-9)
    }
  }

  @Test func whatIsSqueezedToNothingIsNotHitAndNotDrawn() throws {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.backgroundColor = .red
    parent.addSubview(child)
    for transform in [
      CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: 1, y: 0),
      CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
    ] {
      child.transform = transform
      #expect(parent.hitTest(CGPoint(x: 50, y: 50), with: nil) === parent)
      #expect(parent.layer.hitTest(CGPoint(x: 50, y: 50)) === parent.layer)
      #expect(try draw(parent.layer).pixel(x: 50, y: 50).alpha == 0)
      #expect(child.convert(CGPoint(x: 5, y: 5), from: parent).x.isFinite)
    }
    // And what is drawn after it is drawn.
    parent.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    parent.subviews[1].backgroundColor = .blue
    #expect(try draw(parent.layer).pixel(x: 5, y: 5).blue == 255)
  }

  @Test func whatIsDrawnInFrontIsHitFirst() throws {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views = [UIColor.red, .green, .blue].map { color in
      let view = UIView(frame: parent.bounds)
      view.backgroundColor = color
      parent.addSubview(view)
      return view
    }
    for (places, front) in [([0, 0, 0], 2), ([1, 0, 0], 0), ([1, 1, 0], 1), ([-1, 0, -2], 1)] {
      for (view, place) in zip(views, places) { view.layer.zPosition = CGFloat(place) }
      #expect(parent.hitTest(CGPoint(x: 50, y: 50), with: nil) === views[front])
      let pixel = try draw(parent.layer).pixel(x: 50, y: 50)
      let shown = [pixel.red, pixel.green, pixel.blue]
      #expect(shown.firstIndex(of: shown.max() ?? 0) == front)
    }
  }
}

/// Fills its left half, or all of it, with a colour.

/// SplitMix64: the same numbers from the same seed.

struct SeededDice: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
