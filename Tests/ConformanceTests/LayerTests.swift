import Foundation
import Testing
import UIKit

/// Layers without a screen: geometry, the tree, hit-testing, what they are born with.
@MainActor struct LayerTests {
  private func layer(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: w, height: h)
    return layer
  }

  @Test func whatALayerIsBornWith() {
    let layer = CALayer()
    #expect(layer.frame == .zero && layer.bounds == .zero && layer.position == .zero)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.opacity == 1 && !layer.isHidden && !layer.masksToBounds)
    #expect(layer.cornerRadius == 0 && layer.borderWidth == 0)
    #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.backgroundColor == nil && layer.contents == nil && layer.mask == nil)
    #expect(layer.sublayers == nil && layer.superlayer == nil && layer.delegate == nil)
    #expect(layer.speed == 1 && layer.beginTime == 0 && layer.timeOffset == 0)
    #expect(layer.zPosition == 0 && CATransform3DIsIdentity(layer.transform))
    #expect(layer.cornerCurve == .circular)
    #expect(layer.contentsScale == 1)
  }

  @Test func theFrameFollowsPositionBoundsAndAnchor() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 7, y: 9, width: 100, height: 50)
    layer.position = CGPoint(x: 200, y: 100)
    #expect(layer.frame == CGRect(x: 150, y: 75, width: 100, height: 50))
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(layer.frame == CGRect(x: 200, y: 50, width: 100, height: 50))
    #expect(layer.position == CGPoint(x: 200, y: 100))
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 10, y: 60))
    #expect(layer.bounds == CGRect(x: 7, y: 9, width: 30, height: 40))
  }

  @Test func theFrameOfATransformedLayerIsTheBoxAroundIt() {
    let layer = layer(0, 0, 100, 50)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(layer.frame.minX - 25) < 1e-9 && abs(layer.frame.minY + 25) < 1e-9)
    #expect(abs(layer.frame.width - 50) < 1e-9 && abs(layer.frame.height - 100) < 1e-9)
    #expect(layer.bounds.size == CGSize(width: 100, height: 50))
    #expect(layer.affineTransform() == CGAffineTransform(rotationAngle: .pi / 2))
  }

  @Test func settingTheFrameOfAScaledLayerFitsIt() {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 4))
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 200)
    #expect(layer.bounds.size == CGSize(width: 50, height: 50))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
  }

  @Test func sublayersKeepTheirOrder() {
    let (top, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer())
    top.addSublayer(a)
    top.addSublayer(b)
    #expect(top.sublayers?.first === a && top.sublayers?.last === b)
    top.insertSublayer(c, at: 0)
    #expect(top.sublayers?.first === c)
    top.insertSublayer(c, above: a)
    #expect(top.sublayers?.map { $0 === c } == [false, true, false])
    top.insertSublayer(b, below: a)
    #expect(top.sublayers?.first === b)
    top.replaceSublayer(b, with: CALayer())
    #expect(b.superlayer == nil && top.sublayers?.count == 3)
    c.removeFromSuperlayer()
    #expect(c.superlayer == nil && top.sublayers?.count == 2)
    let other = CALayer()
    other.addSublayer(a)
    #expect(a.superlayer === other && top.sublayers?.count == 1)
    other.sublayers = nil
    #expect(a.superlayer == nil && other.sublayers == nil)
  }

  @Test func convertingGoesThroughBoundsAndTransforms() {
    let top = layer(0, 0, 400, 400)
    let inner = layer(100, 50, 200, 200)
    inner.bounds.origin = CGPoint(x: 10, y: 20)
    top.addSublayer(inner)
    #expect(inner.convert(CGPoint(x: 10, y: 20), to: top) == CGPoint(x: 100, y: 50))
    #expect(inner.convert(CGPoint(x: 100, y: 50), from: top) == CGPoint(x: 10, y: 20))
    inner.bounds.origin = .zero
    inner.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 0.5))
    #expect(inner.convert(CGPoint.zero, to: top) == CGPoint(x: 150, y: 100))
    #expect(
      inner.convert(CGRect(x: 0, y: 0, width: 200, height: 200), to: top)
        == CGRect(x: 150, y: 100, width: 100, height: 100))
    let sibling = layer(20, 20, 10, 10)
    top.addSublayer(sibling)
    #expect(sibling.convert(CGPoint(x: 130, y: 80), to: inner) == CGPoint.zero)
  }

  @Test func hitTestingFindsTheFrontmostLayer() {
    let top = layer(0, 0, 200, 200)
    let (back, front) = (layer(0, 0, 100, 100), layer(50, 50, 100, 100))
    top.addSublayer(back)
    top.addSublayer(front)
    #expect(top.hitTest(CGPoint(x: 75, y: 75)) === front)
    #expect(top.hitTest(CGPoint(x: 25, y: 25)) === back)
    #expect(top.hitTest(CGPoint(x: 180, y: 20)) === top)
    #expect(top.hitTest(CGPoint(x: 300, y: 20)) == nil)
    back.zPosition = 1
    #expect(top.hitTest(CGPoint(x: 75, y: 75)) === back)
    let outside = layer(180, 0, 100, 20)
    top.addSublayer(outside)
    #expect(top.hitTest(CGPoint(x: 250, y: 10)) === outside)
    top.masksToBounds = true
    #expect(top.hitTest(CGPoint(x: 250, y: 10)) == nil)
    #expect(top.contains(CGPoint(x: 0, y: 0)) && !top.contains(CGPoint(x: 200, y: 0)))
  }

  @Test func flagsOfLayout() {
    let layer = CALayer()
    layer.layoutIfNeeded()
    #expect(!layer.needsLayout())
    layer.setNeedsLayout()
    #expect(layer.needsLayout())
    layer.layoutIfNeeded()
    #expect(!layer.needsLayout())
    layer.bounds.size = CGSize(width: 5, height: 5)
    #expect(layer.needsLayout())
    layer.layoutIfNeeded()
    layer.addSublayer(CALayer())
    #expect(layer.needsLayout())
  }

  @Test func animationsAreKeptByKeyAndCopied() {
    let layer = CALayer()
    #expect(layer.animationKeys() == nil)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.duration = 3
    layer.add(fade, forKey: "fade")
    fade.duration = 5
    #expect(layer.animationKeys() == ["fade"])
    #expect(layer.animation(forKey: "fade")?.duration == 3)
    #expect(layer.animation(forKey: "fade") !== fade)
    #expect(layer.animation(forKey: "other") == nil)
    layer.removeAnimation(forKey: "fade")
    #expect(layer.animation(forKey: "fade") == nil)
  }

  @Test func animationsAreBornRemovable() {
    let animation = CABasicAnimation(keyPath: "position")
    #expect(animation.keyPath == "position" && animation.isRemovedOnCompletion)
    #expect(animation.duration == 0 && animation.speed == 1 && animation.repeatCount == 0)
    #expect(!animation.isAdditive && !animation.isCumulative && !animation.autoreverses)
    #expect(animation.fillMode == .removed && animation.timingFunction == nil)
    let spring = CASpringAnimation(keyPath: "position")
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    #expect(spring.initialVelocity == 0)
    #expect(CAKeyframeAnimation(keyPath: "a").calculationMode == .linear)
  }

  @Test func namedCurvesHaveTheirControlPoints() {
    func points(_ name: CAMediaTimingFunctionName) -> [Float] {
      var all: [Float] = []
      for index in 1...2 {
        var pair: [Float] = [0, 0]
        CAMediaTimingFunction(name: name).getControlPoint(at: index, values: &pair)
        all += pair
      }
      return all
    }
    #expect(points(.easeInEaseOut) == [0.42, 0, 0.58, 1])
    #expect(points(.easeIn) == [0.42, 0, 1, 1])
    #expect(points(.easeOut) == [0, 0, 0.58, 1])
    #expect(points(.default) == [0.25, 0.1, 0.25, 1])
    #expect(points(.linear) == [0, 0, 1, 1])
  }

  @Test func transactionsNest() {
    #expect(CATransaction.animationDuration() == 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setDisableActions(true)
    #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    #expect(CATransaction.animationDuration() == 3)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
  }

  @Test func aViewsLayerAnimatesInsideOfBlocksAlone() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.layer.delegate === view)
    #expect(view.action(for: view.layer, forKey: "position") is NSNull)
    #expect(view.layer.action(forKey: "position") == nil)
    UIView.performWithoutAnimation {
      #expect(view.layer.action(forKey: "position") == nil)
    }
  }
}
