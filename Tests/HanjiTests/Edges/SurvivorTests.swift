import Simulator
import Testing
import UIKit

@testable import Hanji

/// Faults that were once put in on purpose and that no test had noticed.
@MainActor
@Suite("What a stranger broke unnoticed")
struct SurvivorTests {
  @Test("A dim that changes while the sheet rises leaves its course alone")
  func replay() {
    let stand = Stand()
    let modal = HalfModalController(contentView: Block(height: 300))
    stand.presenter.present(modal, animated: true)
    stand.simulator.advance(by: 0.15)
    let trace = Trace()
    trace.record(stand, seconds: 0.017)
    modal.dimmingOpacity = 0.2
    trace.record(stand, seconds: 0.2)
    #expect(zip(trace.extents, trace.extents.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(trace.maxStep(trace.extents) < 40)
    #expect(stand.extent == 300)
  }

  @Test("A drag that is mostly sideways does not move the sheet")
  func sideways() {
    let stand = Stand()
    stand.presentBlock()
    let finger = stand.simulator.finger()
    finger.down(at: stand.point(below: 10))
    finger.drag(by: CGVector(dx: 150, dy: 45), over: 0.3)
    #expect(stand.extent == 600)
    finger.lift()
    stand.simulator.advance(by: 1)
    #expect(stand.isUp && stand.extent == 600)
  }

  @Test("A tap on any control in the region that closes is the control's own")
  func plainControl() {
    let stand = Stand()
    let block = Block(height: 300)
    let control = UIControl(frame: CGRect(x: 100, y: 0, width: 100, height: 28))
    let inside = UIView(frame: CGRect(x: 10, y: 4, width: 60, height: 20))
    control.addSubview(inside)
    block.addSubview(control)
    stand.presentView(block)
    stand.simulator.advance(by: 1)
    stand.simulator.finger().tap(at: CGPoint(x: 150, y: stand.top + 14))
    stand.simulator.advance(by: 1)
    #expect(stand.isUp)
    stand.simulator.finger().tap(at: CGPoint(x: 300, y: stand.top + 14))
    stand.simulator.advance(by: 1)
    #expect(!stand.isUp)
  }

  @Test("A storyboard's fraction and edge count without a word of code")
  func runtimeAttributes() throws {
    let board = UIStoryboard(
      xml: """
        <document><scenes><scene sceneID="s"><objects>
        <viewController storyboardIdentifier="quarter" id="q"><view key="view" id="v"/>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="sheetFraction">
        <real key="value" value="0.25"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="sheetEdge" value="top"/>
        </userDefinedRuntimeAttributes></viewController></objects></scene></scenes></document>
        """)
    let stand = Stand()
    let destination = board.instantiateViewController(withIdentifier: "quarter")
    SheetSegue(identifier: nil, source: stand.presenter, destination: destination).perform()
    stand.simulator.advance(by: 1)
    let frame = destination.view.convert(destination.view.bounds, to: nil)
    #expect(frame == CGRect(x: 0, y: 0, width: stand.size.width, height: stand.size.height / 4))
  }
}
