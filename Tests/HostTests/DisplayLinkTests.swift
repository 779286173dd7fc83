import Foundation
import Simulator
import Testing
import UIKit

@MainActor struct DisplayLinkTests {
  @Test func displayLinksAreCalledEachFrameOrAsOftenAsAsked() {
    let simulator = Simulator(.iPhone16)
    var calls: [Double] = []
    let link = CADisplayLink { calls.append($0.timestamp) }
    link.add(to: .main, forMode: .common)
    for _ in 0..<6 { simulator.advance(by: 1.0 / 60) }
    #expect(calls.count == 6)
    #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 60) < 1e-9)
    link.preferredFramesPerSecond = 30
    calls = []
    for _ in 0..<6 { simulator.advance(by: 1.0 / 60) }
    #expect(calls.count == 3)
    link.isPaused = true
    calls = []
    for _ in 0..<6 { simulator.advance(by: 1.0 / 60) }
    #expect(calls.isEmpty)
    link.isPaused = false
    link.invalidate()
    for _ in 0..<6 { simulator.advance(by: 1.0 / 60) }
    #expect(calls.isEmpty)
  }
}
