/// How many frames a window has to run now, so that the simulator's time keeps up with the wall's.
///
/// A pure value: times are arguments, in seconds of a clock that does not go back.
package struct FramePacer {
  /// What passes at the most between two pictures, in seconds: what a longer pause costs is lost.
  package static let longestStep = 0.1

  /// Frames a second.
  package let rate: Int
  /// The time of frame 0, and the frames run since.
  private var start: Double
  private var frames = 0
  private var last: Double?

  /// The first frame is due at once. A rate below 1 counts as 1.
  package init(rate: Int, now: Double) {
    self.rate = max(1, rate)
    start = now - 1 / Double(max(1, rate))
  }

  private var step: Double { 1 / Double(rate) }

  /// The frames that are due: none if it is too early, several if a picture took longer than a
  /// frame. To the nearest frame, so that ticks which come a little early or late are one each.
  package mutating func framesDue(at now: Double) -> Int {
    let due = Int(((now - start) / step).rounded()) - frames
    guard due > 0 else { return 0 }
    let most = max(1, Int((Self.longestStep / step).rounded()))
    let run = min(due, most)
    start += Double(due - run) * step
    frames += run
    follow(now, run)
    return run
  }

  /// Seconds from `now` until the next frame.
  package func wait(at now: Double) -> Double {
    max(0, start + Double(frames + 1) * step - now)
  }

  /// A display of about this rate says when a frame is: its ticks are followed, by at most a two
  /// hundredth of a frame each time, so that one frame stays one tick though 60 a second are in truth
  /// 59.94.
  private mutating func follow(_ now: Double, _ run: Int) {
    defer { last = now }
    guard run == 1, let last, abs(now - last - step) < step / 10 else { return }
    let early = now - start - Double(frames) * step
    start += min(max(early / 8, -step / 200), step / 200)
  }
}
