import Simulator
import Testing
import UIKit

@MainActor @Suite struct TouchTests {
  let middle = CGPoint(x: 150, y: 200)

  @Test func aTouchIsHeardFromItsBeginningToItsEnd() {
    let stage = TouchStage()
    let finger = stage.simulator.finger()
    finger.down(at: middle)
    finger.move(by: CGVector(dx: 5, dy: 0))
    finger.move(by: CGVector(dx: 400, dy: 0))
    finger.lift()
    #expect(stage.pad.log == ["began 1", "moved 1", "moved 1", "ended 1"])
  }

  @Test func aTouchThatTheSystemTakesIsCancelledOnce() {
    let stage = TouchStage()
    let finger = stage.simulator.finger()
    finger.down(at: middle)
    finger.cancel()
    finger.lift()
    #expect(stage.pad.log == ["began 1", "cancelled 1"])
  }

  @Test func aMovementToTheSamePlaceIsNone() {
    let stage = TouchStage()
    let finger = stage.simulator.finger()
    finger.down(at: middle)
    finger.move(to: middle)
    finger.move(to: CGPoint(x: CGFloat.nan, y: 0))
    finger.lift()
    #expect(stage.pad.log == ["began 1", "ended 1"])
  }

  @Test func aViewTakesOneFingerUnlessItSaysOtherwise() {
    let stage = TouchStage()
    let (one, two) = (stage.simulator.finger(), stage.simulator.finger())
    one.down(at: middle)
    two.down(at: CGPoint(x: 160, y: 200))
    two.move(by: CGVector(dx: 1, dy: 1))
    two.lift()
    one.lift()
    #expect(stage.pad.log == ["began 1", "ended 1"])

    stage.pad.log = []
    stage.pad.isMultipleTouchEnabled = true
    one.down(at: middle)
    two.down(at: CGPoint(x: 160, y: 200))
    one.lift()
    two.lift()
    #expect(stage.pad.log == ["began 1", "began 1", "ended 1", "ended 1"])
  }

  @Test func aViewThatIsRemovedHearsThatItsTouchIsCancelled() {
    let stage = TouchStage()
    let finger = stage.simulator.finger()
    finger.down(at: middle)
    stage.pad.removeFromSuperview()
    finger.move(by: CGVector(dx: 5, dy: 0))
    finger.lift()
    #expect(stage.pad.log == ["began 1", "cancelled 1"])
  }

  @Test func aWindowThatIsHiddenCancelsItsTouches() {
    let stage = TouchStage()
    let finger = stage.simulator.finger()
    finger.down(at: middle)
    stage.simulator.window.isHidden = true
    finger.lift()
    #expect(stage.pad.log == ["began 1", "cancelled 1"])
  }

  @Test func touchesGoUpTheResponderChain() {
    let stage = TouchStage()
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    stage.pad.addSubview(inner)
    stage.simulator.finger().tap(at: CGPoint(x: 70, y: 120))
    #expect(stage.pad.log == ["began 1", "ended 1"])
  }

  @Test(arguments: [
    (CGPoint(x: 50, y: 100), true), (CGPoint(x: 49.9, y: 100), false),
    (CGPoint(x: 249.9, y: 299.9), true), (CGPoint(x: 250, y: 300), false),
  ])
  func edgesAreHitAtTheTopAndLeftAlone(point: CGPoint, isHit: Bool) {
    let stage = TouchStage()
    #expect((stage.simulator.window.hitTest(point, with: nil) === stage.pad) == isHit)
  }

  @Test func whatIsHiddenTransparentOrOffIsNotHit() {
    let stage = TouchStage()
    let window = stage.simulator.window
    stage.pad.alpha = 0.009
    #expect(window.hitTest(middle, with: nil) === stage.root)
    stage.pad.alpha = 0.02
    #expect(window.hitTest(middle, with: nil) === stage.pad)
    stage.pad.isHidden = true
    #expect(window.hitTest(middle, with: nil) === stage.root)
    stage.pad.isHidden = false
    stage.pad.isUserInteractionEnabled = false
    #expect(window.hitTest(middle, with: nil) === stage.root)
  }

  @Test func hitTestsGoThroughTransforms() {
    let stage = TouchStage()
    stage.pad.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let corner = CGPoint(x: 52, y: 102)
    #expect(stage.simulator.window.hitTest(corner, with: nil) === stage.root)
    let beside = CGPoint(x: 150, y: 200 - 130)
    #expect(stage.simulator.window.hitTest(beside, with: nil) === stage.pad)
  }

  @Test func anExclusiveViewKeepsOthersFromTouches() {
    let stage = TouchStage()
    let other = TouchLog(frame: CGRect(x: 50, y: 400, width: 100, height: 100))
    stage.root.addSubview(other)
    stage.pad.isExclusiveTouch = true
    let (one, two) = (stage.simulator.finger(), stage.simulator.finger())
    one.down(at: middle)
    two.down(at: CGPoint(x: 100, y: 450))
    two.lift()
    one.lift()
    #expect(other.log.isEmpty)
    #expect(stage.pad.log == ["began 1", "ended 1"])
  }
}
