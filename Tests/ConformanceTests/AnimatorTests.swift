import Foundation
import Testing
import UIKit

/// Property animators by their states and the values they leave, without any time passing.
@MainActor struct AnimatorTests {
  private func make(_ view: UIView) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
  }

  @Test func whatAnAnimatorIsBornWith() {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn)
    #expect(animator.duration == 2 && animator.delay == 0)
    #expect(animator.state == .inactive && !animator.isRunning && !animator.isReversed)
    #expect(animator.isInterruptible && animator.isUserInteractionEnabled)
    #expect(animator.scrubsLinearly && !animator.pausesOnCompletion)
    #expect(animator.fractionComplete == 0)
    #expect(animator.timingParameters?.cubicTimingParameters != nil)
    #expect(animator.timingParameters?.springTimingParameters == nil)
  }

  @Test func pausingAnInactiveOneMakesItActive() {
    let view = UIView()
    let animator = make(view)
    #expect(view.alpha == 1)
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    #expect(view.alpha == 0)
    animator.fractionComplete = 0.25
    #expect(abs(animator.fractionComplete - 0.25) < 1e-6)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
  }

  @Test func startingRunsTheChangesAtOnceInTheModel() {
    let view = UIView()
    let animator = make(view)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning)
    #expect(view.alpha == 0)
    animator.stopAnimation(true)
    #expect(!animator.isRunning)
  }

  @Test(arguments: [UIViewAnimatingPosition.start, .end])
  func finishingCallsTheCompletionsWithThePosition(_ position: UIViewAnimatingPosition) {
    let view = UIView()
    let animator = make(view)
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.addCompletion { ends.append($0) }
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && ends.isEmpty)
    animator.finishAnimation(at: position)
    #expect(ends == [position, position])
    #expect(animator.state == .inactive)
    #expect(view.alpha == (position == .start ? 1 : 0))
  }

  @Test func stoppingWithoutFinishingCallsNobody() {
    let view = UIView()
    let animator = make(view)
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    animator.startAnimation()
    animator.stopAnimation(true)
    #expect(ends == 0 && animator.state == .inactive)
  }

  @Test func timingParametersSayWhatTheyAre() {
    let cubic = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    #expect(cubic.timingCurveType == .cubic)
    #expect(cubic.controlPoint1 == CGPoint(x: 0.1, y: 0.2))
    #expect(cubic.cubicTimingParameters === cubic)
    #expect(UICubicTimingParameters(animationCurve: .easeOut).animationCurve == .easeOut)
    let spring = UISpringTimingParameters(
      dampingRatio: 0.7, initialVelocity: CGVector(dx: 1, dy: 2))
    #expect(spring.timingCurveType == .spring)
    #expect(spring.initialVelocity == CGVector(dx: 1, dy: 2))
    #expect(spring.cubicTimingParameters == nil && spring.springTimingParameters === spring)
    #expect(UISpringTimingParameters(dampingRatio: 1).initialVelocity == .zero)
  }

  @Test func animationBlocksSetTheModelAtOnce() {
    let view = UIView()
    UIView.animate(withDuration: 1) {
      view.alpha = 0.25
      view.center = CGPoint(x: 3, y: 4)
    }
    #expect(abs(view.alpha - 0.25) < 1e-6)
    #expect(view.center == CGPoint(x: 3, y: 4))
    #expect(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
    #expect(UIView.inheritedAnimationDuration == 0)
    UIView.animate(withDuration: 0.7) {
      #expect(abs(UIView.inheritedAnimationDuration - 0.7) < 1e-9)
    }
  }
}
