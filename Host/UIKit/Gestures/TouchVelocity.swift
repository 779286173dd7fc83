import Foundation

/// The velocity of something that touches move: that of the last 100 ms of its movement, 0 once it
/// has stood still that long [sim][lib].
struct TouchVelocity {
  /// Seconds.
  static let window = 0.1

  private var samples: [(time: Double, value: CGPoint)] = []

  /// Begins afresh at rest at `value`.
  mutating func start(_ value: CGPoint, at time: Double) {
    samples = [(time, value)]
  }

  mutating func move(to value: CGPoint, at time: Double) {
    if let last = samples.last, last.time >= time {
      samples[samples.count - 1].value = value
      return
    }
    samples.append((time, value))
    // One older than the window is kept: where the movement came from.
    while samples.count > 2, samples[1].time < time - Self.window { samples.removeFirst() }
  }

  /// Units of the samples a second, at `time`.
  func velocity(at time: Double) -> CGPoint {
    guard let last = samples.last, samples.count > 1,
      time - last.time < Self.window - 1e-9
    else { return .zero }
    var first = samples[0]
    if first.time < last.time - Self.window - 1e-9, samples.count > 2 { first = samples[1] }
    // After a rest the movement took less than the time between the two events.
    let seconds = min(last.time - first.time, Self.window)
    guard seconds > 0 else { return .zero }
    return CGPoint(
      x: (last.value.x - first.value.x) / seconds, y: (last.value.y - first.value.y) / seconds)
  }
}
