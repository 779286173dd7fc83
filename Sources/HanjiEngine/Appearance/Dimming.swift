/// How dark a sheet makes what is behind it.
///
/// At each detent it is a fixed amount, out of sight it is 0, and in between it follows the extent
/// on a straight line: so it falls with a drag that dismisses and is unchanged by one between two
/// dimmed detents, as the system's. [sim]
public struct Dimming: Hashable, Sendable {
  /// The alpha at a detent that dims, 0…1. Nonsense counts as 0.
  public var amount: Double
  /// The alpha at detents that have one of their own, undimmed or not. Nonsense counts as 0.
  public var exceptions: [Detent.Identifier: Double]
  /// The largest detent that does not dim; nil, or one that is not active, dims at all. [doc]
  public var largestUndimmed: Detent.Identifier?

  /// Dimming of these values.
  public init(
    amount: Double, largestUndimmed: Detent.Identifier? = nil,
    exceptions: [Detent.Identifier: Double] = [:]
  ) {
    self.amount = amount
    self.largestUndimmed = largestUndimmed
    self.exceptions = exceptions
  }

  /// The system's: alpha 0.2. [sim]
  public static let system = Dimming(amount: 0.2)
  /// No dimming.
  public static let none = Dimming(amount: 0)

  /// The alpha of black when `extent` points show; 0…1.
  public func alpha(at extent: Double, on ladder: DetentLadder) -> Double {
    guard extent > 0 else { return 0 }
    let undimmed = undimmedExtent(on: ladder)
    var below = (extent: 0.0, alpha: 0.0)
    for index in ladder.rungs.indices {
      let rung = ladder.rungs[index]
      let here = (extent: rung.extent, alpha: alpha(at: rung, undimmed: undimmed))
      if extent < here.extent {
        let share = (extent - below.extent) / (here.extent - below.extent)
        return below.alpha + share * (here.alpha - below.alpha)
      }
      below = here
    }
    return below.alpha
  }

  /// The extent up to which nothing is dimmed; below any, if everything is.
  private func undimmedExtent(on ladder: DetentLadder) -> Double {
    guard let largestUndimmed, let rung = ladder.rung(of: largestUndimmed) else {
      return -.infinity
    }
    return rung.extent
  }

  /// The alpha at rest on a rung.
  private func alpha(at rung: ResolvedDetent, undimmed: Double) -> Double {
    let standard = rung.extent > undimmed ? amount : 0
    return (exceptions[rung.identifier] ?? standard).finite(or: 0).clamped(0, 1)
  }
}
