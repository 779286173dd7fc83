/// Where a sheet goes when the finger lets go of it.
///
/// Every rule answers with a detent a drag may land on, or with dismissal where that is allowed;
/// a faster finger never leads less far in its direction; and the order in which the detents were
/// listed does not matter.
public struct ReleaseRule: Hashable, Sendable {
  let kind: Kind
  /// Whether one gesture may pass no more than to the next detent, dismissal counting as the one
  /// below the smallest.
  public private(set) var isSequential = false

  enum Kind: Hashable, Sendable {
    case system
    case threshold(distance: Double, velocity: Double)
    case projection(rate: Double)
  }

  /// The system sheet's measured rule: dismissed if it would come to rest having left behind more
  /// than half of its detent's height, or at 1,000 points per second; else to the detent nearest
  /// to where it would roll, decelerating by 0.99 a millisecond. [sim]
  public static let system = ReleaseRule(kind: .system)

  /// The hand-written half modal's rule: dismissed if dragged by more than a share of its height,
  /// else if *faster* than a velocity; a flick among several detents leads to the next one.
  ///
  /// - Parameters:
  ///   - distance: a share of the detent's height, 0…1; nonsense counts as 0.5.
  ///   - velocity: points per second, more than 0; nonsense counts as 2,000.
  public static func threshold(distance: Double = 0.5, velocity: Double = 2000) -> ReleaseRule {
    ReleaseRule(
      kind: .threshold(
        distance: distance.finite(or: 0.5).clamped(0, 1),
        velocity: velocity.isFinite && velocity > 0 ? velocity : 2000))
  }

  /// To the detent, or out of sight, that is nearest to where the sheet would roll.
  ///
  /// - Parameter rate: the share of the velocity that is left after a millisecond, 0…0.9999;
  ///   nonsense counts as 0.99. A scroll view's is 0.998. [doc]
  public static func projection(rate: Double = Deceleration.fast) -> ReleaseRule {
    ReleaseRule(
      kind: .projection(rate: rate.finite(or: Deceleration.fast).clamped(0, 0.9999)))
  }

  /// The same rule, with one gesture passing no more than to the next detent.
  public func sequential() -> ReleaseRule {
    var copy = self
    copy.isSequential = true
    return copy
  }

  /// Where the released sheet goes, and why.
  public func decide(_ release: Release) -> Release.Decision {
    let decision =
      switch kind {
      case .system: ReleaseRule.system(release)
      case .projection(let rate): ReleaseRule.projected(release, rate: rate)
      case .threshold(let distance, let velocity):
        ReleaseRule.threshold(release, distance: distance, velocity: velocity)
      }
    return isSequential ? ReleaseRule.neighbour(decision, release) : decision
  }
}

extension ReleaseRule {
  /// The share of the detent's height that must be left behind. [sim]
  private static let systemDistance = 0.5
  /// Points per second at which a flick dismisses: 975 is not enough. [sim]
  private static let systemFlick = 1000.0

  private static func system(_ release: Release) -> Release.Decision {
    let rest = release.extent + Deceleration.travel(release.velocity, rate: Deceleration.fast)
    // A detent that is on the way is not passed by: only below the smallest one is the way out.
    if release.isDismissible, rest < release.lowest.extent {
      if release.velocity <= -systemFlick { return .init(target: .hidden, reason: .flick) }
      if rest < release.origin.extent * (1 - systemDistance) {
        return .init(target: .hidden, reason: .distance)
      }
    }
    return .init(to: release.nearest(to: rest), reason: .nearest)
  }

  private static func projected(_ release: Release, rate: Double) -> Release.Decision {
    let rest = release.extent + Deceleration.travel(release.velocity, rate: rate)
    let half = release.lowest.extent / 2
    if release.isDismissible, rest < half {
      return .init(target: .hidden, reason: release.extent < half ? .distance : .flick)
    }
    return .init(to: release.nearest(to: rest), reason: .nearest)
  }

  private static func threshold(_ release: Release, distance: Double, velocity: Double)
    -> Release.Decision
  {
    let extent = release.extent
    let isBelow = extent < release.lowest.extent
    if release.isDismissible, isBelow, extent < release.origin.extent * (1 - distance) {
      return .init(target: .hidden, reason: .distance)
    }
    if release.velocity < -velocity {
      if let next = release.below(extent) { return .init(to: next, reason: .flick) }
      if release.isDismissible { return .init(target: .hidden, reason: .flick) }
    }
    if release.velocity > velocity, let next = release.above(extent) {
      return .init(to: next, reason: .flick)
    }
    return .init(to: release.nearest(to: extent), reason: .nearest)
  }

  /// The decision, brought back to the next detent from where the drag began.
  private static func neighbour(_ decision: Release.Decision, _ release: Release)
    -> Release.Decision
  {
    let origin = release.origin.extent
    switch decision.target {
    case .hidden:
      guard let next = release.below(origin) else { return decision }
      return .init(to: next, reason: decision.reason)
    case .detent(let identifier):
      let extent = release.ladder.rung(of: identifier)?.extent ?? origin
      guard extent != origin else { return decision }
      let next = extent > origin ? release.above(origin) : release.below(origin)
      return next.map { .init(to: $0, reason: decision.reason) } ?? decision
    }
  }
}

extension Release.Decision {
  fileprivate init(to rung: ResolvedDetent, reason: Release.Reason) {
    self.init(target: .detent(rung.identifier), reason: reason)
  }
}
