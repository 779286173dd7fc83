import Simulator
import Testing
import UIKit

@MainActor @Suite struct GestureArbiterTests {
  let middle = CGPoint(x: 150, y: 200)

  /// Every request in every state: what comes of it is in the table or nothing.
  @Test func onlyLegalWaysAreTaken() {
    let states: [UIGestureRecognizer.State] = [
      .possible, .began, .changed, .ended, .cancelled, .failed,
    ]
    for from in states {
      for to in states {
        guard let result = from.transition(to: to) else { continue }
        #expect(!from.isTerminal, "\(from.word) is the end")
        #expect(result != .possible, "only a reset leads to possible")
        #expect(from == .possible || result != .failed, "what has begun cannot fail")
        #expect(from != .possible || result != .changed, "nothing changes before it began")
      }
    }
    #expect(UIGestureRecognizer.State.possible.transition(to: .cancelled) == .failed)
    #expect(UIGestureRecognizer.State.began.transition(to: .failed) == .cancelled)
  }

  @Test func theInnerPanWinsOverTheOuterOne() {
    let stage = TouchStage()
    let log = GestureLog()
    stage.root.addGestureRecognizer(UIPanGestureRecognizer().logged(log, as: "outer"))
    stage.pad.addGestureRecognizer(UIPanGestureRecognizer().logged(log, as: "inner"))
    stage.simulator.finger().flick(from: middle, velocity: CGVector(dx: 0, dy: 500))
    #expect(log.lines.first == "inner began")
    #expect(log.lines.allSatisfy { $0.hasPrefix("inner") })
  }

  @Test func bothRecogniseIfEitherDelegateSaysSo() {
    for outerSays in [true, false] {
      let stage = TouchStage()
      let log = GestureLog()
      let judge = GestureJudge()
      judge.simultaneous = { _, _ in true }
      let outer = UIPanGestureRecognizer().logged(log, as: "outer")
      let inner = UIPanGestureRecognizer().logged(log, as: "inner")
      (outerSays ? outer : inner).delegate = judge
      stage.root.addGestureRecognizer(outer)
      stage.pad.addGestureRecognizer(inner)
      stage.simulator.finger().flick(from: middle, velocity: CGVector(dx: 0, dy: 500))
      #expect(log.lines.contains("outer began"))
      #expect(log.lines.contains("inner began"))
      #expect(log.lines.contains("outer ended"))
      #expect(log.lines.contains("inner ended"))
    }
  }

  @Test func onesThatShouldNotBeginFailAndLetOthersBegin() {
    let stage = TouchStage()
    let log = GestureLog()
    let judge = GestureJudge()
    judge.shouldBegin = { _ in false }
    let inner = UIPanGestureRecognizer().logged(log, as: "inner")
    inner.delegate = judge
    stage.root.addGestureRecognizer(UIPanGestureRecognizer().logged(log, as: "outer"))
    stage.pad.addGestureRecognizer(inner)
    let finger = stage.simulator.finger()
    finger.down(at: middle)
    finger.drag(by: CGVector(dx: 0, dy: 50), over: 0.1)
    #expect(inner.state == .failed)
    #expect(judge.asked == 1)
    finger.lift()
    #expect(log.lines.first == "outer began")
    #expect(inner.state == .possible)
  }

  @Test func aTouchThatIsNotReceivedIsNotSeen() {
    let stage = TouchStage()
    let log = GestureLog()
    let judge = GestureJudge()
    judge.shouldReceive = { _, touch in touch.location(in: nil).x > 160 }
    let pan = UIPanGestureRecognizer().logged(log, as: "pan")
    pan.delegate = judge
    stage.pad.addGestureRecognizer(pan)
    let finger = stage.simulator.finger()
    finger.flick(from: middle, velocity: CGVector(dx: 500, dy: 0))
    #expect(log.lines.isEmpty)
    finger.flick(from: CGPoint(x: 170, y: 200), velocity: CGVector(dx: 500, dy: 0))
    #expect(log.lines.first == "pan began")
  }

  @Test func aRequirementMayComeFromEitherSide() {
    for isRequired in [true, false] {
      let stage = TouchStage()
      let log = GestureLog()
      let judge = GestureJudge()
      let pan = UIPanGestureRecognizer().logged(log, as: "pan")
      let press = UILongPressGestureRecognizer().logged(log, as: "press")
      press.allowableMovement = 30
      if isRequired {
        judge.isRequiredToFail = { _, other in other === pan }
        press.delegate = judge
      } else {
        judge.requiresFailure = { _, other in other === press }
        pan.delegate = judge
      }
      stage.pad.addGestureRecognizer(pan)
      stage.pad.addGestureRecognizer(press)
      let finger = stage.simulator.finger()
      finger.down(at: middle)
      finger.move(by: CGVector(dx: 20, dy: 0))
      #expect(log.lines.isEmpty)
      finger.move(by: CGVector(dx: 20, dy: 0))
      #expect(log.lines == ["pan began"])
      finger.lift()
    }
  }

  @Test func whoeverWasWaitedForAndRecognisedMakesTheOtherFail() {
    let stage = TouchStage()
    let log = GestureLog()
    let pan = UIPanGestureRecognizer().logged(log, as: "pan")
    let press = UILongPressGestureRecognizer().logged(log, as: "press")
    press.allowableMovement = 30
    pan.require(toFail: press)
    stage.pad.addGestureRecognizer(pan)
    stage.pad.addGestureRecognizer(press)
    let finger = stage.simulator.finger()
    finger.down(at: middle)
    finger.move(by: CGVector(dx: 20, dy: 0))
    finger.hold(0.6)
    finger.move(by: CGVector(dx: 100, dy: 0))
    finger.lift()
    #expect(log.lines == ["press began", "press changed", "press ended"])
  }

  @Test func aRecognisedPanCancelsTheViewsTouchOnce() {
    let stage = TouchStage()
    let pan = UIPanGestureRecognizer()
    stage.root.addGestureRecognizer(pan)
    let finger = stage.simulator.finger()
    finger.down(at: middle)
    finger.move(by: CGVector(dx: 0, dy: 5))
    finger.move(by: CGVector(dx: 0, dy: 50))
    finger.move(by: CGVector(dx: 0, dy: 50))
    finger.lift()
    #expect(stage.pad.log == ["began 1", "moved 1", "cancelled 1"])
  }

  @Test func aPanThatCancelsNothingLetsTheViewHearAll() {
    let stage = TouchStage()
    let pan = UIPanGestureRecognizer()
    pan.cancelsTouchesInView = false
    stage.root.addGestureRecognizer(pan)
    let finger = stage.simulator.finger()
    finger.down(at: middle)
    finger.move(by: CGVector(dx: 0, dy: 50))
    finger.lift()
    #expect(stage.pad.log == ["began 1", "moved 1", "ended 1"])
  }

  @Test func aDelayedTouchIsDeliveredWhenTheRecogniserFailsOrNever() {
    let stage = TouchStage()
    let press = UILongPressGestureRecognizer()
    press.delaysTouchesBegan = true
    stage.root.addGestureRecognizer(press)
    let finger = stage.simulator.finger()
    finger.down(at: middle)
    #expect(stage.pad.log.isEmpty)
    finger.move(by: CGVector(dx: 30, dy: 0))
    #expect(stage.pad.log == ["began 1", "moved 1"])
    finger.lift()
    #expect(stage.pad.log.last == "ended 1")

    stage.pad.log = []
    finger.down(at: middle)
    finger.hold(1)
    finger.lift()
    #expect(stage.pad.log.isEmpty)
  }

  @Test func theEndWaitsForASecondTap() {
    let stage = TouchStage()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    stage.root.addGestureRecognizer(double)
    stage.simulator.finger().tap(at: middle)
    #expect(stage.pad.log == ["began 1"])
    stage.simulator.advance(by: 0.5)
    #expect(stage.pad.log == ["began 1", "ended 1"])
  }

  @Test func turningARecogniserOffCancelsItsGesture() {
    let stage = TouchStage()
    let log = GestureLog()
    let pan = UIPanGestureRecognizer().logged(log, as: "pan")
    stage.pad.addGestureRecognizer(pan)
    let finger = stage.simulator.finger()
    finger.down(at: middle)
    finger.move(by: CGVector(dx: 0, dy: 50))
    pan.isEnabled = false
    finger.move(by: CGVector(dx: 0, dy: 50))
    finger.lift()
    #expect(log.lines == ["pan began", "pan cancelled"])
    pan.isEnabled = true
    finger.flick(from: middle, velocity: CGVector(dx: 0, dy: 500))
    #expect(log.lines.last == "pan ended")
  }

  @Test func removingTheRecogniserOrItsViewInMidGestureCancelsIt() {
    for removesView in [true, false] {
      let stage = TouchStage()
      let log = GestureLog()
      let pan = UIPanGestureRecognizer().logged(log, as: "pan")
      stage.pad.addGestureRecognizer(pan)
      let finger = stage.simulator.finger()
      finger.down(at: middle)
      finger.move(by: CGVector(dx: 0, dy: 50))
      if removesView {
        stage.pad.removeFromSuperview()
      } else {
        stage.pad.removeGestureRecognizer(pan)
      }
      finger.move(by: CGVector(dx: 0, dy: 50))
      finger.lift()
      #expect(log.lines == ["pan began", "pan cancelled"])
      #expect(pan.state == .possible)
    }
  }

  @Test func aPanCanBeTurnedOffByItsOwnAction() {
    let stage = TouchStage()
    let log = GestureLog()
    let pan = UIPanGestureRecognizer()
    pan.addHandler(nil) { pan in
      log.lines.append(pan.state.word)
      if pan.state == .changed { pan.isEnabled = false }
    }
    stage.pad.addGestureRecognizer(pan)
    stage.simulator.finger().flick(from: middle, velocity: CGVector(dx: 0, dy: 900))
    #expect(log.lines == ["began", "changed", "cancelled"])
  }
}
