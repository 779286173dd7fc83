import Simulator
import Testing
import UIKit

@MainActor @Suite struct SimulatorTests {
  @Test(arguments: [60, 120])
  func timePassesInWholeFrames(framesPerSecond: Int) {
    let simulator = Simulator(framesPerSecond: framesPerSecond)
    var frames: [Double] = []
    simulator.onFrame = { frames.append($0) }
    simulator.advance(by: 0.5)
    #expect(frames.count == framesPerSecond / 2)
    #expect(simulator.time == 0.5)
    #expect(CACurrentMediaTime() == 0.5)
    simulator.advance(by: 0.001)
    #expect(frames.count == framesPerSecond / 2 + 1)
    simulator.advance(by: .nan)
    simulator.advance(by: -1)
    #expect(frames.count == framesPerSecond / 2 + 1)
  }

  @Test func aDragTakesItsTime() {
    let stage = TouchStage()
    let before = stage.simulator.time
    let finger = stage.simulator.finger()
    finger.down(at: CGPoint(x: 100, y: 150))
    finger.drag(to: CGPoint(x: 100, y: 250), over: 0.5)
    #expect(abs(stage.simulator.time - before - 0.5) < 1e-9)
    #expect(finger.location == CGPoint(x: 100, y: 250))
    #expect(stage.pad.log.filter { $0 == "moved 1" }.count == 30)
    finger.lift()
  }

  @Test(arguments: [(30.0, 15), (60, 30), (120, 60), (240, 120)])
  func aDragIsReportedAsOftenAsAsked(rate: Double, count: Int) {
    let stage = TouchStage()
    let finger = stage.simulator.finger()
    finger.down(at: CGPoint(x: 100, y: 150))
    finger.drag(to: CGPoint(x: 100, y: 250), over: 0.5, eventsPerSecond: rate)
    #expect(stage.pad.log.filter { $0 == "moved 1" }.count == count)
    finger.lift()
  }

  @Test func aGestureSurvivesJSON() throws {
    let gesture = Gesture.flick(from: CGPoint(x: 10, y: 20), velocity: CGVector(dx: 0, dy: 900))
      .then(.pinch(at: CGPoint(x: 100, y: 100), from: 50, to: 80, over: 0.2), after: 0.5)
    let json = try gesture.json()
    #expect(try Gesture(json: json) == gesture)
    #expect(try gesture.json() == json)
    #expect(abs(gesture.duration - 0.8) < 1e-9)
  }

  @Test func aRecordedGestureReplaysTheSame() {
    func play(_ action: (Simulator) -> Void) -> [String] {
      let stage = TouchStage()
      let pan = UIPanGestureRecognizer()
      var log: [String] = []
      pan.addHandler(nil) { _ in
        log.append("\(pan.state.word) \(pan.translation(in: nil)) \(pan.velocity(in: nil))")
      }
      stage.root.addGestureRecognizer(pan)
      action(stage.simulator)
      return log
    }
    var recorded = Gesture()
    let first = play { simulator in
      recorded = simulator.record {
        let finger = simulator.finger()
        finger.down(at: CGPoint(x: 100, y: 200))
        finger.drag(by: CGVector(dx: 30, dy: 200), over: 0.25)
        finger.flick(velocity: CGVector(dx: 0, dy: -800))
      }
    }
    let again = play { $0.play(recorded) }
    #expect(first == again)
    #expect(first.last?.hasPrefix("ended") == true)
  }

  @Test func twoSimulatorsTakeTurns() {
    let one = Simulator(.iPhoneSE3)
    let two = Simulator(.iPhone16)
    two.advance(by: 1)
    one.advance(by: 0.5)
    #expect(UIScreen.main.bounds.width == 375)
    #expect(CACurrentMediaTime() == 0.5)
    two.advance(by: 0.5)
    #expect(UIScreen.main.bounds.width == 393)
    #expect(CACurrentMediaTime() == 1.5)
  }

  @Test func aSimulatorThatWaitsKeepsWhatRunsInIt() {
    let one = TouchStage()
    let before = one.pad.center
    var isDone = false
    UIView.animate(
      withDuration: 1, animations: { one.pad.center.y += 100 }, completion: { _ in isDone = true })
    one.simulator.advance(by: 0.5)
    let half = one.simulator.frame(of: one.pad).midY
    #expect(half > before.y + 20)
    #expect(half < before.y + 80)
    let two = TouchStage(framesPerSecond: 120)
    two.simulator.advance(by: 3)
    #expect(!isDone)
    #expect(one.simulator.time < 1)
    #expect(one.simulator.frame(of: one.pad).midY == half)
    one.simulator.advance(by: 0.6)
    #expect(isDone)
    #expect(one.simulator.frame(of: one.pad).midY == before.y + 100)
  }

  @Test func devicesHaveTheirSizeClasses() {
    let (small, lying) = (Simulator(.iPhone16), Simulator(.iPhone16, orientation: .landscapeLeft))
    let large = Simulator(.iPhone16ProMax, orientation: .landscapeRight)
    let pad = Simulator(.iPadPro11)
    #expect(small.window.traitCollection.horizontalSizeClass == .compact)
    #expect(small.window.traitCollection.verticalSizeClass == .regular)
    #expect(lying.window.traitCollection.horizontalSizeClass == .compact)
    #expect(lying.window.traitCollection.verticalSizeClass == .compact)
    #expect(large.window.traitCollection.horizontalSizeClass == .regular)
    #expect(pad.window.traitCollection.userInterfaceIdiom == .pad)
    #expect(pad.window.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func aTouchGoesToTheFrontmostWindowThatTakesIt() {
    final class Holes: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let stage = TouchStage()
    let over = Holes(windowScene: stage.simulator.scene)
    over.windowLevel = .alert
    over.isHidden = false
    let panel = TouchLog(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
    over.addSubview(panel)
    stage.simulator.finger().tap(at: CGPoint(x: 100, y: 150))
    stage.simulator.finger().tap(at: CGPoint(x: 200, y: 250))
    #expect(panel.log == ["began 1", "ended 1"])
    #expect(stage.pad.log == ["began 1", "ended 1"])
  }
}
