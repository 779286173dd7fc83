import Simulator
import Testing
import UIKit

@testable import Hanji

@MainActor
@Suite("A half modal's properties, before and while it is up")
struct HalfModalPropertyTests {
  private func shown(_ adjust: (HalfModalController) -> Void = { _ in }) -> (
    Stand, HalfModalController
  ) {
    let stand = Stand()
    let modal = HalfModalController(contentView: Block(height: 400))
    adjust(modal)
    stand.presenter.present(modal, animated: true)
    stand.simulator.advance(by: 0.5)
    return (stand, modal)
  }

  @Test("The dim's opacity")
  func dim() {
    let (stand, modal) = shown { $0.dimmingOpacity = 0.4 }
    #expect(abs(stand.dim - 0.4) < 1e-6)
    modal.dimmingOpacity = 0.9
    stand.simulator.advance(by: 0.5)
    #expect(abs(stand.dim - 0.9) < 1e-6)
    #expect(stand.extent == 400)
  }

  @Test("Corner radius, grabber and drag region")
  func looks() {
    let (stand, modal) = shown {
      $0.cornerRadius = 20
      $0.grabberIsHidden = true
      $0.dragRegionDepth = 100
    }
    #expect(stand.root?.surface.host.layer.cornerRadius == 20)
    #expect(stand.root?.surface.grabber.isHidden == true)
    let finger = stand.holdingFinger(draggedBy: 50, from: 90)
    #expect(abs(stand.extent - 350) < 0.01)
    finger.cancel()
    stand.simulator.advance(by: 0.5)
    modal.dragRegionDepth = 10
    modal.cornerRadius = 0
    #expect(stand.root?.surface.host.layer.cornerRadius == 0)
    stand.holdingFinger(draggedBy: 50, from: 30).lift()
    #expect(stand.extent == 400)
  }

  @Test("The durations")
  func durations() {
    let (stand, modal) = shown {
      $0.presentationDuration = 0.1
      $0.dismissalDuration = 1
    }
    #expect(stand.extent == 400)
    modal.close()
    stand.simulator.advance(by: 0.9)
    #expect(stand.isUp)
    stand.simulator.advance(by: 0.2)
    #expect(!stand.isUp)
  }

  @Test("The thresholds: how far, and how fast")
  func thresholds() {
    let (near, _) = shown { $0.dismissalDistance = 0.2 }
    near.holdingFinger(draggedBy: 90).lift()
    near.simulator.advance(by: 0.6)
    #expect(!near.isUp)
    let (far, modal) = shown { $0.dismissalDistance = 0.9 }
    let finger = far.holdingFinger(draggedBy: 300)
    finger.hold(0.2)
    finger.lift()
    far.simulator.advance(by: 0.6)
    #expect(far.isUp)
    modal.dismissalVelocity = 500
    far.simulator.finger().flick(
      from: far.point(below: 10), velocity: CGVector(dx: 0, dy: 700), duration: 0.1)
    far.simulator.advance(by: 0.6)
    #expect(!far.isUp)
  }

  @Test("New content while it is up: another height, and none")
  func content() {
    let (stand, modal) = shown()
    modal.contentView = Block(height: 250)
    stand.simulator.advance(by: 0.6)
    #expect(stand.extent == 250)
    modal.contentView = nil
    stand.simulator.advance(by: 0.6)
    #expect(stand.root?.surface.isHidden == true)
    #expect(abs(stand.dim - 0.7) < 1e-6)
    modal.contentView = Block(height: 300)
    stand.simulator.advance(by: 0.6)
    #expect(stand.extent == 300)
  }

  @Test("What makes no sense is said in a sentence")
  func sentences() {
    var said: [String] = []
    SheetLog.listener = { said.append($0) }
    defer { SheetLog.listener = nil }
    let stand = Stand()
    stand.presentView(nil)
    stand.presentView(Block(height: 10))
    #expect(said.count == 2)
    said = []
    let sheet = SheetView(contentView: Block(height: 10))
    sheet.hide()
    let other = Stand()
    sheet.show(in: other.presenter.view)
    sheet.show(in: other.presenter.view)
    SheetSegue(
      identifier: nil, source: UIViewController(), destination: UIViewController()
    ).perform()
    other.presenter.present(BulletinController(pages: []), animated: false)
    other.simulator.advance(by: 0.5)
    #expect(Set(said).count == 5)
  }
}
