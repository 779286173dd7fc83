import Foundation
import Simulator
import Testing
import UIKit

extension AnimatorEdgeTests {
  // MARK: Every way through

  @Test func everyOrderOfCallsEndsInALegalStateWithOneCompletion() {
    let calls: [(UIViewPropertyAnimator) -> Void] = [
      { $0.startAnimation() }, { $0.pauseAnimation() }, { $0.isReversed.toggle() },
      { $0.fractionComplete = 0.4 },
      { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0.5) },
      {
        $0.continueAnimation(
          withTimingParameters: UISpringTimingParameters(
            dampingRatio: 0.6, initialVelocity: CGVector(dx: 3, dy: 0)), durationFactor: 0)
      },
      { $0.stopAnimation(false) }, { $0.finishAnimation(at: .current) },
    ]
    for first in calls.indices {
      for second in calls.indices {
        for third in calls.indices {
          view.center = CGPoint(x: 50, y: 50)
          let animator = linear { self.view.center.x = 150 }
          var ends = 0
          animator.addCompletion { _ in ends += 1 }
          for call in [first, second, third] {
            let before = x
            // Scrubbing moves, and so does the begin of one that begins at its end; everything else
            // goes on from what shows.
            let leaps = call == 3 || animator.state == .inactive && animator.isReversed
            calls[call](animator)
            if !leaps { #expect(abs(x - before) < 1e-6, "\(first) \(second) \(third)") }
            frames(2)
            #expect(animator.fractionComplete.isFinite)
          }
          if animator.state == .stopped { animator.finishAnimation(at: .end) }
          if animator.state == .active { animator.startAnimation() }
          simulator.advance(by: 3)
          #expect(animator.state == .inactive, "\(first) \(second) \(third)")
          #expect(ends <= 1)
          #expect(view.layer.animationKeys() == nil, "\(first) \(second) \(third)")
        }
      }
    }
  }

  /// Several animators and blocks at once on the same values, in any order of calls: no call moves
  /// what shows.
  @Test func randomCallsNeverJump() throws {
    var dice = SeededDice(seed: 11)
    func random(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &dice) }
    func shown() throws -> [CGFloat] {
      let layer = try #require(view.layer.presentation())
      let t = layer.affineTransform()
      return [layer.position.x, layer.position.y, t.a, t.b, t.c, t.d, t.tx, t.ty]
    }
    func changes() -> () -> Void {
      let place = CGPoint(x: random(0...300), y: random(0...300))
      let transform = CGAffineTransform(rotationAngle: random(-2...2))
        .scaledBy(x: random(0.5...2), y: random(0.5...2))
        .translatedBy(x: random(-50...50), y: 0)
      return { [view] in
        view.center = place
        view.transform = transform
      }
    }
    for round in 0..<30 {
      var animators: [UIViewPropertyAnimator] = []
      for step in 0..<20 {
        let before = try shown()
        let animator = animators.randomElement(using: &dice)
        switch Int.random(in: 0..<8, using: &dice) {
        case 0, 1:
          let new = UIViewPropertyAnimator(
            duration: 0.6, timingParameters: UISpringTimingParameters(dampingRatio: random(0.5...1))
          )
          new.addAnimations(changes())
          new.startAnimation()
          animators.append(new)
        case 2: animator?.pauseAnimation()
        case 3: if animator?.state == .active { animator?.isReversed.toggle() }
        case 4:
          if animator?.state == .active, animator?.isRunning == false {
            animator?.continueAnimation(
              withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut),
              durationFactor: random(0...1))
          }
        case 5: animator?.stopAnimation(true)
        case 6:
          animator?.stopAnimation(false)
          if animator?.state == .stopped { animator?.finishAnimation(at: .current) }
        default:
          let options: [UIView.AnimationOptions] = [[], .beginFromCurrentState]
          UIView.animate(
            withDuration: 0.5, delay: 0, options: options[step % 2], animations: changes())
        }
        let after = try shown()
        for (a, b) in zip(before, after) {
          #expect(abs(a - b) < 1e-5, "round \(round), step \(step)")
        }
        frames(Int.random(in: 1...4, using: &dice))
      }
      for animator in animators { animator.stopAnimation(true) }
      simulator.advance(by: 1)
      #expect(view.layer.animationKeys() == nil)
      view.transform = .identity
    }
  }

  @Test func reversedBeforeItsStartItGoesFromItsEndToItsBeginning() {
    let animator = linear { self.view.center.x = 150 }
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.isReversed = true
    animator.startAnimation()
    frames(1)
    #expect(abs(x - 150) < 1e-6)
    frames(30)
    #expect(abs(x - 100) < 1e-6 && animator.isReversed)
    frames(31)
    #expect(view.center.x == 50 && ends == [.start])
    #expect(!animator.isReversed)
  }

  @Test func whatIsNotInterruptibleRunsToItsEnd() {
    HostReport.clear()
    let animator = linear { self.view.center.x = 150 }
    animator.isInterruptible = false
    animator.startAnimation()
    frames(10)
    animator.pauseAnimation()
    animator.fractionComplete = 0.9
    animator.stopAnimation(true)
    #expect(animator.isRunning)
    for word in ["paused", "scrubbed", "stopped"] {
      #expect(HostReport.lines.contains { $0.contains("not interruptible cannot be \(word)") })
    }
    frames(60)
    #expect(view.center.x == 150 && animator.state == .inactive)
  }

  @Test func aSpringRetargetedInFlightKeepsWhatShowsAndSettlesAtTheLastTarget() {
    for target in [300, 20, 170, 90] as [CGFloat] {
      let animator = UIViewPropertyAnimator(
        duration: 0.6,
        timingParameters: UISpringTimingParameters(
          dampingRatio: 0.4, initialVelocity: CGVector(dx: -8, dy: 0)))
      animator.addAnimations { self.view.center.x = target }
      let before = x
      animator.startAnimation()
      #expect(abs(x - before) < 1e-6)
      frames(9)
    }
    simulator.advance(by: 3)
    #expect(x == 90 && view.layer.animationKeys() == nil)
  }

  @Test func curvesOfTheirOwnScrubAsTheySayWhenAskedTo() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { self.view.center.x = 150 }
    animator.scrubsLinearly = false
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    frames(1)
    let curve = CAMediaTimingFunction(name: .easeIn)
    #expect(abs(x - (50 + 100 * curve.value(at: 0.5))) < 1e-6)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(view.center.x == 50)
  }

  @Test func withoutAnimationNothingAnimatesNotEvenABlockInside() {
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 1,
      animations: {
        UIView.performWithoutAnimation {
          #expect(!UIView.areAnimationsEnabled)
          self.view.center.x = 150
          UIView.animate(
            withDuration: 1, animations: { self.view.alpha = 0 }, completion: { ends.append($0) })
        }
        #expect(UIView.areAnimationsEnabled)
      })
    #expect(view.layer.animationKeys() == nil)
    frames(2)
    #expect(x == 150 && shownAlpha == 0 && ends == [true])
    UIView.animate(withDuration: 1, animations: { self.view.center.x = 50 })
    #expect(view.layer.animationKeys() != nil, "it is over when it is over")
  }

  @Test func optionsAreInheritedUnlessOverridden() throws {
    func animation(_ options: UIView.AnimationOptions) throws -> CAAnimation {
      view.layer.removeAllAnimations()
      view.alpha = 1
      UIView.animate(
        withDuration: 2, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
        animations: {
          UIView.animate(
            withDuration: 0.5, delay: 0, options: options, animations: { self.view.alpha = 0 })
        })
      return try #require(view.layer.animation(forKey: "opacity"))
    }
    let inherited = try animation([])
    #expect(inherited.duration == 2 && inherited.repeatCount == .infinity && inherited.autoreverses)
    let own = try animation([.overrideInheritedOptions, .overrideInheritedDuration])
    #expect(own.duration == 0.5 && own.repeatCount == 0 && !own.autoreverses)
    #expect(inherited.timingFunction?.value(at: 0.25) == 0.25, "the outer block's curve")
    #expect(own.timingFunction?.value(at: 0.25) == 0.25)
    let curved = try animation(.overrideInheritedCurve)
    #expect(abs((curved.timingFunction?.value(at: 0.25) ?? 0) - 0.25) > 0.05)
    view.layer.removeAllAnimations()
  }
}
