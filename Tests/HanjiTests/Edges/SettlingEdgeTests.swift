import Simulator
import Testing
import UIKit

@testable import Hanji

@MainActor
@Suite("Sheets touched while they move")
struct SettlingEdgeTests {
  @Test func scrollOnlySheetDrag() {
    let stand = Stand()
    let scroll = UIScrollView(frame: stand.presenter.view.bounds)
    scroll.contentSize = CGSize(width: 393, height: 3000)
    stand.presenter.view.addSubview(scroll)
    let sheet = SheetView(contentView: Block(height: 300))
    sheet.show(in: scroll)
    stand.simulator.advance(by: 1)
    let g = stand.simulator.finger()
    g.down(at: CGPoint(x: 200, y: stand.size.height - 250))
    g.drag(by: CGVector(dx: 0, dy: 230), over: 0.3)
    g.lift()
    stand.simulator.advance(by: 2)
    #expect(!sheet.isShown)
  }
  @Test func scrolledSheetDrag() {
    let stand = Stand()
    let scroll = UIScrollView(frame: stand.presenter.view.bounds)
    scroll.contentSize = CGSize(width: 393, height: 3000)
    stand.presenter.view.addSubview(scroll)
    let sheet = SheetView(contentView: Block(height: 300))
    sheet.show(in: scroll)
    stand.simulator.advance(by: 1)
    scroll.contentOffset.y = 600
    stand.simulator.advance(by: 0.5)
    let g = stand.simulator.finger()
    g.down(at: CGPoint(x: 200, y: stand.size.height - 250))
    g.drag(by: CGVector(dx: 0, dy: 230), over: 0.3)
    g.lift()
    stand.simulator.advance(by: 2)
    #expect(!sheet.isShown)
  }
  @Test func buttonLateInSettle() {
    let stand = Stand()
    let block = stand.presentBlock(height: 300)
    block.height = 360
    stand.simulator.advance(by: 0.05)
    let finger = stand.simulator.finger()
    finger.down(at: stand.point(below: 222))
    finger.lift()
    stand.simulator.advance(by: 1)
    #expect(block.presses == 1)
  }
}
