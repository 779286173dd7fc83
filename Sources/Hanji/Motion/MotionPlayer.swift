import UIKit

/// Runs planned motion on layers without touching them again until it is over.
///
/// The player samples a motion beforehand into keyframes, sets the layers' values to the last ones
/// at once, and leaves the frames in between to the render server: a settle costs the main thread
/// nothing per frame. Nobody asks the presentation layer where things are; the engine knows.
@MainActor
final class MotionPlayer {
  /// One animated number or point of one layer.
  struct Track {
    let layer: CALayer
    let keyPath: String
    /// The values from the first instant to the last, evenly spaced in time.
    let values: [Any]
    /// Whether the last value is shown until the motion's end has been dealt with: the layer's own
    /// value is not the final one. False unless told.
    var staysUntilEnd = false
  }

  /// How densely motion is sampled: as often as the fastest display draws.
  static let samplesPerSecond = 120.0
  /// What the keys of the player's animations begin with.
  private static let key = "hanji."

  private var moving: [(layer: CALayer, key: String)] = []
  private var run = 0

  /// Whether an animation of this player is under way.
  var isPlaying: Bool { !moving.isEmpty }

  /// How many samples a motion of this duration takes, first and last instant included. The longest
  /// motion kept is a minute.
  static func sampleCount(duration: Double) -> Int {
    guard duration.isFinite, duration > 0 else { return 1 }
    return max(2, Int((min(duration, 60) * samplesPerSecond).rounded(.up)) + 1)
  }

  /// Plays the tracks, in place of whatever was playing.
  ///
  /// - Parameters:
  ///   - tracks: What moves. The layers' own values must already be the final ones.
  ///   - start: When the motion began, in the time of `CACurrentMediaTime()`.
  ///   - duration: Seconds. The values are spread evenly over them.
  ///   - completion: Called once the motion is over or its animations were removed by the system,
  ///     and not when ``stop()`` or another motion took their place.
  func play(
    _ tracks: [Track], start: Double, duration: Double,
    completion: @escaping @MainActor @Sendable () -> Void
  ) {
    stop()
    run += 1
    let thisRun = run
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.run == thisRun else { return }
        let ended = self.moving
        self.moving = []
        completion()
        // What a motion that began just now does not move would keep its last value for good.
        for (layer, key) in ended
        where !self.moving.contains(where: { $0.layer === layer && $0.key == key }) {
          layer.removeAnimation(forKey: key)
        }
      }
    }
    for track in tracks {
      track.layer.add(
        animation(track, start: start, duration: duration), forKey: Self.key + track.keyPath)
      moving.append((track.layer, Self.key + track.keyPath))
    }
    CATransaction.commit()
  }

  /// Takes the animations off. The layers show their own values from here on.
  func stop() {
    run += 1
    let stopped = moving
    moving = []
    for (layer, key) in stopped { layer.removeAnimation(forKey: key) }
  }

  private func animation(_ track: Track, start: Double, duration: Double) -> CAAnimation {
    let animation = CAKeyframeAnimation(keyPath: track.keyPath)
    animation.values = track.values
    animation.calculationMode = .linear
    animation.duration = duration
    animation.beginTime = track.layer.convertTime(start, from: nil)
    if track.staysUntilEnd {
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
    }
    if #available(iOS 15.0, *) {
      animation.preferredFrameRateRange = CAFrameRateRange(
        minimum: 80, maximum: 120, preferred: 120)
    }
    return animation
  }
}
