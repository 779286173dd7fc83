import Testing
import UIKit

@MainActor @Suite struct ContainmentTests {
  @Test func rootAppearsWhenItsWindowIsShown() {
    let log = CallLog()
    let root = RecordingController("root", log)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = root
    #expect(log.take() == [])
    window.isHidden = false
    #expect(log.take() == ["root.didLoad", "root.willAppear"])
    HostFrame.commit()
    #expect(log.take() == ["root.didAppear"])
    window.rootViewController = nil
    #expect(log.take() == ["root.willDisappear", "root.didDisappear"])
  }

  @Test func childAddedBeforeItsParentIsSeenAppearsWithIt() {
    let log = CallLog()
    let root = RecordingController("root", log)
    let child = RecordingController("child", log)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    #expect(
      log.take() == [
        "child.willMove(root)", "root.didLoad", "child.didLoad", "child.didMove(root)",
      ])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = root
    window.isHidden = false
    HostFrame.commit()
    #expect(
      log.take() == ["root.willAppear", "child.willAppear", "child.didAppear", "root.didAppear"])
  }

  @Test func childAddedToAParentOnScreenAppearsByItself() {
    let stage = ControllerStage()
    let child = stage.controller("child")
    stage.root.addChild(child)
    #expect(child.isMovingToParent)
    stage.root.view.addSubview(child.view)
    child.didMove(toParent: stage.root)
    #expect(
      stage.log.take() == [
        "child.willMove(root)", "child.didLoad", "child.willAppear", "child.didMove(root)",
      ])
    stage.frame()
    #expect(stage.log.take() == ["child.didAppear"])
    #expect(!child.isMovingToParent)

    child.willMove(toParent: nil)
    #expect(child.isMovingFromParent)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      stage.log.take() == [
        "child.willMove(nil)", "child.willDisappear", "child.didDisappear", "child.didMove(nil)",
      ])
    #expect(!child.isMovingFromParent)
    #expect(child.parent == nil && stage.root.children.isEmpty)
  }

  @Test func parentThatForwardsByHandKeepsTheCallsToItself() {
    let stage = ControllerStage()
    stage.root.forwards = false
    let child = stage.controller("child")
    stage.root.addChild(child)
    stage.root.view.addSubview(child.view)
    stage.frame()
    #expect(stage.log.take() == ["child.willMove(root)", "child.didLoad"])
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(stage.log.take() == ["child.willAppear", "child.didAppear"])
  }

  @Test func appearanceCallsComeInPairsWhateverTheContainerDoes() {
    let stage = ControllerStage()
    let child = stage.controller("child")
    stage.root.forwards = false
    stage.root.addChild(child)
    stage.log.clear()
    child.endAppearanceTransition()
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    #expect(stage.log.take() == ["child.didLoad", "child.willAppear", "child.didAppear"])
    // Called off half way: the `did` of the first half never comes.
    child.beginAppearanceTransition(false, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(stage.log.take() == ["child.willDisappear", "child.willAppear", "child.didAppear"])
  }

  @Test func childMovesFromOneParentToAnother() {
    let stage = ControllerStage()
    let other = stage.controller("other")
    let child = stage.controller("child")
    stage.root.addChild(child)
    stage.log.clear()
    other.addChild(child)
    #expect(child.parent === other && stage.root.children.isEmpty && other.children == [child])
    #expect(stage.log.take() == ["child.didMove(nil)", "child.willMove(other)"])
  }

  @Test func childOfItsOwnDescendantIsRefused() {
    let stage = ControllerStage()
    let child = stage.controller("child")
    stage.root.addChild(child)
    child.addChild(stage.root)
    child.addChild(child)
    #expect(stage.root.parent == nil && child.children.isEmpty)
  }

  @Test func preferredSizeIsToldToTheParent() {
    final class Parent: UIViewController {
      var told: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) { told.append(container.preferredContentSize) }
    }
    let parent = Parent()
    let child = UIViewController()
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    #expect(parent.told == [CGSize(width: 10, height: 20)])
  }

  @Test func traitsOverriddenForAChildReachItsViews() {
    let stage = ControllerStage()
    let child = stage.controller("child")
    stage.root.addChild(child)
    stage.root.view.addSubview(child.view)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    stage.root.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(stage.root.view.traitCollection.horizontalSizeClass == .compact)
    child.overrideUserInterfaceStyle = .dark
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func additionalSafeAreaInsetsAddToTheView() {
    let stage = ControllerStage()
    let before = stage.root.view.safeAreaInsets
    stage.root.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    let after = stage.root.view.safeAreaInsets
    #expect(after.top == before.top + 5 && after.left == before.left + 6)
    #expect(after.bottom == before.bottom + 7 && after.right == before.right + 8)
  }

  @Test func exchangingChildrenSendsBothTheirCalls() {
    let stage = ControllerStage()
    let (first, second) = (stage.controller("first"), stage.controller("second"))
    for each in [first, second] { stage.root.addChild(each) }
    stage.root.view.addSubview(first.view)
    stage.frame()
    stage.log.clear()
    var finished: [Bool] = []
    stage.root.transition(
      from: first, to: second, duration: 0.2, animations: nil, completion: { finished.append($0) })
    #expect(
      stage.log.take() == ["first.willDisappear", "second.didLoad", "second.willAppear"])
    stage.advance(0.3)
    #expect(stage.log.take() == ["first.didDisappear", "second.didAppear"])
    #expect(finished == [true] && first.view.superview == nil)
  }

  @Test func viewIsAppearingComesOnceAnAppearanceInTheWindow() {
    let stage = ControllerStage()
    let child = stage.controller("child")
    child.notesIsAppearing = true
    stage.root.addChild(child)
    stage.root.view.addSubview(child.view)
    stage.frame()
    child.view.setNeedsLayout()
    stage.frame()
    #expect(
      stage.log.take() == [
        "child.willMove(root)", "child.didLoad", "child.willAppear", "child.isAppearing",
        "child.didAppear",
      ])
    child.view.removeFromSuperview()
    stage.root.view.addSubview(child.view)
    stage.frame()
    #expect(
      stage.log.take() == [
        "child.willDisappear", "child.didDisappear", "child.willAppear", "child.isAppearing",
        "child.didAppear",
      ])
  }
}
