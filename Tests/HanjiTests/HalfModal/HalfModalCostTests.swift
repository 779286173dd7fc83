import Simulator
import Testing
import UIKit

@testable import Hanji

@MainActor
@Suite("What a half modal costs")
struct HalfModalCostTests {
  @Test("A settle does no work on the main thread: no layout, no callback, frame after frame")
  func settle() {
    let stand = Stand()
    let block = stand.presentBlock()
    let finger = stand.holdingFinger(draggedBy: 200)
    finger.hold(0.2)
    finger.lift()
    stand.simulator.advance(by: 0)
    let layouts = (HostFrameCounters.layouts, block.layouts)
    let links = HostFrameCounters.displayLinkCallbacks
    let events = stand.events.count
    var frames = 0
    while stand.root?.driver?.player.isPlaying == true, frames < 100 {
      stand.simulator.advance(by: 1.0 / 60)
      frames += 1
      guard stand.root?.driver?.player.isPlaying == true else { break }
      #expect(HostFrameCounters.layouts == layouts.0)
      #expect(block.layouts == layouts.1)
      #expect(HostFrameCounters.displayLinkCallbacks == links)
      #expect(stand.events.count == events)
    }
    #expect(frames >= 5)
  }

  @Test("A drag lays nothing out, neither the container nor the content")
  func drag() {
    let stand = Stand()
    let block = stand.presentBlock()
    let finger = stand.holdingFinger(draggedBy: 20)
    let layouts = (HostFrameCounters.layouts, block.layouts)
    let before = stand.extent
    finger.drag(by: CGVector(dx: 0, dy: 250), over: 0.5)
    #expect(before - stand.extent > 249)
    #expect(HostFrameCounters.layouts == layouts.0)
    #expect(block.layouts == layouts.1)
    finger.lift()
  }

  @Test("The counters can see a layout and a display link")
  func control() {
    let stand = Stand()
    let block = stand.presentBlock()
    let before = (HostFrameCounters.layouts, block.layouts)
    block.setNeedsLayout()
    stand.simulator.advance(by: 1.0 / 60)
    #expect(HostFrameCounters.layouts > before.0)
    #expect(block.layouts == before.1 + 1)
  }
}
