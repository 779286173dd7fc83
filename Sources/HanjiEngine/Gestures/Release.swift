/// What a release rule looks at: a finger that has just let go.
public struct Release: Sendable {
  /// How much of the sheet shows, in points.
  public var extent: Double
  /// The finger's velocity in points per second; positive makes the sheet grow.
  public var velocity: Double
  /// The sheet's detents on the present stage.
  public var ladder: DetentLadder
  /// The detent that the drag began at, or was on its way to.
  public var origin: ResolvedDetent
  /// Whether the sheet may be dragged away at all.
  public var isDismissible: Bool

  /// A release of these values. An extent or a velocity that is not a number counts as the
  /// origin's extent and as 0.
  public init(
    extent: Double, velocity: Double, ladder: DetentLadder, origin: ResolvedDetent,
    isDismissible: Bool
  ) {
    self.extent = extent.finite(or: origin.extent)
    self.velocity = velocity.finite(or: 0)
    self.ladder = ladder
    self.origin = origin
    self.isDismissible = isDismissible
  }

  /// What a released sheet does.
  public struct Decision: Hashable, Sendable {
    /// Where it goes.
    public var target: Target
    /// Why, which chooses the motion.
    public var reason: Reason

    /// A decision of these values.
    public init(target: Target, reason: Reason) {
      self.target = target
      self.reason = reason
    }
  }

  /// Why a released sheet goes where it goes.
  public enum Reason: Hashable, Sendable {
    /// It was dragged far enough.
    case distance
    /// It was fast enough.
    case flick
    /// Neither: it goes to the detent that is nearest, or nearest to where it would roll.
    case nearest
  }
}

/// The detents a drag may land on, ascending; where there is none, the one it began at. They are
/// looked through in place: a release allocates nothing.
extension Release {
  /// The rung with this index, if a drag may land on it.
  private func landing(_ index: Int) -> ResolvedDetent? {
    let rung = ladder.rungs[index]
    return rung.isProgrammaticOnly ? nil : rung
  }

  /// The smallest one.
  var lowest: ResolvedDetent {
    for index in ladder.rungs.indices { if let rung = landing(index) { return rung } }
    return origin
  }

  /// The next one below an extent.
  func below(_ extent: Double) -> ResolvedDetent? {
    var found: ResolvedDetent?
    for index in ladder.rungs.indices {
      if let rung = landing(index), rung.extent < extent { found = rung }
    }
    return found
  }

  /// The next one above an extent.
  func above(_ extent: Double) -> ResolvedDetent? {
    for index in ladder.rungs.indices {
      if let rung = landing(index), rung.extent > extent { return rung }
    }
    return nil
  }

  /// The one nearest to an extent; of two as near the one the drag began at, else the smaller.
  func nearest(to extent: Double) -> ResolvedDetent {
    var best = lowest
    for index in ladder.rungs.indices {
      guard let rung = landing(index) else { continue }
      let gain = abs(best.extent - extent) - abs(rung.extent - extent)
      if gain > 0 || gain == 0 && rung.extent == origin.extent { best = rung }
    }
    return best
  }
}

/// Where a sheet is going or resting.
public enum Target: Hashable, Sendable {
  /// Out of sight.
  case hidden
  /// At a detent.
  case detent(Detent.Identifier)
}
