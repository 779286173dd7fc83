import Foundation
import Simulator
import Testing
import UIKit

/// Animators inside of animators and beside other animations, interrupted in every way.
@MainActor struct AnimatorEdgeTests {
  let simulator: Simulator
  let view: UIView

  init() {
    simulator = Simulator(.iPhone16)
    view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    simulator.window.addSubview(view)
    frames(1)
  }

  func frames(_ count: Int) { for _ in 0..<count { simulator.advance(by: 1.0 / 60) } }
  var x: CGFloat { view.layer.presentation()?.position.x ?? .nan }
  var y: CGFloat { view.layer.presentation()?.position.y ?? .nan }
  var shownAlpha: Float { view.layer.presentation()?.opacity ?? .nan }

  func linear(_ changes: @escaping () -> Void) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear, animations: changes)
  }

  // MARK: Blocks inside

  @Test func aBlockInsideOfAnAnimatorIsScrubbedWithIt() {
    var ends: [Bool] = []
    let animator = linear {
      UIView.animate(
        withDuration: 0.1, animations: { self.view.center.x = 150 }, completion: { ends.append($0) }
      )
    }
    animator.pauseAnimation()
    frames(30)
    #expect(x == 50, "it does not run by itself")
    animator.fractionComplete = 0.5
    frames(1)
    #expect(abs(x - 100) < 1e-6)
    animator.fractionComplete = 0.25
    frames(1)
    #expect(abs(x - 75) < 1e-6)
    #expect(ends.isEmpty)
    animator.startAnimation()
    frames(60)
    #expect(x == 150 && ends == [true])
  }

  @Test func aBlockWithADurationOfItsOwnTakesItsPartOfTheRun() {
    let animator = linear {
      UIView.animate(
        withDuration: 0.5, delay: 0.25,
        options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear],
        animations: { self.view.center.x = 150 })
    }
    animator.pauseAnimation()
    for (fraction, place) in [(0.0, 50.0), (0.25, 50), (0.5, 100), (0.75, 150), (1, 150)] {
      animator.fractionComplete = fraction
      frames(1)
      #expect(abs(x - place) < 1e-6, "at \(fraction)")
    }
    animator.stopAnimation(true)
  }

  @Test func keyframesInsideOfAnAnimatorAreScrubbedToo() {
    let animator = linear {
      UIView.animateKeyframes(
        withDuration: 0, delay: 0,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            self.view.center.x = 150
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            self.view.center.y = 150
          }
        })
    }
    animator.pauseAnimation()
    animator.fractionComplete = 0.25
    frames(1)
    #expect(abs(x - 100) < 1e-6 && y == 50)
    animator.fractionComplete = 0.75
    frames(1)
    #expect(x == 150 && abs(y - 100) < 1e-6)
    animator.isReversed = true
    animator.startAnimation()
    frames(70)
    #expect(view.center == CGPoint(x: 50, y: 50))
  }

  @Test func twoAnimatorsInsideOneAnotherEndEachByItself() {
    var order: [String] = []
    let inner = linear { self.view.alpha = 0 }
    inner.addCompletion { _ in order.append("inner") }
    let outer = linear {
      self.view.center.x = 150
      inner.startAnimation()
    }
    outer.addCompletion { _ in order.append("outer") }
    outer.startAnimation()
    frames(16)
    outer.pauseAnimation()
    frames(60)
    #expect(order == ["inner"] && view.alpha == 0)
    #expect(abs(x - 75) < 1e-6)
    outer.startAnimation()
    frames(60)
    #expect(order == ["inner", "outer"])
  }

  // MARK: Beside others

  @Test func stoppedBesideAnotherAnimationItLeavesThatOneAlone() {
    for stopsFirst in [true, false] {
      view.layer.removeAllAnimations()
      view.center = CGPoint(x: 50, y: 50)
      frames(1)
      let first = linear { self.view.center.x = 150 }
      first.startAnimation()
      frames(10)
      let second = linear { self.view.center.x = 300 }
      second.startAnimation()
      frames(15)
      let before = x
      (stopsFirst ? first : second).stopAnimation(true)
      #expect(abs(x - before) < 1e-6, "what shows stays where it is")
      frames(1)
      #expect(abs(x - before) < 10)
      frames(80)
      #expect(view.layer.animationKeys() == nil && view.center.x == x)
    }
  }

  @Test func stoppedTransformsBesideOthersDoNotJump() throws {
    func shown() throws -> CGAffineTransform {
      try #require(view.layer.presentation()).affineTransform()
    }
    for stopsFirst in [true, false] {
      view.transform = .identity
      let first = linear { self.view.transform = CGAffineTransform(rotationAngle: 1) }
      first.startAnimation()
      frames(20)
      let second = linear {
        self.view.transform = CGAffineTransform(scaleX: 2, y: 0.5).translatedBy(x: 30, y: 10)
      }
      second.startAnimation()
      frames(20)
      let before = try shown()
      (stopsFirst ? first : second).stopAnimation(true)
      let after = try shown()
      for (a, b) in [(before.a, after.a), (before.b, after.b), (before.c, after.c)] {
        #expect(abs(a - b) < 1e-6)
      }
      #expect(abs(before.tx - after.tx) < 1e-6 && abs(before.ty - after.ty) < 1e-6)
      (stopsFirst ? second : first).stopAnimation(true)
    }
  }

  @Test func fromTheCurrentStateBesideAnAnimationOfOnesOwnDoesNotJump() {
    let sway = CABasicAnimation(keyPath: "position")
    (sway.isAdditive, sway.duration) = (true, 10)
    (sway.fromValue, sway.toValue) = (CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 0))
    view.layer.add(sway, forKey: "sway")
    UIView.animate(withDuration: 1, animations: { self.view.center.x = 150 })
    frames(30)
    let before = x
    UIView.animate(
      withDuration: 1, delay: 0, options: .beginFromCurrentState,
      animations: { self.view.center.x = 60 })
    #expect(abs(x - before) < 1e-6)
    frames(90)
    #expect(abs(x - 100) < 1e-6, "the other one goes on")
  }
}
