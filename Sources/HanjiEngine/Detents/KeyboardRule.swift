/// What a sheet does about the keyboard.
public enum KeyboardRule: Hashable, Sendable {
  /// It rises by as much as the keyboard covers, or by just enough to show the focused field
  /// (`Stage.focus`), and comes back to the same detent.
  case lift
  /// It goes to its largest detent, and comes back to the one it was at.
  case expand
  /// It stays; its content gets an inset.
  case resizeContent
  /// It stays, covered.
  case ignore
}

extension KeyboardRule {
  /// A detent's extent in points with the keyboard at hand.
  ///
  /// A bottom sheet rises; the safe area's inset at the bottom, where the detent counts it in, is
  /// under the keyboard then and not counted twice. A top sheet ends where the keyboard begins. A
  /// sheet from a side stays.
  func raised(_ extent: Double, measure: DetentMeasure, stage: Stage) -> Double {
    let overlap = stage.keyboardOverlap
    guard overlap > 0, self != .ignore else { return extent }
    switch stage.resolvedEdge {
    case .top: return min(extent, max(0, stage.length - overlap))
    case .bottom where self == .lift:
      let covered = measure.fromSafeArea ? max(0, overlap - stage.nearInset) : overlap
      let full = extent + covered
      guard let focus = stage.focus, focus.isFinite, focus >= 0 else { return full }
      return max(extent, min(full, focus + overlap))
    default: return extent
    }
  }
}
