import Simulator
import Testing
import UIKit

@testable import Hanji

/// The order of calls is UIKit's, as far as it is documented; where it is not established, the
/// tests here say nothing about it.
@MainActor
@Suite("Calls come in UIKit's order")
struct CallOrderTests {
  @Test("Presenting")
  func presenting() {
    let log = CallLog()
    let stand = Stand()
    let logged = LoggedController(log)
    stand.presenter.presentSheet(logged, style: .halfModal) { log.add("completion") }
    stand.simulator.advance(by: 0.5)
    #expect(
      log.subsequence(of: ["viewDidLoad", "viewWillAppear", "viewDidAppear", "completion"])
        == ["viewDidLoad", "viewWillAppear", "viewDidAppear", "completion"])
    #expect(log.isOnceEach(["viewDidLoad", "viewWillAppear", "viewDidAppear", "completion"]))
  }

  @Test("Presenting and dismissing, the presentation controller's calls among the view's")
  func presentationController() {
    let log = CallLog()
    let stand = Stand()
    let logged = LoggedController(log)
    logged.sheet.style = .halfModal
    let transitions = LoggedTransitions(SheetSettings.of(logged), log)
    logged.transitioningDelegate = transitions
    stand.presenter.present(logged, animated: true) { log.add("completion") }
    stand.simulator.advance(by: 0.5)
    #expect(
      log.inOrder([
        "asked for presentation controller", "asked for animator",
        "presentationTransitionWillBegin",
        "containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews", "animateTransition",
        "presentationTransitionDidEnd(true)", "completion",
      ]))
    #expect(log.inOrder(["animateTransition", "viewDidAppear", "completion"]))
    #expect(log.inOrder(["viewWillAppear", "containerViewWillLayoutSubviews"]))
    #expect(
      log.isOnceEach([
        "asked for presentation controller", "asked for animator",
        "presentationTransitionWillBegin",
        "animateTransition", "presentationTransitionDidEnd(true)", "viewDidAppear", "completion",
      ]))
    log.entries = []
    stand.presenter.dismiss(animated: true) { log.add("completion") }
    stand.simulator.advance(by: 0.5)
    #expect(
      log.inOrder([
        "asked for animator", "dismissalTransitionWillBegin", "animateTransition",
        "dismissalTransitionDidEnd(true)", "completion",
      ]))
    #expect(
      log.inOrder(["viewWillDisappear", "animateTransition", "viewDidDisappear", "completion"]))
    withExtendedLifetime(transitions) {}
  }

  @Test("Dismissing by code: the delegate hears nothing")
  func dismissingByCode() {
    let (log, stand) = presented()
    stand.presenter.dismiss(animated: true) { log.add("completion") }
    stand.simulator.advance(by: 0.5)
    #expect(log.entries == ["viewWillDisappear", "viewDidDisappear", "completion"])
  }

  @Test("Dismissing by the user: should, will, the view's calls, and did last")
  func dismissingByUser() {
    let (log, stand) = presented()
    stand.holdingFinger(draggedBy: 400).lift()
    stand.simulator.advance(by: 1)
    #expect(
      log.entries == [
        "shouldDismiss", "willDismiss", "viewWillDisappear", "viewDidDisappear", "didDismiss",
      ])
  }

  @Test("Refused by the delegate: one attempt, and it springs back")
  func refused() {
    let (log, stand) = presented()
    log.allowsDismissal = false
    stand.holdingFinger(draggedBy: 400).lift()
    stand.simulator.advance(by: 1)
    #expect(log.entries == ["shouldDismiss", "didAttempt"])
    #expect(stand.extent == 600)
    log.entries = []
    stand.simulator.finger().tap(at: CGPoint(x: 50, y: 40))
    stand.simulator.advance(by: 1)
    #expect(log.entries == ["shouldDismiss", "didAttempt"])
    #expect(stand.isUp)
  }

  @Test("Modal in presentation: the delegate is not even asked")
  func modalInPresentation() {
    let (log, stand) = presented()
    stand.presenter.presentedViewController?.isModalInPresentation = true
    stand.holdingFinger(draggedBy: 400).lift()
    stand.simulator.advance(by: 1)
    #expect(log.entries == ["didAttempt"])
    #expect(stand.extent == 600)
  }

  private func presented() -> (CallLog, Stand) {
    let log = CallLog()
    let stand = Stand()
    let logged = LoggedController(log)
    let sheet: SheetPresentationController = stand.presenter.presentSheet(
      logged, style: .halfModal)
    sheet.delegate = log
    stand.simulator.advance(by: 0.5)
    log.entries = []
    return (log, stand)
  }
}

@MainActor
final class CallLog: NSObject {
  var entries: [String] = []
  var allowsDismissal = true

  func add(_ entry: String) { entries.append(entry) }

  func subsequence(of names: [String]) -> [String] { entries.filter { names.contains($0) } }

  /// Whether these were called, each first one after the other.
  func inOrder(_ names: [String]) -> Bool {
    let places = names.compactMap { entries.firstIndex(of: $0) }
    return places.count == names.count && places == places.sorted()
  }

  func isOnceEach(_ names: [String]) -> Bool {
    names.allSatisfy { name in entries.filter { $0 == name }.count == 1 }
  }
}

extension CallLog: UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    add("shouldDismiss")
    return allowsDismissal
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    add("willDismiss")
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    add("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    add("didAttempt")
  }
}

@MainActor
final class LoggedController: UIViewController {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = Block(height: 600) }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.add("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.add("viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.add("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.add("viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.add("viewDidDisappear")
  }
}

/// Hands on what UIKit asks of the sheet's own transitioning delegate, and writes it down.
@MainActor
final class LoggedTransitions: NSObject, UIViewControllerTransitioningDelegate {
  private let settings: SheetSettings
  private let log: CallLog

  init(_ settings: SheetSettings, _ log: CallLog) {
    self.settings = settings
    self.log = log
    super.init()
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    log.add("asked for presentation controller")
    let controller = LoggedPresentation(
      presentedViewController: presented, presenting: presenting)
    controller.log = log
    settings.controller = controller
    return controller
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.add("asked for animator")
    return settings.animationController(
      forPresented: presented, presenting: presenting, source: source
    ).map { LoggedAnimator($0, log) }
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.add("asked for animator")
    return settings.animationController(forDismissed: dismissed).map { LoggedAnimator($0, log) }
  }
}

@MainActor
final class LoggedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let animator: any UIViewControllerAnimatedTransitioning
  private let log: CallLog

  init(_ animator: any UIViewControllerAnimatedTransitioning, _ log: CallLog) {
    self.animator = animator
    self.log = log
    super.init()
  }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    animator.transitionDuration(using: context)
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log.add("animateTransition")
    animator.animateTransition(using: context)
  }
}

@MainActor
final class LoggedPresentation: SheetPresentationController {
  var log: CallLog?

  override func presentationTransitionWillBegin() {
    log?.add("presentationTransitionWillBegin")
    super.presentationTransitionWillBegin()
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    log?.add("presentationTransitionDidEnd(\(completed))")
    super.presentationTransitionDidEnd(completed)
  }

  override func dismissalTransitionWillBegin() {
    log?.add("dismissalTransitionWillBegin")
    super.dismissalTransitionWillBegin()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log?.add("dismissalTransitionDidEnd(\(completed))")
    super.dismissalTransitionDidEnd(completed)
  }

  override func containerViewWillLayoutSubviews() {
    log?.add("containerViewWillLayoutSubviews")
    super.containerViewWillLayoutSubviews()
  }

  override func containerViewDidLayoutSubviews() {
    log?.add("containerViewDidLayoutSubviews")
    super.containerViewDidLayoutSubviews()
  }
}
