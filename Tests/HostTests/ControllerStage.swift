import Foundation
import UIKit

/// A window and a clock, for tests of view controllers without a whole simulator.
@MainActor final class ControllerStage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let log = CallLog()
  let root: RecordingController

  init() {
    PresentationLog.warnings = []
    root = RecordingController("root", log)
    window.rootViewController = root
    window.isHidden = false
    frame()
    log.clear()
  }

  func controller(_ name: String) -> RecordingController { RecordingController(name, log) }

  /// One frame of 1/60 s.
  func frame() {
    HostClock.now += 1.0 / 60
    HostFrame.fireTimersAndDisplayLinks()
    HostFrame.commit()
    HostFrame.finishAnimations()
  }

  func advance(_ seconds: Double) {
    let end = HostClock.now + seconds
    while HostClock.now < end { frame() }
  }
}

/// What was called, in order.
@MainActor final class CallLog {
  private(set) var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
  func clear() { lines = [] }
  /// The lines so far, which are forgotten.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Writes down its life.
@MainActor final class RecordingController: UIViewController {
  let name: String
  let log: CallLog
  var forwards = true
  var notesIsAppearing = false
  var onDidAppear: (() -> Void)?

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) { log.add("\(name).\(call)") }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
  override func viewDidLoad() {
    super.viewDidLoad()
    note("didLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if notesIsAppearing { note("isAppearing") }
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear")
    onDidAppear?()
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove(\((parent as? RecordingController)?.name ?? "nil"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove(\((parent as? RecordingController)?.name ?? "nil"))")
  }
}
