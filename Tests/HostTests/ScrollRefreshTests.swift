import Foundation
import Simulator
import Testing
import UIKit

/// A refresh control under fingers.
@MainActor @Suite(.serialized) struct ScrollRefreshTests {
  private func stand() -> (ScrollStand, UIRefreshControl, () -> Int) {
    let stand = ScrollStand(content: 300)
    let control = UIRefreshControl()
    let counter = Counter()
    control.addTarget(for: .valueChanged) { _ in counter.count += 1 }
    stand.view.refreshControl = control
    return (stand, control, { counter.count })
  }

  @Test func pullingFarEnoughRefreshesOnceAndContentRestsBelowTheControl() {
    let (stand, control, count) = stand()
    stand.finger.down(at: CGPoint(x: 200, y: 100))
    stand.finger.drag(by: CGVector(dx: 0, dy: 400), over: 0.5)
    #expect(control.isRefreshing)
    #expect(count() == 1)
    stand.finger.hold(0.2)
    stand.finger.lift()
    stand.simulator.advance(by: 2)
    #expect(stand.view.contentOffset.y == -UIRefreshControl.height)
    #expect(count() == 1)
    control.endRefreshing()
    stand.simulator.advance(by: 2)
    #expect(stand.view.contentOffset.y == 0)
    #expect(!control.isRefreshing)
  }

  @Test func aShortPullRefreshesNothing() {
    let (stand, control, count) = stand()
    stand.finger.down(at: CGPoint(x: 200, y: 100))
    stand.finger.drag(by: CGVector(dx: 0, dy: 60), over: 0.5)
    stand.finger.lift()
    stand.simulator.advance(by: 2)
    #expect(!control.isRefreshing)
    #expect(count() == 0)
    #expect(stand.view.contentOffset.y == 0)
  }

  @Test func momentumAgainstTheEdgeRefreshesNothing() {
    let (stand, control, count) = stand()
    stand.view.contentSize.height = 5000
    stand.view.contentOffset.y = 100
    stand.finger.flick(
      from: CGPoint(x: 200, y: 300), velocity: CGVector(dx: 0, dy: 6000), duration: 0.05)
    stand.simulator.advance(by: 3)
    #expect(!control.isRefreshing)
    #expect(count() == 0)
  }
}

@MainActor private final class Counter {
  var count = 0
}
