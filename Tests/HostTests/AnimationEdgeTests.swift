import Foundation
import Simulator
import Testing
import UIKit

/// Animations of layers where fill modes, addition, removal and transactions meet.
@MainActor struct AnimationEdgeTests {
  let simulator = Simulator(.iPhone16)
  let layer = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    simulator.window.layer.addSublayer(layer)
    frames(1)
  }

  private func frames(_ count: Int) { for _ in 0..<count { simulator.advance(by: 1.0 / 60) } }
  private var x: CGFloat { layer.presentation()?.position.x ?? .nan }

  private func slide(by way: CGFloat, _ seconds: Double = 0.5) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue) = (way, 0)
    (animation.duration, animation.isAdditive) = (seconds, true)
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    return animation
  }

  @Test func anAdditiveOneThatStaysGoesOnAddingUntilItIsRemoved() {
    var ends: [Bool] = []
    let listener = AnimationListener { ends.append($0) }
    let held = slide(by: 0)
    (held.toValue, held.fillMode, held.isRemovedOnCompletion) = (40, .forwards, false)
    held.delegate = listener
    layer.add(held, forKey: "held")
    frames(40)
    #expect(x == 90 && ends == [true] && layer.animationKeys() == ["held"])
    layer.add(slide(by: 10), forKey: "other")
    frames(16)
    #expect(abs(x - 95) < 1e-6, "both add: \(x)")
    frames(30)
    #expect(x == 90)
    layer.removeAnimation(forKey: "held")
    #expect(x == 50)
    frames(2)
    #expect(ends == [true], "its end was told when it was over, not again when it was removed")
  }

  @Test func completionsComeOnceInEveryWayToEnd() {
    for way in 0..<5 {
      let layer = CALayer()
      simulator.window.layer.addSublayer(layer)
      frames(1)
      var (blocks, ends) = (0, [Bool]())
      CATransaction.begin()
      CATransaction.setCompletionBlock { blocks += 1 }
      let animation = slide(by: 10)
      let listener = AnimationListener { ends.append($0) }
      animation.delegate = listener
      layer.add(animation, forKey: "a")
      layer.add(slide(by: 20), forKey: "b")
      CATransaction.commit()
      frames(5)
      #expect(blocks == 0)
      switch way {
      case 0: frames(40)
      case 1: layer.removeAllAnimations()
      case 2: layer.removeFromSuperlayer()
      case 3:
        layer.add(slide(by: 5), forKey: "a")
        layer.removeAnimation(forKey: "b")
      default:
        layer.removeAnimation(forKey: "a")
        frames(40)
      }
      frames(3)
      #expect(blocks == 1, "way \(way)")
      #expect(ends == [way == 0], "way \(way)")
      layer.removeFromSuperlayer()
      frames(2)
      #expect(blocks == 1 && ends.count == 1)
    }
  }

  @Test func groupsCutTheirAnimationsAndFillAsTheySay() {
    let group = CAAnimationGroup()
    let long = slide(by: 0, 2)
    long.toValue = 200
    let late = CABasicAnimation(keyPath: "opacity")
    (late.fromValue, late.toValue, late.beginTime, late.duration) = (1, 0, 0.5, 0.5)
    late.fillMode = .backwards
    late.timingFunction = CAMediaTimingFunction(name: .linear)
    group.animations = [long, late]
    (group.duration, group.fillMode, group.isRemovedOnCompletion) = (1, .both, false)
    layer.add(group, forKey: "group")
    frames(31)
    #expect(abs(x - 100) < 1e-6)
    #expect(layer.presentation()?.opacity == 1)
    frames(15)
    #expect(abs((layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
    frames(60)
    #expect(abs(x - 150) < 1e-6, "what the group shows at its end stays")
    layer.removeAllAnimations()
    #expect(x == 50)
  }

  @Test func overdampedSpringsRunCriticallyDamped() {
    func shown(damping: CGFloat) -> CGFloat {
      let spring = CASpringAnimation(keyPath: "position.x")
      (spring.mass, spring.stiffness, spring.damping) = (3, 1000, damping)
      (spring.fromValue, spring.toValue) = (0, 100)
      spring.duration = spring.settlingDuration
      layer.add(spring, forKey: "spring")
      frames(8)
      return x
    }
    let critical = shown(damping: 2 * (3000 as CGFloat).squareRoot())
    #expect(abs(shown(damping: 500) - critical) < 1e-6)
    #expect(abs(shown(damping: 50_000) - critical) < 1e-6)
    #expect(abs(shown(damping: 60) - critical) > 1)
  }

  @Test func nonsenseInAnimationsShowsTheModelAndIsSaid() {
    HostReport.clear()
    for nonsense in [CGFloat.nan, .infinity] {
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue, animation.duration) = (nonsense, 0, 1)
      layer.add(animation, forKey: "x")
      frames(3)
      #expect(x == 50)
      #expect(simulator.picture().bitmap.width > 0)
    }
    #expect(HostReport.lines.contains { $0.contains("numbers that are not finite") })
    let timing = slide(by: 10)
    (timing.duration, timing.speed, timing.beginTime) = (.nan, .nan, .infinity)
    layer.add(timing, forKey: "timing")
    simulator.advance(by: 1)
    #expect(layer.animation(forKey: "timing") == nil, "it ran by the transaction's numbers")
    #expect(HostReport.lines.contains { $0.contains("an animation's duration is not finite") })
  }

  @Test func aFlushWaitsForTheOutermostTransaction() {
    CATransaction.begin()
    CATransaction.begin()
    layer.setNeedsLayout()
    CATransaction.flush()
    #expect(layer.needsLayout())
    CATransaction.commit()
    #expect(layer.needsLayout())
    CATransaction.commit()
    #expect(!layer.needsLayout())
    layer.setNeedsLayout()
    CATransaction.flush()
    #expect(!layer.needsLayout())
  }

  @Test func aTransactionLeftOpenAndACommitTooManyAreSaid() {
    HostReport.clear()
    CATransaction.begin()
    frames(1)
    #expect(HostReport.lines.contains { $0.contains("CATransaction") && $0.contains("stays open") })
    CATransaction.commit()
    CATransaction.commit()
    #expect(HostReport.lines.contains { $0.contains("without a begin()") })
  }
}

private final class AnimationListener: NSObject, CAAnimationDelegate {
  let told: (Bool) -> Void
  init(_ told: @escaping (Bool) -> Void) { self.told = told }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { told(flag) }
}
