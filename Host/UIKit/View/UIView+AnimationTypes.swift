import Foundation

extension UIView {
  /// The curves of view animations: cubic, with Core Animation's control points.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3

    var function: CAMediaTimingFunction {
      switch self {
      case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
      case .easeIn: CAMediaTimingFunction(name: .easeIn)
      case .easeOut: CAMediaTimingFunction(name: .easeOut)
      case .linear: CAMediaTimingFunction(name: .linear)
      }
    }
  }

  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    @_documentation(visibility: internal)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ bits: UInt, at place: UInt = 0) { rawValue = bits << place }

    /// Lays out the views that changed inside of the block.
    public static var layoutSubviews: UIView.AnimationOptions { .init(1) }
    /// Without it the views that are animated take no touches meanwhile.
    public static var allowUserInteraction: UIView.AnimationOptions { .init(2) }
    /// From what shows, instead of adding to the animations that run.
    public static var beginFromCurrentState: UIView.AnimationOptions { .init(4) }
    public static var `repeat`: UIView.AnimationOptions { .init(8) }
    public static var autoreverse: UIView.AnimationOptions { .init(16) }
    public static var overrideInheritedDuration: UIView.AnimationOptions { .init(32) }
    public static var overrideInheritedCurve: UIView.AnimationOptions { .init(64) }
    public static var showHideTransitionViews: UIView.AnimationOptions { .init(256) }
    public static var overrideInheritedOptions: UIView.AnimationOptions { .init(512) }

    public static var curveEaseInOut: UIView.AnimationOptions { .init(0, at: 16) }
    public static var curveEaseIn: UIView.AnimationOptions { .init(1, at: 16) }
    public static var curveEaseOut: UIView.AnimationOptions { .init(2, at: 16) }
    public static var curveLinear: UIView.AnimationOptions { .init(3, at: 16) }

    public static var transitionCrossDissolve: UIView.AnimationOptions { .init(5, at: 20) }

    /// The keyboard's curve, 7, runs the modal transition's spring and ignores the duration [lib].
    var usesModalSpring: Bool { (rawValue >> 16) & 15 == 7 }

    var curve: UIView.AnimationCurve {
      UIView.AnimationCurve(rawValue: Int((rawValue >> 16) & 3)) ?? .easeInOut
    }

    var isTransition: Bool { (rawValue >> 20) & 15 != 0 }
  }

  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    @_documentation(visibility: internal)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var layoutSubviews: UIView.KeyframeAnimationOptions { .init(rawValue: 1) }
    public static var allowUserInteraction: UIView.KeyframeAnimationOptions { .init(rawValue: 2) }
    public static var beginFromCurrentState: UIView.KeyframeAnimationOptions {
      .init(rawValue: 4)
    }
    public static var `repeat`: UIView.KeyframeAnimationOptions { .init(rawValue: 8) }
    public static var autoreverse: UIView.KeyframeAnimationOptions { .init(rawValue: 16) }
    public static var overrideInheritedDuration: UIView.KeyframeAnimationOptions {
      .init(rawValue: 32)
    }
    public static var overrideInheritedOptions: UIView.KeyframeAnimationOptions {
      .init(rawValue: 512)
    }
    /// The one way in which values between keyframes are found here.
    public static var calculationModeLinear: UIView.KeyframeAnimationOptions { [] }
  }
}
