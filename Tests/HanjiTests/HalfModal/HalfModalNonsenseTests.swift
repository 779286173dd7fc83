import Simulator
import Testing
import UIKit

@testable import Hanji

@MainActor
@Suite("A half modal asked for nonsense")
struct HalfModalNonsenseTests {
  @Test(
    "A height that makes no sense shows the dim alone",
    arguments: [CGFloat.nan, -5, 0, .infinity, -.infinity])
  func heights(height: CGFloat) {
    let stand = Stand()
    stand.presentBlock(height: height)
    #expect(stand.isUp)
    #expect(stand.root?.surface.isHidden == true)
    #expect(abs(stand.dim - 0.7) < 1e-6)
    stand.simulator.finger().tap(at: CGPoint(x: 100, y: 400))
    stand.simulator.advance(by: 0.5)
    #expect(!stand.isUp)
  }

  @Test("Content taller than the screen is as tall as the screen allows, and can be dismissed")
  func tooTall() {
    let stand = Stand()
    stand.presentBlock(height: 10_000)
    #expect(stand.extent <= stand.size.height)
    #expect(stand.extent >= stand.size.height - stand.window.safeAreaInsets.top - 10)
    let finger = stand.holdingFinger(draggedBy: stand.extent * 0.6)
    finger.lift()
    stand.simulator.advance(by: 0.5)
    #expect(!stand.isUp)
  }

  @Test("Content that gets a height later rises then")
  func laterHeight() {
    let stand = Stand()
    let block = stand.presentBlock(height: 0)
    block.height = 300
    stand.presenter.presentedViewController?.sheet?.invalidateDetents()
    stand.simulator.advance(by: 1)
    #expect(stand.extent == 300)
    #expect(stand.root?.surface.isHidden == false)
    #expect(abs(stand.dim - 0.7) < 1e-6)
  }

  @Test("A container of no size neither crashes nor sticks")
  func noContainer() {
    let stand = Stand()
    stand.presentBlock()
    stand.window.frame = .zero
    stand.simulator.advance(by: 0.5)
    stand.presenter.dismiss(animated: true)
    stand.simulator.advance(by: 1)
    #expect(!stand.isUp)
  }

  @Test("Dismissed before it was presented, it calls the completion and does nothing")
  func dismissFirst() {
    let stand = Stand()
    let modal = HalfModalController(contentView: Block(height: 300))
    var completions = 0
    modal.close { completions += 1 }
    #expect(completions == 1)
    stand.presenter.present(modal, animated: true)
    stand.simulator.advance(by: 0.5)
    #expect(stand.extent == 300)
  }

  @Test("Presented twice, the first stays and each completion is called once")
  func presentTwice() {
    let stand = Stand()
    var first = 0
    var second = 0
    stand.presenter.presentSheet(Block(height: 300), style: .halfModal) { first += 1 }
    stand.presenter.presentSheet(Block(height: 500), style: .halfModal) { second += 1 }
    stand.simulator.advance(by: 0.5)
    #expect(stand.extent == 300)
    #expect(first == 1 && second == 1)
    stand.presenter.dismiss(animated: true)
    stand.simulator.advance(by: 0.5)
    #expect(!stand.isUp)
  }

  @Test("Presented and dismissed in the same turn, it goes, and each completion is called once")
  func presentThenDismiss() {
    let stand = Stand()
    var up = 0
    var gone = 0
    let sheet = stand.presenter.presentSheet(Block(height: 300), style: .halfModal) { up += 1 }
    sheet.onEvent = { _ in }
    sheet.dismiss(animated: true) { gone += 1 }
    stand.simulator.advance(by: 1)
    #expect(!stand.isUp)
    #expect(up == 1 && gone == 1)
  }

  @Test("Dismissed twice, it goes once and each completion is called once")
  func dismissTwice() {
    let stand = Stand()
    let sheet = stand.presentView(Block(height: 300))
    stand.simulator.advance(by: 0.5)
    stand.forgetEvents()
    var gone = 0
    sheet.dismiss(animated: true) { gone += 1 }
    stand.simulator.advance(by: 0.1)
    sheet.dismiss(animated: true) { gone += 1 }
    stand.simulator.advance(by: 0.5)
    #expect(gone == 2)
    #expect(stand.events == [.willDismiss(.code), .didDismiss(.code)])
  }

  @Test("A presenter in no window presents nothing, and says so by the completion")
  func noWindow() async {
    let lonely = UIViewController()
    var completions = 0
    lonely.presentSheet(Block(height: 300), style: .halfModal, completion: { completions += 1 })
    #expect(completions == 1)
    #expect(lonely.presentedViewController == nil)
  }

  @Test("Style numbers of no sense are read as zero")
  func style() {
    let stand = Stand()
    var style = SheetStyle.halfModal
    style.surface.cornerRadius = .nan
    style.surface.grabber.size = CGSize(width: -3, height: CGFloat.infinity)
    style.surface.margins = UIEdgeInsets(top: .nan, left: -10, bottom: .infinity, right: .nan)
    style.dimming.amount = .nan
    style.motion.present = .curve(.easeInOut, duration: .nan)
    stand.presentBlock(height: 300, style: style)
    #expect(stand.isUp)
    #expect(stand.extent == 300)
    #expect(stand.root?.surface.frame.width == stand.size.width)
    stand.presenter.dismiss(animated: true)
    stand.simulator.advance(by: 1)
    #expect(!stand.isUp)
  }
}
