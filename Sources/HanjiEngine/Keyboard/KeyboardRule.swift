/// What a sheet does about the keyboard.
///
/// The selected detent is never changed by a keyboard that comes, so that the sheet comes back to
/// *the same detent*, by identity, when it goes.
public struct KeyboardRule: Hashable, Sendable {
  let kind: Kind
  /// Whether the sheet, once the keyboard has gone, stays at the detent nearest to where it was
  /// raised to, instead of coming back.
  public private(set) var staysOnHide = false

  enum Kind: Hashable, Sendable {
    case lift
    case expand
    case resizeContent
    case ignore
  }

  /// It rises by as much as the keyboard covers, or by just enough to show the focused field
  /// (`Stage.focus`).
  public static let lift = KeyboardRule(kind: .lift)
  /// It goes to its largest detent, until somebody chooses another one.
  public static let expand = KeyboardRule(kind: .expand)
  /// It stays; its content gets an inset (`Sheet.contentInset`).
  public static let resizeContent = KeyboardRule(kind: .resizeContent)
  /// It stays, covered.
  public static let ignore = KeyboardRule(kind: .ignore)

  /// The same rule, with the sheet staying near where it was raised to when the keyboard goes.
  public func staying() -> KeyboardRule {
    var copy = self
    copy.staysOnHide = true
    return copy
  }
}

extension KeyboardRule {
  /// A detent's extent in points with the keyboard at hand.
  ///
  /// A bottom sheet rises; the safe area's inset at the bottom, where the detent counts it in, is
  /// under the keyboard then and not counted twice. A top sheet ends where the keyboard begins. A
  /// sheet from a side stays.
  func raised(_ extent: Double, measure: DetentMeasure, stage: Stage) -> Double {
    let overlap = stage.keyboardOverlap
    guard overlap > 0, kind != .ignore else { return extent }
    switch stage.resolvedEdge {
    case .top: return min(extent, max(0, stage.length - overlap))
    case .bottom where kind == .lift:
      let covered = measure.fromSafeArea ? max(0, overlap - stage.nearInset) : overlap
      let full = extent + covered
      guard let focus = stage.focus, focus.isFinite, focus >= 0 else { return full }
      return max(extent, min(full, focus + overlap))
    default: return extent
    }
  }
}
