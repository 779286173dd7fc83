import Foundation
import Simulator
import Testing
import UIKit

/// Chains of presentations, from wherever they are built and taken down.
@MainActor @Suite struct PresentationChainTests {
  private func chain(
    _ stage: ControllerStage, _ styles: [UIModalPresentationStyle]
  ) -> [RecordingController] {
    var top: UIViewController = stage.root
    let controllers = styles.enumerated().map { index, style in
      let new = stage.controller("\(index)")
      new.modalPresentationStyle = style
      top.present(new, animated: false)
      top = new
      return new
    }
    stage.frame()
    stage.log.clear()
    return controllers
  }

  @Test(arguments: [UIModalPresentationStyle.overFullScreen, .fullScreen, .pageSheet, .custom])
  func dismissingOneThatPresentsTakesWhatIsAboveItAlone(style: UIModalPresentationStyle) {
    let stage = ControllerStage()
    let all = chain(stage, [style, style, style])
    all[0].dismiss(animated: true)
    stage.advance(0.8)
    #expect(stage.root.presentedViewController === all[0])
    #expect(all[0].presentedViewController == nil)
    #expect(all[1].presentingViewController == nil && all[2].presentingViewController == nil)
    #expect(all[0].view.window != nil && all[2].view.window == nil)
    all[0].dismiss(animated: true)
    stage.advance(0.8)
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.window.subviews == [stage.root.view])
  }

  @Test func dismissingTheTopmostTakesItAlone() {
    let stage = ControllerStage()
    let all = chain(stage, [.overFullScreen, .overFullScreen])
    all[1].dismiss(animated: true)
    stage.advance(0.8)
    #expect(stage.root.presentedViewController === all[0])
    #expect(stage.log.take() == ["1.willDisappear", "1.didDisappear"])
  }

  @Test func aChildOfThePresentedDismissesIt() {
    let stage = ControllerStage()
    let inner = stage.controller("inner")
    let navigation = UINavigationController(rootViewController: inner)
    stage.root.present(navigation, animated: false)
    #expect(inner.presentingViewController === stage.root)
    inner.dismiss(animated: false)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func oneIsPresentedAsSoonAsAnotherIsGone() {
    let stage = ControllerStage()
    let (one, two) = (stage.controller("one"), stage.controller("two"))
    stage.root.present(one, animated: true) {
      stage.root.dismiss(animated: true) {
        stage.root.present(two, animated: true) { stage.log.add("there") }
      }
    }
    stage.advance(2.5)
    #expect(stage.root.presentedViewController === two && stage.log.lines.last == "there")
    #expect(PresentationLog.warnings.isEmpty)
  }

  @Test func whatIsPresentedInDidAppearIsPresented() {
    let stage = ControllerStage()
    let (one, two) = (stage.controller("one"), stage.controller("two"))
    one.onDidAppear = { [weak one] in one?.present(two, animated: true) }
    stage.root.present(one, animated: true)
    stage.advance(1.5)
    #expect(one.presentedViewController === two)
    #expect(
      stage.log.lines.filter { $0.contains("ppear") } == [
        "one.willAppear", "one.didAppear", "two.willAppear", "two.didAppear",
      ])
  }

  /// What `isBeingPresented` and its kin say in each of the four calls.
  private final class Flags: UIViewController {
    var seen: [String] = []
    private func note(_ call: String) {
      var words: [String] = []
      if isBeingPresented { words.append("presented") }
      if isBeingDismissed { words.append("dismissed") }
      if isMovingToParent { words.append("to") }
      if isMovingFromParent { words.append("from") }
      seen.append("\(call): \(words.joined(separator: " "))")
    }
    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
  }

  @Test func theFlagsHoldInAllFourCalls() {
    let stage = ControllerStage()
    let flags = Flags()
    stage.root.present(flags, animated: true)
    stage.advance(0.8)
    stage.root.dismiss(animated: true)
    stage.advance(0.8)
    #expect(
      flags.seen == [
        "will appear: presented", "did appear: presented", "will disappear: dismissed",
        "did disappear: dismissed",
      ])
    let pushed = Flags()
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.window.rootViewController = navigation
    stage.frame()
    navigation.pushViewController(pushed, animated: true)
    stage.advance(0.8)
    navigation.popViewController(animated: true)
    stage.advance(0.8)
    #expect(
      pushed.seen == [
        "will appear: to", "did appear: to", "will disappear: from", "did disappear: from",
      ])
  }

  @Test func aContextThatIsCoveredWholeLosesItsViewAndGetsItBack() {
    let stage = ControllerStage()
    let child = stage.controller("child")
    stage.root.addChild(child)
    child.view.frame = CGRect(x: 20, y: 100, width: 200, height: 300)
    stage.root.view.addSubview(child.view)
    child.definesPresentationContext = true
    stage.frame()
    stage.log.clear()
    let inner = stage.controller("inner")
    inner.modalPresentationStyle = .currentContext
    child.present(inner, animated: true)
    stage.advance(0.8)
    #expect(child.view.window == nil && stage.root.view.window != nil)
    #expect(inner.view.convert(inner.view.bounds, to: nil).origin == CGPoint(x: 20, y: 100))
    #expect(
      stage.log.take().filter { $0.contains("ppear") } == [
        "child.willDisappear", "inner.willAppear", "inner.didAppear", "child.didDisappear",
      ])
    // From a view controller deeper inside of the context too.
    inner.dismiss(animated: true)
    stage.advance(0.8)
    #expect(child.view.frame == CGRect(x: 20, y: 100, width: 200, height: 300))
    #expect(child.view.superview === stage.root.view)
    #expect(stage.root.view.subviews == [child.view])
  }

  @Test func theNearestContextCounts() {
    let stage = ControllerStage()
    let (middle, leaf) = (stage.controller("middle"), stage.controller("leaf"))
    stage.root.addChild(middle)
    stage.root.view.addSubview(middle.view)
    middle.addChild(leaf)
    middle.view.addSubview(leaf.view)
    middle.definesPresentationContext = true
    let over = stage.controller("over")
    over.modalPresentationStyle = .overCurrentContext
    leaf.present(over, animated: false)
    #expect(over.presentingViewController === middle)
    #expect(leaf.presentedViewController === over)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func sheetsFollowAWishForAnotherSizeOnAPad() {
    let simulator = Simulator(.iPadPro11)
    let root = UIViewController()
    simulator.show(root)
    let form = UIViewController()
    form.modalPresentationStyle = .formSheet
    root.present(form, animated: false)
    simulator.advance(by: 0.1)
    #expect(simulator.frame(of: form.view).size == CGSize(width: 540, height: 620))
    form.preferredContentSize = CGSize(width: 400, height: 300)
    simulator.advance(by: 0.1)
    #expect(simulator.frame(of: form.view) == CGRect(x: 217, y: 455, width: 400, height: 300))
    // In a third of the screen it is a sheet from edge to edge.
    simulator.split(width: 320)
    simulator.advance(by: 0.1)
    #expect(simulator.frame(of: form.view) == CGRect(x: 0, y: 24, width: 320, height: 1186))
  }

  @Test func theDimOfASystemSheetIsAFifth() {
    let simulator = Simulator(.iPhone16)
    let root = UIViewController()
    root.view.backgroundColor = .white
    simulator.show(root)
    root.present(UIViewController(), animated: true)
    simulator.advance(by: 0.8)
    let pixel = simulator.picture().pixel(at: CGPoint(x: 200, y: 30))
    #expect(pixel.red == 204)
  }
}
