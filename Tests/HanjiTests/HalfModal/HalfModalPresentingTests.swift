import Simulator
import Testing
import UIKit

@testable import Hanji

let phones: [Device] = [.iPhoneSE3, .iPhone16]

@MainActor
@Suite("A half modal rises and leaves")
struct HalfModalPresentingTests {
  @Test("It is as tall as its content and stands on the bottom edge", arguments: phones)
  func height(device: Device) {
    let stand = Stand(device)
    stand.presentBlock(height: 600)
    #expect(stand.extent == 600)
    #expect(stand.root?.surface.frame.width == stand.size.width)
    #expect(stand.root?.surface.frame.maxY == stand.size.height)
  }

  @Test("The dim goes from 0 to 0.7 in 0.3 seconds and never back", arguments: phones)
  func dim(device: Device) {
    let stand = Stand(device)
    stand.presentBlock(rising: false)
    var dims: [Double] = []
    while dims.count < 30 {
      stand.simulator.advance(by: 1.0 / 60)
      dims.append(stand.dim)
    }
    #expect(dims[0] < 0.01)
    #expect(dims == dims.sorted())
    #expect(abs(stand.dim - 0.7) < 1e-6)
    let full = dims.firstIndex { $0 > 0.6999 } ?? 0
    #expect((17...19).contains(full))
  }

  @Test("Only its top corners are rounded, by 6 points")
  func corners() {
    let stand = Stand()
    stand.presentBlock()
    let layer = stand.root?.surface.host.layer
    #expect(layer?.cornerRadius == 6)
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    #expect(layer?.maskedCorners == top)
  }

  @Test("The grabber is 80 by 4 points, 12 below the top")
  func grabber() {
    let stand = Stand()
    stand.presentBlock()
    let frame = stand.root?.surface.grabber.frame
    #expect(frame?.size == CGSize(width: 80, height: 4))
    #expect(frame?.minY == 12)
    #expect(frame?.midX == stand.size.width / 2)
  }

  @Test("Events come in pairs, each once, when it rises and is closed by code")
  func events() {
    let stand = Stand()
    stand.presentBlock()
    #expect(stand.events == [.willPresent(.code), .didPresent(.code, .finished)])
    stand.forgetEvents()
    stand.presenter.presentedViewController?.sheet?.dismiss()
    stand.simulator.advance(by: 0.5)
    #expect(stand.events == [.willDismiss(.code), .didDismiss(.code)])
    #expect(!stand.isUp)
  }

  @Test("UIKit's own dismiss takes it away the same way")
  func dismissByUIKit() {
    let stand = Stand()
    stand.presentBlock()
    stand.forgetEvents()
    var completions = 0
    stand.presenter.dismiss(animated: true) { completions += 1 }
    stand.simulator.advance(by: 0.1)
    #expect(stand.extent > 0 && stand.extent < 600)
    #expect(completions == 0)
    stand.simulator.advance(by: 0.4)
    #expect(completions == 1)
    #expect(stand.events == [.willDismiss(.code), .didDismiss(.code)])
    #expect(stand.window.subviews.count == 1)
  }

  @Test("Without content there is the dim alone, and a tap closes it", arguments: phones)
  func noContent(device: Device) {
    let stand = Stand(device)
    stand.presentView(nil)
    stand.simulator.advance(by: 0.15)
    #expect(stand.dim > 0.1 && stand.dim < 0.6)
    stand.simulator.advance(by: 0.35)
    #expect(abs(stand.dim - 0.7) < 1e-6)
    #expect(stand.root?.surface.isHidden == true)
    stand.simulator.finger().tap(at: CGPoint(x: 100, y: 400))
    stand.simulator.advance(by: 0.5)
    #expect(!stand.isUp)
    #expect(stand.events.last == .didDismiss(.outsideTap))
  }

  @Test("The grabber can be hidden while the sheet is up")
  func grabberIsHidden() {
    let stand = Stand()
    let modal = HalfModalController(contentView: Block(height: 400))
    stand.presenter.present(modal, animated: true)
    stand.simulator.advance(by: 0.5)
    #expect(stand.root?.surface.grabber.isHidden == false)
    modal.grabberIsHidden = true
    #expect(stand.root?.surface.grabber.isHidden == true)
    modal.grabberIsHidden = false
    #expect(stand.root?.surface.grabber.isHidden == false)
  }

  @Test("The presenter hears no appearance calls")
  func presenterStays() {
    let stand = Stand()
    stand.presenter.appearances = []
    stand.presentBlock()
    stand.presenter.dismiss(animated: true)
    stand.simulator.advance(by: 0.5)
    #expect(stand.presenter.appearances.isEmpty)
  }
}
