import Foundation

/// From one value to another as a damped spring goes. The motion runs in real time and does not
/// stretch with `duration`, which only cuts it: set it to ``settlingDuration``.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  /// In distances a second, positive toward the target.
  open var initialVelocity: CGFloat = 0

  override func duplicate() -> CAAnimation {
    let copy = CASpringAnimation()
    copy.copyEnds(of: self)
    (copy.mass, copy.stiffness, copy.damping) = (mass, stiffness, damping)
    copy.initialVelocity = initialVelocity
    return copy
  }

  private var spring: HostSpring {
    HostSpring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity))
  }

  /// Seconds until less than a thousandth of the distance remains.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  override func fraction(at moment: AnimationMoment) -> Double {
    let time = timingFunction.map { $0.value(at: moment.time / max(duration, 1e-9)) * duration }
    return 1 - spring.remaining(at: time ?? moment.time)
  }
}
