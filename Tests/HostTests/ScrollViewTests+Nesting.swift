import Foundation
import Simulator
import Testing
import UIKit

extension ScrollViewTests {
  // MARK: Code's own movements

  @Test func anAnimatedOffsetArrivesAndTells() {
    let stand = ScrollStand()
    stand.view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    stand.simulator.advance(by: 0.15)
    #expect(stand.view.contentOffset.y > 100 && stand.view.contentOffset.y < 400)
    stand.simulator.advanceUntilIdle()
    #expect(stand.view.contentOffset.y == 500)
    #expect(stand.log.withoutRepeats == ["didScroll", "didEndScrollingAnimation"])
  }

  @Test func theStatusBarScrollsToTheTopIfTheDelegateLetsIt() {
    let stand = ScrollStand()
    stand.view.contentOffset.y = 800
    stand.log.entries = []
    stand.log.allowsTop = false
    #expect(!stand.view.scrollToTop())
    stand.log.allowsTop = true
    #expect(stand.view.scrollToTop())
    stand.simulator.advanceUntilIdle()
    #expect(stand.view.contentOffset.y == 0)
    #expect(stand.log.entries.last == "didScrollToTop")
  }

  // MARK: Nesting

  @Test func aCarouselTakesItsOwnAxisAndLeavesTheOther() {
    let stand = ScrollStand()
    let carousel = UIScrollView(frame: CGRect(x: 0, y: 300, width: 393, height: 200))
    carousel.contentSize = CGSize(width: 2000, height: 200)
    carousel.alwaysBounceVertical = true
    stand.view.addSubview(carousel)
    stand.finger.down(at: CGPoint(x: 300, y: 400))
    stand.finger.drag(to: CGPoint(x: 200, y: 395), over: 0.2)
    stand.finger.hold(0.2)
    stand.finger.lift()
    stand.simulator.advanceUntilIdle()
    #expect(abs(carousel.contentOffset.x - 90) < 0.5)
    #expect(stand.view.contentOffset.y == 0)
    stand.finger.down(at: CGPoint(x: 300, y: 400))
    stand.finger.drag(to: CGPoint(x: 300, y: 300), over: 0.2)
    stand.finger.hold(0.2)
    stand.finger.lift()
    #expect(abs(carousel.contentOffset.x - 90) < 0.5)
    #expect(carousel.contentOffset.y == 0)
    #expect(abs(stand.view.contentOffset.y - 90) < 0.5)
  }

  @Test func anInnerListAtItsEndLeavesTheDragToTheOuterOne() {
    let stand = ScrollStand()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 393, height: 300))
    inner.contentSize = CGSize(width: 393, height: 500)
    stand.view.addSubview(inner)
    stand.finger.down(at: CGPoint(x: 200, y: 400))
    stand.finger.drag(by: CGVector(dx: 0, dy: -110), over: 0.2)
    stand.finger.hold(0.2)
    stand.finger.lift()
    #expect(abs(inner.contentOffset.y - 100) < 0.5)
    #expect(stand.view.contentOffset.y == 0)
    inner.contentOffset.y = 200
    stand.finger.down(at: CGPoint(x: 200, y: 400))
    stand.finger.drag(by: CGVector(dx: 0, dy: -110), over: 0.2)
    #expect(inner.contentOffset.y == 200)
    #expect(abs(stand.view.contentOffset.y - 100) < 0.5)
  }

  @Test func aListWhoseScrollingIsOffLeavesTheDragAlone() {
    let stand = ScrollStand()
    stand.view.isScrollEnabled = false
    stand.finger.down(at: CGPoint(x: 200, y: 600))
    stand.finger.drag(to: CGPoint(x: 200, y: 300), over: 0.2)
    stand.finger.lift()
    #expect(stand.view.contentOffset == .zero)
    #expect(stand.log.entries.isEmpty)
  }

  // MARK: Touches of the content

  @Test func contentHearsOfATouchAfterADelayAndLosesItToADrag() {
    let stand = ScrollStand()
    let content = TouchCounter(frame: CGRect(x: 0, y: 0, width: 393, height: 3000))
    stand.view.addSubview(content)
    stand.finger.down(at: CGPoint(x: 200, y: 600))
    stand.simulator.advance(by: 0.1)
    #expect(content.began == 0)
    stand.simulator.advance(by: 0.1)
    #expect(content.began == 1)
    stand.finger.drag(by: CGVector(dx: 0, dy: -100), over: 0.2)
    #expect(content.cancelled == 1)
    stand.finger.lift()
    #expect(content.ended == 0)
    #expect(stand.view.contentOffset.y > 80)
  }

  @Test func aQuickDragIsNeverTheContents() {
    let stand = ScrollStand()
    let content = TouchCounter(frame: CGRect(x: 0, y: 0, width: 393, height: 3000))
    stand.view.addSubview(content)
    stand.finger.flick(
      from: CGPoint(x: 200, y: 600), velocity: CGVector(dx: 0, dy: -1000), duration: 0.1)
    stand.simulator.advanceUntilIdle()
    #expect(content.began == 0)
  }

  @Test func withoutCancellingADragThatContentHasHeardOfStaysItsOwn() {
    let stand = ScrollStand()
    stand.view.canCancelContentTouches = false
    let content = TouchCounter(frame: CGRect(x: 0, y: 0, width: 393, height: 3000))
    stand.view.addSubview(content)
    stand.finger.down(at: CGPoint(x: 200, y: 600))
    stand.simulator.advance(by: 0.3)
    stand.finger.drag(by: CGVector(dx: 0, dy: -100), over: 0.2)
    stand.finger.lift()
    #expect(stand.view.contentOffset.y == 0)
    #expect(content.moved > 0)
    #expect(content.ended == 1)
  }

  // MARK: Limits

  @Test func contentThatBecomesShorterIsBroughtBackWithinIt() {
    let stand = ScrollStand()
    stand.view.contentOffset.y = 2000
    stand.view.contentSize.height = 1000
    #expect(stand.view.contentOffset.y == 148)
  }

  @Test func theSafeAreaIsAddedToTheInsetsAndContentStartsBelowIt() {
    let stand = ScrollStand(behavior: .automatic)
    #expect(stand.view.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(stand.view.contentOffset.y == -59)
    stand.view.contentInsetAdjustmentBehavior = .never
    #expect(stand.view.adjustedContentInset == .zero)
    #expect(stand.view.contentOffset.y == 0)
  }

  @Test func contentInTheAdjustedPartHasNoSafeAreaOfItsOwn() {
    let stand = ScrollStand(behavior: .automatic)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 3000))
    stand.view.addSubview(content)
    stand.simulator.advance(by: 0.1)
    #expect(content.safeAreaInsets == .zero)
  }

  @Test func aTargetOnThePanHearsOfTheDragAndAForeignDelegateIsRefused() {
    let stand = ScrollStand()
    var states: [UIGestureRecognizer.State] = []
    stand.view.panGestureRecognizer.addHandler(nil) { states.append($0.state) }
    stand.finger.down(at: CGPoint(x: 200, y: 600))
    stand.finger.drag(by: CGVector(dx: 0, dy: -50), over: 0.1)
    stand.finger.lift()
    #expect(states.first == .began)
    #expect(states.last == .ended)
    let stranger = Stranger()
    stand.view.panGestureRecognizer.delegate = stranger
    #expect(stand.view.panGestureRecognizer.delegate !== stranger)
  }
}

private final class Stranger: NSObject, UIGestureRecognizerDelegate {}
