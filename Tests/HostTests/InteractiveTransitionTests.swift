import Foundation
import Simulator
import Testing
import UIKit

/// Slides like `RecordingAnimator`, by a property animator that can be interrupted.
@MainActor private final class InterruptibleSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private var made: UIViewPropertyAnimator?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let made { return made }
    let view = context.view(forKey: .from) ?? context.view(forKey: .to)
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
      view?.transform = CGAffineTransform(translationX: 0, y: 400)
    }
    animator.addCompletion { [weak self] _ in
      self?.made = nil
      context.completeTransition(!context.transitionWasCancelled)
    }
    made = animator
    return animator
  }
}

@MainActor private final class Supplier: NSObject, UIViewControllerTransitioningDelegate {
  var animator: any UIViewControllerAnimatedTransitioning
  let driver = UIPercentDrivenInteractiveTransition()
  init(_ animator: any UIViewControllerAnimatedTransitioning) {
    self.animator = animator
    super.init()
  }
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator }
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { driver }
}

@MainActor @Suite struct InteractiveTransitionTests {
  private func shown(_ animator: any UIViewControllerAnimatedTransitioning) -> (
    Simulator, Supplier, UIViewController
  ) {
    let simulator = Simulator()
    let root = UIViewController()
    simulator.show(root)
    let supplier = Supplier(animator)
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .overFullScreen
    sheet.transitioningDelegate = supplier
    root.present(sheet, animated: false)
    simulator.advance(by: 0.1)
    return (simulator, supplier, sheet)
  }

  private func shift(_ controller: UIViewController) -> CGFloat {
    controller.view.layer.presentation()?.transform.m42 ?? -1
  }

  @Test func fingerScrubsAnOrdinaryAnimationAndLetsItGoOn() {
    let (simulator, supplier, sheet) = shown(RecordingAnimator(CallLog()))
    var ended = false
    sheet.dismiss(animated: true) { ended = true }
    simulator.advance(by: 1)
    #expect(shift(sheet) == 0 && !ended)
    supplier.driver.update(0.5)
    simulator.advance(by: 0.5)
    // Half of the ease-in-out's time is half of its way.
    #expect(abs(shift(sheet) - 213) < 0.5)
    supplier.driver.finish()
    simulator.advance(by: 0.1)
    #expect(shift(sheet) > 213 && !ended)
    simulator.advance(by: 0.1)
    #expect(ended && sheet.presentingViewController == nil)
  }

  @Test func calledOffAnimationRunsBackToWhereItBegan() {
    let (simulator, supplier, sheet) = shown(RecordingAnimator(CallLog()))
    let root = sheet.presentingViewController
    for _ in 0..<2 {
      sheet.dismiss(animated: true)
      simulator.advance(by: 0.1)
      supplier.driver.update(0.5)
      simulator.advance(by: 0.1)
      supplier.driver.cancel()
      simulator.advance(by: 0.05)
      #expect(shift(sheet) > 0 && shift(sheet) < 213)
      simulator.advance(by: 0.3)
      #expect(root?.presentedViewController === sheet && !sheet.isBeingDismissed)
      #expect(sheet.view.transform == .identity && shift(sheet) == 0)
    }
  }

  @Test func fingerScrubsAnInterruptibleAnimator() {
    let (simulator, supplier, sheet) = shown(InterruptibleSlide())
    sheet.dismiss(animated: true)
    supplier.driver.update(0.25)
    simulator.advance(by: 0.1)
    #expect(abs(shift(sheet) - 100) < 0.5)
    supplier.driver.cancel()
    simulator.advance(by: 0.6)
    #expect(sheet.presentingViewController != nil && sheet.view.transform == .identity)
    sheet.dismiss(animated: true)
    supplier.driver.update(0.75)
    supplier.driver.finish()
    simulator.advance(by: 0.6)
    #expect(sheet.presentingViewController == nil)
  }

  @Test func transitionThatBeganByItselfIsTakenOver() {
    let (simulator, supplier, sheet) = shown(InterruptibleSlide())
    supplier.driver.wantsInteractiveStart = false
    var interactive: [Bool] = []
    sheet.dismiss(animated: true)
    let coordinator = sheet.transitionCoordinator
    #expect(coordinator?.isInteractive == false && coordinator?.isInterruptible == true)
    coordinator?.notifyWhenInteractionChanges { interactive.append($0.isInteractive) }
    // Whoever may take it over has to be able to touch it.
    #expect(simulator.window.hitTest(CGPoint(x: 10, y: 500), with: nil) != nil)
    simulator.advance(by: 0.2)
    supplier.driver.pause()
    let held = shift(sheet)
    #expect(held > 150 && held < 250)
    simulator.advance(by: 0.5)
    #expect(shift(sheet) == held)
    supplier.driver.update(0.1)
    simulator.advance(by: 0.1)
    #expect(abs(shift(sheet) - 40) < 0.5)
    supplier.driver.cancel()
    simulator.advance(by: 0.6)
    #expect(interactive == [true, false])
    #expect(sheet.presentingViewController != nil && sheet.view.transform == .identity)
  }

  @Test(arguments: [(0.8, true), (0.2, false)])
  func swipeFromTheEdgeGoesBackWhenItIsFarEnough(part: Double, goes: Bool) {
    let simulator = Simulator()
    let log = CallLog()
    let (first, second) = (RecordingController("a", log), RecordingController("b", log))
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    simulator.show(navigation)
    simulator.advance(by: 0.1)
    log.clear()
    let finger = simulator.finger()
    finger.down(at: CGPoint(x: 2, y: 400))
    finger.drag(by: CGVector(dx: 393 * part, dy: 0), over: 0.5)
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    #expect(abs((second.view.layer.presentation()?.transform.m41 ?? 0) - 393 * part) < 60)
    finger.hold(0.3)
    finger.lift()
    simulator.advance(by: 1)
    #expect(navigation.viewControllers == (goes ? [first] : [first, second]))
    #expect(navigation.transitionCoordinator == nil)
    let calls = log.take().filter { $0.contains("ppear") }
    if goes {
      #expect(calls == ["b.willDisappear", "a.willAppear", "b.didDisappear", "a.didAppear"])
      #expect(second.parent == nil)
    } else {
      #expect(
        calls == [
          "b.willDisappear", "a.willAppear", "a.willDisappear", "a.didDisappear", "b.willAppear",
          "b.didAppear",
        ])
      #expect(second.view.transform == .identity && second.parent === navigation)
      #expect(navigation.navigationBar.items?.count == 2)
    }
  }

  @Test func backButtonPops() {
    let simulator = Simulator()
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "Reviews"
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    simulator.show(navigation)
    simulator.advance(by: 0.1)
    simulator.finger().tap(at: CGPoint(x: 40, y: 59 + 22))
    simulator.advance(by: 0.6)
    #expect(navigation.viewControllers == [first])
  }

  @Test func barButtonRunsItsAction() {
    let simulator = Simulator()
    let page = UIViewController()
    var presses = 0
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { _ in presses += 1 })
    simulator.show(UINavigationController(rootViewController: page))
    simulator.advance(by: 0.1)
    simulator.finger().tap(at: CGPoint(x: 393 - 30, y: 59 + 22))
    simulator.advance(by: 0.2)
    #expect(presses == 1)
  }
}
