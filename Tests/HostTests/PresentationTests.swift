import Foundation
import Testing
import UIKit

@MainActor @Suite struct PresentationTests {
  private func custom(
    _ name: String, _ stage: ControllerStage, _ delegate: RecordingDelegate
  ) -> RecordingController {
    let controller = stage.controller(name)
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = delegate
    return controller
  }

  @Test func customPresentationCallsInOrder() {
    let stage = ControllerStage()
    let delegate = RecordingDelegate(stage.log)
    let sheet = custom("sheet", stage, delegate)
    sheet.notesIsAppearing = true
    stage.root.present(sheet, animated: true) { stage.log.add("completion") }
    #expect(
      stage.log.take() == [
        "presentationController(forPresented)", "animationController(forPresented)",
        "sheet.didLoad", "presentation.willBegin", "sheet.willAppear", "sheet.isAppearing",
        "container.willLayout", "container.didLayout", "animate", "alongside",
      ])
    #expect(sheet.isBeingPresented && stage.root.presentedViewController === sheet)
    #expect(sheet.presentingViewController === stage.root)
    stage.advance(0.35)
    #expect(
      stage.log.take() == [
        "completeTransition", "ended(true)", "presentation.didEnd(true)", "sheet.didAppear",
        "alongside.completion(done)", "completion",
      ])
    #expect(!sheet.isBeingPresented && sheet.transitionCoordinator == nil)
    #expect(sheet.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
  }

  @Test func dismissalByCodeCallsInOrderAndLetsEverythingGo() {
    let stage = ControllerStage()
    let delegate = RecordingDelegate(stage.log)
    weak var gone: RecordingController?
    weak var container: UIView?
    do {
      let sheet = custom("sheet", stage, delegate)
      gone = sheet
      stage.root.present(sheet, animated: true)
      stage.advance(0.35)
      container = delegate.controller?.containerView
      #expect(container != nil)
      stage.log.clear()
      sheet.dismiss(animated: true) { stage.log.add("completion") }
      #expect(sheet.isBeingDismissed)
    }
    #expect(
      stage.log.take() == [
        "animationController(forDismissed)", "dismissal.willBegin", "sheet.willDisappear",
        "animate",
      ])
    stage.advance(0.35)
    #expect(
      stage.log.take() == [
        "completeTransition", "ended(true)", "dismissal.didEnd(true)", "sheet.didDisappear",
        "completion",
      ])
    #expect(gone == nil && container == nil && delegate.controller == nil)
    #expect(stage.window.subviews == [stage.root.view])
  }

  @Test func presentationWithoutAnimationIsOverAtOnce() {
    let stage = ControllerStage()
    let delegate = RecordingDelegate(stage.log)
    let sheet = custom("sheet", stage, delegate)
    stage.root.present(sheet, animated: false) { stage.log.add("completion") }
    #expect(
      stage.log.take() == [
        "presentationController(forPresented)", "sheet.didLoad", "presentation.willBegin",
        "sheet.willAppear", "container.willLayout", "container.didLayout", "alongside",
        "presentation.didEnd(true)", "sheet.didAppear", "alongside.completion(done)", "completion",
      ])
    stage.root.dismiss(animated: false) { stage.log.add("completion") }
    #expect(
      stage.log.take() == [
        "dismissal.willBegin", "sheet.willDisappear", "dismissal.didEnd(true)",
        "sheet.didDisappear", "completion",
      ])
  }

  @Test func fullScreenTakesThePresenterAwayAndBringsItBack() {
    let stage = ControllerStage()
    let cover = stage.controller("cover")
    cover.modalPresentationStyle = .fullScreen
    stage.root.present(cover, animated: true)
    #expect(stage.log.take() == ["cover.didLoad", "root.willDisappear", "cover.willAppear"])
    stage.advance(0.6)
    #expect(stage.log.take() == ["cover.didAppear", "root.didDisappear"])
    #expect(stage.root.view.window == nil)
    #expect(cover.view.convert(cover.view.bounds, to: nil) == stage.window.bounds)
    cover.dismiss(animated: true)
    #expect(stage.log.take() == ["cover.willDisappear", "root.willAppear"])
    stage.advance(0.6)
    #expect(stage.log.take() == ["root.didAppear", "cover.didDisappear"])
    #expect(stage.window.subviews == [stage.root.view])
    #expect(stage.root.view.frame == stage.window.bounds)
  }

  @Test func overFullScreenLeavesThePresenterAlone() {
    let stage = ControllerStage()
    let cover = stage.controller("cover")
    cover.modalPresentationStyle = .overFullScreen
    stage.root.present(cover, animated: false)
    #expect(stage.log.take() == ["cover.didLoad", "cover.willAppear", "cover.didAppear"])
    #expect(stage.root.view.window != nil)
  }

  @Test func presentingTwiceIsRefusedWithAWarning() {
    let stage = ControllerStage()
    let (first, second) = (stage.controller("first"), stage.controller("second"))
    stage.root.present(first, animated: true)
    stage.log.clear()
    stage.root.present(second, animated: true) { stage.log.add("never") }
    stage.advance(0.6)
    #expect(stage.root.presentedViewController === first)
    #expect(PresentationLog.warnings.count == 1)
    #expect(PresentationLog.warnings.first?.contains("already presenting") == true)
    #expect(stage.log.take() == ["first.didAppear"])
  }

  @Test func presentingFromOutsideOfTheWindowIsRefused() {
    let stage = ControllerStage()
    let stray = stage.controller("stray")
    stray.present(UIViewController(), animated: true)
    #expect(stray.presentedViewController == nil)
    #expect(PresentationLog.warnings.first?.contains("not in the window hierarchy") == true)
  }

  @Test func dismissingBeforeAnythingIsPresentedOnlyCompletes() {
    let stage = ControllerStage()
    var count = 0
    stage.root.dismiss(animated: true) { count += 1 }
    #expect(count == 1 && PresentationLog.warnings.isEmpty)
  }

  @Test func dismissalDuringThePresentationWaitsForItsEnd() {
    let stage = ControllerStage()
    let delegate = RecordingDelegate(stage.log)
    let sheet = custom("sheet", stage, delegate)
    stage.root.present(sheet, animated: true) { stage.log.add("presented") }
    sheet.dismiss(animated: true) { stage.log.add("dismissed") }
    #expect(!sheet.isBeingDismissed)
    stage.advance(0.8)
    let ends = stage.log.take().filter { $0 == "presented" || $0 == "dismissed" }
    #expect(ends == ["presented", "dismissed"])
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func secondDismissalJoinsTheFirst() {
    let stage = ControllerStage()
    let sheet = stage.controller("sheet")
    stage.root.present(sheet, animated: false)
    stage.log.clear()
    sheet.dismiss(animated: true) { stage.log.add("first") }
    stage.root.dismiss(animated: true) { stage.log.add("second") }
    stage.advance(0.6)
    #expect(stage.log.take() == ["sheet.willDisappear", "sheet.didDisappear", "first", "second"])
  }

  @Test func dismissingBelowTwoOthersAnimatesTheTopmostAlone() {
    let stage = ControllerStage()
    let names = ["one", "two", "three"]
    let controllers = names.map { stage.controller($0) }
    var presenter: UIViewController = stage.root
    for each in controllers {
      each.modalPresentationStyle = .overFullScreen
      presenter.present(each, animated: false)
      presenter = each
    }
    stage.log.clear()
    stage.root.dismiss(animated: true) { stage.log.add("completion") }
    #expect(
      stage.log.take() == [
        "two.willDisappear", "two.didDisappear", "one.willDisappear", "one.didDisappear",
        "three.willDisappear",
      ])
    #expect(controllers[2].presentingViewController === stage.root)
    stage.advance(0.6)
    #expect(stage.log.take() == ["three.didDisappear", "completion"])
    #expect(stage.root.presentedViewController == nil && stage.window.subviews.count == 1)
  }

  @Test func fullScreenBelowAnotherIsRemovedAndThePresenterReturns() {
    let stage = ControllerStage()
    let (one, two) = (stage.controller("one"), stage.controller("two"))
    for each in [one, two] { each.modalPresentationStyle = .fullScreen }
    stage.root.present(one, animated: false)
    one.present(two, animated: false)
    #expect(one.view.window == nil && stage.root.view.window == nil)
    stage.log.clear()
    stage.root.dismiss(animated: true)
    stage.advance(0.6)
    #expect(stage.root.view.window === stage.window)
    #expect(stage.root.view.frame == stage.window.bounds)
    #expect(
      stage.log.lines.filter { $0.hasPrefix("root") } == ["root.willAppear", "root.didAppear"])
    #expect(stage.log.lines.filter { $0.hasPrefix("one") } == [])
  }

  @Test func childPresentsByItsOutermostContainer() {
    let stage = ControllerStage()
    let child = stage.controller("child")
    stage.root.addChild(child)
    stage.root.view.addSubview(child.view)
    let sheet = stage.controller("sheet")
    child.present(sheet, animated: false)
    #expect(sheet.presentingViewController === stage.root)
    #expect(child.presentedViewController === sheet)
    child.dismiss(animated: false)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func contextIsCoveredByWhatAsksForIt() {
    let stage = ControllerStage()
    let child = stage.controller("child")
    stage.root.addChild(child)
    child.view.frame = CGRect(x: 0, y: 100, width: 200, height: 300)
    stage.root.view.addSubview(child.view)
    child.definesPresentationContext = true
    let inner = stage.controller("inner")
    inner.modalPresentationStyle = .overCurrentContext
    child.present(inner, animated: false)
    #expect(inner.presentingViewController === child)
    #expect(
      inner.view.convert(inner.view.bounds, to: nil)
        == CGRect(x: 0, y: 100, width: 200, height: 300))
    let sheet = stage.controller("sheet")
    sheet.modalPresentationStyle = .overFullScreen
    stage.root.present(sheet, animated: false)
    #expect(sheet.presentingViewController === stage.root)
  }

  @Test func presentationControllerReadTooEarlyIsTheWrongOne() {
    let stage = ControllerStage()
    let delegate = RecordingDelegate(stage.log)
    let early = stage.controller("early")
    early.modalPresentationStyle = .custom
    let read = early.presentationController
    early.transitioningDelegate = delegate
    stage.root.present(early, animated: false)
    #expect(early.presentationController === read && !(read is RecordingPresentation))
    stage.root.dismiss(animated: false)
    // Once dismissed, the next presentation asks afresh.
    stage.root.present(early, animated: false)
    #expect(early.presentationController is RecordingPresentation)
    #expect(stage.log.lines.filter { $0 == "presentationController(forPresented)" }.count == 1)
  }

  @Test func readingThePresentationControllerKeepsNothingAlive() {
    weak var controller: UIViewController?
    do {
      let made = UIViewController()
      #expect(made.presentationController?.presentedViewController === made)
      #expect(made.activePresentationController == nil)
      controller = made
    }
    #expect(controller == nil)
  }

  @Test func containerSwallowsTouches() {
    let stage = ControllerStage()
    let delegate = RecordingDelegate(stage.log)
    let sheet = custom("sheet", stage, delegate)
    let point = CGPoint(x: 100, y: 100)
    #expect(stage.window.hitTest(point, with: nil) === stage.root.view)
    stage.root.present(sheet, animated: false)
    #expect(stage.window.hitTest(point, with: nil) === delegate.controller?.containerView)
    #expect(stage.window.hitTest(CGPoint(x: 100, y: 800), with: nil) === sheet.view)
  }

  @Test func newTouchesAreDroppedWhileATransitionRunsByItself() {
    let stage = ControllerStage()
    let delegate = RecordingDelegate(stage.log)
    let sheet = custom("sheet", stage, delegate)
    let point = CGPoint(x: 100, y: 800)
    stage.root.present(sheet, animated: true)
    #expect(stage.window.hitTest(point, with: nil) == nil)
    stage.advance(0.35)
    #expect(stage.window.hitTest(point, with: nil) === sheet.view)
  }

  @Test func preferredSizeReachesThePresentationController() {
    final class Sizing: UIPresentationController {
      var told: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) { told.append(container.preferredContentSize) }
    }
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        Sizing(presentedViewController: presented, presenting: presenting)
      }
    }
    let stage = ControllerStage()
    let delegate = Delegate()
    let sheet = stage.controller("sheet")
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = delegate
    stage.root.present(sheet, animated: false)
    sheet.preferredContentSize = CGSize(width: 0, height: 240)
    #expect(
      (sheet.presentationController as? Sizing)?.told == [CGSize(width: 0, height: 240)])
  }

  @Test func anotherRootTakesThePresentedAlong() {
    let stage = ControllerStage()
    let sheet = stage.controller("sheet")
    sheet.modalPresentationStyle = .overFullScreen
    stage.root.present(sheet, animated: true)
    stage.log.clear()
    let next = stage.controller("next")
    stage.window.rootViewController = next
    stage.advance(0.6)
    #expect(stage.window.subviews == [next.view])
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.log.lines.contains("sheet.didDisappear"))
  }

  @Test func responderChainGoesOnAtThePresenter() {
    let stage = ControllerStage()
    let sheet = stage.controller("sheet")
    stage.root.present(sheet, animated: false)
    var chain: [UIResponder] = []
    var next: UIResponder? = sheet.view
    while let each = next {
      chain.append(each)
      next = each.next
    }
    #expect(chain.contains(sheet) && chain.contains(stage.root) && chain.contains(stage.window))
  }
}
