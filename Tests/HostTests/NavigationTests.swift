import Foundation
import Testing
import UIKit

@MainActor private final class NavigationLog: NSObject, UINavigationControllerDelegate {
  let log: CallLog
  var animator: (any UIViewControllerAnimatedTransitioning)?
  init(_ log: CallLog) {
    self.log = log
    super.init()
  }
  private func name(_ controller: UIViewController) -> String {
    (controller as? RecordingController)?.name ?? "?"
  }
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { log.add("willShow(\(name(viewController)))") }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { log.add("didShow(\(name(viewController)))") }
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.add(operation == .push ? "push" : "pop")
    return animator
  }
}

@MainActor @Suite struct NavigationTests {
  private func shown(_ names: String...) -> (
    ControllerStage, UINavigationController, [RecordingController]
  ) {
    let stage = ControllerStage()
    let pages = names.map { stage.controller($0) }
    let navigation = UINavigationController()
    navigation.viewControllers = pages
    stage.window.rootViewController = navigation
    stage.frame()
    stage.log.clear()
    return (stage, navigation, pages)
  }

  @Test func firstScreenAppearsWithTheNavigationController() {
    let stage = ControllerStage()
    let page = stage.controller("page")
    let navigation = UINavigationController(rootViewController: page)
    #expect(navigation.viewControllers == [page] && page.navigationController === navigation)
    #expect(!page.isViewLoaded)
    stage.window.rootViewController = navigation
    stage.frame()
    #expect(
      stage.log.take().filter { $0.hasPrefix("page") } == [
        "page.willMove(nil)", "page.didMove(nil)",
        "page.didLoad", "page.willAppear", "page.didAppear",
      ])
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test func pushCallsInOrder() {
    let (stage, navigation, pages) = shown("a")
    let delegate = NavigationLog(stage.log)
    navigation.delegate = delegate
    let next = stage.controller("b")
    navigation.pushViewController(next, animated: true)
    #expect(navigation.viewControllers == [pages[0], next])
    #expect(next.isMovingToParent && navigation.transitionCoordinator != nil)
    #expect(
      stage.log.take() == [
        "b.willMove(nil)", "push", "b.didLoad", "a.willDisappear", "b.willAppear", "willShow(b)",
      ])
    stage.advance(0.4)
    #expect(
      stage.log.take() == ["a.didDisappear", "b.didAppear", "b.didMove(nil)", "didShow(b)"])
    #expect(pages[0].view.superview == nil && navigation.transitionCoordinator == nil)
  }

  @Test func popCallsInOrderAndReleases() {
    let (stage, navigation, _) = shown("a", "b")
    weak var gone: UIViewController?
    do {
      let popped = navigation.popViewController(animated: true)
      #expect(popped?.isMovingFromParent == true)
      gone = popped
    }
    #expect(navigation.viewControllers.count == 1)
    #expect(
      stage.log.take() == ["b.willMove(nil)", "a.didLoad", "b.willDisappear", "a.willAppear"])
    stage.advance(0.4)
    #expect(stage.log.take() == ["b.didDisappear", "a.didAppear", "b.didMove(nil)"])
    #expect(gone == nil)
    #expect(navigation.popViewController(animated: true) == nil)
  }

  @Test func popToRootAnswersWhatWent() {
    let (stage, navigation, pages) = shown("a", "b", "c")
    #expect(navigation.popToRootViewController(animated: false) == [pages[1], pages[2]])
    stage.frame()
    #expect(navigation.topViewController === pages[0])
    #expect(pages[1].parent == nil && pages[2].parent == nil)
    #expect(navigation.popToViewController(pages[2], animated: false) == nil)
  }

  @Test func commandsDuringAPushAreFollowedAfterIt() {
    let (stage, navigation, pages) = shown("a")
    let (b, c) = (stage.controller("b"), stage.controller("c"))
    navigation.pushViewController(b, animated: true)
    navigation.popViewController(animated: true)
    navigation.pushViewController(c, animated: true)
    #expect(navigation.viewControllers == [pages[0], c])
    stage.advance(1.2)
    #expect(c.view.superview != nil && b.view.superview == nil && b.parent == nil)
    for name in ["a", "b", "c"] {
      let calls = stage.log.lines.filter { $0.hasPrefix(name) && $0.contains("ppear") }
      #expect(
        calls.filter { $0.contains("will") }.count == calls.filter { $0.contains("did") }.count)
    }
  }

  @Test func theSameScreenIsNotPushedTwice() {
    let (_, navigation, pages) = shown("a")
    navigation.pushViewController(pages[0], animated: true)
    #expect(navigation.viewControllers == pages && PresentationLog.warnings.count == 1)
  }

  @Test func barCountsInTheSafeArea() {
    let (stage, navigation, pages) = shown("a")
    stage.frame()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
    #expect(pages[0].view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
    navigation.isNavigationBarHidden = true
    stage.frame()
    #expect(pages[0].view.safeAreaInsets.top == 59)
    navigation.setNavigationBarHidden(false, animated: true)
    stage.advance(0.3)
    #expect(pages[0].view.safeAreaInsets.top == 103)
  }

  @Test func titleIsTheItems() {
    let (_, navigation, pages) = shown("a", "b")
    pages[0].title = "Reviews"
    pages[1].title = "Write"
    #expect(navigation.navigationBar.topItem?.title == "Write")
    #expect(navigation.navigationBar.backItem?.title == "Reviews")
    pages[1].navigationItem.title = "Other"
    #expect(pages[1].title == "Write" && navigation.navigationBar.topItem?.title == "Other")
  }

  @Test func preferredSizeOfTheTopIsTheStacks() {
    let (_, navigation, pages) = shown("a", "b")
    pages[0].preferredContentSize = CGSize(width: 1, height: 2)
    pages[1].preferredContentSize = CGSize(width: 3, height: 4)
    #expect(navigation.preferredContentSize == CGSize(width: 3, height: 4))
    navigation.popViewController(animated: false)
    #expect(navigation.preferredContentSize == CGSize(width: 1, height: 2))
  }

  @Test func showPushesInsideAStackAndPresentsOutside() {
    let (stage, navigation, pages) = shown("a")
    let next = stage.controller("b")
    pages[0].show(next, sender: nil)
    #expect(navigation.topViewController === next)
    let other = ControllerStage()
    let modal = other.controller("m")
    other.root.show(modal, sender: nil)
    #expect(other.root.presentedViewController === modal)
  }

  @Test func customAnimatorOfTheDelegateIsUsed() {
    let (stage, navigation, _) = shown("a")
    let delegate = NavigationLog(stage.log)
    let animator = RecordingAnimator(stage.log)
    delegate.animator = animator
    navigation.delegate = delegate
    navigation.pushViewController(stage.controller("b"), animated: true)
    #expect(stage.log.lines.contains("animate"))
    stage.advance(0.4)
    #expect(stage.log.lines.last == "didShow(b)" && stage.log.lines.contains("ended(true)"))
  }
}
