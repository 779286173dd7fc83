import Foundation
import Testing
import UIKit

/// A finger, played by the test.
@MainActor private final class HandInteractor: NSObject, UIViewControllerInteractiveTransitioning {
  var context: (any UIViewControllerContextTransitioning)?
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) { context = transitionContext }
}

@MainActor @Suite struct TransitionTests {
  @Test func dismissalCalledOffByTheFingerTurnsAppearanceRound() {
    let stage = ControllerStage()
    let delegate = RecordingDelegate(stage.log)
    let sheet = stage.controller("sheet")
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = delegate
    stage.root.present(sheet, animated: false)
    let hand = HandInteractor()
    delegate.interactor = hand
    for _ in 0..<3 {
      stage.log.clear()
      sheet.dismiss(animated: true) { stage.log.add("completion") }
      #expect(sheet.transitionCoordinator?.isInteractive == true)
      #expect(stage.window.hitTest(CGPoint(x: 10, y: 800), with: nil) === sheet.view)
      hand.context?.updateInteractiveTransition(0.4)
      #expect(sheet.transitionCoordinator?.percentComplete == 0.4)
      hand.context?.cancelInteractiveTransition()
      hand.context?.completeTransition(false)
      #expect(
        stage.log.take() == [
          "animationController(forDismissed)", "dismissal.willBegin", "sheet.willDisappear",
          "sheet.willAppear", "ended(false)", "dismissal.didEnd(false)", "sheet.didAppear",
          "completion",
        ])
      #expect(stage.root.presentedViewController === sheet && !sheet.isBeingDismissed)
      #expect(sheet.view.window != nil)
    }
    sheet.dismiss(animated: true)
    hand.context?.finishInteractiveTransition()
    hand.context?.completeTransition(true)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func presentationCalledOffLeavesNothingBehind() {
    let stage = ControllerStage()
    let delegate = RecordingDelegate(stage.log)
    let hand = HandInteractor()
    delegate.interactor = hand
    weak var gone: UIViewController?
    do {
      let sheet = stage.controller("sheet")
      gone = sheet
      sheet.modalPresentationStyle = .custom
      sheet.transitioningDelegate = delegate
      stage.root.present(sheet, animated: true)
      stage.log.clear()
      hand.context?.cancelInteractiveTransition()
      hand.context?.completeTransition(false)
    }
    #expect(
      stage.log.take() == [
        "sheet.willDisappear", "ended(false)", "presentation.didEnd(false)", "sheet.didDisappear",
        "alongside.completion(cancelled)",
      ])
    hand.context = nil
    #expect(gone == nil && stage.root.presentedViewController == nil)
    #expect(stage.window.subviews == [stage.root.view])
  }

  @Test func interactionHandlersHearEveryChange() {
    let stage = ControllerStage()
    let delegate = RecordingDelegate(stage.log)
    let hand = HandInteractor()
    delegate.interactor = hand
    let sheet = stage.controller("sheet")
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = delegate
    stage.root.present(sheet, animated: true)
    var heard: [Bool] = []
    sheet.transitionCoordinator?.notifyWhenInteractionChanges { heard.append($0.isInteractive) }
    hand.context?.finishInteractiveTransition()
    hand.context?.pauseInteractiveTransition()
    hand.context?.finishInteractiveTransition()
    hand.context?.completeTransition(true)
    #expect(heard == [false, true, false])
  }

  @Test func completingTwiceCountsOnce() {
    let stage = ControllerStage()
    let delegate = RecordingDelegate(stage.log)
    delegate.animator?.isManual = true
    let sheet = stage.controller("sheet")
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = delegate
    var completions = 0
    stage.root.present(sheet, animated: true) { completions += 1 }
    let context = delegate.animator?.context
    context?.completeTransition(true)
    context?.completeTransition(true)
    context?.completeTransition(false)
    #expect(completions == 1 && stage.root.presentedViewController === sheet)
    #expect(PresentationLog.warnings.count == 2)
  }

  @Test func animatorKnowsFramesAndViews() {
    let stage = ControllerStage()
    let delegate = RecordingDelegate(stage.log)
    delegate.animator?.isManual = true
    let sheet = stage.controller("sheet")
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = delegate
    stage.root.present(sheet, animated: true)
    let context = delegate.animator?.context
    #expect(context?.view(forKey: .to) === sheet.view && context?.view(forKey: .from) == nil)
    #expect(context?.viewController(forKey: .from) === stage.root)
    #expect(context?.viewController(forKey: .to) === sheet)
    #expect(context?.initialFrame(for: sheet) == .zero)
    #expect(context?.finalFrame(for: sheet) == CGRect(x: 0, y: 426, width: 393, height: 426))
    #expect(context?.presentationStyle == .custom && context?.isAnimated == true)
    context?.completeTransition(true)
    sheet.dismiss(animated: true)
    let back = delegate.animator?.context
    #expect(back?.view(forKey: .from) === sheet.view && back?.view(forKey: .to) == nil)
    #expect(back?.initialFrame(for: sheet) == CGRect(x: 0, y: 426, width: 393, height: 426))
    back?.completeTransition(true)
  }

  @Test func coordinatorOfAnEndedTransitionRunsNothing() {
    let stage = ControllerStage()
    let sheet = stage.controller("sheet")
    stage.root.present(sheet, animated: true)
    let coordinator = stage.root.transitionCoordinator
    #expect(coordinator != nil && coordinator === sheet.transitionCoordinator)
    stage.advance(0.6)
    #expect(coordinator?.animate(alongsideTransition: { _ in stage.log.add("late") }) == false)
    #expect(!stage.log.lines.contains("late"))
  }

  @Test func rotationTellsRootThenPresentations() {
    final class Sized: UIViewController {
      var log: CallLog?
      var label = ""
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        log?.add("\(label) \(Int(size.width))×\(Int(size.height)) at \(Int(view.bounds.width))")
        coordinator.animate(
          alongsideTransition: { [self] _ in
            log?.add("\(label) alongside \(Int(view.bounds.width))")
          },
          completion: { [self] _ in log?.add("\(label) done") })
      }
    }
    let stage = ControllerStage()
    let (low, high) = (Sized(), Sized())
    for (each, label) in [(low, "low"), (high, "high")] {
      each.log = stage.log
      each.label = label
      each.modalPresentationStyle = .overFullScreen
    }
    stage.window.rootViewController = low
    low.present(high, animated: false)
    stage.log.clear()
    SizeTransition.run(
      in: stage.window, to: CGSize(width: 852, height: 393), traits: low.traitCollection,
      duration: 0.3
    ) { stage.window.frame = CGRect(x: 0, y: 0, width: 852, height: 393) }
    #expect(
      stage.log.take() == [
        "low 852×393 at 393", "high 852×393 at 393", "low alongside 852", "high alongside 852",
      ])
    stage.advance(0.35)
    #expect(stage.log.take() == ["low done", "high done"])
  }

  @Test(arguments: [
    (UIModalPresentationStyle.pageSheet, CGRect(x: 0, y: 59, width: 393, height: 793)),
    (.formSheet, CGRect(x: 0, y: 59, width: 393, height: 793)),
    (.automatic, CGRect(x: 0, y: 59, width: 393, height: 793)),
    (.overFullScreen, CGRect(x: 0, y: 0, width: 393, height: 852)),
  ])
  func stylesComeToRestWhereTheyWereMeasured(style: UIModalPresentationStyle, frame: CGRect) {
    let stage = ControllerStage()
    let sheet = stage.controller("sheet")
    sheet.modalPresentationStyle = style
    stage.root.present(sheet, animated: true)
    stage.advance(0.6)
    #expect(sheet.view.convert(sheet.view.bounds, to: nil) == frame)
    // The sheet starts below the status bar: nothing of that is left for its content.
    #expect(sheet.view.safeAreaInsets.top == 59 - frame.minY)
    #expect(sheet.view.safeAreaInsets.bottom == 34)
  }
}
