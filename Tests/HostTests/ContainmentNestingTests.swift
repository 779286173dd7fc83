import Foundation
import Testing
import UIKit

/// Appearance calls through several levels of containers.
@MainActor @Suite struct ContainmentNestingTests {
  private func put(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func calls(_ stage: ControllerStage) -> [String] {
    stage.log.take().filter { $0.contains("ppear") }
  }

  @Test func threeLevelsComeAndGoTogether() {
    let stage = ControllerStage()
    let (a, b, c) = (stage.controller("a"), stage.controller("b"), stage.controller("c"))
    put(c, in: b)
    put(b, in: a)
    #expect(calls(stage) == [])
    put(a, in: stage.root)
    stage.frame()
    #expect(
      calls(stage) == [
        "a.willAppear", "b.willAppear", "c.willAppear", "c.didAppear", "b.didAppear", "a.didAppear",
      ])
    a.view.removeFromSuperview()
    #expect(
      calls(stage) == [
        "a.willDisappear", "b.willDisappear", "c.willDisappear", "c.didDisappear",
        "b.didDisappear", "a.didDisappear",
      ])
  }

  @Test func aPresentationOverAllTakesTheWholeTree() {
    let stage = ControllerStage()
    let (a, b) = (stage.controller("a"), stage.controller("b"))
    put(a, in: stage.root)
    put(b, in: a)
    stage.frame()
    stage.log.clear()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    stage.root.present(cover, animated: true)
    #expect(calls(stage) == ["root.willDisappear", "a.willDisappear", "b.willDisappear"])
    stage.advance(0.8)
    #expect(calls(stage) == ["b.didDisappear", "a.didDisappear", "root.didDisappear"])
    stage.root.dismiss(animated: true)
    #expect(calls(stage) == ["root.willAppear", "a.willAppear", "b.willAppear"])
    stage.advance(0.8)
    #expect(calls(stage) == ["b.didAppear", "a.didAppear", "root.didAppear"])
  }

  @Test func aChildThatComesWhileItsParentDoesEndsWithIt() {
    final class Late: UIViewController {
      var child: UIViewController?
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let child, child.parent == nil else { return }
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    let stage = ControllerStage()
    let (late, child) = (Late(), stage.controller("child"))
    late.child = child
    late.modalPresentationStyle = .overFullScreen
    stage.root.present(late, animated: true)
    #expect(calls(stage) == ["child.willAppear"])
    stage.advance(0.3)
    #expect(calls(stage) == [])
    stage.advance(0.5)
    #expect(calls(stage) == ["child.didAppear"])
  }

  @Test func aChildOfAHiddenScreenWaits() {
    let stage = ControllerStage()
    let (page, child) = (stage.controller("page"), stage.controller("child"))
    let navigation = UINavigationController(rootViewController: page)
    stage.window.rootViewController = navigation
    stage.frame()
    navigation.pushViewController(stage.controller("top"), animated: false)
    stage.frame()
    stage.log.clear()
    put(child, in: page)
    stage.frame()
    #expect(calls(stage) == [])
    navigation.popViewController(animated: true)
    stage.advance(0.6)
    let heard = calls(stage).filter { !$0.hasPrefix("top") }
    #expect(heard == ["page.willAppear", "child.willAppear", "child.didAppear", "page.didAppear"])
  }

  @Test func aHiddenViewIsStillThere() {
    let stage = ControllerStage()
    let child = stage.controller("child")
    put(child, in: stage.root)
    stage.frame()
    stage.log.clear()
    child.view.isHidden = true
    stage.frame()
    child.view.isHidden = false
    let shelf = UIView()
    stage.root.view.addSubview(shelf)
    shelf.addSubview(child.view)
    stage.frame()
    #expect(calls(stage) == [])
  }

  @Test func onlyOneLevelForwardsByHand() {
    let stage = ControllerStage()
    let (hand, leaf) = (stage.controller("hand"), stage.controller("leaf"))
    hand.forwards = false
    put(leaf, in: hand)
    put(hand, in: stage.root)
    stage.frame()
    #expect(calls(stage) == ["hand.willAppear", "hand.didAppear"])
    leaf.beginAppearanceTransition(true, animated: false)
    leaf.endAppearanceTransition()
    #expect(calls(stage) == ["leaf.willAppear", "leaf.didAppear"])
    hand.view.removeFromSuperview()
    #expect(calls(stage) == ["hand.willDisappear", "hand.didDisappear"])
  }

  @Test func aChildThatLeavesWhileItComesHearsBothEnds() {
    let stage = ControllerStage()
    let child = stage.controller("child")
    put(child, in: stage.root)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    stage.frame()
    #expect(calls(stage) == ["child.willAppear", "child.willDisappear", "child.didDisappear"])
  }

  @Test func anotherRootExchangesTheTrees() {
    let stage = ControllerStage()
    let (inner, next, deep) = (
      stage.controller("inner"), stage.controller("next"), stage.controller("deep")
    )
    put(inner, in: stage.root)
    put(deep, in: next)
    stage.frame()
    stage.log.clear()
    stage.window.rootViewController = next
    stage.frame()
    let heard = calls(stage)
    #expect(
      heard.filter { $0.hasPrefix("root") || $0.hasPrefix("inner") } == [
        "root.willDisappear", "inner.willDisappear", "inner.didDisappear", "root.didDisappear",
      ])
    #expect(
      heard.filter { $0.hasPrefix("next") || $0.hasPrefix("deep") } == [
        "next.willAppear", "deep.willAppear", "deep.didAppear", "next.didAppear",
      ])
  }
}
