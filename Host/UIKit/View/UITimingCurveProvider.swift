import Foundation

/// How a property animator runs.
@MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve by its two control points.
@MainActor open class UICubicTimingParameters: UITimingCurveProvider, Hashable {
  open private(set) var animationCurve: UIView.AnimationCurve
  open private(set) var controlPoint1: CGPoint
  open private(set) var controlPoint2: CGPoint
  private let isNamed: Bool

  /// The default curve of the system's animations.
  public init() {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
    isNamed = true
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    var points = [Float](repeating: 0, count: 4)
    curve.function.getControlPoint(at: 1, values: &points)
    controlPoint1 = CGPoint(x: CGFloat(points[0]), y: CGFloat(points[1]))
    curve.function.getControlPoint(at: 2, values: &points)
    controlPoint2 = CGPoint(x: CGFloat(points[0]), y: CGFloat(points[1]))
    (animationCurve, isNamed) = (curve, true)
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (controlPoint1, controlPoint2) = (point1, point2)
    (animationCurve, isNamed) = (.easeInOut, false)
  }

  @_documentation(visibility: internal)
  open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  @_documentation(visibility: internal)
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  @_documentation(visibility: internal)
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var function: CAMediaTimingFunction {
    CAMediaTimingFunction(
      controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
      Float(controlPoint2.y))
  }

  // MARK: NSObjectProtocol, by identity

  public nonisolated func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
  public nonisolated var hash: Int { ObjectIdentifier(self).hashValue }
  public nonisolated func `self`() -> Self { self }
  public nonisolated func isProxy() -> Bool { false }
  public nonisolated var description: String { "UICubicTimingParameters" }
  public nonisolated var debugDescription: String { description }
  public nonisolated static func == (
    left: UICubicTimingParameters, right: UICubicTimingParameters
  ) -> Bool { left === right }
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// A spring by its damping, or by its constants.
@MainActor open class UISpringTimingParameters: UITimingCurveProvider, Hashable {
  /// In distances a second, along each axis.
  open private(set) var initialVelocity: CGVector
  private let ratio: Double?
  private let constants: (mass: Double, stiffness: Double, damping: Double)

  /// The modal transition's spring: mass 3, stiffness 1000, damping 500 [doc].
  public convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Settles in the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    (self.ratio, initialVelocity) = (Double(ratio), velocity)
    constants = (1, 100, 10)
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Settles when it does: the animator's duration is ignored.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    (ratio, initialVelocity) = (nil, velocity)
    constants = (Double(mass), Double(stiffness), Double(damping))
  }

  @_documentation(visibility: internal)
  open var timingCurveType: UITimingCurveType { .spring }
  @_documentation(visibility: internal)
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  @_documentation(visibility: internal)
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// The spring for an animator of so many seconds. The host has one velocity for both axes: the
  /// larger.
  func spring(duration: Double) -> HostSpring {
    let velocity =
      abs(initialVelocity.dx) > abs(initialVelocity.dy) ? initialVelocity.dx : initialVelocity.dy
    if let ratio { return HostSpring(duration: duration, ratio: ratio, velocity: velocity) }
    return HostSpring(
      mass: constants.mass, stiffness: constants.stiffness, damping: constants.damping,
      velocity: velocity)
  }

  // MARK: NSObjectProtocol, by identity

  public nonisolated func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
  public nonisolated var hash: Int { ObjectIdentifier(self).hashValue }
  public nonisolated func `self`() -> Self { self }
  public nonisolated func isProxy() -> Bool { false }
  public nonisolated var description: String { "UISpringTimingParameters" }
  public nonisolated var debugDescription: String { description }
  public nonisolated static func == (
    left: UISpringTimingParameters, right: UISpringTimingParameters
  ) -> Bool { left === right }
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
