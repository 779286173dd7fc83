import Simulator
import Testing
import UIKit

/// Recognisers in the ways in which people break them: requirements in circles, answers that change,
/// fingers that come and go.
@MainActor @Suite struct GestureEdgeTests {
  let stage = TouchStage()
  let log = GestureLog()
  let judge = GestureJudge()
  let middle = CGPoint(x: 150, y: 200)
  var pad: TouchLog { stage.pad }

  func twoFingers(apart: CGFloat = 60) -> (Finger, Finger) {
    pad.isMultipleTouchEnabled = true
    let fingers = (stage.simulator.finger(), stage.simulator.finger())
    fingers.0.down(at: CGPoint(x: middle.x - apart / 2, y: middle.y))
    fingers.1.down(at: CGPoint(x: middle.x + apart / 2, y: middle.y))
    return fingers
  }

  // MARK: Requirements

  @Test func aChainOfRequirementsIsFollowedToItsEnd() {
    let taps = (1...3).map { count in
      let tap = UITapGestureRecognizer().logged(log, as: "\(count)")
      tap.numberOfTapsRequired = count
      pad.addGestureRecognizer(tap)
      return tap
    }
    taps[0].require(toFail: taps[1])
    taps[1].require(toFail: taps[2])
    let finger = stage.simulator.finger()
    finger.tap(at: middle)
    stage.simulator.advance(by: 1)
    #expect(log.lines == ["1 ended"])
    finger.doubleTap(at: middle)
    #expect(log.lines == ["1 ended"], "three taps are still possible")
    stage.simulator.advance(by: 1)
    #expect(log.lines == ["1 ended", "2 ended"])
    for _ in 0..<3 {
      finger.tap(at: middle)
      stage.simulator.advance(by: 0.1)
    }
    stage.simulator.advance(by: 1)
    #expect(log.lines == ["1 ended", "2 ended", "3 ended"])
  }

  @Test func whoRequireEachOtherToFailAllFailAndAreFreeAgain() {
    let one = UITapGestureRecognizer().logged(log, as: "one")
    let two = UITapGestureRecognizer().logged(log, as: "two")
    let three = UITapGestureRecognizer().logged(log, as: "three")
    for tap in [one, two, three] { pad.addGestureRecognizer(tap) }
    one.require(toFail: two)
    two.require(toFail: three)
    three.require(toFail: one)
    HostReport.clear()
    for _ in 0..<2 {
      stage.simulator.finger().tap(at: middle)
      stage.simulator.advance(by: 2)
      #expect(log.lines.isEmpty)
      #expect([one, two, three].allSatisfy { $0.state == .possible && $0.numberOfTouches == 0 })
    }
    #expect(HostReport.lines.contains { $0.contains("require each other") })
    #expect(pad.log.filter { $0 == "ended 1" }.count == 2, "what they held back is delivered")
    // The circle is cut: everything goes on.
    pad.removeGestureRecognizer(three)
    stage.simulator.finger().tap(at: middle)
    stage.simulator.advance(by: 2)
    #expect(log.lines == ["two ended"])
  }

  @Test func requiringItselfIsNoRequirement() {
    let tap = UITapGestureRecognizer().logged(log, as: "tap")
    tap.require(toFail: tap)
    pad.addGestureRecognizer(tap)
    stage.simulator.finger().tap(at: middle)
    #expect(log.lines == ["tap ended"])
  }

  @Test func aRequirementOnSomeoneWithoutTouchesIsMet() {
    let tap = UITapGestureRecognizer().logged(log, as: "tap")
    let elsewhere = UITapGestureRecognizer()
    let other = UIView(frame: CGRect(x: 0, y: 500, width: 50, height: 50))
    stage.root.addSubview(other)
    other.addGestureRecognizer(elsewhere)
    tap.require(toFail: elsewhere)
    pad.addGestureRecognizer(tap)
    stage.simulator.finger().tap(at: middle)
    #expect(log.lines == ["tap ended"])
  }

  @Test func dynamicRequirementsAreAskedOnceAnAttempt() {
    let tap = UITapGestureRecognizer().logged(log, as: "tap")
    let double = UITapGestureRecognizer().logged(log, as: "double")
    double.numberOfTapsRequired = 2
    for recognizer in [tap, double] { pad.addGestureRecognizer(recognizer) }
    tap.delegate = judge
    var asked = 0
    // A delegate that changes its mind at every question.
    judge.requiresFailure = { _, _ in
      asked += 1
      return asked % 2 == 1
    }
    stage.simulator.finger().tap(at: middle)
    stage.simulator.advance(by: 0.2)
    #expect(log.lines.isEmpty, "it said that it waits")
    #expect(asked == 1)
    stage.simulator.advance(by: 0.5)
    #expect(log.lines == ["tap ended"])
    #expect(asked == 1)
    stage.simulator.finger().tap(at: middle)
    #expect(log.lines == ["tap ended", "tap ended"], "another attempt, another answer")
    #expect(asked == 2)
  }

  @Test func aRecogniserThatIsWaitedForAndGoesLetsTheOtherPass() {
    for way in 0..<3 {
      let stage = TouchStage()
      let log = GestureLog()
      let pan = UIPanGestureRecognizer().logged(log, as: "pan")
      let press = UILongPressGestureRecognizer()
      press.allowableMovement = 1000
      press.minimumPressDuration = 100
      stage.pad.addGestureRecognizer(pan)
      stage.pad.addGestureRecognizer(press)
      pan.require(toFail: press)
      let finger = stage.simulator.finger()
      finger.down(at: middle)
      finger.move(by: CGVector(dx: 30, dy: 0))
      #expect(log.lines.isEmpty)
      switch way {
      case 0: press.isEnabled = false
      case 1: stage.pad.removeGestureRecognizer(press)
      default: press.state = .failed
      }
      #expect(log.lines == ["pan began"])
      finger.lift()
      #expect(log.lines == ["pan began", "pan ended"])
    }
  }

  // MARK: Off, on and gone

  @Test func offAndOnAgainInMidGestureIsACancelAndNoMoreOfThatTouch() {
    let pan = UIPanGestureRecognizer().logged(log, as: "pan")
    pad.isMultipleTouchEnabled = true
    pan.cancelsTouchesInView = false
    pad.addGestureRecognizer(pan)
    let finger = stage.simulator.finger()
    finger.down(at: middle)
    finger.move(by: CGVector(dx: 20, dy: 0))
    pan.isEnabled = false
    pan.isEnabled = true
    #expect(log.lines == ["pan began", "pan cancelled"])
    finger.move(by: CGVector(dx: 20, dy: 0))
    finger.lift()
    #expect(log.lines == ["pan began", "pan cancelled"])
    finger.down(at: middle)
    finger.move(by: CGVector(dx: 20, dy: 0))
    finger.lift()
    #expect(log.lines.suffix(2) == ["pan began", "pan ended"])
  }

  @Test func aTouchThatTheRecogniserHasLostIsNeitherHeldNorCancelledByIt() {
    let pan = UIPanGestureRecognizer().logged(log, as: "pan")
    pad.isMultipleTouchEnabled = true
    pad.addGestureRecognizer(pan)
    let (first, second) = (stage.simulator.finger(), stage.simulator.finger())
    first.down(at: middle)
    pan.isEnabled = false
    pan.isEnabled = true
    second.down(at: CGPoint(x: 100, y: 150))
    second.move(by: CGVector(dx: 30, dy: 0))
    #expect(log.lines == ["pan began"])
    #expect(pad.log == ["began 1", "began 1", "cancelled 1"], "the second finger's alone")
    first.lift()
    #expect(pad.log.last == "ended 1")
    second.lift()
    #expect(pad.log.count == 4)
  }

  @Test func anActionMayRemoveItsRecogniserItsViewOrTheWindow() {
    for way in 0..<3 {
      let stage = TouchStage()
      let log = GestureLog()
      let pan = UIPanGestureRecognizer().logged(log, as: "pan")
      pan.addHandler(nil) { [pad = stage.pad, window = stage.simulator.window] recognizer in
        guard recognizer.state == .began else { return }
        switch way {
        case 0: recognizer.view?.removeGestureRecognizer(recognizer)
        case 1: pad.removeFromSuperview()
        default: window.isHidden = true
        }
      }
      stage.pad.addGestureRecognizer(pan)
      let finger = stage.simulator.finger()
      finger.down(at: middle)
      finger.move(by: CGVector(dx: 30, dy: 0))
      finger.move(by: CGVector(dx: 30, dy: 0))
      finger.lift()
      #expect(log.lines == ["pan began", "pan cancelled"], "way \(way)")
      #expect(stage.pad.log == ["began 1", "cancelled 1"], "way \(way)")
      #expect(pan.state == .possible && pan.numberOfTouches == 0)
    }
  }

  @Test func aWindowThatIsReleasedInMidGestureEndsWhatWasInIt() {
    let pan = UIPanGestureRecognizer().logged(log, as: "pan")
    let press = UILongPressGestureRecognizer().logged(log, as: "press")
    let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(press)
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window?.addSubview(view)
    window?.isHidden = false
    stage.simulator.advance(by: 0.1)
    weak var watched = window
    let finger = stage.simulator.finger()
    finger.down(at: middle)
    finger.move(by: CGVector(dx: 30, dy: 0))
    #expect(log.lines == ["pan began"] && view.log == ["began 1", "cancelled 1"])
    finger.lift()
    finger.down(at: middle)
    #expect(view.log.last == "began 1")
    window = nil
    #expect(watched == nil)
    #expect(view.log.last == "cancelled 1")
    #expect(press.state == .possible && press.numberOfTouches == 0)
    stage.simulator.advance(by: 1)
    finger.lift()
    #expect(log.lines == ["pan began", "pan ended"], "the press is over: \(log.lines)")
    #expect(view.log.filter { $0 == "cancelled 1" }.count == 2)
    // And nothing is left that would keep others from anything.
    let tap = UITapGestureRecognizer().logged(log, as: "tap")
    pad.addGestureRecognizer(tap)
    stage.simulator.finger().tap(at: middle)
    #expect(log.lines.last == "tap ended")
  }
}
