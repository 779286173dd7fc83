import Simulator
import Testing
import UIKit

@testable import Hanji

@MainActor
@Suite("After a half modal has gone nothing of it is left")
struct HalfModalLeakTests {
  /// Weak references to all that a sheet is made of.
  struct Remains {
    weak var content: UIView?
    weak var controller: UIViewController?
    weak var presentation: UIPresentationController?
    weak var root: UIView?
    weak var driver: SheetDriver?
    weak var settings: SheetSettings?

    @MainActor
    init(_ stand: Stand) {
      root = stand.root
      content = stand.root?.surface.host.content
      controller = stand.presenter.presentedViewController
      presentation = stand.presenter.presentedViewController?.presentationController
      driver = stand.root?.driver
      settings = stand.presenter.presentedViewController.map { SheetSettings.of($0) }
    }

    var isComplete: Bool {
      content != nil && controller != nil && presentation != nil && root != nil && driver != nil
        && settings != nil
    }

    var names: [String] {
      [
        content == nil ? nil : "content", controller == nil ? nil : "view controller",
        presentation == nil ? nil : "presentation controller", root == nil ? nil : "root view",
        driver == nil ? nil : "driver", settings == nil ? nil : "settings",
      ].compactMap { $0 }
    }
  }

  @Test("Dismissed by code, by a tap, by a drag, without animation")
  func dismissed() {
    let ways: [(String, (Stand) -> Void)] = [
      ("code", { $0.presenter.dismiss(animated: true) }),
      ("at once", { $0.presenter.dismiss(animated: false) }),
      ("tap", { $0.simulator.finger().tap(at: CGPoint(x: 50, y: 40)) }),
      ("drag", { $0.holdingFinger(draggedBy: 400).lift() }),
    ]
    for (way, dismiss) in ways {
      let stand = Stand()
      let remains = present(on: stand)
      #expect(remains.isComplete)
      dismiss(stand)
      stand.simulator.advance(by: 1)
      #expect(!stand.isUp, "\(way)")
      #expect(remains.names == [], "\(way)")
      #expect(stand.window.subviews.count == 1, "\(way)")
    }
  }

  @Test("Never presented, though its sheet was looked at")
  func neverPresented() {
    weak var controller: UIViewController?
    weak var settings: SheetSettings?
    do {
      let modal = HalfModalController(contentView: Block(height: 100))
      modal.sheet.prefersGrabberVisible = false
      controller = modal
      settings = SheetSettings.of(modal)
      #expect(controller != nil && settings != nil)
    }
    #expect(controller == nil)
    #expect(settings == nil)
  }

  private func present(on stand: Stand) -> Remains {
    stand.presentBlock()
    return Remains(stand)
  }
}
