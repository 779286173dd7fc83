import Foundation
import Simulator
import Testing
import UIKit

/// Fingers on a scroll view, on a phone of 393×852 points at 3×.
@MainActor @Suite(.serialized) struct ScrollViewTests {
  // MARK: Dragging

  @Test func contentFollowsTheFingerLessTheSlop() {
    let stand = ScrollStand()
    stand.finger.down(at: CGPoint(x: 200, y: 600))
    stand.finger.drag(to: CGPoint(x: 200, y: 450), over: 0.5)
    #expect(abs(stand.view.contentOffset.y - 140) < 0.5)
    #expect(stand.view.isDragging)
    #expect(stand.view.isTracking)
  }

  @Test(arguments: [30.0, 60, 120, 240]) func theSameDragEndsAtTheSameOffset(rate: Double) {
    let stand = ScrollStand()
    stand.finger.down(at: CGPoint(x: 200, y: 700))
    stand.finger.drag(to: CGPoint(x: 200, y: 433), over: 0.4, eventsPerSecond: rate)
    #expect(abs(stand.view.contentOffset.y - 257) < 0.5)
  }

  @Test func pullingPastTheTopStretchesAsRecorded() {
    let stand = ScrollStand()
    stand.finger.down(at: CGPoint(x: 200, y: 100))
    // 590 points past the edge, and the slop.
    stand.finger.drag(to: CGPoint(x: 200, y: 700), over: 1)
    #expect(abs(stand.view.contentOffset.y + 235) < 1)
    // Back again: the same way, no jump.
    stand.finger.drag(to: CGPoint(x: 200, y: 110), over: 1)
    #expect(abs(stand.view.contentOffset.y) < 0.5)
  }

  @Test func offsetsAreWholeDevicePixels() {
    let stand = ScrollStand()
    stand.finger.down(at: CGPoint(x: 200, y: 700))
    for _ in 0..<20 {
      stand.finger.drag(by: CGVector(dx: 0, dy: -3.3337), over: 0.016)
      let pixels = stand.view.contentOffset.y * 3
      #expect(abs(pixels - pixels.rounded()) < 1e-6)
    }
  }

  @Test func contentThatIsMovedUnderTheFingerGoesOnFromThere() {
    let stand = ScrollStand()
    stand.finger.down(at: CGPoint(x: 200, y: 600))
    stand.finger.drag(to: CGPoint(x: 200, y: 500), over: 0.2)
    stand.view.contentOffset.y = 0
    stand.finger.drag(to: CGPoint(x: 200, y: 460), over: 0.2)
    #expect(abs(stand.view.contentOffset.y - 40) < 0.5)
  }

  @Test func aSecondFingerLandsAndTheFirstLiftsWithoutAJump() {
    let stand = ScrollStand()
    let second = stand.simulator.finger()
    stand.finger.down(at: CGPoint(x: 100, y: 600))
    stand.finger.drag(to: CGPoint(x: 100, y: 500), over: 0.2)
    let before = stand.view.contentOffset.y
    second.down(at: CGPoint(x: 300, y: 300))
    #expect(stand.view.contentOffset.y == before)
    stand.finger.lift()
    #expect(stand.view.contentOffset.y == before)
    #expect(stand.view.isDragging)
    second.drag(to: CGPoint(x: 300, y: 270), over: 0.2)
    #expect(abs(stand.view.contentOffset.y - before - 30) < 0.5)
  }

  // MARK: Deceleration

  @Test func aFlickAt750GoesOnFor369Point7In2Point16Seconds() throws {
    let stand = ScrollStand(content: 6000)
    stand.finger.flick(
      from: CGPoint(x: 200, y: 700), velocity: CGVector(dx: 0, dy: -750), duration: 0.2)
    let start = stand.view.contentOffset.y
    let released = stand.simulator.time
    #expect(abs(start - 140) < 1)
    let target = try #require(stand.log.target)
    #expect(abs(target.y - start - 369.7) < 2)
    #expect(abs(try #require(stand.log.velocity).y - 0.75) < 0.005)
    #expect(stand.view.isDecelerating && !stand.view.isDragging && !stand.view.isTracking)
    stand.simulator.advanceUntilIdle(limit: 5)
    #expect(abs(stand.view.contentOffset.y - start - 369.7) < 2)
    let ended = try #require(stand.log.times["didEndDecelerating"])
    #expect(abs(ended - released - 2.16) < 0.216)
  }

  @Test func theDelegateHearsOfADragInUIKitsOrder() {
    let stand = ScrollStand(content: 6000)
    stand.finger.flick(
      from: CGPoint(x: 200, y: 700), velocity: CGVector(dx: 0, dy: -750), duration: 0.2)
    stand.simulator.advanceUntilIdle(limit: 5)
    #expect(
      stand.log.withoutRepeats == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
  }

  @Test func aLiftAfterAPauseDeceleratesNothing() {
    let stand = ScrollStand()
    stand.finger.down(at: CGPoint(x: 200, y: 600))
    stand.finger.drag(to: CGPoint(x: 200, y: 450), over: 0.1)
    stand.finger.hold(0.2)
    stand.finger.lift()
    #expect(
      stand.log.withoutRepeats == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)",
      ])
    #expect(stand.log.velocity == .zero)
  }

  @Test func theDelegatesTargetIsReached() {
    let stand = ScrollStand(content: 6000)
    stand.log.wanted = CGPoint(x: 0, y: 400)
    stand.finger.flick(
      from: CGPoint(x: 200, y: 700), velocity: CGVector(dx: 0, dy: -750), duration: 0.2)
    stand.simulator.advanceUntilIdle(limit: 10)
    #expect(stand.view.contentOffset == CGPoint(x: 0, y: 400))
  }

  @Test func aStretchReleasedAtRestComesBackAsTwoExponentials() {
    let stand = ScrollStand()
    stand.finger.down(at: CGPoint(x: 200, y: 100))
    stand.finger.drag(to: CGPoint(x: 200, y: 400), over: 0.3)
    stand.finger.hold(0.2)
    let start = stand.view.contentOffset.y
    stand.finger.lift()
    #expect(stand.log.entries.last == "willBeginDecelerating")
    for frame in 1...20 {
      stand.simulator.advance(by: 1.0 / 60)
      let t = Double(frame) / 60
      let expected = start * (46 * exp(-9 * t) - 9 * exp(-46 * t)) / 37
      #expect(abs(stand.view.contentOffset.y - expected) < 0.35)
    }
    stand.simulator.advanceUntilIdle()
    #expect(stand.view.contentOffset.y == 0)
    #expect(stand.log.entries.last == "didEndDecelerating")
  }

  @Test func aTouchStopsADecelerationAndIsNobodyElses() {
    let stand = ScrollStand(content: 6000)
    let button = TouchCounter(frame: CGRect(x: 0, y: 0, width: 393, height: 6000))
    stand.view.addSubview(button)
    stand.finger.flick(
      from: CGPoint(x: 200, y: 700), velocity: CGVector(dx: 0, dy: -2000), duration: 0.1)
    stand.simulator.advance(by: 0.2)
    let heard = button.began
    stand.finger.down(at: CGPoint(x: 200, y: 400))
    let offset = stand.view.contentOffset
    #expect(!stand.view.isDecelerating)
    stand.finger.hold(0.3)
    stand.finger.lift()
    stand.simulator.advance(by: 0.2)
    #expect(stand.view.contentOffset == offset)
    #expect(button.began == heard)
    // The next one is the button's again.
    stand.finger.tap(at: CGPoint(x: 200, y: 400))
    #expect(button.began == heard + 1)
    #expect(button.ended == 1)
  }

  @Test func setContentOffsetWithoutAnimationEndsADecelerationAndAssigningShiftsIt() {
    let stand = ScrollStand(content: 9000)
    stand.finger.flick(
      from: CGPoint(x: 200, y: 700), velocity: CGVector(dx: 0, dy: -2000), duration: 0.1)
    stand.simulator.advance(by: 0.1)
    stand.view.contentOffset.y += 1000
    #expect(stand.view.isDecelerating)
    let shifted = stand.view.contentOffset.y
    stand.simulator.advance(by: 0.1)
    #expect(stand.view.contentOffset.y > shifted + 50)
    stand.view.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    stand.simulator.advance(by: 0.1)
    #expect(stand.view.contentOffset.y == 10)
    #expect(!stand.view.isDecelerating)
  }

  @Test func pagesRestAtPages() {
    let stand = ScrollStand(width: 393 * 4, content: 852)
    stand.view.isPagingEnabled = true
    stand.finger.flick(
      from: CGPoint(x: 300, y: 400), velocity: CGVector(dx: -800, dy: 0), duration: 0.1)
    #expect(stand.log.target == CGPoint(x: 393, y: 0))
    stand.simulator.advanceUntilIdle()
    #expect(stand.view.contentOffset.x == 393)
  }
}

extension ScrollViewTests {
  @Test func constraintsToTheContentGuideGiveTheContentsSize() {
    let stand = ScrollStand()
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    stand.view.addSubview(content)
    let guide = stand.view.contentLayoutGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: stand.view.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1500),
    ])
    stand.simulator.advance(by: 0.1)
    #expect(stand.view.contentSize == CGSize(width: 393, height: 1500))
    stand.finger.down(at: CGPoint(x: 200, y: 600))
    stand.finger.drag(by: CGVector(dx: 0, dy: -110), over: 0.2)
    #expect(abs(stand.view.contentOffset.y - 100) < 0.5)
    #expect(content.frame == CGRect(x: 0, y: 0, width: 393, height: 1500))
  }

  @Test func constraintsToTheScrollViewItselfMeanTheContent() {
    let stand = ScrollStand()
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    stand.view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: stand.view.topAnchor),
      content.leadingAnchor.constraint(equalTo: stand.view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: stand.view.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: stand.view.bottomAnchor),
      content.widthAnchor.constraint(equalTo: stand.view.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 2000),
    ])
    stand.simulator.advance(by: 0.1)
    #expect(stand.view.contentSize == CGSize(width: 393, height: 2000))
  }

  @Test func indicatorsShowWhileContentMovesAndFadeAfterwards() {
    let stand = ScrollStand()
    #expect(stand.view.indicators.opacity(.vertical) == nil)
    stand.finger.down(at: CGPoint(x: 200, y: 600))
    stand.finger.drag(by: CGVector(dx: 0, dy: -100), over: 0.2)
    #expect(stand.view.indicators.opacity(.vertical) == 1)
    #expect(stand.view.indicators.opacity(.horizontal) == nil)
    stand.finger.hold(0.2)
    stand.finger.lift()
    stand.simulator.advanceUntilIdle()
    #expect(stand.view.indicators.opacity(.vertical) == 0)
  }
}

extension ScrollViewTests {
  @Test func theStatusBarsTapIsForTheOneScrollViewThatWantsIt() {
    let stand = ScrollStand()
    stand.view.contentOffset.y = 500
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stand.view.addSubview(other)
    #expect(!stand.simulator.tapStatusBar())
    other.scrollsToTop = false
    #expect(stand.simulator.tapStatusBar())
    stand.simulator.advanceUntilIdle()
    #expect(stand.view.contentOffset.y == 0)
  }

  @Test func insideANavigationControllerShortContentIsInsetToo() {
    let stand = ScrollStand()
    let controller = UIViewController()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    controller.view.addSubview(view)
    stand.simulator.show(UINavigationController(rootViewController: controller))
    stand.simulator.advance(by: 0.1)
    #expect(view.adjustedContentInset.top > 59)
    #expect(view.contentOffset.y == -view.adjustedContentInset.top)
  }
}
