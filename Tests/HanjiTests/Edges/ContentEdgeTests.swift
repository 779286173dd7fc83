import Simulator
import Testing
import UIKit

@testable import Hanji

@MainActor
@Suite("Sheets whose content, queue or company changes")
struct ContentEdgeTests {
  final class Rows: UIView, UITableViewDataSource {
    let table = UITableView(frame: .zero)
    override init(frame: CGRect) {
      super.init(frame: frame)
      table.dataSource = self
      table.rowHeight = 44
      addSubview(table)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { CGSize(width: -1, height: 500) }
    override func layoutSubviews() {
      super.layoutSubviews()
      table.frame = bounds
    }
    func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 100 }
    func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test func tableInBody() {
    let stand = Stand()
    let rows = Rows(frame: .zero)
    stand.presentView(rows)
    stand.simulator.advance(by: 1)
    #expect(stand.extent == 500)
    let f = stand.simulator.finger()
    f.down(at: stand.point(below: 300))
    f.drag(by: CGVector(dx: 0, dy: -200), over: 0.3)
    #expect(stand.extent == 500)
    #expect(rows.table.contentOffset.y > 150)
    f.drag(by: CGVector(dx: 0, dy: 350), over: 0.3)
    #expect(stand.extent == 500)
    f.lift()
    stand.simulator.advance(by: 2)
    #expect(stand.extent == 500)
    // top 28
    let before = rows.table.contentOffset.y
    let g = stand.simulator.finger()
    g.down(at: stand.point(below: 14))
    g.drag(by: CGVector(dx: 0, dy: 100), over: 0.3)
    #expect(stand.extent < 450, "\(stand.extent)")
    #expect(rows.table.contentOffset.y == before)
    g.drag(by: CGVector(dx: 0, dy: 300), over: 0.3)
    g.lift()
    stand.simulator.advance(by: 1)
    #expect(!stand.isUp)
  }
  @Test func topUpward() {
    let stand = Stand()
    let rows = Rows(frame: .zero)
    stand.presentView(rows)
    stand.simulator.advance(by: 1)
    let g = stand.simulator.finger()
    g.down(at: stand.point(below: 14))
    g.drag(by: CGVector(dx: 0, dy: -100), over: 0.3)
    #expect(rows.table.contentOffset.y == 0)
    #expect(stand.extent == 500)
    g.lift()
    stand.simulator.advance(by: 1)
    #expect(stand.isUp)
  }
  @Test func tableItselfAsContent() {
    let stand = Stand()
    let rows = Rows(frame: .zero)
    rows.table.removeFromSuperview()
    rows.table.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    stand.presentView(rows.table)
    stand.simulator.advance(by: 1)
    #expect(stand.extent > 300, "\(stand.extent)")
    let f = stand.simulator.finger()
    f.down(at: stand.point(below: 200))
    f.drag(by: CGVector(dx: 0, dy: -200), over: 0.3)
    f.lift()
    #expect(rows.table.contentOffset.y > 100)
    _ = rows
  }

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
  @Test func queueRemoveWhileWaiting() {
    let stand = Stand()
    let other = UIViewController()
    other.modalPresentationStyle = .fullScreen
    stand.presenter.present(other, animated: true)
    stand.simulator.advance(by: 1)
    stand.presenter.dismiss(animated: true)
    stand.simulator.advance(by: 0.1)
    let queue = BulletinQueue(host: stand.presenter)
    let b = BulletinController(page: BulletinPage(view: Block(height: 200)))
    queue.add(b)
    stand.simulator.advance(by: 0.05)
    queue.remove(b)
    stand.simulator.advance(by: 2)
    #expect(!stand.isUp)
    #expect(queue.current == nil)
  }
  @Test func queueSameTwice() {
    let stand = Stand()
    let queue = BulletinQueue(host: stand.presenter)
    let b = BulletinController(page: BulletinPage(view: Block(height: 200)))
    let c = BulletinController(page: BulletinPage(view: Block(height: 250)))
    queue.add(b)
    queue.add(b)
    queue.add(c)
    stand.simulator.advance(by: 1)
    var turns: [BulletinController?] = [queue.current]
    while queue.current != nil, turns.count < 9 {
      #expect(stand.isUp)
      stand.presenter.dismiss(animated: true)
      stand.simulator.advance(by: 2)
      turns.append(queue.current)
    }
    #expect(turns == [b, b, c, nil])
    #expect(!stand.isUp)
  }
  @Test func queueAgainWhenClosed() {
    let stand = Stand()
    let queue = BulletinQueue(host: stand.presenter)
    let b = BulletinController(page: BulletinPage(view: Block(height: 200)))
    var closes = 0
    b.onClose = { _ in
      closes += 1
      if closes == 1 { queue.add(b) }
    }
    queue.add(b)
    stand.simulator.advance(by: 1)
    b.close()
    stand.simulator.advance(by: 2)
    #expect(stand.isUp && queue.current === b)
    b.close()
    stand.simulator.advance(by: 2)
    #expect(closes == 2)
    #expect(!stand.isUp && queue.current == nil)
  }
  @Test func queueCloseInSameTurn() {
    let stand = Stand()
    let queue = BulletinQueue(host: stand.presenter)
    let b = BulletinController(page: BulletinPage(view: Block(height: 200)))
    let c = BulletinController(page: BulletinPage(view: Block(height: 250)))
    queue.add(b)
    queue.add(c)
    queue.remove(b)
    stand.simulator.advance(by: 2)
    #expect(queue.current === c)
    #expect(c.presentingViewController != nil)
    queue.removeAll()
    stand.simulator.advance(by: 2)
    #expect(!stand.isUp && queue.current == nil)
  }
  @Test func voiceOverPanelReachesBehind() {
    let stand = Stand()
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    label.text = "behind"
    stand.presenter.view.addSubview(label)
    let vc = UIViewController()
    stand.presenter.presentSheet(vc, style: .panel)
    stand.simulator.traits.isVoiceOverRunning = true
    stand.simulator.advance(by: 2)
    #expect(stand.simulator.voiceOver.element(labelled: "behind") != nil)
  }
  @Test func detachedWindowMidSettle() {
    let stand = Stand()
    let sheet = SheetView(contentView: Block(height: 300))
    let holder = UIView(frame: stand.presenter.view.bounds)
    stand.presenter.view.addSubview(holder)
    var up = 0
    var gone = 0
    sheet.show(in: holder) { up += 1 }
    stand.simulator.advance(by: 0.1)
    holder.removeFromSuperview()
    stand.simulator.advance(by: 1)
    #expect(up == 1)
    sheet.hide { gone += 1 }
    stand.simulator.advance(by: 1)
    #expect(gone == 1)
    #expect(!sheet.isShown)
  }
}

extension ContentEdgeTests {
  @Test func labelContent() {
    let stand = Stand()
    let view = UIView()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "short"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
    ])
    stand.presentView(view)
    stand.simulator.advance(by: 1)
    let before = stand.extent
    label.text = String(repeating: "long text that wraps ", count: 20)
    stand.simulator.advance(by: 1)
    #expect(stand.extent > before + 50, "\(before) \(stand.extent)")
    #expect(abs(label.frame.height + 40 - stand.extent) < 1)
    let tall = stand.extent
    label.text = "short"
    stand.simulator.advance(by: 1)
    #expect(abs(stand.extent - before) < 1, "\(stand.extent) \(tall)")
    label.text = String(repeating: "long text that wraps ", count: 20)
    stand.simulator.rotate(to: .landscapeLeft)
    stand.simulator.advance(by: 1)
    #expect(abs(label.frame.height + 40 - stand.extent) < 1, "\(label.frame) \(stand.extent)")
    #expect(stand.extent < tall)
  }
}
