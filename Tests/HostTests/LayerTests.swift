import Foundation
import HostGraphics
import Simulator
import Testing
import UIKit

@MainActor struct LayerTests {
  private func layer(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: w, height: h)
    return layer
  }

  @Test func aLayoutPassGoesTopDownAndOnlyWhereItIsDirty() {
    let simulator = Simulator(.iPhone16)
    var log: [String] = []
    let parent = LoggingView("parent") { log.append($0) }
    let child = LoggingView("child") { log.append($0) }
    let sibling = LoggingView("sibling") { log.append($0) }
    simulator.window.addSubview(parent)
    parent.addSubview(child)
    parent.addSubview(sibling)
    simulator.advance(by: 0.1)
    #expect(log == ["parent", "child", "sibling"])
    log = []
    child.setNeedsLayout()
    simulator.advance(by: 0.1)
    #expect(log == ["child"])
    log = []
    child.setNeedsLayout()
    parent.setNeedsLayout()
    simulator.advance(by: 0.1)
    #expect(log == ["parent", "child"])
    log = []
    simulator.advance(by: 0.5)
    #expect(log.isEmpty)
  }

  @Test func layoutIfNeededBeginsAtTheTopmostDirtyLayerAbove() {
    var log: [String] = []
    let parent = LoggingView("parent") { log.append($0) }
    let child = LoggingView("child") { log.append($0) }
    parent.addSubview(child)
    child.layer.layoutIfNeeded()
    #expect(log == ["parent", "child"])
  }

  @Test func layoutThatNeverRestsIsStoppedAndReported() {
    let restless = CALayer()
    let delegate = Restless()
    restless.delegate = delegate
    restless.setNeedsLayout()
    restless.layoutIfNeeded()
    #expect(delegate.count == 64)
    #expect(HostReport.lines.contains { $0.contains("does not come to rest") })
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func numbersThatAreNotFiniteAreIgnored(_ nonsense: CGFloat) {
    let layer = layer(1, 2, 30, 40)
    layer.frame = CGRect(x: nonsense, y: 0, width: 10, height: 10)
    layer.bounds = CGRect(x: 0, y: 0, width: nonsense, height: 10)
    layer.position = CGPoint(x: nonsense, y: 0)
    layer.anchorPoint = CGPoint(x: 0, y: nonsense)
    layer.cornerRadius = nonsense
    layer.opacity = Float(nonsense)
    layer.setAffineTransform(CGAffineTransform(scaleX: nonsense, y: 1))
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(layer.cornerRadius == 0 && layer.opacity == 1)
    #expect(CATransform3DIsIdentity(layer.transform))
  }

  @Test func aLayerCannotBePutBelowItself() {
    let (a, b) = (CALayer(), CALayer())
    a.addSublayer(b)
    b.addSublayer(a)
    a.addSublayer(a)
    #expect(a.superlayer == nil)
    #expect(b.superlayer === a)
  }

  @Test func convertingThereAndBackIsTheSamePoint() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let top = CALayer()
      var leaves: [CALayer] = []
      for _ in 0..<2 {
        var current = top
        for _ in 0..<4 {
          let next = CALayer()
          next.bounds = CGRect(
            x: .random(in: -50...50, using: &random), y: .random(in: -50...50, using: &random),
            width: .random(in: 1...300, using: &random),
            height: .random(in: 1...300, using: &random))
          next.position = CGPoint(
            x: .random(in: -200...200, using: &random), y: .random(in: -200...200, using: &random))
          next.anchorPoint = CGPoint(
            x: .random(in: 0...1, using: &random), y: .random(in: 0...1, using: &random))
          next.setAffineTransform(
            CGAffineTransform(rotationAngle: .random(in: -3...3, using: &random))
              .scaledBy(
                x: .random(in: 0.2...3, using: &random), y: .random(in: 0.2...3, using: &random)))
          current.addSublayer(next)
          current = next
        }
        leaves.append(current)
      }
      let point = CGPoint(x: 12, y: -7)
      let there = leaves[0].convert(point, to: leaves[1])
      let back = leaves[0].convert(there, from: leaves[1])
      #expect(hypot(Double(back.x - point.x), Double(back.y - point.y)) < 1e-6)
      let viaTop = leaves[1].convert(leaves[0].convert(point, to: nil), from: nil)
      #expect(hypot(Double(viaTop.x - there.x), Double(viaTop.y - there.y)) < 1e-6)
    }
  }

  @Test func perspectiveConvertsAsItLooks() {
    let parent = layer(0, 0, 200, 200)
    var depth = CATransform3DIdentity
    depth.m34 = -1 / 400
    parent.sublayerTransform = depth
    let child = layer(50, 50, 100, 100)
    child.zPosition = 100
    parent.addSublayer(child)
    // A plane 100 nearer to an eye 400 away looks 400 / 300 as large, about the parent's centre.
    let corner = child.convert(CGPoint(x: 0, y: 0), to: parent)
    #expect(abs(corner.x - (100 - 50 * 4 / 3)) < 1e-6)
    let back = child.convert(corner, from: parent)
    #expect(abs(back.x) < 1e-6 && abs(back.y) < 1e-6)
  }

  @Test func presentationLayersStandInATreeOfTheirOwn() throws {
    let simulator = Simulator(.iPhone16)
    let (parent, child) = (layer(0, 0, 100, 100), layer(0, 0, 50, 50))
    parent.addSublayer(child)
    #expect(child.presentation() == nil)
    simulator.window.layer.addSublayer(parent)
    simulator.advance(by: 0.05)
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration) = (50.0, 150.0, 1.0)
    parent.add(move, forKey: "move")
    simulator.advance(by: 0.5)
    let shown = try #require(child.presentation())
    #expect(shown !== child)
    #expect(shown.model() === child)
    let above = try #require(shown.superlayer)
    #expect(above !== parent)
    #expect(above.position.x > 90 && above.position.x < 105)
    #expect(parent.presentation()?.hitTest(CGPoint(x: above.position.x, y: 50)) != nil)
    #expect(parent.position.x == 50)
  }
}

/// Writes its name down when it is laid out.
private final class LoggingView: UIView {
  private let name: String
  private let log: (String) -> Void

  init(_ name: String, _ log: @escaping (String) -> Void) {
    (self.name, self.log) = (name, log)
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    log(name)
  }
}

private final class Restless: NSObject, CALayerDelegate {
  var count = 0

  func layoutSublayers(of layer: CALayer) {
    count += 1
    layer.setNeedsLayout()
  }
}
