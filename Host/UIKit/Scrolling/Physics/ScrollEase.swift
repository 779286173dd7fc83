import Foundation

/// The movement of an offset that code sets animated: 0.3 s [?], ease in and out
/// (.42, 0, .58, 1) [doc].
package struct ScrollEase: Hashable, Sendable {
  /// Seconds [?].
  package static let duration = 0.3

  package let start: CGPoint
  package let target: CGPoint

  package init(from start: CGPoint, to target: CGPoint) {
    self.start = start
    self.target = target
  }

  /// Where content is `time` seconds after the start.
  package func value(at time: Double) -> CGPoint {
    if time >= Self.duration { return target }
    let share = Self.progress(max(0, time) / Self.duration)
    return CGPoint(
      x: start.x + (target.x - start.x) * share, y: start.y + (target.y - start.y) * share)
  }

  /// The curve, from 0...1 to 0...1.
  package static func progress(_ time: Double) -> Double {
    func bezier(_ s: Double, _ first: Double, _ second: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * first + 3 * (1 - s) * s * s * second + s * s * s
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if bezier(middle, 0.42, 0.58) < time { low = middle } else { high = middle }
    }
    return bezier((low + high) / 2, 0, 1)
  }
}
