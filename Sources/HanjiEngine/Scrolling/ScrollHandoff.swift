/// Divides a finger's travel between a sheet and the content that scrolls in it.
///
/// Whatever the rule, what the sheet takes and what the content takes add up to the finger's travel,
/// each point of it has one owner, and neither ever jumps. Travel is positive in the direction in
/// which the sheet grows; the content then scrolls away from its *inner end*, the one at the
/// sheet's moving side (the top of the content of a bottom sheet).
///
///     var handoff = ScrollHandoff(.system, sheet: travel, scrollers: [list])
///     handoff.move(by: 300)   // the sheet grows by 200 to its largest detent, the list scrolls 100
///     handoff.sheet.position  // what to hand to Input.dragMoved, as a difference
///
/// Make one at touch-down. Before each movement, set `sheet` and `scrollers` to where they really
/// are if anything else moved them meanwhile. Moving allocates nothing.
public struct ScrollHandoff: Hashable, Sendable {
  /// Who takes which travel.
  public let rule: ScrollRule
  /// The sheet.
  public var sheet: SheetTravel
  /// The content's scroll views, from the innermost, at the finger, upward.
  public var scrollers: [Scroller]
  /// What the sheet may take by a decision made at touch-down.
  private let decided: Decided

  private struct Decided: Hashable, Sendable {
    var growing: Bool
    var shrinking: Bool
  }

  /// A finger has come down.
  ///
  /// - Parameters:
  ///   - rule: who takes which travel.
  ///   - sheet: where the sheet is and how far it goes.
  ///   - scrollers: from the one at the finger upward; those that scroll across the sheet's axis do
  ///     not belong here. None at all leaves everything to the sheet.
  public init(_ rule: ScrollRule, sheet: SheetTravel, scrollers: [Scroller]) {
    self.rule = rule
    self.sheet = sheet
    self.scrollers = scrollers
    let isAtEnd = ScrollHandoff.areAtInnerEnd(scrollers)
    decided = Decided(growing: isAtEnd && sheet.position < sheet.high, shrinking: isAtEnd)
  }

  /// A part of the finger's travel, divided.
  public struct Share: Hashable, Sendable {
    /// What the sheet takes, in points; positive is growing.
    public internal(set) var sheet = 0.0
    /// What all scrollers together take, in points.
    public internal(set) var content = 0.0
  }

  /// The finger moves.
  ///
  /// - Parameter travel: points since the last movement, positive where the sheet grows. Not a
  ///   number or infinite counts as 0.
  /// - Returns: who took what. `sheet` and `scrollers` have moved by it.
  @discardableResult
  public mutating func move(by travel: Double) -> Share {
    var rest = Rest(travel.finite(or: 0))
    if rest.amount > 0 { grow(&rest) } else if rest.amount < 0 { shrink(&rest) }
    return rest.share
  }

  /// The content rolls on after the finger has left: the sheet never takes any of it.
  ///
  /// - Parameter travel: as in `move(by:)`.
  @discardableResult
  public mutating func roll(by travel: Double) -> Share {
    var rest = Rest(travel.finite(or: 0))
    for index in scrollers.indices { scroll(index, &rest, until: rest.isGrowing ? .far : .inner) }
    overscroll(&rest)
    // With nothing that scrolls there is no momentum either.
    return rest.share
  }
}

extension ScrollHandoff {
  /// What is left of a movement, and what has been taken.
  private struct Rest {
    var amount: Double
    var share = Share()
    let isGrowing: Bool

    init(_ amount: Double) {
      self.amount = amount
      isGrowing = amount > 0
    }
  }

  private enum End {
    case inner
    case far
  }

  private mutating func grow(_ rest: inout Rest) {
    // What is stretched the other way relaxes first.
    for index in scrollers.indices where scrollers[index].position < 0 {
      scroll(index, &rest, until: .inner)
    }
    slide(&rest, until: sheet.low, isOpen: sheet.position < sheet.low)
    switch rule.growing {
    case .never: break
    case .continuous:
      slide(&rest, until: sheet.high, isOpen: ScrollHandoff.areAtInnerEnd(scrollers))
    case .decidedAtTouchDown:
      if decided.growing { slide(&rest, until: .infinity, isOpen: true) }
    }
    for index in scrollers.indices { scroll(index, &rest, until: .far) }
    overscroll(&rest)
    slide(&rest, until: .infinity, isOpen: true)
  }

  private mutating func shrink(_ rest: inout Rest) {
    for index in scrollers.indices where scrollers[index].position > scrollers[index].length {
      scroll(index, &rest, until: .far)
    }
    slide(&rest, until: sheet.high, isOpen: sheet.position > sheet.high)
    for index in scrollers.indices { scroll(index, &rest, until: .inner) }
    let mayShrink =
      switch rule.shrinking {
      case .never: false
      case .continuous: true
      case .decidedAtTouchDown: decided.shrinking
      }
    if mayShrink {
      slide(&rest, until: sheet.isDismissible ? -.infinity : sheet.low, isOpen: true)
      refresh(&rest)
    } else {
      overscroll(&rest)
    }
    slide(&rest, until: -.infinity, isOpen: true)
  }

  private static func areAtInnerEnd(_ scrollers: [Scroller]) -> Bool {
    for index in scrollers.indices where !scrollers[index].isAtInnerEnd {
      if scrollers[index].isEnabled { return false }
    }
    return true
  }

  /// The sheet takes what leads it up to a position.
  private mutating func slide(_ rest: inout Rest, until position: Double, isOpen: Bool) {
    guard isOpen else { return }
    let room = position - sheet.position
    let part = rest.isGrowing ? min(rest.amount, max(0, room)) : max(rest.amount, min(0, room))
    sheet.position += part
    rest.amount -= part
    rest.share.sheet += part
  }

  /// A scroller takes what leads it up to one of its ends.
  private mutating func scroll(_ index: Int, _ rest: inout Rest, until end: End) {
    guard scrollers[index].isEnabled else { return }
    let room = (end == .inner ? 0 : scrollers[index].length) - scrollers[index].position
    let part = rest.isGrowing ? min(rest.amount, max(0, room)) : max(rest.amount, min(0, room))
    give(index, part, &rest)
  }

  /// The innermost scroller that bounces takes all that is left.
  private mutating func overscroll(_ rest: inout Rest) {
    guard rest.amount != 0 else { return }
    for index in scrollers.indices where scrollers[index].isEnabled && scrollers[index].bounces {
      return give(index, rest.amount, &rest)
    }
  }

  /// The innermost scroller that can be refreshed takes all that is left.
  private mutating func refresh(_ rest: inout Rest) {
    guard rest.amount != 0 else { return }
    for index in scrollers.indices where scrollers[index].isEnabled && scrollers[index].refreshes {
      return give(index, rest.amount, &rest)
    }
  }

  private mutating func give(_ index: Int, _ part: Double, _ rest: inout Rest) {
    scrollers[index].position += part
    rest.amount -= part
    rest.share.content += part
  }
}
