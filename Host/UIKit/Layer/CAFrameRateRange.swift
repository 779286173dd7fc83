/// The frame rates an animation or a display link would like. The host draws at the simulator's
/// rate whatever is asked for, as a device may.
public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public static let `default` = CAFrameRateRange()

  public init() {
    self.init(minimum: 0, maximum: 0, preferred: 0)
  }

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}
