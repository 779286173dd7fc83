import Simulator
import Testing
import UIKit

@testable import Hanji

extension LifeCycleEdgeTests {
  // MARK: Owners

  @Test func removedByHand() {
    let stand = Stand()
    let sheet = SheetView(contentView: Block(height: 300))
    sheet.show(in: stand.presenter.view)
    stand.simulator.advance(by: 1)
    sheet.removeFromSuperview()
    stand.simulator.advance(by: 2)
    #expect(!sheet.isShown)
    #expect(stand.presenter.view.subviews.isEmpty, "\(stand.presenter.view.subviews)")
  }

  @Test func containerGone() {
    let stand = Stand()
    let sheet = SheetView(contentView: Block(height: 300))
    var first: UIView? = UIView(frame: stand.presenter.view.bounds)
    stand.presenter.view.addSubview(first!)
    sheet.show(in: first!)
    stand.simulator.advance(by: 1)
    first!.removeFromSuperview()
    first = nil
    stand.simulator.advance(by: 1)
    sheet.show(in: stand.presenter.view)
    stand.simulator.advance(by: 1)
    #expect(sheet.window != nil)
  }

  @Test func reshownInDidDismiss() {
    let stand = Stand()
    let sheet = SheetView(contentView: Block(height: 300))
    var order: [String] = []
    var again = true
    sheet.onEvent = { [unowned sheet] e in
      if case .didDismiss = e, again {
        again = false
        sheet.show(in: stand.presenter.view)
        sheet.hide { order.append("second hide done, shown: \(sheet.isShown)") }
      }
    }
    sheet.show(in: stand.presenter.view)
    stand.simulator.advance(by: 1)
    sheet.hide { order.append("first") }
    stand.simulator.advance(by: 2)
    #expect(order == ["first", "second hide done, shown: false"])
  }
  @Test func representedInDidDismiss() {
    let stand = Stand()
    let modal = HalfModalController(contentView: Block(height: 300))
    var again = true
    var log: [String] = []
    modal.onEvent = { [unowned modal] e in
      if case .didDismiss = e, again {
        again = false
        stand.presenter.present(modal, animated: true)
        modal.close { log.append("second, up: \(stand.isUp)") }
      }
    }
    stand.presenter.present(modal, animated: true)
    stand.simulator.advance(by: 1)
    modal.close { log.append("first") }
    stand.simulator.advance(by: 2)
    #expect(log.sorted() == ["first", "second, up: false"].sorted(), "\(log)")
    #expect(!stand.isUp)
    #expect(stand.window.subviews.count == 1)
  }

  @Test func asyncFromChildNotAnimated() async {
    let stand = Stand()
    let child = UIViewController()
    stand.presenter.addChild(child)
    stand.presenter.view.addSubview(child.view)
    child.didMove(toParent: stand.presenter)
    stand.simulator.advance(by: 0.1)
    var ended: Cause?
    let t = Task {
      ended = await child.presentSheet(Block(height: 300), style: .halfModal, animated: false)
    }
    await stand.simulator.runTasks()
    stand.simulator.advance(by: 0.5)
    await stand.simulator.runTasks()
    #expect(stand.isUp)
    #expect(ended == nil)
    stand.presenter.dismiss(animated: false)
    stand.simulator.advance(by: 0.5)
    await stand.simulator.runTasks()
    #expect(ended == .code)
    t.cancel()
  }

  @Test func rootReplacedWhileAwaiting() async {
    let simulator = Simulator(.iPhone16)
    var screen: UIViewController? = UIViewController()
    simulator.show(screen!)
    var ended: Cause?
    weak var weakScreen = screen
    let s = screen!
    let t = Task { [weak s] in ended = await s?.presentSheet(Block(height: 300), style: .halfModal)
    }
    _ = t
    await simulator.runTasks()
    simulator.advance(by: 1)
    simulator.show(UIViewController())
    screen = nil
    simulator.advance(by: 1)
    await simulator.runTasks()
    #expect(ended != nil)
    #expect(simulator.window.subviews.count == 1, "\(simulator.window.subviews)")
    _ = weakScreen
  }

  @Test func viewMoved() {
    let a = HalfModalController(contentView: nil)
    let view = Block(height: 300)
    a.contentView = view
    let b = HalfModalController(contentView: view)
    _ = b.view
    a.contentView = nil
    #expect(view.superview != nil)
  }

  @Test func invisibleButtonWhileRising() {
    let stand = Stand()
    let block = Block(height: 400)
    let sheet = SheetView(contentView: block)
    sheet.show(in: stand.presenter.view)
    stand.simulator.advance(by: 0.05)
    let finger = stand.simulator.finger()
    finger.down(at: CGPoint(x: stand.size.width / 2, y: stand.size.height - 400 + 222))
    finger.lift()
    stand.simulator.advance(by: 1)
    #expect(block.presses == 0)
  }
}
