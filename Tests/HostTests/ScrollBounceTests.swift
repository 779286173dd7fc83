import Foundation
import Simulator
import Testing
import UIKit

/// What the recordings say of edges, on whole paths.
@MainActor @Suite(.serialized) struct ScrollBounceTests {
  /// Flicked at its end with room for nothing: a critical spring of 11 a second [sim].
  @Test(arguments: [600.0, 1500, 3000]) func withVelocityItIsACriticalSpringOf11(speed: Double) {
    let stand = ScrollStand()
    stand.view.alwaysBounceVertical = true
    stand.view.contentOffset.y = 3000 - 852
    stand.finger.down(at: CGPoint(x: 200, y: 500))
    stand.finger.drag(by: CGVector(dx: 0, dy: 100), over: 0.2)
    stand.finger.hold(0.2)
    // Content is now 90 points from its end; the flick takes it there with some speed left.
    stand.finger.flick(velocity: CGVector(dx: 0, dy: -speed), duration: 90 / speed)
    let begin = stand.simulator.time
    let start = stand.view.contentOffset.y
    #expect(abs(start - 2148) < 2)
    var furthest = 0.0
    while stand.view.isDecelerating, stand.simulator.time < begin + 4 {
      stand.simulator.advance(by: 1.0 / 60)
      let t = stand.simulator.time - begin
      let expected = (start - 2148) * (1 + 11 * t) * exp(-11 * t) + speed * t * exp(-11 * t)
      let over = Double(stand.view.contentOffset.y) - 2148
      #expect(abs(over - expected) < 2)
      furthest = max(furthest, over)
    }
    #expect(abs(furthest - speed / (11 * M_E)) < 2)
    #expect(stand.view.contentOffset.y == 2148)
  }

  @Test(arguments: [100.0, 300, 590]) func pullsStretchByTheBandAlongBothAxes(way: Double) {
    let stand = ScrollStand(width: 2000, content: 3000)
    stand.finger.down(at: CGPoint(x: 20, y: 100))
    stand.finger.drag(by: CGVector(dx: 0, dy: way + 10), over: 0.4)
    func band(_ x: Double, _ d: Double) -> Double { x * d * 0.55 / (d + 0.55 * x) }
    #expect(abs(Double(-stand.view.contentOffset.y) - band(way, 852)) < 1)
    stand.finger.lift()
    stand.simulator.advanceUntilIdle()
    let across = min(way, 350)
    stand.finger.down(at: CGPoint(x: 20, y: 400))
    stand.finger.drag(by: CGVector(dx: across + 10, dy: 0), over: 0.4)
    #expect(abs(Double(-stand.view.contentOffset.x) - band(across, 393)) < 1)
    stand.finger.lift()
  }

  @Test func insetsAreEdgesToo() {
    let stand = ScrollStand()
    stand.view.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 60, right: 0)
    #expect(stand.view.adjustedContentInset.top == 40)
    stand.view.contentOffset.y = -40
    stand.finger.down(at: CGPoint(x: 200, y: 100))
    stand.finger.drag(by: CGVector(dx: 0, dy: 310), over: 0.4)
    #expect(abs(-Double(stand.view.contentOffset.y) - 40 - 300 * 852 * 0.55 / (852 + 165)) < 1)
    stand.finger.lift()
    stand.simulator.advanceUntilIdle()
    #expect(stand.view.contentOffset.y == -40)
    stand.finger.flick(
      from: CGPoint(x: 200, y: 800), velocity: CGVector(dx: 0, dy: -9000), duration: 0.08)
    stand.simulator.advanceUntilIdle()
    #expect(stand.view.contentOffset.y == 2208)
  }

  @Test func aFastRateStopsAfterATenthOfTheSpeed() {
    let stand = ScrollStand(content: 9000)
    stand.view.decelerationRate = .fast
    stand.finger.flick(
      from: CGPoint(x: 200, y: 700), velocity: CGVector(dx: 0, dy: -2000), duration: 0.1)
    let start = stand.view.contentOffset.y
    stand.simulator.advanceUntilIdle()
    #expect(abs(stand.view.contentOffset.y - start - 198) < 2)
  }

  @Test func theSafeAreaCountsByTheBehaviour() {
    for (behavior, top) in [
      (UIScrollView.ContentInsetAdjustmentBehavior.never, CGFloat(0)), (.always, 59),
      (.scrollableAxes, 59), (.automatic, 59),
    ] {
      let stand = ScrollStand(behavior: behavior)
      stand.simulator.advance(by: 0.05)
      #expect(stand.view.adjustedContentInset.top == top)
      #expect(stand.view.contentOffset.y == -top)
      // Content that does not scroll is inset only where that is always so.
      stand.view.contentSize.height = 100
      stand.simulator.advance(by: 0.05)
      #expect(stand.view.adjustedContentInset.top == (behavior == .always ? 59 : 0))
    }
  }
}
