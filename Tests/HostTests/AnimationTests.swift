import Foundation
import HostGraphics
import Simulator
import Testing
import UIKit

/// Core Animation on the simulator's clock: 60 frames a second, animations begin at the first frame
/// after they were added.
@MainActor struct AnimationTests {
  let simulator: Simulator
  let layer: CALayer

  init() {
    simulator = Simulator(.iPhone16)
    layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    simulator.window.layer.addSublayer(layer)
    simulator.advance(by: 1.0 / 60)
  }

  private var x: CGFloat { layer.presentation()?.position.x ?? .nan }

  private func frames(_ count: Int) { for _ in 0..<count { simulator.advance(by: 1.0 / 60) } }

  /// Adds the animation and runs the frame in which it begins.
  private func begin(_ animation: CAAnimation, _ key: String = "test") {
    layer.add(animation, forKey: key)
    frames(1)
  }

  private func slide(_ from: Double? = 0, _ to: Double? = 60, _ seconds: Double = 1)
    -> CABasicAnimation
  {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, seconds)
    return animation
  }

  @Test func aBasicAnimationRunsAndLeavesTheModel() {
    begin(slide())
    #expect(x == 0)
    frames(30)
    #expect(abs(x - 30) < 1e-9)
    #expect(layer.position.x == 50)
    #expect(layer.animationKeys() == ["test"])
    frames(30)
    #expect(x == 50)
    #expect(layer.animationKeys() == nil)
  }

  @Test func endsThatAreLeftOutAreWhatShows() {
    begin(slide(nil, 110))
    #expect(x == 50)
    frames(30)
    #expect(abs(x - 80) < 1e-9)
    let by = CABasicAnimation(keyPath: "position.x")
    (by.byValue, by.duration) = (10.0, 1.0)
    begin(by)
    frames(30)
    #expect(abs(x - 55) < 1e-9)
  }

  @Test func additiveAnimationsAddUp() {
    for amount in [10.0, 100] {
      let animation = slide(amount, amount)
      animation.isAdditive = true
      layer.add(animation, forKey: nil)
    }
    frames(2)
    #expect(x == 160)
    #expect(layer.animationKeys() == nil)
    frames(60)
    #expect(x == 50)
  }

  @Test func fillModesShowTheEndsOutsideOfTheRun() {
    let animation = slide()
    animation.beginTime = simulator.time + 0.5
    animation.fillMode = .backwards
    layer.add(animation, forKey: "test")
    frames(10)
    #expect(x == 0)
    frames(80)
    #expect(x == 50)
    let stays = slide(0, 60, 0.5)
    stays.fillMode = .forwards
    stays.isRemovedOnCompletion = false
    begin(stays)
    frames(60)
    #expect(x == 60)
    #expect(layer.animation(forKey: "test") != nil)
  }

  @Test func repeatingAndTurningBack() {
    let animation = slide(0, 60, 0.5)
    animation.repeatCount = 2
    animation.autoreverses = true
    begin(animation)
    var seen: [CGFloat] = []
    for _ in 0..<8 {
      frames(15)
      seen.append(x)
    }
    let expected: [CGFloat] = [30, 60, 30, 0, 30, 60, 30, 50]
    for (a, b) in zip(seen, expected) { #expect(abs(a - b) < 1e-6) }
  }

  @Test func cumulativeCyclesGoOn() {
    let animation = slide(0, 60, 0.5)
    animation.repeatCount = 3
    animation.isCumulative = true
    begin(animation)
    frames(75)
    #expect(abs(x - (120 + 30)) < 1e-6)
  }

  @Test func keyframesHitTheirValuesAtTheirTimes() {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0.0, 100.0, 40.0]
    animation.keyTimes = [0, 0.25, 1]
    animation.duration = 1
    begin(animation)
    frames(15)
    #expect(abs(x - 100) < 1e-6)
    frames(15)
    #expect(abs(x - 80) < 1e-6)
    animation.calculationMode = .discrete
    animation.keyTimes = nil
    begin(animation)
    frames(10)
    #expect(x == 0)
    frames(15)
    #expect(x == 100)
    frames(20)
    #expect(x == 40)
  }

  @Test func keyframesAlongAPath() throws {
    let animation = CAKeyframeAnimation(keyPath: "position")
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 90))
    (animation.path, animation.duration, animation.calculationMode) = (path, 1, .paced)
    begin(animation)
    frames(30)
    let position = try #require(layer.presentation()?.position)
    #expect(abs(position.x - 30) < 1e-6 && abs(position.y - 30) < 1e-6)
  }

  @Test func groupsRunTheirAnimationsInTheirOwnTime() {
    let second = CABasicAnimation(keyPath: "opacity")
    (second.fromValue, second.toValue) = (0.0, 1.0)
    second.beginTime = 0.5
    second.duration = 0.5
    second.fillMode = .backwards
    let group = CAAnimationGroup()
    group.animations = [slide(0, 60, 0.5), second]
    group.duration = 1
    begin(group)
    frames(15)
    #expect(abs(x - 30) < 1e-6)
    #expect(layer.presentation()?.opacity == 0)
    frames(30)
    #expect(x == 50)
    #expect(abs((layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
  }

  @Test func rotationsTurnAndDoNotShrink() throws {
    let turn = CABasicAnimation(keyPath: "transform")
    turn.fromValue = CATransform3DIdentity
    turn.toValue = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    turn.duration = 1
    begin(turn)
    frames(30)
    let map = try #require(layer.presentation()?.affineTransform())
    #expect(abs(hypot(map.a, map.b) - 1) < 1e-9)
    #expect(abs(atan2(map.b, map.a) - .pi / 4) < 1e-9)
    let grow = CABasicAnimation(keyPath: "transform.scale")
    (grow.fromValue, grow.toValue, grow.duration) = (1.0, 3.0, 1.0)
    begin(grow)
    frames(30)
    #expect(abs((layer.presentation()?.affineTransform().a ?? 0) - 2) < 1e-9)
  }

  @Test func coloursMixAsTheyLook() throws {
    let fade = CABasicAnimation(keyPath: "backgroundColor")
    fade.fromValue = UIColor.clear.cgColor
    fade.toValue = UIColor.red.cgColor
    fade.duration = 1
    begin(fade)
    frames(30)
    let color = try #require(layer.presentation()?.backgroundColor)
    #expect(color.components == [1, 0, 0, 0.5])
  }

  @Test func aLayerThatStandsStillHoldsItsAnimations() {
    begin(slide())
    frames(15)
    let now = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = now
    frames(30)
    #expect(abs(x - 15) < 1e-6)
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - now
    frames(15)
    #expect(abs(x - 30) < 1e-6)
  }

  @Test func delegatesHearBeginAndEndOnce() {
    let log = AnimationLog()
    let animation = slide(0, 60, 0.1)
    animation.delegate = log
    layer.add(animation, forKey: "a")
    #expect(log.events.isEmpty)
    frames(1)
    #expect(log.events == ["start"])
    frames(20)
    #expect(log.events == ["start", "stop true"])
    layer.add(animation, forKey: "a")
    frames(2)
    layer.add(animation, forKey: "a")
    frames(1)
    #expect(
      log.events.suffix(3) == ["start", "start", "stop false"]
        || log.events.suffix(3) == ["start", "stop false", "start"])
    layer.removeAllAnimations()
    frames(1)
    #expect(log.events.last == "stop false")
    #expect(log.events.filter { $0 == "start" }.count == 3)
    #expect(log.events.filter { $0.hasPrefix("stop") }.count == 3)
  }

  @Test func anAnimationEndsWhenItsLayerLeavesTheScreen() {
    let log = AnimationLog()
    let animation = slide()
    animation.delegate = log
    begin(animation)
    layer.removeFromSuperlayer()
    frames(1)
    #expect(log.events == ["start", "stop false"])
    #expect(layer.animationKeys() == nil)
  }

  @Test func transactionsSetDurationAndTellWhenAllIsOver() {
    var ends = 0
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.5)
    CATransaction.setCompletionBlock { ends += 1 }
    layer.position.x = 110
    CATransaction.commit()
    frames(1)
    #expect(x == 50)
    frames(29)
    #expect(x > 100 && x < 110)
    #expect(ends == 0)
    frames(2)
    #expect(x == 110 && ends == 1)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { ends += 1 }
    layer.position.x = 0
    CATransaction.commit()
    frames(1)
    #expect(x == 0 && ends == 2)
    CATransaction.begin()
    CATransaction.setCompletionBlock { ends += 1 }
    layer.add(slide(), forKey: "a")
    CATransaction.commit()
    frames(3)
    layer.removeAnimation(forKey: "a")
    frames(1)
    #expect(ends == 3)
  }
}

private final class AnimationLog: NSObject, CAAnimationDelegate {
  var events: [String] = []
  func animationDidStart(_ anim: CAAnimation) { events.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
}
