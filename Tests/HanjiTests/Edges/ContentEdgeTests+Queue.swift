import Simulator
import Testing
import UIKit

@testable import Hanji

extension ContentEdgeTests {
  // MARK: Queue

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

  @Test func addedWhileASheetLeavesThatIsCaughtAndStays() {
    let stand = Stand()
    stand.presentBlock(height: 500)
    stand.holdingFinger(draggedBy: 300).lift()
    stand.simulator.advance(by: 0.03)
    let queue = BulletinQueue(host: stand.presenter)
    let bulletin = BulletinController(page: BulletinPage(view: Block(height: 200)))
    queue.add(bulletin)
    #expect(bulletin.presentingViewController == nil)
    let finger = stand.simulator.finger()
    finger.down(at: stand.point(below: 10))
    finger.drag(by: CGVector(dx: 0, dy: -250), over: 0.2)
    finger.lift()
    stand.simulator.advance(by: 1)
    #expect(stand.events.contains(.dismissalCalledOff(.drag)))
    #expect(stand.extent == 500)
    #expect(bulletin.presentingViewController != nil, "it waits for a sheet that stays")
  }
}
