import Simulator
import Testing
import UIKit

@testable import Hanji

extension ContentEdgeTests {
  // MARK: Company

  @Test func presentOverSheetDismissPresenter() {
    for animated in [true, false] {
      let stand = Stand()
      stand.presentBlock()
      let top = UIViewController()
      top.modalPresentationStyle = .fullScreen
      stand.presenter.presentedViewController?.present(top, animated: true)
      stand.simulator.advance(by: 1)
      stand.presenter.dismiss(animated: animated)
      stand.simulator.advance(by: 2)
      #expect(!stand.isUp)
      #expect(stand.window.subviews.count == 1, "\(stand.window.subviews)")
      let dids = stand.events.filter { if case .didDismiss = $0 { true } else { false } }
      #expect(dids.count == 1, "\(animated) \(stand.events)")
    }
  }
  @Test func sheetOverSheetDismissPresenter() {
    for animated in [true, false] {
      let stand = Stand()
      stand.presentBlock()
      var events: [SheetEvent] = []
      let first = stand.presenter.presentedViewController!
      first.presentSheet(Block(height: 300), onEvent: { events.append($0) })
      stand.simulator.advance(by: 1)
      stand.presenter.dismiss(animated: animated)
      stand.simulator.advance(by: 2)
      #expect(!stand.isUp)
      #expect(stand.window.subviews.count == 1)
      #expect(
        events.filter { if case .didDismiss = $0 { true } else { false } }.count == 1, "\(events)")
      #expect(
        stand.events.filter { if case .didDismiss = $0 { true } else { false } }.count == 1,
        "\(stand.events)")
    }
  }
  @Test func sheetOverSheetDismissLowerByHandle() {
    let stand = Stand()
    let lower = stand.presentView(Block(height: 500))
    stand.simulator.advance(by: 1)
    var events: [SheetEvent] = []
    stand.presenter.presentedViewController!.presentSheet(
      Block(height: 300), onEvent: { events.append($0) })
    stand.simulator.advance(by: 1)
    var done = 0
    lower.dismiss(animated: true) { done += 1 }
    stand.simulator.advance(by: 2)
    #expect(done == 1)
    #expect(!stand.isUp)
    #expect(stand.window.subviews.count == 1)
    #expect(
      events.last == .didDismiss(.container) || events.last == .didDismiss(.code), "\(events)")
    #expect(stand.events.last == .didDismiss(.code), "\(stand.events)")
  }
  @Test func presentsOverWhileLeavingByDrag() {
    let stand = Stand()
    stand.presentBlock()
    let content = stand.presenter.presentedViewController!
    stand.holdingFinger(draggedBy: 400).lift()
    stand.simulator.advance(by: 0.1)
    let top = UIViewController()
    top.modalPresentationStyle = .fullScreen
    var done = 0
    content.present(top, animated: true) { done += 1 }
    stand.simulator.advance(by: 3)
    let dids = stand.events.filter { if case .didDismiss = $0 { true } else { false } }
    #expect(dids.count == 1)
    #expect(!stand.isUp)
    #expect(stand.window.subviews.count == 1)
  }
  @Test func presentsFromWillDismiss() {
    let stand = Stand()
    var style = SheetStyle.halfModal
    style.motion.dismiss = .none
    var once = true
    let block = Block(height: 300)
    var events: [SheetEvent] = []
    stand.presenter.presentSheet(
      block, style: style,
      onEvent: { e in
        events.append(e)
        if case .didDismiss = e, once {
          once = false
          stand.presenter.presentSheet(Block(height: 200), onEvent: { events.append($0) })
        }
      })
    stand.simulator.advance(by: 1)
    stand.simulator.finger().tap(at: CGPoint(x: 50, y: 50))
    stand.simulator.advance(by: 2)
    #expect(stand.isUp)
    #expect(stand.extent == 200)
  }
  @Test func dismissDuringDragThenLift() {
    for animated in [true, false] {
      let stand = Stand()
      stand.presentBlock()
      let f = stand.holdingFinger(draggedBy: 100)
      stand.presenter.dismiss(animated: animated)
      f.drag(by: CGVector(dx: 0, dy: -80), over: 0.1)
      f.drag(by: CGVector(dx: 0, dy: 80), over: 1)
      f.lift()
      stand.simulator.advance(by: 1)
      #expect(!stand.isUp)
      #expect(stand.window.subviews.count == 1)
      #expect(stand.events.filter { if case .didDismiss = $0 { true } else { false } }.count == 1)
    }
  }
  @Test func handleDismissDuringDragDismissal() {
    let stand = Stand()
    let sheet = stand.presentView(Block(height: 600))
    stand.simulator.advance(by: 1)
    stand.holdingFinger(draggedBy: 400).lift()
    stand.simulator.advance(by: 0.05)
    var done = 0
    sheet.dismiss(animated: true) { done += 1 }
    sheet.dismiss(animated: false) { done += 1 }
    stand.simulator.advance(by: 1)
    #expect(done == 2)
    #expect(!stand.isUp)
    #expect(stand.window.subviews.count == 1)
  }
  @Test func catchThenRotateThenRelease() {
    let stand = Stand()
    stand.presentBlock(height: 340)
    let f = stand.holdingFinger(draggedBy: 100)
    stand.simulator.rotate(to: .landscapeLeft)
    stand.simulator.advance(by: 0.5)
    f.move(by: CGVector(dx: 0, dy: 1))
    stand.simulator.advance(by: 0.1)
    f.lift()
    stand.simulator.advance(by: 1)
    #expect(stand.isUp)
    #expect(stand.extent == 340, "\(stand.extent)")
    #expect(stand.root?.surface.frame.width == stand.size.width)
  }
  @Test func backgroundWhileRising() {
    let stand = Stand()
    stand.presentBlock(rising: false)
    stand.simulator.advance(by: 0.1)
    stand.simulator.enterBackground()
    stand.simulator.enterForeground()
    stand.simulator.advance(by: 0.1)
    #expect(stand.extent == 600)
    #expect(stand.events.count == 2, "\(stand.events)")
    stand.holdingFinger(draggedBy: 400).lift()
    stand.simulator.advance(by: 0.05)
    stand.simulator.enterBackground()
    stand.simulator.enterForeground()
    stand.simulator.advance(by: 0.2)
    #expect(!stand.isUp)
  }
  @Test func twoFingers() {
    let stand = Stand()
    let block = stand.presentBlock()
    let a = stand.holdingFinger(draggedBy: 100)
    let e = stand.extent
    let b = stand.simulator.finger()
    b.down(at: CGPoint(x: 60, y: 60))
    b.lift()
    stand.simulator.advance(by: 0.1)
    #expect(stand.extent == e)
    let c = stand.simulator.finger()
    c.down(at: stand.point(below: 12))
    c.drag(by: CGVector(dx: 0, dy: 200), over: 0.2)
    #expect(abs(stand.extent - e) < 1, "\(stand.extent)")
    a.lift()
    stand.simulator.advance(by: 0.3)
    c.lift()
    stand.simulator.advance(by: 1)
    #expect(stand.isUp)
    #expect(stand.extent == 600)
    stand.simulator.finger().tap(at: stand.point(below: 222))
    #expect(block.presses == 1)
  }
  @Test func touchCancelled() {
    let stand = Stand()
    stand.presentBlock()
    let f = stand.holdingFinger(draggedBy: 500)
    f.cancel()
    stand.simulator.advance(by: 1)
    #expect(stand.extent == 600)
    #expect(stand.dim > 0.69)
  }
  @Test func growWhileDragging() {
    let stand = Stand()
    let block = stand.presentBlock(height: 300)
    let f = stand.holdingFinger(draggedBy: 50)
    let t = Trace()
    t.record(stand, seconds: 0.05)
    block.height = 500
    t.record(stand, seconds: 0.2)
    #expect(t.maxStep(t.extents) < 1)
    #expect(t.maxStep(t.dims) < 0.02, "\(t.maxStep(t.dims))")
    f.lift()
    stand.simulator.advance(by: 1)
    #expect(stand.extent == 500)
    #expect(block.bounds.height == 500)
  }
  @Test func growWhileRising() {
    let stand = Stand()
    let block = stand.presentBlock(height: 300, rising: false)
    let t = Trace()
    t.record(stand, seconds: 0.15)
    block.height = 600
    t.record(stand, seconds: 1)
    #expect(stand.extent == 600)
    #expect(t.maxStep(t.dims) < 0.08, "\(t.maxStep(t.dims)) \(t.dims.prefix(20))")
  }
}
