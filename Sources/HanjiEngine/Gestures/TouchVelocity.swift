/// The velocity of a finger, from the stream of its positions.
///
/// It is that of the last tenth of a second of *movement*, so that what a finger did before it
/// flicked does not count; and a finger that has been still for a tenth of a second has none. [sim]
/// [lib]
///
///     var finger = TouchVelocity()
///     finger.add(0, at: 0)
///     finger.add(60, at: 0.06)
///     finger.velocity(at: 0.06)  // 1000
///     finger.velocity(at: 0.20)  // 0
///
/// Adding allocates nothing after the first one.
public struct TouchVelocity: Sendable {
  /// The seconds that count, and the seconds of stillness after which there is no velocity.
  /// [sim][lib]
  public static let window = 0.1

  /// A finger at one place for longer than this many seconds, two frames, has stopped; shorter, its
  /// slow movement was rounded to the same pixel.
  private static let stillness = 0.034
  /// Times are sums of frames: so much is no difference.
  private static let slack = 1e-9

  private var samples: [Sample] = []
  private var next = 0

  private struct Sample {
    var position: Double
    var time: Double
  }

  /// More events than come in the window at 240 a second; denser ones shorten the window.
  private static let capacity = 48

  /// A finger without a past.
  public init() {}

  /// Forgets everything: a finger has come down.
  public mutating func reset() {
    samples.removeAll(keepingCapacity: true)
    next = 0
  }

  /// The finger is here now.
  ///
  /// - Parameters:
  ///   - position: in points along the axis that matters.
  ///   - time: in seconds. A position at a time already known replaces that one's; earlier times,
  ///     and anything that is not a number, are ignored.
  public mutating func add(_ position: Double, at time: Double) {
    guard position.isFinite, time.isFinite else { return }
    if samples.isEmpty { samples.reserveCapacity(TouchVelocity.capacity) }
    let sample = Sample(position: position, time: time)
    if let last = newest(0) {
      if time < last.time { return }
      if time == last.time { return replaceNewest(with: sample) }
    }
    if samples.count < TouchVelocity.capacity {
      samples.append(sample)
    } else {
      samples[next] = sample
    }
    next = (next + 1) % TouchVelocity.capacity
  }

  /// The velocity in points per second if the finger left at a time, in seconds; 0 for fewer than
  /// two positions, and for a time that is not a number.
  public func velocity(at time: Double) -> Double {
    guard let end = lastMovement, time - samples[end].time < TouchVelocity.window else { return 0 }
    let last = samples[end]
    var first = last
    var age = 1
    // Back through the movement, until it is too long ago or a stillness precedes it.
    while let older = newest(age) {
      age += 1
      guard older.time < last.time else { continue }
      let pause = first.time - older.time
      let isRecent = last.time - older.time <= TouchVelocity.window + TouchVelocity.slack
      guard isRecent, pause < TouchVelocity.window else { break }
      if older.position != first.position {
        first = older
      } else if pause > TouchVelocity.stillness {
        break
      }
    }
    let seconds = last.time - first.time
    return seconds > 0 ? (last.position - first.position) / seconds : 0
  }

  /// The index of the newest sample that is a movement.
  private var lastMovement: Int? {
    var age = 0
    while let sample = newest(age), let older = newest(age + 1) {
      if older.position != sample.position { return index(age) }
      age += 1
    }
    return nil
  }

  private func index(_ age: Int) -> Int {
    samples.count < TouchVelocity.capacity
      ? samples.count - 1 - age
      : (next - 1 - age + 2 * TouchVelocity.capacity) % TouchVelocity.capacity
  }

  private func newest(_ age: Int) -> Sample? {
    age < samples.count ? samples[index(age)] : nil
  }

  private mutating func replaceNewest(with sample: Sample) { samples[index(0)] = sample }
}
