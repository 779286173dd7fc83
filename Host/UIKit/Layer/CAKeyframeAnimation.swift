import Foundation

/// Through a list of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// For the key path `position`: the way; its corners are the keyframes. Overrides `values`.
  open var path: CGPath?
  /// Where each value stands, 0 … 1, never falling; evenly spaced when there is none, or not one a
  /// value (one more for discrete ones). Ignored by paced modes.
  open var keyTimes: [NSNumber]?
  /// The curve of each stretch between two values.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear

  private var frames: Keyframes?

  override func duplicate() -> CAAnimation {
    let copy = CAKeyframeAnimation()
    copy.copyProperties(of: self)
    (copy.values, copy.path, copy.keyTimes) = (values, path, keyTimes)
    (copy.timingFunctions, copy.calculationMode) = (timingFunctions, calculationMode)
    return copy
  }

  override func value(at moment: AnimationMoment, base: LayerValue) -> LayerValue {
    // Read once: the copy that a layer holds does not change any more.
    let frames = self.frames ?? Keyframes(self, like: base)
    self.frames = frames
    return frames.value(at: fraction(at: moment)) ?? base
  }

  override func total(base: LayerValue) -> LayerValue {
    Keyframes(self, like: base).value(at: 1) ?? base.nothing
  }
}

/// How the values between keyframes are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  @_documentation(visibility: internal)
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
