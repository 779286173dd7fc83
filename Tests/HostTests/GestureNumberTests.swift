import Simulator
import Testing
import UIKit

/// How far, how long and which way: each recogniser just inside of its limits and just beyond.
@MainActor @Suite struct GestureNumberTests {
  let stage = TouchStage()
  let log = GestureLog()
  let middle = CGPoint(x: 150, y: 200)
  var pad: TouchLog { stage.pad }

  private func drag(from start: CGPoint, by way: CGVector, over seconds: Double = 0.1) {
    let finger = stage.simulator.finger()
    finger.down(at: start)
    finger.drag(by: way, over: seconds)
    finger.lift()
    stage.simulator.advance(by: 0.1)
  }

  // MARK: Edges

  @Test func anEdgeIsAsWideAsItIsAndEachSideCounts() {
    let bounds = stage.root.bounds
    let inside = UIScreenEdgePanGestureRecognizer.region - 1
    let outside = UIScreenEdgePanGestureRecognizer.region + 1
    let sides: [(UIRectEdge, (CGFloat) -> CGPoint, CGVector)] = [
      (.left, { CGPoint(x: $0, y: 600) }, CGVector(dx: 60, dy: 0)),
      (.right, { CGPoint(x: bounds.maxX - $0, y: 600) }, CGVector(dx: -60, dy: 0)),
      (.top, { CGPoint(x: 200, y: $0) }, CGVector(dx: 0, dy: 60)),
      (.bottom, { CGPoint(x: 200, y: bounds.maxY - $0) }, CGVector(dx: 0, dy: -60)),
    ]
    for (edge, place, way) in sides {
      let pan = UIScreenEdgePanGestureRecognizer().logged(log, as: "edge")
      pan.edges = edge
      stage.root.addGestureRecognizer(pan)
      log.lines = []
      drag(from: place(inside), by: way)
      #expect(log.lines.first == "edge began" && log.lines.last == "edge ended", "\(edge)")
      log.lines = []
      drag(from: place(outside), by: way)
      drag(from: place(inside), by: CGVector(dx: way.dy, dy: way.dx))
      drag(from: place(inside), by: CGVector(dx: -way.dx, dy: -way.dy))
      #expect(log.lines.isEmpty, "too far in, along the edge, outward: \(edge)")
      pan.edges = []
      drag(from: place(inside), by: way)
      #expect(log.lines.isEmpty)
      stage.root.removeGestureRecognizer(pan)
    }
  }

  // MARK: Swipes

  @Test func aSwipeIsQuickStraightLongAndOneOfItsWays() {
    let swipe = UISwipeGestureRecognizer().logged(log, as: "swipe")
    swipe.direction = [.left, .right]
    pad.addGestureRecognizer(swipe)
    let length = UISwipeGestureRecognizer.minimumLength
    let aside = UISwipeGestureRecognizer.maximumDeviation
    let time = UISwipeGestureRecognizer.longestSwipe
    for (way, seconds, isOne) in [
      (CGVector(dx: length + 1, dy: 0), 0.1, true), (CGVector(dx: -length - 1, dy: 0), 0.1, true),
      (CGVector(dx: length - 1, dy: 0), 0.1, false), (CGVector(dx: 0, dy: length + 1), 0.1, false),
      (CGVector(dx: length + 1, dy: 0), time + 0.1, false),
      (CGVector(dx: length + 1, dy: 0), time - 0.1, true),
      (CGVector(dx: length + 20, dy: aside - 1), 0.1, true),
      (CGVector(dx: length + 20, dy: aside + 20), 0.1, false),
    ] {
      log.lines = []
      drag(from: middle, by: way, over: seconds)
      #expect(log.lines == (isOne ? ["swipe ended"] : []), "\(way) in \(seconds) s")
      #expect(swipe.state == .possible)
    }
  }

  @Test func aSwipeForTwoFingersTakesTwo() {
    let swipe = UISwipeGestureRecognizer().logged(log, as: "swipe")
    (swipe.direction, swipe.numberOfTouchesRequired) = (.down, 2)
    pad.addGestureRecognizer(swipe)
    drag(from: middle, by: CGVector(dx: 0, dy: 80))
    #expect(log.lines.isEmpty)
    let fingers = [stage.simulator.finger(), stage.simulator.finger()]
    for (finger, x) in zip(fingers, [120, 180] as [CGFloat]) {
      finger.down(at: CGPoint(x: x, y: 150))
    }
    for _ in 0..<4 {
      for finger in fingers { finger.move(by: CGVector(dx: 0, dy: 20)) }
    }
    #expect(log.lines == ["swipe ended"])
    for finger in fingers { finger.lift() }
    #expect(log.lines == ["swipe ended"] && swipe.state == .possible)
  }

  // MARK: Taps

  @Test func twoTapsAreNearEachOtherAndSoon() {
    let double = UITapGestureRecognizer().logged(log, as: "double")
    double.numberOfTapsRequired = 2
    pad.addGestureRecognizer(double)
    let (near, pause) = (
      UITapGestureRecognizer.allowedMovement, UITapGestureRecognizer.pauseBetweenTaps
    )
    for (distance, seconds, isOne) in [
      (near - 2, 0.1, true), (near + 2, 0.1, false), (0, pause - 0.05, true),
      (0, pause + 0.05, false),
    ] {
      log.lines = []
      let finger = stage.simulator.finger()
      finger.tap(at: middle)
      stage.simulator.advance(by: seconds)
      finger.tap(at: CGPoint(x: middle.x, y: middle.y + distance))
      stage.simulator.advance(by: 1)
      #expect(log.lines == (isOne ? ["double ended"] : []), "\(distance) points, \(seconds) s")
    }
  }

  @Test func aTapIsNotTooLong() {
    pad.addGestureRecognizer(UITapGestureRecognizer().logged(log, as: "tap"))
    let finger = stage.simulator.finger()
    for (seconds, isOne) in [
      (UITapGestureRecognizer.longestTap - 0.1, true),
      (UITapGestureRecognizer.longestTap + 0.1, false),
    ] {
      log.lines = []
      finger.down(at: middle)
      stage.simulator.advance(by: seconds)
      finger.lift()
      #expect(log.lines == (isOne ? ["tap ended"] : []))
    }
  }

  // MARK: Pinches and presses

  @Test func aPinchBeginsAtItsSlopAndHasAVelocity() {
    let pinch = UIPinchGestureRecognizer().logged(log, as: "pinch")
    pad.isMultipleTouchEnabled = true
    pad.addGestureRecognizer(pinch)
    let fingers = [stage.simulator.finger(), stage.simulator.finger()]
    fingers[0].down(at: CGPoint(x: 100, y: 200))
    fingers[1].down(at: CGPoint(x: 200, y: 200))
    fingers[1].move(by: CGVector(dx: UIPinchGestureRecognizer.slop - 1, dy: 0))
    #expect(log.lines.isEmpty)
    fingers[1].move(by: CGVector(dx: 1, dy: 0))
    #expect(log.lines == ["pinch began"])
    #expect(abs(pinch.scale - (100 + UIPinchGestureRecognizer.slop) / 100) < 1e-9)
    pinch.scale = 1
    fingers[1].drag(
      to: CGPoint(x: 100 + 2 * (100 + UIPinchGestureRecognizer.slop), y: 200), over: 0.5)
    #expect(abs(pinch.scale - 2) < 1e-9)
    #expect(abs(pinch.velocity - 2) < 0.05, "one more in half a second: \(pinch.velocity)")
    fingers[0].lift()
    #expect(pinch.state.isActive && abs(pinch.scale - 2) < 1e-9, "it ends when both have left")
    fingers[1].move(by: CGVector(dx: 50, dy: 0))
    #expect(abs(pinch.scale - 2) < 1e-9)
    fingers[1].lift()
    #expect(log.lines.last == "pinch ended")
  }

  @Test func aPressThatTakesATapFirstTakesATapFirst() {
    let press = UILongPressGestureRecognizer().logged(log, as: "press")
    press.numberOfTapsRequired = 1
    pad.addGestureRecognizer(press)
    let finger = stage.simulator.finger()
    finger.down(at: middle)
    stage.simulator.advance(by: 1)
    finger.lift()
    #expect(log.lines.isEmpty)
    stage.simulator.advance(by: 1)
    finger.tap(at: middle)
    stage.simulator.advance(by: 0.1)
    finger.down(at: middle)
    stage.simulator.advance(by: press.minimumPressDuration + 0.1)
    finger.lift()
    #expect(log.lines == ["press began", "press ended"])
  }

  // MARK: Relations

  @Test func whoWaitedForOneThatWasRecognisedFailsThoughBothMayBeRecognised() {
    let judge = GestureJudge()
    judge.simultaneous = { _, _ in true }
    let tap = UITapGestureRecognizer().logged(log, as: "tap")
    let press = UILongPressGestureRecognizer().logged(log, as: "press")
    tap.delegate = judge
    tap.require(toFail: press)
    pad.addGestureRecognizer(tap)
    pad.addGestureRecognizer(press)
    let finger = stage.simulator.finger()
    finger.down(at: middle)
    stage.simulator.advance(by: 0.7)
    finger.lift()
    stage.simulator.advance(by: 1)
    #expect(log.lines == ["press began", "press ended"])
    #expect(tap.state == .possible)
  }
}
