import Foundation
import Simulator
import Testing
import UIKit

/// Presentations that a finger drives, with what goes along.
@MainActor @Suite struct InteractivePresentationTests {
  /// A dim in the container that goes along, and a view behind it.
  private final class Dimming: UIPresentationController {
    let dim = UIView()
    weak var outside: UIView?
    override func presentationTransitionWillBegin() { fade(from: 0, to: 1, x: 100) }
    override func dismissalTransitionWillBegin() { fade(from: 1, to: 0, x: 0) }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      if completed { dim.removeFromSuperview() }
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      if !completed { dim.removeFromSuperview() }
    }
    private func fade(from: CGFloat, to: CGFloat, x: CGFloat) {
      containerView?.insertSubview(dim, at: 0)
      dim.frame = containerView?.bounds ?? .zero
      dim.alpha = from
      let coordinator = presentedViewController.transitionCoordinator
      coordinator?.animate(alongsideTransition: { [dim] _ in dim.alpha = to })
      coordinator?.animateAlongsideTransition(
        in: outside, animation: { [outside] _ in outside?.frame.origin.x = x })
    }
  }

  private final class Linear: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let arrives = context.view(forKey: .to) != nil
      let view = context.view(forKey: .to) ?? context.view(forKey: .from)
      let away = CGAffineTransform(translationX: 0, y: 800)
      if arrives { view?.transform = away }
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        view?.transform = arrives ? .identity : away
      } completion: { _ in
        view?.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    var driver: UIPercentDrivenInteractiveTransition? = UIPercentDrivenInteractiveTransition()
    weak var outside: UIView?
    weak var made: Dimming?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let controller = Dimming(presentedViewController: presented, presenting: presenting)
      controller.outside = outside
      made = controller
      return controller
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Linear() }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Linear() }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  @MainActor private final class Stand {
    let simulator = Simulator(.iPhone16)
    let root = UIViewController()
    let sheet = UIViewController()
    let delegate = Delegate()
    let outside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var log: [String] = []

    init() {
      simulator.show(root)
      root.view.addSubview(outside)
      delegate.outside = outside
      sheet.modalPresentationStyle = .custom
      sheet.transitioningDelegate = delegate
      root.present(sheet, animated: true) { [weak self] in self?.log.append("presented") }
      sheet.transitionCoordinator?.notifyWhenInteractionChanges { [weak self] in
        self?.log.append("changed \($0.isInteractive) \($0.isCancelled)")
      }
    }

    var shift: CGFloat { simulator.frame(of: sheet.view).minY }
    var dim: CGFloat { delegate.made.map { simulator.opacity(of: $0.dim) } ?? -1 }
    var x: CGFloat { simulator.frame(of: outside).minX }
  }

  @Test func everythingThatGoesAlongFollowsTheFinger() {
    let stand = Stand()
    stand.simulator.advance(by: 1)
    #expect(stand.shift == 800 && stand.dim == 0 && stand.x == 0)
    for fraction in [0.25, 0.75, 0.5] as [CGFloat] {
      stand.delegate.driver?.update(fraction)
      stand.simulator.advance(by: 0.2)
      #expect(abs(stand.shift - 800 * (1 - fraction)) < 1)
    }
    // What goes along runs with the transition's curve, ease in and out: half is half.
    #expect(abs(stand.dim - 0.5) < 0.01)
    #expect(abs(stand.x - 50) < 1)
    stand.delegate.driver?.finish()
    stand.simulator.advance(by: 0.1)
    #expect(stand.shift > 150 && stand.shift < 250)
    #expect(stand.x > 60 && stand.x < 95)
    stand.simulator.advance(by: 0.3)
    #expect(stand.shift == 0 && stand.dim == 1 && stand.x == 100)
    #expect(stand.log == ["changed false false", "presented"])
    #expect(stand.root.presentedViewController === stand.sheet)
  }

  @Test func calledOffNothingIsLeftAndWhatWentAlongIsBack() {
    let stand = Stand()
    stand.delegate.driver?.update(0.5)
    stand.simulator.advance(by: 0.1)
    stand.delegate.driver?.cancel()
    stand.simulator.advance(by: 0.1)
    #expect(stand.x > 0 && stand.x < 50)
    stand.simulator.advance(by: 0.5)
    #expect(stand.root.presentedViewController == nil)
    #expect(stand.simulator.window.subviews == [stand.root.view])
    #expect(stand.x == 0)
    #expect(stand.log.first == "changed false true")
    // The clocks are right again: another one runs by itself, in its time.
    stand.delegate.driver = nil
    stand.root.present(stand.sheet, animated: true)
    stand.simulator.advance(by: 0.2)
    #expect(abs(stand.shift - 400) < 40 && abs(stand.x - 50) < 10)
    stand.simulator.advance(by: 0.3)
    #expect(stand.shift == 0 && stand.x == 100)
  }

  @Test(arguments: [0.5, 1, 2]) func theRestRunsAsFastAsItIsTold(speed: CGFloat) {
    let stand = Stand()
    stand.delegate.driver?.completionSpeed = speed
    stand.delegate.driver?.update(0.5)
    stand.simulator.advance(by: 0.1)
    stand.delegate.driver?.finish()
    let begin = stand.simulator.time
    while stand.sheet.isBeingPresented, stand.simulator.time < begin + 2 {
      stand.simulator.advance(by: 1.0 / 60)
    }
    #expect(abs(stand.simulator.time - begin - 0.2 / Double(speed)) < 0.04)
  }

  @Test func aDismissalThatIsCaughtTwiceEndsOnce() {
    let stand = Stand()
    stand.delegate.driver?.finish()
    stand.simulator.advance(by: 1)
    let driver = UIPercentDrivenInteractiveTransition()
    stand.delegate.driver = driver
    var ends = 0
    stand.sheet.dismiss(animated: true) { ends += 1 }
    driver.update(0.3)
    stand.simulator.advance(by: 0.1)
    driver.finish()
    stand.simulator.advance(by: 0.05)
    driver.update(0.1)
    driver.cancel()
    stand.simulator.advance(by: 1)
    #expect(ends == 1 && stand.root.presentedViewController == nil)
    #expect(stand.x == 0)
  }
}
