/// Where a sheet is at a moment.
public struct SheetState: Hashable, Sendable {
  /// How much of it shows: points from the container's edge inward; never negative.
  public var extent: Double
  /// Points per second; positive while it grows.
  public var velocity: Double
  /// The detent nearest to the extent; nil out of sight.
  public var detent: Detent.Identifier?
  /// 0 out of sight … 1 at the largest detent and beyond.
  public var progress: Double
  /// 0 out of sight … 1 at the smallest detent and beyond.
  public var presence: Double
  /// 0 at the smallest detent and below … 1 at the largest and beyond; of a single detent, as
  /// `presence`.
  public var detentProgress: Double
  /// The alpha of the black over what is behind, 0…1.
  public var dim: Double
}

extension Sheet {
  /// Where the sheet is at a time in seconds, the clock being that of the inputs. A time that is
  /// not a number, or before the last input, counts as the last input's.
  public func state(at time: Double) -> SheetState {
    let now = time > clock && time.isFinite ? time : clock
    let (extent, velocity) = position(at: now)
    let low = ladder.smallest.extent
    let high = ladder.largest.extent
    let presence = Sheet.share(extent, of: low)
    return SheetState(
      extent: extent, velocity: velocity, detent: phase == .hidden ? nil : detent(near: extent),
      progress: Sheet.share(extent, of: high), presence: presence,
      detentProgress: high > low ? ((extent - low) / (high - low)).clamped(0, 1) : presence,
      dim: configuration.dimming.alpha(at: extent, on: ladder))
  }

  /// Extent and velocity at a time not before the last input's.
  func position(at time: Double) -> (extent: Double, velocity: Double) {
    if case .dragging(let drag) = phase { return (drag.extent, drag.velocity(at: time)) }
    return (trajectory.value(at: time), trajectory.velocity(at: time))
  }

  /// The name of the detent nearest to an extent: the selected one's, if that is among those that
  /// rest there.
  private func detent(near extent: Double) -> Detent.Identifier {
    let rung = ladder.nearest(to: extent)
    return name(of: rung)
  }

  private static func share(_ part: Double, of whole: Double) -> Double {
    whole > 0 ? (part / whole).clamped(0, 1) : (part > 0 ? 1 : 0)
  }
}
