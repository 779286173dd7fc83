import Foundation

/// How stretched content goes back to its edge: critically damped if it has a velocity, a sum of
/// two exponentials if it starts from rest [sim].
///
/// Values are displacements from the target, in points.
package struct ScrollSpring: Hashable, Sendable {
  /// 1/s; with velocity [sim].
  package static let omega = 11.0
  /// 1/s; from rest [sim].
  package static let slow = 9.0
  /// 1/s; from rest [sim].
  package static let fast = 46.0

  package enum Kind: Hashable, Sendable {
    case critical(omega: Double)
    case twoExponentials
  }

  package let displacement: Double
  package let startVelocity: Double
  package let kind: Kind

  /// The bounce: which of the two depends on whether content moves. The rest speed of deceleration
  /// is the limit [?].
  package init(displacement: Double, velocity: Double) {
    let moves = abs(velocity) > ScrollDecay.restSpeed
    self.init(
      displacement: displacement, velocity: moves ? velocity : 0,
      kind: moves ? .critical(omega: Self.omega) : .twoExponentials)
  }

  package init(displacement: Double, velocity: Double, kind: Kind) {
    self.displacement = displacement.isFinite ? displacement : 0
    startVelocity = velocity.isFinite ? velocity : 0
    self.kind = kind
  }

  package func value(at time: Double) -> Double {
    let t = max(0, time)
    switch kind {
    case .critical(let omega):
      return (displacement + (startVelocity + omega * displacement) * t) * exp(-omega * t)
    case .twoExponentials:
      let (slow, fast) = (Self.slow, Self.fast)
      return displacement * (fast * exp(-slow * t) - slow * exp(-fast * t)) / (fast - slow)
    }
  }

  package func velocity(at time: Double) -> Double {
    let t = max(0, time)
    switch kind {
    case .critical(let omega):
      let pull = startVelocity + omega * displacement
      return (pull - omega * (displacement + pull * t)) * exp(-omega * t)
    case .twoExponentials:
      let (slow, fast) = (Self.slow, Self.fast)
      return displacement * slow * fast * (exp(-fast * t) - exp(-slow * t)) / (fast - slow)
    }
  }

  /// From when on the displacement stays below `tolerance` points.
  package func duration(within tolerance: Double) -> Double {
    // After its last turn the displacement only falls, so that halving finds the place.
    var early = lastTurn
    guard abs(value(at: early)) > tolerance else { return early == 0 ? 0 : firstWithin(tolerance) }
    var late = early + 1
    while abs(value(at: late)) > tolerance, late < 60 { late += 1 }
    for _ in 0..<60 {
      let middle = (early + late) / 2
      if abs(value(at: middle)) > tolerance { early = middle } else { late = middle }
    }
    return late
  }

  /// When the critical spring turns round, 0 if it never does.
  private var lastTurn: Double {
    guard case .critical(let omega) = kind else { return 0 }
    let pull = startVelocity + omega * displacement
    guard pull != 0 else { return 0 }
    return max(0, startVelocity / (omega * pull))
  }

  /// The turn itself is within the tolerance: what matters is the way there.
  private func firstWithin(_ tolerance: Double) -> Double {
    var (early, late) = (0.0, lastTurn)
    guard abs(value(at: early)) > tolerance else { return late }
    for _ in 0..<60 {
      let middle = (early + late) / 2
      if abs(value(at: middle)) > tolerance { early = middle } else { late = middle }
    }
    return late
  }
}
