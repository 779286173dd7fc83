import Simulator
import Testing
import UIKit

@testable import Hanji

@MainActor
@Suite("A sheet that is a child")
struct AttachedSheetTests {
  @Test(
    "Half of the source's bounds, on every device and after rotation",
    arguments: [Device.iPhoneSE3, .iPhone16, .iPadPro11])
  func half(device: Device) {
    let stand = Stand(device)
    let child = Logged()
    stand.presenter.attachSheet(child, style: .halfEmbed())
    stand.simulator.advance(by: 0.5)
    func half() -> CGRect {
      let bounds = stand.presenter.view.bounds
      let top = bounds.height - (bounds.height / 2)
      return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height / 2)
    }
    #expect(near(child.view.convert(child.view.bounds, to: stand.presenter.view), half()))
    stand.simulator.rotate(to: .landscapeLeft)
    stand.simulator.advance(by: 1)
    #expect(stand.presenter.view.bounds.width > stand.presenter.view.bounds.height)
    #expect(near(child.view.convert(child.view.bounds, to: stand.presenter.view), half()))
  }

  @Test("It slides and fades for 0.3 s, and what is behind stays in use")
  func fades() {
    let stand = Stand()
    let button = UIButton(type: .system)
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    button.frame = CGRect(x: 100, y: 150, width: 100, height: 44)
    stand.presenter.view.addSubview(button)
    let child = Logged()
    let sheet = stand.presenter.attachSheet(child, style: .halfEmbed())
    stand.simulator.advance(by: 0.15)
    let layer = sheet.driver?.root.surface.layer
    let opacity = layer?.presentation()?.opacity ?? 0
    #expect(opacity > 0.3 && opacity < 0.7)
    stand.simulator.advance(by: 0.3)
    #expect(layer?.opacity == 1)
    stand.simulator.finger().tap(at: CGPoint(x: 150, y: 170))
    stand.simulator.advance(by: 0.1)
    #expect(presses == 1)
    #expect(sheet.driver != nil)
  }

  @Test("The full set of containment calls, each once, in order")
  func containment() {
    let stand = Stand()
    let child = Logged()
    let sheet = stand.presenter.attachSheet(child, style: .halfEmbed())
    stand.simulator.advance(by: 0.5)
    #expect(stand.presenter.children == [child])
    #expect(
      child.calls.filter { $0.hasSuffix("Move(parent)") } == [
        "willMove(parent)", "didMove(parent)",
      ])
    #expect(child.calls.filter { $0.contains("Appear") } == ["willAppear", "didAppear"])
    child.calls = []
    sheet.dismiss()
    stand.simulator.advance(by: 0.5)
    #expect(stand.presenter.children.isEmpty)
    #expect(child.view.superview == nil)
    #expect(child.calls.filter { $0.hasSuffix("Move(nil)") } == ["willMove(nil)", "didMove(nil)"])
    #expect(child.calls.filter { $0.contains("isappear") } == ["willDisappear", "didDisappear"])
  }

  @Test("Removed by the app in mid-drag, it leaves nothing behind and blocks no touch")
  func removedInDrag() {
    let stand = Stand()
    let child = Logged()
    let sheet = stand.presenter.attachSheet(child, style: .panel)
    var events: [SheetEvent] = []
    sheet.onEvent = { events.append($0) }
    stand.simulator.advance(by: 1)
    let finger = stand.simulator.finger()
    finger.down(at: CGPoint(x: 200, y: stand.size.height - 200))
    finger.drag(by: CGVector(dx: 0, dy: 60), over: 0.2)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    finger.drag(by: CGVector(dx: 0, dy: 30), over: 0.1)
    finger.lift()
    stand.simulator.advance(by: 0.5)
    #expect(stand.presenter.view.subviews.isEmpty)
    #expect(
      events.filter { if case .didDismiss = $0 { true } else { false } } == [
        .didDismiss(.container)
      ])
  }

  @Test("Attached twice, or with a parent already: left as it is, and the completion called")
  func twice() {
    let stand = Stand()
    let child = Logged()
    var calls = 0
    let first = stand.presenter.attachSheet(child, style: .halfEmbed()) { calls += 1 }
    let second = stand.presenter.attachSheet(child, style: .halfEmbed()) { calls += 1 }
    stand.simulator.advance(by: 0.5)
    #expect(first === second)
    #expect(calls == 2)
    #expect(stand.presenter.view.subviews.count == 1)
  }

  @Test("Gone, nothing of it is left")
  func leaks() {
    let stand = Stand()
    weak var controller: UIViewController?
    weak var sheet: AttachedSheet?
    weak var root: UIView?
    do {
      let child = Logged()
      let attached = stand.presenter.attachSheet(child, style: .panel)
      stand.simulator.advance(by: 1)
      (controller, sheet, root) = (child, attached, attached.driver?.root)
      #expect(root != nil)
      attached.dismiss()
      stand.simulator.advance(by: 1)
    }
    #expect(controller == nil && sheet == nil && root == nil)
  }

  private func near(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.51 && abs(a.minY - b.minY) < 0.51 && abs(a.width - b.width) < 0.51
      && abs(a.height - b.height) < 0.51
  }
}

/// A child that writes down what it is told.
@MainActor
final class Logged: UIViewController {
  var calls: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.append("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.append("didDisappear")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    calls.append(parent == nil ? "willMove(nil)" : "willMove(parent)")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    calls.append(parent == nil ? "didMove(nil)" : "didMove(parent)")
  }
}
