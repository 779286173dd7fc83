/// A damped spring, solved in closed form: m·x″ + c·x′ + k·x = 0.
///
/// Whatever a spring is described by, it is two numbers: how fast it is (the undamped angular
/// frequency) and how much it is damped. All three regimes are solved exactly, so that a position
/// depends on the time alone and never on a frame rate.
///
///     Spring(response: 0.35, dampingRatio: 0.8)   // bounces a little
///     Spring.system                                // the system's own, without a bounce
public struct Spring: Hashable, Sendable {
  /// The undamped angular frequency ω = √(k/m), in radians per second; 0.1…10,000.
  public let angularFrequency: Double
  /// The damping ratio ζ = c / (2√(km)): below 1 it bounces, from 1 on it does not; 0.01…100.
  public let dampingRatio: Double

  /// A spring by its two numbers; each is clamped to its range, nonsense becomes the system's.
  init(angularFrequency: Double, dampingRatio: Double) {
    self.angularFrequency =
      angularFrequency.finite(or: Spring.systemFrequency).clamped(0.1, 10_000)
    self.dampingRatio = dampingRatio.finite(or: 1).clamped(0.01, 100)
  }

  /// A spring of physical values.
  ///
  /// - Parameters:
  ///   - mass: more than 0.
  ///   - stiffness: force per point of distance, more than 0.
  ///   - damping: force per point per second, 0 or more. Nonsense in any of the three gives the
  ///     system's frequency, or critical damping.
  ///   - allowsOverdamping: false, as in the system's transitions, takes a spring that is damped
  ///     more than critically as critically damped. [lib]
  public init(
    mass: Double, stiffness: Double, damping: Double, allowsOverdamping: Bool = true
  ) {
    let isPhysical = mass > 0 && stiffness > 0 && damping >= 0
    let frequency = isPhysical ? (stiffness / mass).squareRoot() : .nan
    let ratio = isPhysical ? damping / (2 * (stiffness * mass).squareRoot()) : .nan
    self.init(
      angularFrequency: frequency, dampingRatio: allowsOverdamping ? ratio : min(ratio, 1))
  }

  /// A spring of mass 1 by its period and its damping. [doc]
  ///
  /// - Parameters:
  ///   - response: the period T = 2π/ω of the undamped spring, in seconds; nonsense gives the
  ///     system's.
  ///   - dampingRatio: 1 does not bounce; nonsense gives 1.
  public init(response: Double, dampingRatio: Double) {
    let frequency = response > 0 ? 2 * Double.pi / response : .nan
    self.init(angularFrequency: frequency, dampingRatio: dampingRatio)
  }

  /// A spring by its perceived duration and bounce. [doc]
  ///
  /// - Parameters:
  ///   - duration: the response, in seconds; nonsense gives the system's.
  ///   - bounce: 0 is critical, toward 1 bounces more, below 0 is damped more. Clamped to
  ///     −0.99…0.99; nonsense gives 0.
  public init(duration: Double, bounce: Double) {
    let bounce = bounce.finite(or: 0).clamped(-0.99, 0.99)
    self.init(
      response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// A spring by the time in which it comes to rest.
  ///
  /// - Parameters:
  ///   - settlingDuration: seconds from rest at a distance until the distance stays below
  ///     `tolerance` of what it was; nonsense gives the system's frequency.
  ///   - dampingRatio: 1 does not bounce; nonsense gives 1.
  ///   - tolerance: a share of the distance, 0.001 by the system's habit. [doc] Clamped to
  ///     10⁻⁹…0.5.
  public init(settlingDuration: Double, dampingRatio: Double, tolerance: Double = 0.001) {
    let unit = Spring(angularFrequency: 1, dampingRatio: dampingRatio)
    let share = tolerance.finite(or: 0.001).clamped(1e-9, 0.5)
    let rest = unit.restTime(offset: 1, velocity: 0, within: share)
    let frequency = settlingDuration > 0 ? rest / settlingDuration : .nan
    self.init(angularFrequency: frequency, dampingRatio: dampingRatio)
  }

  /// The spring of the system's modal transitions and of a released sheet: mass 3, stiffness
  /// 1,000, damping 500, which the system takes as critically damped: ω = 18.257 s⁻¹. [lib][sim]
  public static let system = Spring(
    mass: 3, stiffness: 1000, damping: 500, allowsOverdamping: false)

  private static let systemFrequency = (1000.0 / 3).squareRoot()

  /// The period of the undamped spring, in seconds.
  public var response: Double { 2 * Double.pi / angularFrequency }
}
