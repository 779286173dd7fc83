import Foundation
import HostGraphics
import Simulator
import Testing
import UIKit

/// `UIView.animate` in all its forms, on the simulator's clock.
@MainActor struct AnimationBlockTests {
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

  /// Whatever is retargeted when, with whatever curve: nothing on the screen jumps.
  @Test(arguments: 1...20)
  func randomRetargetsNeverJump(_ seed: UInt64) {
    var random = Seeded(state: seed &* 0x9E37_79B9_7F4A_7C15)
    for _ in 0..<25 {
      let before = view.layer.presentation()
      let target = CGPoint(
        x: .random(in: 0...390, using: &random), y: .random(in: 0...850, using: &random))
      let turn = CGFloat.random(in: -1...1, using: &random)
      let changes = {
        self.view.center = target
        self.view.alpha = CGFloat(target.x / 390)
        self.view.transform = CGAffineTransform(rotationAngle: turn).scaledBy(x: 0.8, y: 1.2)
      }
      if Bool.random(using: &random) {
        UIView.animate(
          withDuration: .random(in: 0.1...0.8, using: &random), delay: 0,
          usingSpringWithDamping: .random(in: 0.4...1, using: &random), initialSpringVelocity: 0,
          animations: changes)
      } else {
        UIView.animate(
          withDuration: .random(in: 0.1...0.8, using: &random), delay: 0,
          options: Bool.random(using: &random) ? .beginFromCurrentState : [], animations: changes)
      }
      let after = view.layer.presentation()
      #expect(abs((before?.position.x ?? 0) - (after?.position.x ?? 0)) < 1e-6, "seed \(seed)")
      #expect(abs((before?.opacity ?? 0) - (after?.opacity ?? 0)) < 1e-4, "seed \(seed)")
      let (a, b) = (before?.affineTransform() ?? .identity, after?.affineTransform() ?? .identity)
      #expect(abs(a.a - b.a) < 1e-6 && abs(a.b - b.b) < 1e-6, "seed \(seed)")
      frames(Int.random(in: 1...30, using: &random))
    }
    frames(60)
    #expect(view.layer.animationKeys() == nil)
  }
}

private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
