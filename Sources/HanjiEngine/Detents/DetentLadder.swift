/// A detent as it stands on a certain stage.
public struct ResolvedDetent: Hashable, Sendable {
  /// The detent's name. Of several detents of one extent, the name that counts is that of one a
  /// drag may land on, and of those the first in the order of their bytes.
  public var identifier: Detent.Identifier
  /// How much of the sheet shows at rest here: points from the container's edge inward.
  public var extent: Double
  /// Whether only code may bring the sheet here.
  public var isProgrammaticOnly: Bool

  /// A detent with this name that rests at this extent, in points.
  public init(identifier: Detent.Identifier, extent: Double, isProgrammaticOnly: Bool = false) {
    self.identifier = identifier
    self.extent = extent
    self.isProgrammaticOnly = isProgrammaticOnly
  }
}

/// The detents of a sheet on a certain stage: active ones only, in ascending order, clamped to the
/// stage, equal ones merged, and never empty.
///
/// What a ladder holds does not depend on the order in which the detents were listed.
public struct DetentLadder: Sendable {
  /// The rungs, ascending, each extent once. Never empty.
  public let rungs: [ResolvedDetent]
  /// The lowest rung.
  public let smallest: ResolvedDetent
  /// The highest rung.
  public let largest: ResolvedDetent
  /// The largest extent the stage allows, in points.
  public let maximum: Double
  /// Which rung each active detent is on, merged ones included.
  private let places: [(identifier: Detent.Identifier, extent: Double)]

  /// Resolves the detents on a stage.
  ///
  /// Where none is active there is one rung: of extent 0 with the name of the content's detent, if
  /// one waits for its content; else `large`. [doc]
  public init(_ detents: [Detent], measure: DetentMeasure, stage: Stage) {
    self.init(detents, measure: measure, stage: stage, keyboard: .ignore)
  }

  init(_ detents: [Detent], measure: DetentMeasure, stage: Stage, keyboard: KeyboardRule) {
    let maximum = measure.maximumExtent(on: stage)
    var found: [ResolvedDetent] = []
    for detent in detents where !found.contains(where: { $0.identifier == detent.identifier }) {
      guard let wish = measure.extent(of: detent, on: stage) else { continue }
      let raised = keyboard.raised(wish, measure: measure, stage: stage)
      let extent = min(raised.roundedToPixel(scale: stage.pixelsPerPoint), maximum)
      let rung = ResolvedDetent(
        identifier: detent.identifier, extent: extent,
        isProgrammaticOnly: detent.isProgrammaticOnly)
      found.append(rung)
    }
    let fallback = DetentLadder.fallback(for: detents, maximum: maximum)
    if found.isEmpty { found = [fallback] }
    self.maximum = maximum
    places = found.map { ($0.identifier, $0.extent) }
    rungs = DetentLadder.merged(found.sorted(by: DetentLadder.precedes))
    smallest = rungs.first ?? fallback
    largest = rungs.last ?? fallback
  }

  // These are asked under a finger. They count indices, because that allocates nothing even where
  // the standard library's generic iterators are not specialised.

  /// The rung that a detent is on; nil if it is inactive or not one of this sheet's.
  public func rung(of identifier: Detent.Identifier) -> ResolvedDetent? {
    for place in places.indices where places[place].identifier == identifier {
      for rung in rungs.indices where rungs[rung].extent == places[place].extent {
        return rungs[rung]
      }
    }
    return nil
  }

  /// The rung whose extent is nearest; of two as near, the smaller one.
  public func nearest(to extent: Double) -> ResolvedDetent {
    var best = smallest
    for index in rungs.indices where abs(rungs[index].extent - extent) < abs(best.extent - extent) {
      best = rungs[index]
    }
    return best
  }

  /// The highest rung that a drag may land on; nil if there is none.
  var largestForDrags: ResolvedDetent? {
    var found: ResolvedDetent?
    for index in rungs.indices where !rungs[index].isProgrammaticOnly { found = rungs[index] }
    return found
  }

  private static func fallback(for detents: [Detent], maximum: Double) -> ResolvedDetent {
    for detent in detents {
      if case .content = detent.rule {
        return ResolvedDetent(identifier: detent.identifier, extent: 0)
      }
    }
    return ResolvedDetent(identifier: .large, extent: maximum)
  }

  /// Ascending; of equal extents the one whose name counts comes first.
  private static func precedes(_ left: ResolvedDetent, _ right: ResolvedDetent) -> Bool {
    if left.extent != right.extent { return left.extent < right.extent }
    if left.isProgrammaticOnly != right.isProgrammaticOnly { return right.isProgrammaticOnly }
    return left.identifier.rawValue.utf8.lexicographicallyPrecedes(right.identifier.rawValue.utf8)
  }

  private static func merged(_ sorted: [ResolvedDetent]) -> [ResolvedDetent] {
    var rungs: [ResolvedDetent] = []
    for detent in sorted where rungs.last?.extent != detent.extent { rungs.append(detent) }
    return rungs
  }
}
