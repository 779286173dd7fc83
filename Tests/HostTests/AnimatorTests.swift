import Foundation
import HostGraphics
import Simulator
import Testing
import UIKit

/// `UIViewPropertyAnimator` on the simulator's clock.
@MainActor struct AnimatorTests {
  let simulator: Simulator
  let view: UIView

  init() {
    simulator = Simulator(.iPhone16)
    view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    simulator.window.addSubview(view)
    frames(1)
  }

  private func frames(_ count: Int) { for _ in 0..<count { simulator.advance(by: 1.0 / 60) } }
  private var x: CGFloat { view.layer.presentation()?.position.x ?? .nan }
  private var shownAlpha: Float { view.layer.presentation()?.opacity ?? .nan }

  private func animator(_ seconds: Double = 1, to place: CGFloat = 150) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: seconds, curve: .linear) { self.view.center.x = place }
  }

  @Test func anAnimatorPausesScrubsAndGoesOn() {
    let animator = animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    #expect(animator.state == .inactive && view.center.x == 50)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning)
    frames(1)
    frames(15)
    #expect(abs(x - 75) < 1e-6)
    #expect(abs(animator.fractionComplete - 0.25) < 1e-9)
    animator.pauseAnimation()
    frames(20)
    #expect(abs(x - 75) < 1e-6)
    animator.fractionComplete = 0.6
    #expect(abs(x - 110) < 1e-6)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    frames(1)
    frames(12)
    #expect(abs(x - 130) < 1e-6)
    frames(13)
    #expect(x == 150)
    #expect(ends == [.end])
    #expect(animator.state == .inactive)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func anAnimatorThatIsOnlyPausedKeepsItsCurve() {
    let eased = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { self.view.center.x = 150 }
    let curve = CAMediaTimingFunction(name: .easeIn)
    eased.startAnimation()
    frames(1)
    frames(30)
    eased.pauseAnimation()
    frames(10)
    eased.startAnimation()
    frames(1)
    frames(15)
    #expect(abs(Double(x) - (50 + 100 * curve.value(at: 0.75))) < 1e-6)
  }

  @Test func reversedItEndsWhereItBegan() {
    let animator = animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    frames(1)
    frames(24)
    animator.isReversed = true
    #expect(abs(x - 90) < 1e-6)
    #expect(abs(animator.fractionComplete - 0.6) < 1e-9)
    frames(1)
    frames(12)
    #expect(abs(x - 70) < 1e-6)
    frames(13)
    #expect(x == 50)
    #expect(view.center.x == 50)
    #expect(ends == [.start])
  }

  @Test(arguments: [
    (UIViewAnimatingPosition.end, 150.0), (.start, 50), (.current, 75),
  ])
  func stoppedItIsFinishedAtAPosition(_ position: UIViewAnimatingPosition, _ place: Double) {
    let animator = animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    frames(1)
    frames(15)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(abs(view.center.x - 75) < 1e-6)
    #expect(ends.isEmpty)
    animator.finishAnimation(at: position)
    #expect(abs(Double(view.center.x) - place) < 1e-6)
    #expect(ends == [position])
    #expect(animator.state == .inactive)
  }

  @Test func stoppedWithoutFinishingNobodyHears() {
    let animator = animator()
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    animator.startAnimation()
    frames(16)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    frames(90)
    #expect(ends == 0)
    #expect(abs(view.center.x - 75) < 1e-6)
  }

  @Test func aSecondAnimatorTakesOverWithoutAJump() {
    let first = animator(1, to: 250)
    first.startAnimation()
    frames(31)
    let before = x
    first.stopAnimation(true)
    let second = UIViewPropertyAnimator(
      duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 1))
    second.addAnimations { self.view.center.x = 50 }
    second.startAnimation()
    #expect(abs(x - before) < 1e-6)
    frames(70)
    #expect(x == 50)
  }

  @Test func springsByTheirConstantsSayHowLongTheyTake() {
    let animator = UIViewPropertyAnimator(
      duration: 9, timingParameters: UISpringTimingParameters())
    #expect(abs(animator.duration - 0.5057) < 0.001)
  }

  @Test func pausedOnCompletionItCanGoBack() {
    let animator = animator(0.5)
    animator.pausesOnCompletion = true
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    frames(40)
    #expect(animator.state == .active && !animator.isRunning)
    #expect(ends.isEmpty && x == 150)
    animator.isReversed = true
    animator.pausesOnCompletion = false
    animator.startAnimation()
    frames(40)
    #expect(ends == [.start] && x == 50)
  }

  @Test func delayedPartsBeginLate() {
    let animator = animator()
    animator.addAnimations({ self.view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    frames(1)
    frames(30)
    #expect(abs(shownAlpha - 1) < 1e-6)
    frames(15)
    #expect(abs(shownAlpha - 0.5) < 1e-6)
  }
}
