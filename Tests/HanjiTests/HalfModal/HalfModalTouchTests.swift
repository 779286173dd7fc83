import Simulator
import Testing
import UIKit

@testable import Hanji

@MainActor
@Suite("A half modal under fingers")
struct HalfModalTouchTests {
  @Test("A tap above the content dismisses", arguments: phones)
  func tapAbove(device: Device) {
    let stand = Stand(device)
    stand.presentBlock()
    stand.forgetEvents()
    stand.simulator.finger().tap(at: CGPoint(x: 50, y: 30))
    stand.simulator.advance(by: 0.5)
    #expect(!stand.isUp)
    #expect(stand.events == [.willDismiss(.outsideTap), .didDismiss(.outsideTap)])
  }

  @Test("A tap dismisses in the content's top 28 points, and not below", arguments: phones)
  func tapInRegion(device: Device) {
    for (depth, dismisses) in [(1.0, true), (27, true), (30, false), (300, false)] {
      let stand = Stand(device)
      stand.presentBlock()
      stand.simulator.finger().tap(at: CGPoint(x: 20, y: stand.top + depth))
      stand.simulator.advance(by: 0.5)
      #expect(stand.isUp == !dismisses, "\(depth) points below the top")
    }
  }

  @Test("The content's own button works", arguments: phones)
  func button(device: Device) {
    let stand = Stand(device)
    let block = stand.presentBlock()
    stand.simulator.finger().tap(at: stand.point(below: 222))
    stand.simulator.advance(by: 0.5)
    #expect(block.presses == 1)
    #expect(stand.isUp)
  }

  @Test("The dim follows the drag linearly", arguments: phones)
  func dimFollows(device: Device) {
    let stand = Stand(device)
    stand.presentBlock()
    for distance in [0.0, 50, 150, 299, 400, 590] {
      let finger = stand.holdingFinger(draggedBy: distance)
      #expect(abs(stand.extent - (600 - distance)) < 0.01)
      #expect(abs(stand.dim - 0.7 * (1 - distance / 600)) < 1e-4)
      finger.cancel()
      stand.simulator.advance(by: 0.5)
      #expect(stand.extent == 600)
    }
  }

  @Test("Upward drags do nothing", arguments: phones)
  func upward(device: Device) {
    let stand = Stand(device)
    stand.presentBlock()
    let finger = stand.simulator.finger()
    finger.down(at: stand.point(below: 20))
    for _ in 0..<20 {
      finger.move(by: CGVector(dx: 0, dy: -8))
      #expect(stand.extent == 600)
      #expect(abs(stand.dim - 0.7) < 1e-6)
    }
    finger.lift()
    stand.simulator.advance(by: 0.5)
    #expect(stand.isUp && stand.extent == 600)
  }

  @Test("A drag in the content below the region does not move it")
  func dragInContent() {
    let stand = Stand()
    stand.presentBlock()
    let finger = stand.holdingFinger(draggedBy: 200, from: 100)
    #expect(stand.extent == 600)
    finger.lift()
  }

  @Test("A drag that starts above the content moves it")
  func dragAbove() {
    let stand = Stand()
    stand.presentBlock()
    let finger = stand.holdingFinger(draggedBy: 100, from: -40)
    #expect(abs(stand.extent - 500) < 0.01)
    finger.lift()
  }

  @Test(
    "Released past half of its height it is gone in 0.3 s, before that back in 0.1 s",
    arguments: phones)
  func release(device: Device) {
    for (distance, leaves) in [(299.0, false), (301, true)] {
      let stand = Stand(device)
      stand.presentBlock()
      let finger = stand.holdingFinger(draggedBy: distance)
      finger.hold(0.2)
      finger.lift()
      stand.simulator.advance(by: leaves ? 0.25 : 0.08)
      #expect(stand.isUp && stand.extent != 600)
      stand.simulator.advance(by: 0.1)
      #expect(stand.isUp == !leaves)
      if !leaves { #expect(stand.extent == 600) }
    }
  }

  @Test(
    "Flicked at 2,001 points a second it is gone in 0.2 s, at 1,999 it comes back",
    arguments: phones)
  func flick(device: Device) {
    for (speed, leaves) in [(1999.0, false), (2001, true)] {
      let stand = Stand(device)
      stand.presentBlock()
      stand.simulator.finger().flick(
        from: stand.point(below: 10), velocity: CGVector(dx: 0, dy: speed), duration: 0.1)
      let lifted = stand.simulator.time
      #expect(stand.isUp)
      while stand.isUp, stand.simulator.time < lifted + 1, stand.extent != 600 {
        stand.simulator.advance(by: 1.0 / 60)
      }
      #expect(stand.isUp == !leaves, "\(speed) points a second")
      let taken = stand.simulator.time - lifted
      let expected = leaves ? 0.2 : 0.1
      #expect(abs(taken - expected) < 0.035, "took \(taken) s")
    }
  }

  @Test("Caught while it settles, it does not jump", arguments: phones)
  func caught(device: Device) {
    let stand = Stand(device)
    stand.presentBlock()
    let first = stand.holdingFinger(draggedBy: 310)
    first.hold(0.2)
    first.lift()
    stand.simulator.advance(by: 0.08)
    #expect(stand.events.last == .willDismiss(.drag))
    let second = stand.simulator.finger()
    second.down(at: stand.point(below: 14))
    let before = stand.top
    second.move(by: CGVector(dx: 0, dy: 10))
    let halfPixel = 0.5 / device.scale
    #expect(abs(stand.top - before) <= halfPixel)
    let caughtAt = stand.top
    second.move(by: CGVector(dx: 0, dy: 5))
    #expect(abs(stand.top - caughtAt - 5) <= halfPixel)
    #expect(stand.events.last == .dismissalCalledOff(.drag))
    second.cancel()
    stand.simulator.advance(by: 0.5)
    #expect(stand.isUp && stand.extent == 600)
  }
}
