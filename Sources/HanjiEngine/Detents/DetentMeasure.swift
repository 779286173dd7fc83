/// From where a sheet's lengths are counted, and how near they may come to the far end.
///
/// The *system* sheet's detent values are heights inside the safe area: a bottom sheet is that much
/// plus the bottom inset tall. [doc] A hand-written half modal of 600 points is 600 points tall.
public struct DetentMeasure: Hashable, Sendable {
  /// Whether `points`, `content`, `through` and `resolved` are lengths inside the safe area, to
  /// which the inset at the sheet's edge is added. `fraction` is of the whole container either
  /// way; `medium` and `large` are the system's either way.
  public var fromSafeArea: Bool
  /// Points kept free at the far end, beyond the safe area there. Nonsense counts as 0.
  public var farMargin: Double
  /// Whether the system's own gap at the far end (`SystemRules.farGap`) is kept too.
  public var keepsSystemGap: Bool

  /// A measure of these values.
  public init(fromSafeArea: Bool, farMargin: Double = 0, keepsSystemGap: Bool = false) {
    self.fromSafeArea = fromSafeArea
    self.farMargin = farMargin
    self.keepsSystemGap = keepsSystemGap
  }

  /// As the system sheet counts.
  public static let system = DetentMeasure(fromSafeArea: true, keepsSystemGap: true)
  /// Every length is what shows, from the container's edge.
  public static let container = DetentMeasure(fromSafeArea: false)

  /// The largest extent in points on a stage, a whole number of pixels; never negative.
  public func maximumExtent(on stage: Stage) -> Double {
    let margin = farMargin.finite(or: 0)
    let gap = keepsSystemGap ? stage.rules.farGap : 0
    let room = stage.length - stage.farInset - max(0, margin) - gap
    return max(0, room).roundedToPixel(scale: stage.pixelsPerPoint, .down)
  }

  /// The extent a detent asks for, in points, before clamping; nil while it is inactive.
  func extent(of detent: Detent, on stage: Stage) -> Double? {
    let inset = fromSafeArea ? stage.nearInset : 0
    switch detent.rule {
    case .points(let points): return usable(points, plus: inset)
    case .fraction(let fraction): return usable(fraction * stage.length, plus: 0)
    case .through(let length): return usable(length, plus: inset)
    case .resolved(let rule): return usable(rule(stage), plus: inset)
    case .large: return maximumExtent(on: stage)
    case .medium: return medium(on: stage)
    case .content(let maximum):
      let limit = maximum.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? Stage.longest
      let length = stage.usableContent.map { min($0, limit) }
      // Rounded up, so that the last line of a text keeps its lowest pixel.
      return usable(length, plus: inset)?.roundedToPixel(scale: stage.pixelsPerPoint, .up)
    }
  }

  private func usable(_ length: Double?, plus inset: Double) -> Double? {
    guard let length, length.isFinite, length > 0 else { return nil }
    return min(length, Stage.longest) + inset
  }

  /// The share of the maximum that `medium` takes: it gives both 425 of 759 and 356.5 of 637.
  /// [sim][calc]
  private static let mediumShare = 0.56

  private func medium(on stage: Stage) -> Double? {
    guard !stage.isCompactHeight else { return nil }
    let value = (DetentMeasure.mediumShare * stage.maximumDetentValue)
      .roundedToPixel(scale: stage.pixelsPerPoint)
    return usable(value, plus: stage.nearInset)
  }
}
