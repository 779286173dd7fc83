import HanjiEngine

/// How dark it is behind the sheet for each extent.
///
/// The engine's dim is a function of the extent and the detents. When the detents move under a sheet
/// that is up (its content has grown), that function jumps; what is on the screen must not. The
/// difference is kept, and fades out on the way to where the sheet goes, and to out of sight.
struct Shade {
  private var dimming = Dimming.none
  private var ladder: DetentLadder?
  private var extra = 0.0
  private var origin = 0.0
  private var goal = 0.0

  /// The dim when this much of the sheet shows.
  func alpha(at extent: Double) -> Double {
    guard let ladder else { return 0 }
    let plain = dimming.alpha(at: extent, on: ladder)
    return min(max(plain + extra * share(at: extent), 0), 1)
  }

  /// Goes by these detents from now on, the sheet being at one extent and going to another.
  mutating func update(
    _ dimming: Dimming, on ladder: DetentLadder, at extent: Double, to goal: Double
  ) {
    let isSame = self.ladder.map { $0.rungs == ladder.rungs } ?? false
    if isSame, dimming == self.dimming { return }
    // Another dim is what somebody asked for; other detents are not.
    let keeps = self.ladder != nil && dimming == self.dimming && extent > 0
    let before = alpha(at: extent)
    self.dimming = dimming
    self.ladder = ladder
    extra = keeps ? before - dimming.alpha(at: extent, on: ladder) : 0
    origin = extent
    self.goal = goal
  }

  /// The sheet stands at a detent: from here on the dim is what the detents say.
  mutating func rest() { extra = 0 }

  private func share(at extent: Double) -> Double {
    guard extra != 0, goal != origin else { return 0 }
    let isToward = (extent - origin) * (goal - origin) > 0
    if isToward { return max(0, 1 - (extent - origin) / (goal - origin)) }
    return extent < origin && origin > 0 ? max(0, extent / origin) : 1
  }
}
