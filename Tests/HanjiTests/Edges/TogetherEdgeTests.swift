import Simulator
import Testing
import UIKit

@testable import Hanji

@MainActor
@Suite("Sheets among other things that move")
struct TogetherEdgeTests {
  @Test func rotateToPortraitWhileLeaving() {
    let stand = Stand()
    stand.simulator.rotate(to: .landscapeLeft)
    stand.simulator.advance(by: 1)
    stand.presentBlock(height: 200)
    stand.simulator.finger().tap(at: CGPoint(x: 80, y: 60))
    stand.simulator.rotate(to: .portrait)
    let t = Trace()
    while stand.isUp { t.record(stand, seconds: 0.017) }
    #expect((t.extents.dropLast().last ?? 0) < 60, "\(t.extents)")
  }
  @Test func presenterGoneWhileAwaiting() async {
    let simulator = Simulator(.iPhone16)
    var root: UIViewController? = UIViewController()
    simulator.show(root!)
    var ended: Cause?
    let mid = UIViewController()
    mid.modalPresentationStyle = .fullScreen
    root!.present(mid, animated: false)
    simulator.advance(by: 0.5)
    let t = Task { ended = await mid.presentSheet(Block(height: 300), style: .halfModal) }
    await simulator.runTasks()
    simulator.advance(by: 1)
    root!.dismiss(animated: true)
    simulator.advance(by: 1)
    await simulator.runTasks()
    #expect(ended != nil)
    root = nil
    _ = t
  }
  @Test func dragDuringCommittedThenShowAgain() {
    let stand = Stand()
    let sheet = SheetView(contentView: Block(height: 300))
    sheet.show(in: stand.presenter.view)
    stand.simulator.advance(by: 1)
    sheet.hide()
    let f = stand.simulator.finger()
    f.down(at: CGPoint(x: 200, y: stand.size.height - 250))
    f.drag(by: CGVector(dx: 0, dy: 60), over: 0.1)
    sheet.show(in: stand.presenter.view)
    f.drag(by: CGVector(dx: 0, dy: 60), over: 0.5)
    f.lift()
    stand.simulator.advance(by: 1)
    #expect(sheet.isShown)
    #expect(sheet.superview?.superview?.frame.minY == stand.size.height - 300)
  }
  @Test func doubleTapCloseButton() {
    let stand = Stand()
    let b = BulletinController(page: BulletinPage(view: Block(height: 200)))
    var closes = 0
    b.onClose = { _ in closes += 1 }
    let under = stand.presentBlock(height: 600)
    _ = under
    stand.presenter.presentedViewController!.present(b, animated: true)
    stand.simulator.advance(by: 2)
    b.close()
    b.close()
    b.close()
    stand.simulator.advance(by: 2)
    #expect(closes == 1)
    #expect(stand.isUp)
    #expect(stand.extent == 600)
  }
}

extension TogetherEdgeTests {
  @Test func sheetViewInScrollView() {
    let stand = Stand()
    let scroll = UIScrollView(frame: stand.presenter.view.bounds)
    scroll.contentSize = CGSize(width: 393, height: 3000)
    stand.presenter.view.addSubview(scroll)
    let sheet = SheetView(contentView: Block(height: 300))
    sheet.show(in: scroll)
    stand.simulator.advance(by: 1)
    let top = scroll.contentOffset.y
    let f = stand.simulator.finger()
    f.down(at: CGPoint(x: 200, y: 300))
    f.drag(by: CGVector(dx: 0, dy: -200), over: 0.2)
    f.lift()
    stand.simulator.advance(by: 2)
    #expect(scroll.contentOffset.y == top, "\(scroll.contentOffset)")
    let g = stand.simulator.finger()
    g.down(at: CGPoint(x: 200, y: stand.size.height - 250))
    g.drag(by: CGVector(dx: 0, dy: 250), over: 0.3)
    g.lift()
    stand.simulator.advance(by: 2)
    #expect(!sheet.isShown)
  }
}
