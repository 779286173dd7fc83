import Simulator
import Testing
import UIKit

@testable import Hanji

/// What a finger finds that comes down on a sheet in motion.
@MainActor
@Suite("Sheets with a finger on them while they settle")
struct TouchedInMotionTests {
  /// A sheet that has grown from 300 to 600 points a moment ago, and a finger on its button.
  private func growing(after seconds: Double = 0.05) -> (Stand, Block, Finger) {
    let stand = Stand()
    let block = stand.presentBlock(height: 300)
    block.height = 600
    stand.simulator.advance(by: seconds)
    let finger = stand.simulator.finger()
    finger.down(at: stand.point(below: 222))
    return (stand, block, finger)
  }

  @Test func buttonFiresWhereverTheSheetIsOnItsWay() {
    for moment in [0.017, 0.05, 0.1, 0.15, 0.25] {
      let (stand, block, finger) = growing(after: moment)
      finger.lift()
      #expect(block.presses == 1, "\(moment) s")
      stand.simulator.advance(by: 1)
      #expect(stand.extent == 600)
    }
  }

  @Test func motionGoesOnUnderTheFingerWithoutAJump() {
    let (stand, _, finger) = growing()
    let touched = Trace()
    touched.record(stand, seconds: 0.5)
    finger.lift()
    touched.record(stand, seconds: 0.5)

    let free = Stand()
    let block = free.presentBlock(height: 300)
    block.height = 600
    free.simulator.advance(by: 0.05)
    let untouched = Trace()
    untouched.record(free, seconds: 1)

    #expect(touched.extents.last == 600)
    for (with, without) in zip(touched.extents, untouched.extents) {
      #expect(abs(with - without) <= 0.5 + 1 / 3, "\(with) \(without)")
    }
  }

  @Test func eventsAreTheSameAsWithoutAFinger() {
    let stand = Stand()
    stand.presentBlock(rising: false)
    stand.simulator.advance(by: 0.2)
    let finger = stand.simulator.finger()
    finger.down(at: stand.point(below: 100))
    stand.simulator.advance(by: 1)
    finger.lift()
    #expect(stand.events == [.willPresent(.code), .didPresent(.code, .finished)])
    #expect(stand.extent == 600)
  }

  @Test func aFingerCatchesASheetThatFollows() {
    let stand = Stand()
    stand.presentBlock()
    stand.holdingFinger(draggedBy: 200).lift()
    stand.simulator.advance(by: 0.03)
    let finger = stand.simulator.finger()
    finger.down(at: stand.point(below: 10))
    stand.simulator.advance(by: 0.02)
    let before = stand.extent
    finger.move(by: CGVector(dx: 0, dy: 10))
    #expect(abs(stand.extent - before) < 40)
    let held = stand.extent
    stand.simulator.advance(by: 0.5)
    #expect(stand.extent == held)
    finger.lift()
    stand.simulator.advance(by: 1)
    #expect(stand.extent == 600)
  }

  @Test func growsAgainUnderTheFinger() {
    let (stand, block, finger) = growing()
    stand.simulator.advance(by: 0.05)
    let trace = Trace()
    block.height = 400
    trace.record(stand, seconds: 0.5)
    finger.lift()
    stand.simulator.advance(by: 1)
    #expect(trace.maxStep(trace.extents) < 60)
    #expect(stand.extent == 400)
    #expect(block.bounds.height == 400)
  }

  @Test func rotatesUnderTheFinger() {
    let (stand, _, finger) = growing()
    stand.simulator.rotate(to: .landscapeLeft)
    stand.simulator.advance(by: 1)
    finger.lift()
    stand.simulator.advance(by: 1)
    #expect(stand.extent == stand.root?.surface.frame.height)
    #expect(stand.root?.surface.frame.maxY == stand.size.height)
  }

  @Test func backgroundUnderTheFinger() {
    let (stand, _, finger) = growing()
    finger.cancel()
    stand.simulator.enterBackground()
    stand.simulator.enterForeground()
    stand.simulator.advance(by: 0.5)
    #expect(stand.extent == 600)
    #expect(stand.root?.driver?.sheet.phase == .resting)
  }

  @Test func dismissedUnderTheFinger() {
    for animated in [true, false] {
      let (stand, _, finger) = growing()
      stand.presenter.dismiss(animated: animated)
      stand.simulator.advance(by: 1)
      finger.lift()
      stand.simulator.advance(by: 0.5)
      #expect(!stand.isUp)
      #expect(stand.window.subviews.count == 1)
      #expect(stand.events.last == .didDismiss(.code))
    }
  }

  @Test func caughtSheetViewTellsItIsUpWhenItIs() {
    let stand = Stand()
    let sheet = SheetView(contentView: Block(height: 400))
    var extentWhenUp: [Double] = []
    sheet.show(in: stand.presenter.view)
    stand.simulator.advance(by: 1)
    stand.simulator.finger().tap(at: CGPoint(x: 100, y: 100))
    stand.simulator.advance(by: 0.1)
    sheet.show(in: stand.presenter.view) { extentWhenUp.append(sheet.state?.extent ?? -1) }
    #expect(extentWhenUp.isEmpty)
    stand.simulator.advance(by: 1)
    #expect(extentWhenUp == [400])
  }
}
