import Simulator
import UIKit

@testable import Hanji

/// What the screen shows of a sheet, frame by frame.
@MainActor
final class Trace {
  var dims: [Double] = []
  var extents: [Double] = []
  func record(_ stand: Stand, seconds: Double) {
    for _ in 0..<Int(seconds * 60) {
      stand.simulator.advance(by: 1.0 / 60)
      dims.append(stand.dim)
      extents.append(Double(stand.extent))
    }
  }
  var minDim: Double { dims.min() ?? -1 }
  func maxStep(_ v: [Double]) -> Double {
    zip(v, v.dropFirst()).map { abs($0 - $1) }.max() ?? 0
  }
}
