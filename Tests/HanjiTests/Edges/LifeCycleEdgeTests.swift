import Simulator
import Testing
import UIKit

@testable import Hanji

@MainActor
@Suite("Sheets at the edges of their life")
struct LifeCycleEdgeTests {

  @Test func rotateWhileRising() {
    let stand = Stand()
    stand.presentBlock(height: 300, rising: false)
    stand.simulator.advance(by: 0.1)
    stand.simulator.rotate(to: .landscapeLeft)
    stand.simulator.advance(by: 2)
    #expect(
      stand.root?.surface.frame
        == CGRect(x: 0, y: stand.size.height - 300, width: stand.size.width, height: 300))
  }
  @Test func rotateWhileRisingSheetView() {
    let stand = Stand()
    let sheet = SheetView(contentView: Block(height: 200))
    sheet.show(in: stand.presenter.view)
    stand.simulator.advance(by: 0.1)
    stand.simulator.rotate(to: .landscapeLeft)
    stand.simulator.advance(by: 2)
    let f = sheet.superview!.superview!.frame
    #expect(f == CGRect(x: 0, y: stand.size.height - 200, width: stand.size.width, height: 200))
    sheet.hide()
    stand.simulator.advance(by: 0.1)
    stand.simulator.rotate(to: .portrait)
    stand.simulator.advance(by: 2)
    #expect(!sheet.isShown)
  }

  @Test func dimChangedWhileRising() {
    let stand = Stand()
    let sheet = stand.presentView(Block(height: 300))
    stand.simulator.advance(by: 0.1)
    sheet.style.dimming.amount = 0.3
    stand.simulator.advance(by: 2)
    #expect(abs(stand.dim - 0.3) < 0.01)
  }
  @Test func marginsChangedWhileRising() {
    let stand = Stand()
    let sheet = stand.presentView(Block(height: 300))
    stand.simulator.advance(by: 0.1)
    sheet.style.surface.maximumWidth = 200
    stand.simulator.advance(by: 2)
    #expect(stand.root?.surface.frame.width == 200)
  }
  @Test func edgeChangedWhileRising() {
    let stand = Stand()
    let sheet = stand.presentView(Block(height: 300))
    stand.simulator.advance(by: 0.1)
    sheet.style.edge = .top
    stand.simulator.advance(by: 2)
    #expect(stand.root?.surface.frame.minY == 0)
  }

  @Test func shrinks() {
    let stand = Stand()
    let block = stand.presentBlock(height: 600)
    block.height = 300
    stand.simulator.advance(by: 1)
    #expect(stand.extent == 300)
    #expect(block.bounds.height == 300)
  }
  @Test func largeToMedium() {
    let stand = Stand()
    let block = Block(height: 600)
    let vc = UIViewController()
    vc.view = block
    var style = SheetStyle.panel
    style.selectedDetentIdentifier = .large
    let sheet: SheetPresentationController = stand.presenter.presentSheet(vc, style: style)
    stand.simulator.advance(by: 2)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    stand.simulator.advance(by: 3)
    #expect(abs(block.bounds.height - stand.extent) < 0.5, "\(block.bounds.height) \(stand.extent)")
  }

  @Test func dimStaysWhenContentGrows() {
    let stand = Stand()
    let block = stand.presentBlock(height: 300)
    block.height = 600
    let trace = Trace()
    trace.record(stand, seconds: 1)
    #expect(stand.extent == 600)
    #expect(trace.minDim > 0.69, "\(trace.minDim)")
  }
  @Test func dimStaysWhenContentComes() {
    let stand = Stand()
    let modal = HalfModalController()
    stand.presenter.present(modal, animated: true)
    stand.simulator.advance(by: 1)
    modal.contentView = Block(height: 400)
    let trace = Trace()
    trace.record(stand, seconds: 1)
    #expect(stand.extent == 400)
    #expect(trace.minDim > 0.69, "\(trace.minDim)")
  }
  @Test func dimStaysWhenPageTurns() {
    let stand = Stand()
    let b = BulletinController(page: BulletinPage(view: Block(height: 150)))
    stand.presenter.present(b, animated: true)
    stand.simulator.advance(by: 1)
    b.push(BulletinPage(view: Block(height: 450)))
    let trace = Trace()
    trace.record(stand, seconds: 1)
    #expect(trace.minDim > 0.19, "\(trace.minDim)")
  }

  @Test func modalToggledInDrag() {
    let stand = Stand()
    stand.presentBlock()
    let finger = stand.holdingFinger(draggedBy: 100)
    stand.presenter.presentedViewController?.isModalInPresentation = true
    finger.drag(by: CGVector(dx: 0, dy: 300), over: 0.3)
    finger.lift()
    stand.simulator.advance(by: 1)
    #expect(stand.isUp)
    #expect(stand.extent == 600)
  }
  @Test func modalToggledInDragAttached() {
    let stand = Stand()
    let child = UIViewController()
    let sheet = stand.presenter.attachSheet(child, style: .panel)
    stand.simulator.advance(by: 2)
    let f = stand.simulator.finger()
    let top = sheet.driver!.visibleSurfaceFrame.minY
    f.down(at: CGPoint(x: 200, y: top + 10))
    f.drag(by: CGVector(dx: 0, dy: 60), over: 0.2)
    child.isModalInPresentation = true
    f.drag(by: CGVector(dx: 0, dy: 300), over: 0.3)
    f.lift()
    stand.simulator.advance(by: 2)
    #expect(sheet.driver != nil)
  }

  @Test func showCompletionLost() {
    let stand = Stand()
    let sheet = SheetView(contentView: Block(height: 300))
    sheet.show(in: stand.presenter.view)
    stand.simulator.advance(by: 1)
    var shown = 0
    var hidden = 0
    sheet.hide { hidden += 1 }
    stand.simulator.advance(by: 0.1)
    sheet.show(in: stand.presenter.view) { shown += 1 }
    sheet.hide { hidden += 1 }
    stand.simulator.advance(by: 2)
    #expect(hidden == 2)
    #expect(shown == 1)
    #expect(!sheet.isShown)
  }
  @Test func sheetViewCompletionsRandom() {
    for seed in 0..<60 {
      var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      func next(_ n: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(n))
      }
      let stand = Stand()
      let sheet = SheetView(contentView: Block(height: 300))
      var counts: [Int] = []
      var opened = 0
      var closed = 0
      sheet.onEvent = { e in
        switch e {
        case .willPresent, .willSelect, .willDismiss: opened += 1
        case .didPresent, .didSelect, .didDismiss, .dismissalCalledOff: closed += 1
        default: break
        }
      }
      var log: [String] = []
      for _ in 0..<10 {
        let i = counts.count
        switch next(4) {
        case 0:
          counts.append(0)
          log.append("show")
          sheet.show(in: stand.presenter.view, animated: next(4) > 0) { counts[i] += 1 }
        case 1:
          counts.append(0)
          log.append("hide")
          sheet.hide(animated: next(4) > 0) { counts[i] += 1 }
        case 2:
          log.append("tap")
          stand.simulator.finger().tap(at: CGPoint(x: 100, y: 60))
        default:
          log.append("wait")
          stand.simulator.advance(by: Double(next(20)) / 60)
        }
      }
      stand.simulator.advance(by: 2)
      #expect(counts.allSatisfy { $0 == 1 }, "\(seed) \(log) \(counts)")
      #expect(opened == closed, "\(seed) \(log)")
      #expect(sheet.isShown == (sheet.superview != nil))
    }
  }
}

extension LifeCycleEdgeTests {
  @Test func buttonWhileSettling() {
    let stand = Stand()
    let block = stand.presentBlock(height: 300)
    block.height = 600
    stand.simulator.advance(by: 0.05)
    let p = stand.point(below: 222)
    let finger = stand.simulator.finger()
    finger.down(at: p)
    finger.lift()
    stand.simulator.advance(by: 1)
    #expect(block.presses == 1)
  }
}
