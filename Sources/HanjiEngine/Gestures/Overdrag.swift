/// What becomes of a finger's travel beyond the end of a sheet's range.
///
/// A function of the *total* travel beyond the end and of nothing else, so that one path of the
/// finger ends at one place however many events it is cut into; and it can be inverted, so that
/// catching a stretched sheet does not make it jump.
public enum Overdrag: Hashable, Sendable {
  /// The sheet does not move, as the system's upward past its largest detent. [sim]
  case none
  /// Follows the finger at first, then less and less, never more than `limit` points. A limit
  /// that is not a number, or 0 or below, is as `none`.
  case soft(limit: Double)
  /// The scroll view's law b = x·d·c / (d + c·x), where d is the container's length. The system's
  /// coefficient is 0.55. [sim] One that is not a number, or 0 or below, is as `none`.
  case rubberBand(coefficient: Double)
  /// The sheet follows the finger.
  case free

  /// The coefficient of the system's rubber band. [sim]
  public static let systemCoefficient = 0.55

  /// The system's rubber band.
  public static let systemRubberBand = Overdrag.rubberBand(coefficient: systemCoefficient)

  /// How far past the end the sheet shows.
  ///
  /// - Parameters:
  ///   - travel: the finger's travel past the end, in points; below 0 and NaN count as 0.
  ///   - dimension: the container's length in points, for the rubber band.
  public func stretched(_ travel: Double, dimension: Double) -> Double {
    guard travel > 0 else { return 0 }
    switch band(dimension) {
    case .none: return 0
    case .free: return travel
    case .bounded(let limit, let coefficient):
      return travel * limit * coefficient / (limit + coefficient * travel)
    }
  }

  /// The finger's travel that shows this much past the end; the inverse of `stretched`.
  ///
  /// What the finger cannot reach is answered by the travel for as near as it can get.
  public func travel(_ stretch: Double, dimension: Double) -> Double {
    guard stretch > 0 else { return 0 }
    switch band(dimension) {
    case .none: return 0
    case .free: return stretch
    case .bounded(let limit, let coefficient):
      let reached = min(stretch, limit * Overdrag.reach)
      return reached * limit / (coefficient * (limit - reached))
    }
  }

  /// How fast the sheet goes per unit of the finger's speed, after this much travel: 1 at the end
  /// of the range for `soft` and `free`.
  public func slope(_ travel: Double, dimension: Double) -> Double {
    let travel = max(0, travel.finite(or: 0))
    switch band(dimension) {
    case .none: return 0
    case .free: return 1
    case .bounded(let limit, let coefficient):
      let share = limit / (limit + coefficient * travel)
      return coefficient * share * share
    }
  }

  /// The most points past the end that ever show, which no finger quite reaches.
  public func limit(dimension: Double) -> Double {
    switch band(dimension) {
    case .none: 0
    case .free: .infinity
    case .bounded(let limit, _): limit
    }
  }

  /// Whether a stretch of so many points is one that a finger can have made.
  func canShow(_ stretch: Double, dimension: Double) -> Bool {
    stretch <= limit(dimension: dimension) * Overdrag.reach
  }

  /// The share of the limit up to which the inverse is used. Beyond, the finger would be further
  /// away than a thousand screens.
  private static let reach = 0.999

  private enum Band {
    case none
    case free
    case bounded(limit: Double, coefficient: Double)
  }

  private func band(_ dimension: Double) -> Band {
    switch self {
    case .none: return .none
    case .free: return .free
    case .soft(let limit):
      if limit == .infinity { return .free }
      return limit > 0 ? .bounded(limit: limit, coefficient: 1) : .none
    case .rubberBand(let coefficient):
      guard coefficient > 0, coefficient.isFinite, dimension > 0, dimension.isFinite else {
        return .none
      }
      return .bounded(limit: dimension, coefficient: coefficient)
    }
  }
}
