import Foundation

/// Where an animation is in its run.
struct AnimationMoment {
  /// Seconds since the begin of the cycle, 0 … duration; backward in an autoreversed one.
  var time: Double
  /// Whole cycles done before.
  var cycle: Int

  /// The moment of `timing` at a time of its parent; nil when it shows nothing then.
  init?(_ timing: any CAMediaTiming, begin: Double, at parentTime: Double) {
    let duration = timing.duration
    guard duration > 0 else { return nil }
    var local = AnimationMoment.localTime(timing, begin: begin, at: parentTime)
    let active = AnimationMoment.activeDuration(timing)
    if local < 0 {
      guard timing.fillMode.fillsBackwards else { return nil }
      local = 0
    } else if local >= active {
      guard timing.fillMode.fillsForwards else { return nil }
      local = active
    }
    var index = (local / duration).rounded(.down)
    // The end of the last cycle belongs to it.
    if local >= active, index * duration >= local, index > 0 { index -= 1 }
    time = min(max(0, local - index * duration), duration)
    cycle = Int(min(index, 1e9))
    if timing.autoreverses {
      if cycle % 2 == 1 { time = duration - time }
      cycle /= 2
    }
  }

  static func localTime(_ timing: any CAMediaTiming, begin: Double, at parentTime: Double) -> Double
  {
    (parentTime - begin) * Double(timing.speed) + timing.timeOffset
  }

  /// Seconds of its own time that it runs, repetitions included.
  static func activeDuration(_ timing: any CAMediaTiming) -> Double {
    if timing.repeatDuration > 0 { return timing.repeatDuration }
    let cycles = timing.repeatCount > 0 ? Double(timing.repeatCount) : 1
    return timing.duration * cycles * (timing.autoreverses ? 2 : 1)
  }

  /// Whether the run is over: never for one that stands still.
  static func isOver(_ timing: any CAMediaTiming, begin: Double, at parentTime: Double) -> Bool {
    guard timing.speed != 0 else { return false }
    let local = localTime(timing, begin: begin, at: parentTime)
    // A frame's time is a sum of many; a hair before the end is the end.
    return timing.speed > 0 ? local >= activeDuration(timing) - 1e-9 : local <= 1e-9
  }
}
