import Foundation
import UIKit

/// Collects pictures of a simulator's screen, with their times and captions.
///
/// ```swift
/// let film = Film(simulator)
/// film.take("Before")
/// simulator.finger().tap(at: button)
/// simulator.advance(by: 0.15)
/// film.take("Rising")
/// try film.strip(title: "Half modal").write(to: file)
/// ```
@MainActor public final class Film {
  /// A picture of the film.
  public struct Moment {
    /// Seconds since the simulator started.
    public var time: Double
    public var caption: String
    public var picture: Picture
  }

  public private(set) var moments: [Moment] = []
  private let simulator: Simulator
  private let scale: CGFloat

  /// `scale`: pixels a point of the pictures; the device's own when it is nil.
  public init(_ simulator: Simulator, scale: CGFloat? = nil) {
    self.simulator = simulator
    self.scale = scale ?? simulator.device.scale
  }

  /// Takes a picture now.
  public func take(_ caption: String = "") {
    moments.append(
      Moment(time: simulator.time, caption: caption, picture: simulator.picture(scale: scale)))
  }

  /// The moments side by side, each in the frame of the device.
  public func strip(title: String = "", columns: Int? = nil) -> Picture {
    var strip = Strip(device: simulator.device, orientation: simulator.orientation)
    strip.title = title
    strip.columns = columns
    strip.frames = moments.map { moment in
      Strip.Frame(
        picture: moment.picture, caption: moment.caption,
        detail: String(format: "%.2f s", moment.time))
    }
    return strip.picture()
  }
}
