import Foundation
import Testing
import UIKit

/// What recognisers say of themselves without a finger.
@MainActor struct GestureConformanceTests {
  @Test func aViewKeepsItsRecognisersInOrder() {
    let view = UIView()
    #expect(view.gestureRecognizers?.isEmpty ?? true)
    let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(pan)
    #expect(view.gestureRecognizers?.count == 2)
    #expect(view.gestureRecognizers?.first === tap)
    #expect(tap.view === view)
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers?.count == 2)
  }

  @Test func aRecogniserHasOneView() {
    let (one, two) = (UIView(), UIView())
    let tap = UITapGestureRecognizer()
    one.addGestureRecognizer(tap)
    two.addGestureRecognizer(tap)
    #expect(tap.view === two)
    #expect(one.gestureRecognizers?.isEmpty ?? true)
    two.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
    two.removeGestureRecognizer(tap)
    #expect(two.gestureRecognizers?.isEmpty ?? true)
  }

  @Test func aRecogniserBeginsPossibleAndWithUIKitsDefaults() {
    let recognizer = UIPanGestureRecognizer()
    #expect(recognizer.state == .possible)
    #expect(recognizer.isEnabled)
    #expect(recognizer.cancelsTouchesInView)
    #expect(!recognizer.delaysTouchesBegan)
    #expect(recognizer.delaysTouchesEnded)
    #expect(recognizer.numberOfTouches == 0)
    #expect(recognizer.minimumNumberOfTouches == 1)
    #expect(recognizer.delegate == nil)
    #expect(recognizer.translation(in: nil) == .zero)
    #expect(recognizer.velocity(in: nil) == .zero)
  }

  @Test func theOthersHaveTheirDefaultsToo() {
    let tap = UITapGestureRecognizer()
    #expect(tap.numberOfTapsRequired == 1)
    #expect(tap.numberOfTouchesRequired == 1)
    let press = UILongPressGestureRecognizer()
    #expect(press.minimumPressDuration == 0.5)
    #expect(press.allowableMovement == 10)
    #expect(press.numberOfTouchesRequired == 1)
    #expect(press.numberOfTapsRequired == 0)
    let swipe = UISwipeGestureRecognizer()
    #expect(swipe.direction == .right)
    #expect(swipe.numberOfTouchesRequired == 1)
    #expect(UIScreenEdgePanGestureRecognizer().edges == [])
    #expect(UIPinchGestureRecognizer().scale == 1)
  }

  @Test func recognisersPreventOneAnotherUnlessTheySayOtherwise() {
    let (one, two) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    #expect(one.canPrevent(two))
    #expect(one.canBePrevented(by: two))
    #expect(!one.shouldRequireFailure(of: two))
    #expect(!one.shouldBeRequiredToFail(by: two))
    #expect(UIView().gestureRecognizerShouldBegin(one))
  }

  @Test func statesHaveUIKitsNumbers() {
    let states: [UIGestureRecognizer.State] = [
      .possible, .began, .changed, .ended, .cancelled, .failed,
    ]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(UIGestureRecognizer.State.recognized == .ended)
    let phases: [UITouch.Phase] = [.began, .moved, .stationary, .ended, .cancelled]
    #expect(phases.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test func aListOfRecognisersReplacesTheOnesThereWere() {
    let view = UIView()
    let (one, two) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    view.addGestureRecognizer(one)
    view.gestureRecognizers = [two]
    #expect(one.view == nil)
    #expect(two.view === view)
    view.gestureRecognizers = nil
    #expect(two.view == nil)
  }
}
