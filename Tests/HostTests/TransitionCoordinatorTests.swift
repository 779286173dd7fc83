import Foundation
import Simulator
import Testing
import UIKit

/// Who goes along with a transition, whatever becomes of it.
@MainActor @Suite struct TransitionCoordinatorTests {
  private final class Page: UIViewController {
    let dot = UIView(frame: CGRect(x: 0, y: 300, width: 10, height: 10))
    var log: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(dot)
    }
  }

  private final class Shows: NSObject, UINavigationControllerDelegate {
    var log: [String] = []
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { log.append("will \(viewController.title ?? "")") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { log.append("did \(viewController.title ?? "")") }
  }

  private func stack() -> (Simulator, UINavigationController, Page, Page, Shows) {
    let simulator = Simulator(.iPhone16)
    let (first, second, shows) = (Page(), Page(), Shows())
    (first.title, second.title) = ("first", "second")
    let navigation = UINavigationController(rootViewController: first)
    simulator.show(navigation)
    navigation.pushViewController(second, animated: false)
    simulator.advance(by: 0.1)
    navigation.delegate = shows
    return (simulator, navigation, first, second, shows)
  }

  @Test(arguments: [true, false]) func aSwipeBackTellsHowItEnds(goes: Bool) throws {
    let (simulator, navigation, first, second, shows) = stack()
    let finger = simulator.finger()
    finger.down(at: CGPoint(x: 2, y: 400))
    finger.drag(by: CGVector(dx: 60, dy: 0), over: 0.2)
    let coordinator = try #require(navigation.transitionCoordinator)
    var log: [String] = []
    #expect(coordinator.initiallyInteractive && coordinator.isInteractive)
    #expect(coordinator.viewController(forKey: .from) === second)
    #expect(coordinator.viewController(forKey: .to) === first)
    coordinator.notifyWhenInteractionChanges {
      log.append("changed \($0.isInteractive) \($0.isCancelled)")
    }
    coordinator.animate(alongsideTransition: nil) { log.append("done \($0.isCancelled)") }
    #expect(shows.log == ["will first"])
    finger.drag(to: CGPoint(x: goes ? 300 : 90, y: 400), over: 0.3)
    #expect(abs(coordinator.percentComplete - (goes ? 0.76 : 0.22)) < 0.05)
    finger.hold(0.2)
    finger.lift()
    #expect(log == ["changed false \(!goes)"])
    simulator.advance(by: 1)
    #expect(log == ["changed false \(!goes)", "done \(!goes)"])
    #expect(shows.log == (goes ? ["will first", "did first"] : ["will first"]))
    #expect(navigation.topViewController === (goes ? first : second))
    #expect(navigation.navigationBar.topItem?.title == (goes ? "first" : "second"))
    let shown = goes ? first : second
    #expect(simulator.frame(of: shown.view) == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(shown.view.safeAreaInsets.top == 103)
    // The stack still works.
    navigation.pushViewController(Page(), animated: true)
    simulator.advance(by: 0.6)
    #expect(navigation.viewControllers.count == (goes ? 2 : 3))
  }

  @Test func whatGoesAlongMovesWithAPushAndInOtherViewsToo() throws {
    let (simulator, navigation, _, _, _) = stack()
    let outside = UIView(frame: CGRect(x: 0, y: 700, width: 10, height: 10))
    simulator.window.addSubview(outside)
    let third = Page()
    navigation.pushViewController(third, animated: true)
    let coordinator = try #require(third.transitionCoordinator)
    #expect(!coordinator.isInteractive && coordinator.isAnimated)
    var order: [String] = []
    #expect(
      coordinator.animateAlongsideTransition(in: outside) { _ in
        order.append("outside")
        outside.frame.origin.x = 100
      } completion: { _ in
        order.append("outside done")
      })
    #expect(
      coordinator.animate { _ in
        order.append("dot")
        third.dot.frame.origin.y = 500
      } completion: { _ in
        order.append("dot done")
      })
    simulator.advance(by: 0.17)
    let x = simulator.frame(of: outside).minX
    #expect(x > 10 && x < 90)
    simulator.advance(by: 0.5)
    #expect(order == ["outside", "dot", "outside done", "dot done"])
    #expect(simulator.frame(of: outside).minX == 100)
  }

  @Test func alongsideOfAStepWithoutAnimationEverythingIsAtOnce() throws {
    final class Eager: UIViewController {
      var log: [String] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let goes = transitionCoordinator?.animate(
          alongsideTransition: { [weak self] in self?.log.append("along \($0.isAnimated)") },
          completion: { [weak self] _ in self?.log.append("done") })
        log.append("asked \(goes ?? false)")
      }
    }
    let (simulator, navigation, _, _, _) = stack()
    for animated in [false, true] {
      let eager = Eager()
      navigation.pushViewController(eager, animated: animated)
      simulator.advance(by: 0.6)
      #expect(eager.log == ["asked true", "along \(animated)", "done"])
    }
    let presented = Eager()
    navigation.present(presented, animated: true)
    simulator.advance(by: 0.8)
    #expect(presented.log == ["asked true", "along true", "done"])
  }

  @Test func aSwipeBackIsNotThereWithoutAWayBack() {
    let (simulator, navigation, _, second, _) = stack()
    func swipe() {
      let finger = simulator.finger()
      finger.down(at: CGPoint(x: 2, y: 400))
      finger.drag(by: CGVector(dx: 350, dy: 0), over: 0.3)
      finger.lift()
      simulator.advance(by: 1)
    }
    second.navigationItem.hidesBackButton = true
    swipe()
    #expect(navigation.viewControllers.count == 2)
    second.navigationItem.hidesBackButton = false
    navigation.isNavigationBarHidden = true
    swipe()
    #expect(navigation.viewControllers.count == 2)
    navigation.isNavigationBarHidden = false
    swipe()
    #expect(navigation.viewControllers.count == 1)
    swipe()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func theScrubGoesBack() {
    let (simulator, navigation, _, second, _) = stack()
    second.dot.isAccessibilityElement = true
    simulator.voiceOver.focus(on: second.dot)
    #expect(simulator.voiceOver.escape())
    simulator.advance(by: 0.6)
    #expect(navigation.viewControllers.count == 1)
    #expect(!simulator.voiceOver.escape())
  }

  private final class Judge: NSObject, UIAdaptivePresentationControllerDelegate {
    var log: [String] = []
    var allows = true
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      log.append("should")
      return allows
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      log.append("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      log.append("did \(controller.presentedViewController.presentingViewController == nil)")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      log.append("attempt")
    }
  }

  @Test func theScrubClosesASystemSheetIfItMay() {
    let simulator = Simulator(.iPhone16)
    let (root, sheet, judge) = (UIViewController(), Page(), Judge())
    simulator.show(root)
    sheet.presentationController?.delegate = judge
    root.present(sheet, animated: false)
    sheet.dot.isAccessibilityElement = true
    simulator.voiceOver.focus(on: sheet.dot)
    sheet.isModalInPresentation = true
    #expect(simulator.voiceOver.escape())
    #expect(judge.log == ["attempt"])
    sheet.isModalInPresentation = false
    judge.allows = false
    #expect(simulator.voiceOver.escape())
    #expect(judge.log == ["attempt", "should", "attempt"])
    judge.allows = true
    judge.log = []
    #expect(simulator.voiceOver.escape())
    #expect(judge.log == ["should", "will"])
    simulator.advance(by: 0.8)
    #expect(judge.log == ["should", "will", "did true"])
    #expect(root.presentedViewController == nil)
    // Code tells the delegate nothing.
    root.present(sheet, animated: false)
    sheet.presentationController?.delegate = judge
    judge.log = []
    root.dismiss(animated: true)
    simulator.advance(by: 0.8)
    #expect(judge.log.isEmpty)
  }
}
