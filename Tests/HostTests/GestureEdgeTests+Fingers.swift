import Simulator
import Testing
import UIKit

extension GestureEdgeTests {
  // MARK: Delays

  @Test func aHeldBeginIsDroppedWhenTheGestureIsRecognisedEvenIfItCancelsNothing() {
    let pan = UIPanGestureRecognizer().logged(log, as: "pan")
    (pan.delaysTouchesBegan, pan.cancelsTouchesInView) = (true, false)
    pad.addGestureRecognizer(pan)
    let finger = stage.simulator.finger()
    finger.down(at: middle)
    #expect(pad.log.isEmpty)
    finger.move(by: CGVector(dx: 20, dy: 0))
    finger.move(by: CGVector(dx: 20, dy: 0))
    finger.lift()
    #expect(log.lines == ["pan began", "pan changed", "pan ended"])
    #expect(pad.log.isEmpty)
  }

  @Test func theEndIsHeldUntilTheLastOfThoseThatDelayItHasFailed() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let prompt = UITapGestureRecognizer()
    prompt.numberOfTapsRequired = 2
    prompt.delaysTouchesEnded = false
    for tap in [double, prompt] { pad.addGestureRecognizer(tap) }
    stage.simulator.finger().tap(at: middle)
    #expect(pad.log == ["began 1"])
    stage.simulator.advance(by: 0.5)
    #expect(pad.log == ["began 1", "ended 1"])
    double.isEnabled = false
    stage.simulator.finger().tap(at: middle)
    #expect(pad.log == ["began 1", "ended 1", "began 1", "ended 1"], "nobody delays it now")
  }

  @Test func anIgnoredTouchIsNeitherDelayedNorCancelled() {
    let pan = OneFingerPan().logged(log, as: "pan")
    (pan.delaysTouchesBegan, pan.cancelsTouchesInView) = (true, true)
    pad.addGestureRecognizer(pan)
    let (first, second) = twoFingers()
    #expect(pan.numberOfTouches == 1)
    #expect(pad.log == ["began 1"], "the one that it ignores is delivered at once")
    first.move(by: CGVector(dx: 0, dy: 30))
    #expect(log.lines == ["pan began"])
    second.move(by: CGVector(dx: 0, dy: 30))
    second.lift()
    first.lift()
    #expect(pad.log == ["began 1", "moved 1", "ended 1"])
  }

  // MARK: Several fingers

  @Test func aPressEndsWithTheFirstFingerThatLeaves() {
    let press = UILongPressGestureRecognizer().logged(log, as: "press")
    press.numberOfTouchesRequired = 2
    pad.addGestureRecognizer(press)
    let (first, second) = twoFingers()
    stage.simulator.advance(by: 0.6)
    #expect(log.lines == ["press began"])
    first.lift()
    #expect(log.lines == ["press began", "press ended"])
    second.move(by: CGVector(dx: 30, dy: 0))
    second.lift()
    #expect(log.lines == ["press began", "press ended"])
    #expect(press.state == .possible)
  }

  @Test func aPanForTwoFingersIsNotMovedByOne() {
    let pan = UIPanGestureRecognizer().logged(log, as: "pan")
    pan.minimumNumberOfTouches = 2
    pad.addGestureRecognizer(pan)
    let (first, second) = twoFingers()
    second.lift()
    first.move(by: CGVector(dx: 0, dy: 40))
    second.down(at: CGPoint(x: 180, y: 200))
    #expect(log.lines.isEmpty)
    second.move(by: CGVector(dx: 0, dy: 1))
    #expect(log.lines.isEmpty, "the way of one finger does not count")
    for _ in 0..<2 {
      first.move(by: CGVector(dx: 0, dy: 10))
      second.move(by: CGVector(dx: 0, dy: 10))
    }
    #expect(log.lines.first == "pan began")
    let way = pan.translation(in: nil)
    second.lift()
    let before = log.lines.count
    first.move(by: CGVector(dx: 0, dy: 50))
    #expect(pan.translation(in: nil) == way && log.lines.count == before)
    #expect(pan.state.isActive, "it ends when all have left")
    first.lift()
    #expect(log.lines.last == "pan ended")
  }

  @Test func fingersBeyondTheMostThatAPanTakesDoNotMoveIt() {
    let pan = UIPanGestureRecognizer().logged(log, as: "pan")
    pan.maximumNumberOfTouches = 1
    pad.addGestureRecognizer(pan)
    let (first, second) = twoFingers()
    #expect(pan.numberOfTouches == 1)
    second.move(by: CGVector(dx: 0, dy: 50))
    #expect(log.lines.isEmpty)
    first.move(by: CGVector(dx: 0, dy: 20))
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 20))
    first.lift()
    second.lift()
    #expect(log.lines == ["pan began", "pan ended"])
  }

  @Test func ofFingersThatLandTogetherThePanTakesTheFirst() {
    for _ in 0..<5 {
      let stage = TouchStage()
      stage.pad.isMultipleTouchEnabled = true
      let pan = UIPanGestureRecognizer()
      pan.maximumNumberOfTouches = 1
      stage.pad.addGestureRecognizer(pan)
      let touches = [CGPoint(x: 100, y: 200), CGPoint(x: 200, y: 200)].map { place in
        let touch = UITouch(at: place, time: 0)
        touch.window = stage.simulator.window
        return touch
      }
      UIApplication.shared.sendEvent(UIEvent(touches: touches, time: 0))
      #expect(pan.location(ofTouch: 0, in: nil) == CGPoint(x: 100, y: 200))
      stage.simulator.window.cancelTouches()
    }
  }

  @Test func twoFingersFarApartTapThoughTheyLeaveOneAfterTheOther() {
    let tap = UITapGestureRecognizer().logged(log, as: "tap")
    tap.numberOfTouchesRequired = 2
    pad.addGestureRecognizer(tap)
    let (first, second) = twoFingers(apart: 180)
    first.lift()
    second.move(by: CGVector(dx: 1, dy: 0))
    second.lift()
    #expect(log.lines == ["tap ended"])
  }

  @Test func touchesOfAnotherTypeAreKeptOutWhereTheTypeIsExclusive() {
    for isExclusive in [true, false] {
      let stage = TouchStage()
      stage.pad.isMultipleTouchEnabled = true
      let pan = UIPanGestureRecognizer()
      pan.requiresExclusiveTouchType = isExclusive
      stage.pad.addGestureRecognizer(pan)
      let kinds: [UITouch.TouchType] = [.direct, .pencil]
      let touches = kinds.map { kind in
        let touch = UITouch(at: middle, time: 0, type: kind)
        touch.window = stage.simulator.window
        return touch
      }
      UIApplication.shared.sendEvent(UIEvent(touches: touches, time: 0))
      #expect(pan.numberOfTouches == (isExclusive ? 1 : 2))
      stage.simulator.window.cancelTouches()
    }
  }

  @Test func aCancelledTouchOfSeveralIsCancelledOnceAndTheOthersGoOn() {
    let (first, second) = twoFingers()
    #expect(pad.log == ["began 1", "began 1"])
    first.cancel()
    #expect(pad.log.last == "cancelled 1")
    first.lift()
    second.move(by: CGVector(dx: 5, dy: 0))
    second.lift()
    #expect(pad.log == ["began 1", "began 1", "cancelled 1", "moved 1", "ended 1"])
  }

  // MARK: Judges

  @Test func aJudgeThatChangesTheWorldWhenAskedBreaksNothing() {
    for way in 0..<4 {
      let stage = TouchStage()
      let log = GestureLog()
      let judge = GestureJudge()
      let inner = UIPanGestureRecognizer().logged(log, as: "inner")
      let outer = UIPanGestureRecognizer().logged(log, as: "outer")
      stage.pad.addGestureRecognizer(inner)
      stage.root.addGestureRecognizer(outer)
      inner.delegate = judge
      judge.shouldBegin = { recognizer in
        switch way {
        case 0: recognizer.isEnabled = false
        case 1: recognizer.view?.removeGestureRecognizer(recognizer)
        case 2: stage.pad.removeFromSuperview()
        default: outer.isEnabled = false
        }
        return true
      }
      let finger = stage.simulator.finger()
      finger.down(at: middle)
      finger.move(by: CGVector(dx: 30, dy: 0))
      finger.move(by: CGVector(dx: 30, dy: 0))
      finger.lift()
      let expected = way == 3 ? "inner began" : "outer began"
      #expect(log.lines.first == expected, "way \(way): \(log.lines)")
      #expect(log.lines.last?.hasSuffix("ended") == true)
      #expect(inner.state == .possible && outer.state == .possible)
      let counts = pad.log.count { $0.hasPrefix("ended") || $0.hasPrefix("cancelled") }
      #expect(counts <= 1)
    }
  }

  @Test func preventionByTheClassComesBeforeTheDelegates() {
    let outer = Polite().logged(log, as: "outer")
    let inner = UIPanGestureRecognizer().logged(log, as: "inner")
    stage.root.addGestureRecognizer(outer)
    pad.addGestureRecognizer(inner)
    stage.simulator.finger().flick(from: middle, velocity: CGVector(dx: 400, dy: 0))
    #expect(log.lines.contains("outer began") && log.lines.contains("inner began"))
  }

  @Test func aViewBetweenMayForbidTheBegin() {
    let strict = Strict(frame: pad.bounds)
    pad.addSubview(strict)
    let leaf = UIView(frame: strict.bounds)
    strict.addSubview(leaf)
    stage.root.addGestureRecognizer(UIPanGestureRecognizer().logged(log, as: "pan"))
    stage.simulator.finger().flick(from: middle, velocity: CGVector(dx: 400, dy: 0))
    #expect(log.lines.isEmpty)
    #expect(strict.asked == 1)
  }

  @Test func theStateMachineTakesNoIllegalStepFromASubclass() {
    let rude = Rude().logged(log, as: "rude")
    pad.addGestureRecognizer(rude)
    HostReport.clear()
    let finger = stage.simulator.finger()
    finger.down(at: middle)
    #expect(rude.state == .possible, "from possible nothing changes before it began")
    finger.move(by: CGVector(dx: 1, dy: 0))
    #expect(rude.state == .began)
    finger.lift()
    #expect(log.lines == ["rude began", "rude ended"])
    #expect(rude.state == .possible)
    #expect(HostReport.lines.contains { $0.contains("is not a way") })
  }
}

private final class OneFingerPan: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where numberOfTouches > 1 { ignore(touch, for: event) }
    super.touchesBegan(touches, with: event)
  }
}

private final class Polite: UIPanGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}

private final class Strict: UIView {
  var asked = 0
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked += 1
    return false
  }
}

private final class Rude: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .began
    state = .began
    state = .possible
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .ended
    state = .changed
    state = .began
  }
}
