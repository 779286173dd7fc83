/// What a sheet is doing.
public enum Phase: Hashable, Sendable {
  /// Out of sight.
  case hidden
  /// Coming in; `willPresent` has been said, `didPresent` has not.
  case presenting(Move, Cause)
  /// At a detent.
  case resting
  /// Under a finger.
  case dragging(Drag)
  /// On its way to a detent; with a selection, `willSelect` has been said and `didSelect` has not.
  case settling(Move, Selection?)
  /// On its way out; `willDismiss` has been said, `didDismiss` has not.
  case dismissing(Move, Dismissal)
}

/// A detent that has been chosen anew.
public struct Selection: Hashable, Sendable {
  /// The detent.
  public let identifier: Detent.Identifier
  /// Who or what chose it.
  public let cause: Cause
}

/// A dismissal under way.
public struct Dismissal: Hashable, Sendable {
  /// Who or what wanted it.
  public let cause: Cause
  /// Whether nothing can call it off any more.
  public internal(set) var isCommitted: Bool
  /// The presentation that was asked for meanwhile and follows when the sheet has gone.
  public internal(set) var next: Presentation?
}

/// A presentation that was asked for.
public struct Presentation: Hashable, Sendable {
  /// The detent to come in at; nil for the sheet's own choice.
  public internal(set) var identifier: Detent.Identifier?
  /// Whether it moves there.
  public let isAnimated: Bool
}

/// A finger's hold on a sheet.
public struct Drag: Hashable, Sendable {
  /// How positions of the finger become extents.
  public internal(set) var path: DragPath
  /// The finger's position, in points of extent, when the path was made.
  var base: Double
  /// The finger's travel since the drag began, in points.
  public internal(set) var total: Double
  /// The travel at which the path was made.
  var origin: Double
  /// When the finger moved last, in seconds.
  var lastMove: Double
  /// The sheet's speed at the last movement, in points per second.
  var speed: Double

  /// Where the sheet would rest if nothing held it, in points of extent.
  var rest: Double
  /// How far that moved inward under the finger, in points: content grew while the sheet was held.
  /// The finger did not drag the sheet that far out, and a release does not count it.
  var lag = 0.0

  /// The finger's position in points of extent: the extent without any resistance.
  public var position: Double { base + (total - origin) }
  /// The extent in points.
  public var extent: Double { path.extent(at: position) }

  /// The sheet's speed at a time; 0 once the finger has been still for a tenth of a second.
  func velocity(at time: Double) -> Double {
    time - lastMove < Drag.stillness ? speed : 0
  }

  /// Seconds without movement after which a finger counts as still. [sim][lib]
  static let stillness = 0.1
}

extension Phase {
  /// The move that is being played.
  public var move: Move? {
    switch self {
    case .hidden, .resting, .dragging: nil
    case .presenting(let move, _), .settling(let move, _), .dismissing(let move, _): move
    }
  }

  /// Whether the sheet is on its way out.
  var isDismissing: Bool {
    if case .dismissing = self { true } else { false }
  }

  /// Whether nothing can move the sheet but its own way out.
  public var isCommittedDismissal: Bool {
    if case .dismissing(_, let dismissal) = self { dismissal.isCommitted } else { false }
  }
}
