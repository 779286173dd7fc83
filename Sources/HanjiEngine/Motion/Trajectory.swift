/// A value that moves: from where it was and how fast it was, to a target.
///
/// Everything is a closed form of the time. To aim elsewhere in mid-flight, read value and velocity
/// at that moment and make a new trajectory from them: both are continuous then, always.
///
///     let rise = Trajectory(from: 0, velocity: 0, to: 600, motion: .system, at: 2)
///     rise.value(at: 2.1)      // a tenth of a second later
///     let back = Trajectory(
///       from: rise.value(at: 2.1), velocity: rise.velocity(at: 2.1), to: 0, motion: .system, at: 2.1)
public struct Trajectory: Hashable, Sendable {
  /// When it begins, in seconds of the caller's clock.
  public let start: Double
  /// Where it begins, in points.
  public let from: Double
  /// How fast it begins, in points per second.
  public let initialVelocity: Double
  /// Where it ends, in points.
  public let target: Double
  /// How it gets there.
  public let motion: Motion
  /// Below this it is never shown.
  public let floor: Double
  /// Above this it is never shown.
  public let ceiling: Double
  /// Seconds after which it is at the target and stays; infinite for a spring, which only tends to
  /// it.
  let duration: Double
  /// The velocity that a timing curve alone would not have at its beginning.
  private let bend: Double

  /// A trajectory.
  ///
  /// - Parameters:
  ///   - from: the value at the beginning, in points. Not a number counts as the target.
  ///   - velocity: in points per second. Not a number counts as 0.
  ///   - target: in points. Not a number counts as `from`, or 0.
  ///   - motion: how to get there.
  ///   - start: seconds. Not a number counts as 0.
  ///   - floor: below this no value is shown; where it is cut off its velocity is 0.
  ///   - ceiling: above this no value is shown. The beginning and the target are always inside.
  ///   - endsAtTarget: whether it is over as soon as it *first* reaches its target, however fast:
  ///     so a sheet is gone the moment it is off the screen.
  public init(
    from: Double, velocity: Double, to target: Double, motion: Motion, at start: Double,
    floor: Double = -.infinity, ceiling: Double = .infinity, endsAtTarget: Bool = false
  ) {
    let target = target.finite(or: from.finite(or: 0))
    let from = from.finite(or: target)
    self.start = start.finite(or: 0)
    self.from = from
    self.target = target
    self.motion = motion
    self.floor = min(floor.isNaN ? -.infinity : floor, min(from, target))
    self.ceiling = max(ceiling.isNaN ? .infinity : ceiling, max(from, target))
    // At a bound, what would lead across it is no movement.
    let isBlocked = from >= self.ceiling && velocity > 0 || from <= self.floor && velocity < 0
    initialVelocity = isBlocked ? 0 : velocity.finite(or: 0)
    (duration, bend) = Trajectory.course(
      of: motion, way: target - from, velocity: initialVelocity, endsAtTarget: endsAtTarget)
  }

  /// A trajectory that stays where it is.
  public static func hold(_ value: Double, at start: Double) -> Trajectory {
    Trajectory(from: value, velocity: 0, to: value, motion: .none, at: start)
  }

  /// A sheet's way out: to 0, never below it, over as soon as it is there.
  public static func dismissal(
    from: Double, velocity: Double, motion: Motion, at start: Double, ceiling: Double = .infinity
  ) -> Trajectory {
    Trajectory(
      from: from, velocity: velocity, to: 0, motion: motion, at: start, floor: 0,
      ceiling: ceiling, endsAtTarget: true)
  }

  /// Whether there is nothing to see: it is at its target, at rest, from the beginning on.
  public var isInstant: Bool { duration <= 0 }

  /// The value at a time in seconds. Up to the beginning, and for NaN, it is `from` to the last
  /// bit; once it is over, the target.
  public func value(at time: Double) -> Double {
    let t = time - start
    if t >= duration { return target }
    guard t > 0 else { return from }
    return unbounded(t).offset.clamped(floor, ceiling)
  }

  /// The velocity at a time in seconds, in points per second; 0 once it is over, and wherever a
  /// bound cuts it off.
  public func velocity(at time: Double) -> Double {
    let t = time - start
    if t >= duration { return 0 }
    guard t > 0 else { return initialVelocity }
    let state = unbounded(t)
    return state.offset > floor && state.offset < ceiling ? state.velocity : 0
  }

  /// When it is at rest for good: the time, on the caller's clock, from which on the value stays
  /// within `pixels / scale` points of the target.
  ///
  /// - Parameters:
  ///   - pixels: device pixels; half a pixel cannot be seen.
  ///   - scale: device pixels per point; nonsense counts as 1.
  public func restTime(within pixels: Double = 0.5, scale: Double = 1) -> Double {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    guard case .spring(let spring) = motion, duration > 0 else { return start + max(0, duration) }
    let rest = spring.restTime(
      offset: from - target, velocity: initialVelocity, within: pixels / scale)
    return start + min(rest, duration)
  }

  /// Value, and velocity, at t > 0 and before the end, without the bounds.
  private func unbounded(_ t: Double) -> Spring.State {
    switch motion {
    case .none: return Spring.State(offset: target, velocity: 0)
    case .spring(let spring):
      let initial = Spring.State(offset: from - target, velocity: initialVelocity)
      let state = spring.state(after: t, from: initial)
      return Spring.State(offset: target + state.offset, velocity: state.velocity)
    case .curve(let curve, let length):
      return Trajectory.curved(
        curve, length: length.clamped(0, Trajectory.longest), from: from, way: target - from,
        bend: bend, at: t)
    }
  }
}

extension Trajectory {
  /// No timing curve runs longer than this many seconds.
  private static let longest = 60.0

  /// x(t) = a + (b − a)·B(u) + bend·t·(1 − u)², u = t/T: the last term gives the curve the velocity
  /// it starts with, and is gone, with its velocity, at the end.
  private static func curved(
    _ curve: TimingCurve, length: Double, from: Double, way: Double, bend: Double, at t: Double
  ) -> Spring.State {
    let u = t / length
    let rest = 1 - u
    return Spring.State(
      offset: from + way * curve.value(at: u) + bend * t * rest * rest,
      velocity: way * curve.derivative(at: u) / length + bend * rest * (rest - 2 * u))
  }

  /// How long a motion takes and by how much its beginning is bent.
  private static func course(
    of motion: Motion, way: Double, velocity: Double, endsAtTarget: Bool
  ) -> (duration: Double, bend: Double) {
    switch motion {
    case .none: return (0, 0)
    case .spring(let spring):
      guard way != 0 || velocity != 0 else { return (0, 0) }
      let initial = Spring.State(offset: -way, velocity: velocity)
      let end = endsAtTarget ? spring.arrival(from: initial) : nil
      return (end ?? .infinity, 0)
    case .curve(let curve, let length):
      guard length > 0, way != 0 || velocity != 0 else { return (0, 0) }
      let length = min(length, longest)
      let bend = velocity - way * curve.derivative(at: 0) / length
      guard endsAtTarget else { return (length, bend) }
      return (arrival(of: curve, length: length, way: way, bend: bend), bend)
    }
  }

  /// When a bent curve first reaches its target. The way there is looked through in steps, so a
  /// touch shorter than a hundredth of the duration may be missed; it still ends in time.
  private static func arrival(of curve: TimingCurve, length: Double, way: Double, bend: Double)
    -> Double
  {
    guard way != 0 else { return 0 }
    func remains(_ t: Double) -> Bool {
      let offset = curved(curve, length: length, from: -way, way: way, bend: bend, at: t).offset
      return way > 0 ? offset < 0 : offset > 0
    }
    let steps = 100
    for step in 1..<steps {
      var late = length * Double(step) / Double(steps)
      guard !remains(late) else { continue }
      var early = length * Double(step - 1) / Double(steps)
      for _ in 0..<50 {
        let middle = (early + late) / 2
        if remains(middle) { early = middle } else { late = middle }
      }
      return late
    }
    return length
  }
}
