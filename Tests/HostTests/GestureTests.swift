import Simulator
import Testing
import UIKit

@MainActor @Suite struct GestureTests {
  let middle = CGPoint(x: 150, y: 200)

  // MARK: Tap

  @Test func aTapIsRecognisedWhenTheFingerLeaves() {
    let stage = TouchStage()
    let log = GestureLog()
    stage.pad.addGestureRecognizer(UITapGestureRecognizer().logged(log, as: "tap"))
    let finger = stage.simulator.finger()
    finger.down(at: middle)
    #expect(log.lines.isEmpty)
    finger.lift()
    #expect(log.lines == ["tap ended"])
    #expect(stage.pad.log == ["began 1", "cancelled 1"])
    finger.tap(at: middle)
    #expect(log.lines == ["tap ended", "tap ended"])
  }

  @Test func aFingerThatWandersDoesNotTap() {
    let stage = TouchStage()
    let log = GestureLog()
    stage.pad.addGestureRecognizer(UITapGestureRecognizer().logged(log, as: "tap"))
    let finger = stage.simulator.finger()
    finger.down(at: middle)
    finger.drag(by: CGVector(dx: 60, dy: 0), over: 0.1)
    finger.lift()
    #expect(log.lines.isEmpty)
    #expect(stage.pad.log.last == "ended 1")
  }

  @Test func oneTapWaitsForTwo() {
    let stage = TouchStage()
    let log = GestureLog()
    let single = UITapGestureRecognizer().logged(log, as: "single")
    let double = UITapGestureRecognizer().logged(log, as: "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    stage.pad.addGestureRecognizer(single)
    stage.pad.addGestureRecognizer(double)

    stage.simulator.finger().tap(at: middle)
    #expect(log.lines.isEmpty)
    stage.simulator.advance(by: 0.4)
    #expect(log.lines == ["single ended"])

    log.lines = []
    stage.simulator.advance(by: 1)
    stage.simulator.finger().doubleTap(at: middle)
    stage.simulator.advance(by: 1)
    #expect(log.lines == ["double ended"])
  }

  @Test func withoutARequirementOneTapComesBeforeTwo() {
    let stage = TouchStage()
    let log = GestureLog()
    let double = UITapGestureRecognizer().logged(log, as: "double")
    double.numberOfTapsRequired = 2
    stage.pad.addGestureRecognizer(double)
    stage.pad.addGestureRecognizer(UITapGestureRecognizer().logged(log, as: "single"))
    stage.simulator.finger().doubleTap(at: middle)
    stage.simulator.advance(by: 1)
    #expect(log.lines.first == "single ended")
  }

  @Test func twoFingersTapTogether() {
    let stage = TouchStage()
    let log = GestureLog()
    let tap = UITapGestureRecognizer().logged(log, as: "tap")
    tap.numberOfTouchesRequired = 2
    stage.pad.addGestureRecognizer(tap)
    stage.simulator.finger().tap(at: middle)
    #expect(log.lines.isEmpty)
    let both = Gesture.tap(at: middle).together(with: .tap(at: CGPoint(x: 200, y: 200)))
    stage.simulator.play(both)
    #expect(log.lines == ["tap ended"])
  }

  // MARK: Pan

  @Test func aPanBeginsAfterTenPointsAndItsTranslationHasThem() {
    let stage = TouchStage()
    let pan = UIPanGestureRecognizer()
    var translations: [CGFloat] = []
    pan.addHandler(nil) { _ in translations.append(pan.translation(in: pan.view).y) }
    stage.pad.addGestureRecognizer(pan)
    let finger = stage.simulator.finger()
    finger.down(at: middle)
    finger.move(by: CGVector(dx: 0, dy: 9.9))
    #expect(pan.state == .possible)
    finger.move(by: CGVector(dx: 0, dy: 0.1))
    #expect(pan.state == .began)
    finger.move(by: CGVector(dx: 0, dy: 30))
    #expect(pan.state == .changed)
    finger.lift()
    #expect(translations.map { ($0 * 1000).rounded() / 1000 } == [10, 40, 40])
    #expect(pan.state == .possible)
  }

  @Test(arguments: [250.0, 750, 975, 1000, 2001, 4500])
  func aFlickHasExactlyItsVelocity(speed: Double) {
    let stage = TouchStage()
    let pan = UIPanGestureRecognizer()
    var velocity = CGPoint.zero
    pan.addHandler(nil) { _ in if pan.state == .ended { velocity = pan.velocity(in: nil) } }
    stage.pad.addGestureRecognizer(pan)
    stage.simulator.finger().flick(from: middle, velocity: CGVector(dx: 0, dy: speed))
    #expect(abs(velocity.y - speed) < 1e-6)
    #expect(abs(velocity.x) < 1e-9)
  }

  @Test(arguments: [30.0, 60, 120, 240])
  func theRateOfEventsDoesNotChangeTheVelocity(rate: Double) {
    let stage = TouchStage()
    let pan = UIPanGestureRecognizer()
    var velocity = CGPoint.zero
    pan.addHandler(nil) { _ in if pan.state == .ended { velocity = pan.velocity(in: nil) } }
    stage.pad.addGestureRecognizer(pan)
    let finger = stage.simulator.finger()
    finger.flick(
      from: middle, velocity: CGVector(dx: 900, dy: 0), duration: 0.2, eventsPerSecond: rate)
    #expect(abs(velocity.x - 900) < 1e-6)
  }

  @Test func aPauseOfATenthOfASecondIsNoFlick() {
    let stage = TouchStage()
    let pan = UIPanGestureRecognizer()
    var velocity = CGPoint(x: -1, y: -1)
    pan.addHandler(nil) { _ in if pan.state == .ended { velocity = pan.velocity(in: nil) } }
    stage.pad.addGestureRecognizer(pan)
    let finger = stage.simulator.finger()
    finger.down(at: middle)
    finger.drag(by: CGVector(dx: 0, dy: 100), over: 0.1)
    finger.hold(0.1)
    finger.lift()
    #expect(velocity == .zero)
  }

  @Test func aFlickAfterALongHoldIsAFlick() {
    let stage = TouchStage()
    let pan = UIPanGestureRecognizer()
    var velocity = CGPoint.zero
    pan.addHandler(nil) { _ in if pan.state == .ended { velocity = pan.velocity(in: nil) } }
    stage.pad.addGestureRecognizer(pan)
    let finger = stage.simulator.finger()
    finger.down(at: middle)
    finger.hold(2)
    finger.drag(by: CGVector(dx: 0, dy: 60), over: 0.06)
    finger.lift()
    #expect(abs(velocity.y - 1000) < 50)
  }

  @Test func setTranslationGoesOnFromThere() {
    let stage = TouchStage()
    let pan = UIPanGestureRecognizer()
    stage.pad.addGestureRecognizer(pan)
    let finger = stage.simulator.finger()
    finger.down(at: middle)
    finger.move(by: CGVector(dx: 20, dy: 0))
    pan.setTranslation(.zero, in: stage.pad)
    finger.move(by: CGVector(dx: 7, dy: 3))
    #expect(pan.translation(in: stage.pad) == CGPoint(x: 7, y: 3))
    pan.setTranslation(CGPoint(x: CGFloat.nan, y: 0), in: stage.pad)
    #expect(pan.translation(in: stage.pad) == CGPoint(x: 7, y: 3))
  }

  @Test func aSecondFingerMovesNothingByLanding() {
    let stage = TouchStage()
    let pan = UIPanGestureRecognizer()
    stage.root.addGestureRecognizer(pan)
    let (one, two) = (stage.simulator.finger(), stage.simulator.finger())
    one.down(at: middle)
    one.move(by: CGVector(dx: 0, dy: 50))
    two.down(at: CGPoint(x: 300, y: 600))
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 50))
    two.move(by: CGVector(dx: 0, dy: 20))
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 60))
    one.lift()
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 60))
    #expect(pan.state == .changed)
    two.move(by: CGVector(dx: 0, dy: 10))
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 70))
    two.lift()
    #expect(pan.state == .possible)
  }

  // MARK: Others

  @Test func aLongPressBeginsAfterHalfASecondAndFollows() {
    let stage = TouchStage()
    let log = GestureLog()
    stage.pad.addGestureRecognizer(UILongPressGestureRecognizer().logged(log, as: "press"))
    let finger = stage.simulator.finger()
    finger.down(at: middle)
    finger.hold(0.45)
    #expect(log.lines.isEmpty)
    finger.hold(0.1)
    finger.move(by: CGVector(dx: 100, dy: 0))
    finger.lift()
    #expect(log.lines == ["press began", "press changed", "press ended"])
    #expect(stage.pad.log == ["began 1", "cancelled 1"])
  }

  @Test func aSwipeGoesItsWayAlone() {
    let stage = TouchStage()
    let log = GestureLog()
    let swipe = UISwipeGestureRecognizer().logged(log, as: "swipe")
    swipe.direction = .up
    stage.pad.addGestureRecognizer(swipe)
    let finger = stage.simulator.finger()
    finger.flick(from: middle, velocity: CGVector(dx: 0, dy: 800), duration: 0.15)
    #expect(log.lines.isEmpty)
    finger.flick(from: middle, velocity: CGVector(dx: 0, dy: -800), duration: 0.15)
    #expect(log.lines == ["swipe ended"])
  }

  @Test func anEdgePanBeginsAtItsEdgeAlone() {
    let stage = TouchStage()
    let log = GestureLog()
    let pan = UIScreenEdgePanGestureRecognizer().logged(log, as: "edge")
    pan.edges = .left
    stage.root.addGestureRecognizer(pan)
    let finger = stage.simulator.finger()
    finger.flick(from: CGPoint(x: 100, y: 600), velocity: CGVector(dx: 500, dy: 0))
    #expect(log.lines.isEmpty)
    finger.flick(from: CGPoint(x: 3, y: 600), velocity: CGVector(dx: 500, dy: 0))
    #expect(log.lines.first == "edge began")
    #expect(log.lines.last == "edge ended")
  }

  @Test func aPinchTellsTheScale() {
    let stage = TouchStage()
    let pinch = UIPinchGestureRecognizer()
    var scales: [CGFloat] = []
    pinch.addHandler(nil) { _ in scales.append(pinch.scale) }
    stage.root.addGestureRecognizer(pinch)
    stage.simulator.play(.pinch(at: CGPoint(x: 200, y: 600), from: 100, to: 250, over: 0.3))
    #expect(scales.count > 3)
    #expect(abs((scales.last ?? 0) - 2.5) < 1e-6)
  }
}
