/// Which extent a sheet has for a position of the finger, and back.
///
/// Inside the range the sheet follows the finger; past its ends `Overdrag` decides. The finger's
/// position is counted in points of extent, so that inside the range the two are one number.
public struct DragPath: Hashable, Sendable {
  /// The low end of the range, in points of extent.
  public let low: Double
  /// The high end of the range, in points of extent.
  public let high: Double
  let near: Overdrag
  let far: Overdrag
  let dimension: Double

  /// A path on which the sheet is at `extent` now.
  ///
  /// - Parameters:
  ///   - low: the low end, 0 or more: 0 where the sheet may be dragged away.
  ///   - high: the high end.
  ///   - near: past the low end.
  ///   - far: past the high end.
  ///   - dimension: the container's length in points.
  ///   - extent: where the sheet is caught. Where no finger could have stretched it so far, the range
  ///     is widened to there, without any stretch beyond, so that it does not jump.
  public init(
    low: Double, high: Double, near: Overdrag, far: Overdrag, dimension: Double,
    catching extent: Double
  ) {
    let low = max(0, low)
    let high = max(low, high)
    self.dimension = dimension
    let isTooLow = extent < low && !near.canShow(low - extent, dimension: low)
    self.low = isTooLow ? max(0, extent) : low
    self.near = isTooLow ? .none : near
    let isTooHigh = extent > high && !far.canShow(extent - high, dimension: dimension)
    self.high = isTooHigh ? extent : high
    self.far = isTooHigh ? .none : far
  }

  /// The extent for a position of the finger; never negative.
  public func extent(at position: Double) -> Double {
    if position > high { return high + far.stretched(position - high, dimension: dimension) }
    if position < low { return max(0, low - near.stretched(low - position, dimension: low)) }
    return position
  }

  /// The position of the finger that shows an extent.
  public func position(of extent: Double) -> Double {
    if extent > high { return high + far.travel(extent - high, dimension: dimension) }
    if extent < low { return low - near.travel(low - extent, dimension: low) }
    return extent
  }

  /// The sheet's speed for a speed of the finger, in points per second.
  public func velocity(of finger: Double, at position: Double) -> Double {
    // At an end, the side toward which the finger moves is the one that counts.
    if position > high || position == high && finger > 0 {
      return finger * far.slope(position - high, dimension: dimension)
    }
    if position < low || position == low && finger < 0 {
      guard extent(at: position) > 0 else { return 0 }
      return finger * near.slope(low - position, dimension: low)
    }
    return finger
  }
}
