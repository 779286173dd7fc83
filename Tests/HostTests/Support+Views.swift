import Simulator
import UIKit

/// A view that writes down what touches it hears.
final class TouchLog: UIView {
  var log: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("began \(touches.count)")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("moved \(touches.count)")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("ended \(touches.count)")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("cancelled \(touches.count)")
  }
}

extension UIGestureRecognizer.State {
  var word: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}

extension UIGestureRecognizer {
  /// Writes the states of the actions into a log.
  @MainActor func logged(_ log: GestureLog, as name: String) -> Self {
    addHandler(nil) { log.lines.append("\(name) \($0.state.word)") }
    self.name = name
    return self
  }
}

@MainActor final class GestureLog {
  var lines: [String] = []
}

/// A delegate whose answers are closures.
@MainActor final class GestureJudge: NSObjectProtocol, UIGestureRecognizerDelegate {
  var shouldBegin: (UIGestureRecognizer) -> Bool = { _ in true }
  var shouldReceive: (UIGestureRecognizer, UITouch) -> Bool = { _, _ in true }
  var simultaneous: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var requiresFailure: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var isRequiredToFail: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var asked = 0

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked += 1
    return shouldBegin(gestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { shouldReceive(gestureRecognizer, touch) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { simultaneous(gestureRecognizer, other) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { requiresFailure(gestureRecognizer, other) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { isRequiredToFail(gestureRecognizer, other) }

  nonisolated func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
  nonisolated var hash: Int { ObjectIdentifier(self).hashValue }
  nonisolated func `self`() -> Self { self }
  nonisolated func isProxy() -> Bool { false }
  nonisolated var description: String { "judge" }
  nonisolated var debugDescription: String { "judge" }
}

/// A simulator whose root view holds a view that logs its touches.
@MainActor struct TouchStage {
  let simulator: Simulator
  let controller = UIViewController()
  let pad = TouchLog(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
  var root: UIView { controller.view }

  init(_ device: Device = .iPhone16, framesPerSecond: Int = 60) {
    simulator = Simulator(device, framesPerSecond: framesPerSecond)
    simulator.show(controller)
    controller.view.addSubview(pad)
    simulator.advance(by: 0.1)
  }
}
