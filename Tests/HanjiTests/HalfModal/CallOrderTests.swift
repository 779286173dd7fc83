import Simulator
import Testing
import UIKit

@testable import Hanji

/// The order of calls is the one ios-facts establish for UIKit; where it is not established, the
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
