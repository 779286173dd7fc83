import Foundation
import HostGraphics
import Simulator
import Testing
import UIKit

/// `UIView.animate` in all its forms, and `UIViewPropertyAnimator`, on the simulator's clock.
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

  @Test func animateMovesFromOldToNewAndCompletes() {
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 0.5, delay: 0, options: .curveLinear, animations: { self.view.center.x = 110 },
      completion: { ends.append($0) })
    #expect(view.center.x == 110)
    frames(1)
    #expect(x == 50)
    frames(15)
    #expect(abs(x - 80) < 1e-9)
    #expect(ends.isEmpty)
    frames(15)
    #expect(x == 110)
    #expect(ends == [true])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func delayedChangesShowTheirBeginning() {
    UIView.animate(
      withDuration: 0.5, delay: 0.5, options: .curveLinear, animations: { self.view.alpha = 0 })
    frames(30)
    #expect(shownAlpha == 1)
    frames(16)
    #expect(abs(shownAlpha - 0.5) < 1e-6)
  }

  @Test func retargetingDoesNotJump() {
    func move(to place: CGFloat) {
      UIView.animate(withDuration: 0.5, animations: { self.view.center.x = place })
    }
    move(to: 350)
    frames(13)
    let before = x
    move(to: 50)
    #expect(abs(x - before) < 1e-9)
    frames(1)
    // The first of the two goes on as the second one begins: no further than it moved before.
    #expect(abs(x - before) < 25)
    frames(60)
    #expect(x == 50)
  }

  @Test func fromTheCurrentStateReplacesWhatRuns() {
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { self.view.center.x = 110 })
    frames(31)
    #expect(abs(x - 80) < 1e-9)
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState],
      animations: { self.view.center.x = 50 })
    frames(1)
    #expect(view.layer.animationKeys() == ["position"])
    #expect(abs(x - 80) < 1e-9)
    frames(30)
    #expect(abs(x - 65) < 1e-9)
  }

  @Test func aSpringSettlesInItsDuration() {
    for ratio in [0.3, 0.5, 0.8, 1.0] {
      view.center.x = 50
      frames(1)
      UIView.animate(
        withDuration: 0.6, delay: 0, usingSpringWithDamping: CGFloat(ratio),
        initialSpringVelocity: 0, animations: { self.view.center.x = 150 })
      frames(1)
      var most = x
      for _ in 0..<35 {
        frames(1)
        most = max(most, x)
      }
      #expect(abs(x - 150) < 0.2)
      #expect(ratio == 1 ? most <= 150 : ratio < 0.8 ? most > 151 : most > 149)
      frames(2)
    }
  }

  @Test func theKeyboardsCurveRunsTheModalSpring() {
    UIView.animate(
      withDuration: 5, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16),
      animations: { self.view.center.x = 220 })
    frames(1)
    frames(15)
    #expect(abs((220 - x) - 10.09) < 1)
    frames(20)
    #expect(x == 220)
  }

  @Test func nestedBlocksInheritUnlessTheySayOtherwise() {
    var durations: [Double] = []
    UIView.animate(withDuration: 1) {
      durations.append(UIView.inheritedAnimationDuration)
      UIView.animate(withDuration: 0.2) { durations.append(UIView.inheritedAnimationDuration) }
      UIView.animate(
        withDuration: 0.2, delay: 0, options: .overrideInheritedDuration,
        animations: { durations.append(UIView.inheritedAnimationDuration) })
      UIView.performWithoutAnimation { self.view.center.x = 300 }
    }
    #expect(durations == [1, 1, 0.2])
    #expect(UIView.inheritedAnimationDuration == 0)
    frames(1)
    #expect(x == 300)
  }

  @Test func completionsComeOnceWhateverHappens() {
    var log: [String] = []
    func note(_ name: String) -> (Bool) -> Void { { log.append("\(name) \($0)") } }
    UIView.animate(withDuration: 0.1, animations: {}, completion: note("nothing"))
    UIView.animate(withDuration: 0, animations: { self.view.alpha = 0.5 }, completion: note("zero"))
    #expect(log.isEmpty)
    frames(1)
    #expect(log == ["nothing true", "zero true"])
    UIView.animate(withDuration: 1, animations: { self.view.alpha = 0 }, completion: note("cut"))
    frames(5)
    view.layer.removeAllAnimations()
    frames(1)
    #expect(log.last == "cut false")
    UIView.animate(withDuration: 1, animations: { self.view.alpha = 1 }, completion: note("gone"))
    frames(5)
    view.removeFromSuperview()
    frames(1)
    #expect(log.last == "gone false")
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1, animations: { self.view.alpha = 0 }, completion: note("off"))
    UIView.setAnimationsEnabled(true)
    frames(1)
    #expect(log.last == "off true")
    #expect(log.count == 5)
  }

  @Test func keyframesOfViewsRunOneAfterTheOther() {
    UIView.animateKeyframes(
      withDuration: 1, delay: 0,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          self.view.center.x = 150
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          self.view.center.x = 50
        }
      })
    frames(16)
    #expect(abs(x - 100) < 1e-6)
    frames(15)
    #expect(abs(x - 150) < 1e-6)
    frames(15)
    #expect(abs(x - 100) < 1e-6)
    frames(16)
    #expect(x == 50)
  }

  @Test func viewsThatAreAnimatedTakeNoTouchesUnlessAllowed() {
    let point = CGPoint(x: 50, y: 50)
    UIView.animate(withDuration: 0.2) { self.view.alpha = 0.9 }
    frames(2)
    #expect(simulator.window.hitTest(point, with: nil) === simulator.window)
    frames(20)
    #expect(simulator.window.hitTest(point, with: nil) === view)
    UIView.animate(
      withDuration: 0.2, delay: 0, options: .allowUserInteraction,
      animations: { self.view.alpha = 1 })
    frames(2)
    #expect(simulator.window.hitTest(point, with: nil) === view)
  }

  @Test func aDissolveShowsTheOldPictureFading() {
    view.backgroundColor = .red
    frames(1)
    var isOver = false
    UIView.transition(
      with: view, duration: 0.5, options: [.transitionCrossDissolve, .curveLinear],
      animations: { self.view.backgroundColor = .blue }, completion: { _ in isOver = true })
    frames(1)
    let point = CGPoint(x: 50, y: 50)
    #expect(simulator.picture(scale: 1).pixel(at: point) == .init(red: 255, green: 0, blue: 0))
    frames(15)
    let middle = simulator.picture(scale: 1).pixel(at: point)
    #expect(abs(Int(middle.red) - 128) < 3 && abs(Int(middle.blue) - 128) < 3)
    frames(20)
    #expect(isOver)
    #expect(simulator.picture(scale: 1).pixel(at: point) == .init(red: 0, green: 0, blue: 255))
    #expect(view.layer.sublayers == nil)
  }

  // MARK: Property animators

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
