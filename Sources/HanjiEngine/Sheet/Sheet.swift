/// A sheet's whole behaviour, as a value.
///
/// `handle` takes what happened and when, and says what follows from it; `state(at:)` answers where
/// the sheet is at any time. Nothing here reads a clock, and nothing waits: the caller plays the
/// moves it is given and says when they are over.
///
///     var sheet = Sheet(.halfModal, stage: stage)
///     sheet.handle(.present(), at: 0) { effect in … }   // willPresent, move
///     sheet.state(at: 0.15).extent                        // half-way up
///     sheet.handle(.settled(move.id), at: 0.3) { … }    // didPresent
///
/// The machine is total: every input is legal in every phase. Times are seconds on any one clock;
/// a time that runs backward, or is not a number, counts as the last one.
public struct Sheet: Sendable {
  /// What the sheet is like.
  public internal(set) var configuration: Configuration
  /// What is around it.
  public internal(set) var stage: Stage
  /// Its detents on this stage, the keyboard taken into account.
  public internal(set) var ladder: DetentLadder
  /// What it is doing.
  public internal(set) var phase = Phase.hidden
  /// The detent it is at or on its way to, by identity: it stays this one while it is inactive,
  /// as `medium` is in a phone's landscape. Out of sight, what has been chosen for the next
  /// presentation.
  public internal(set) var selected: Detent.Identifier?

  /// Whether, with the keyboard up, somebody has chosen a detent: the keyboard does not hold the
  /// sheet at its largest one any more.
  var overridesKeyboard = false
  /// The course of the extent while no finger holds the sheet.
  var trajectory = Trajectory.hold(0, at: 0)
  /// The dismissal that has been asked about and not answered.
  var question: Question?
  /// The time of the last input.
  var clock = 0.0
  var lastMove = MoveID(rawValue: 0)

  /// A dismissal that waits for an answer.
  struct Question: Hashable, Sendable {
    var cause: Cause
    var motion: Motion
  }

  /// A sheet out of sight.
  public init(_ configuration: Configuration, stage: Stage) {
    self.configuration = configuration
    self.stage = stage
    ladder = Sheet.ladder(configuration, stage)
  }

  /// Its detents on the present stage: active ones, ascending, merged, never empty.
  public var resolvedDetents: [ResolvedDetent] { ladder.rungs }

  /// Where it is, or is going.
  public var target: Target {
    switch phase {
    case .hidden, .dismissing: .hidden
    case .presenting, .resting, .dragging, .settling:
      .detent(name(of: destination))
    }
  }

  /// What a tap outside does now.
  public var outsideTap: OutsideTap { configuration.outsideTap.action(at: name(of: destination)) }

  /// The points at the sheet's own edge that the keyboard covers, for content that is to be resized
  /// by an inset; 0 where the sheet rises out of the keyboard's way.
  public var contentInset: Double {
    let isCovered = configuration.keyboard.kind == .resizeContent && stage.resolvedEdge == .bottom
    return isCovered ? stage.keyboardOverlap : 0
  }

  /// Takes an input.
  ///
  /// - Parameters:
  ///   - input: what happened.
  ///   - time: when, in seconds.
  ///   - emit: gets what follows from it, in order, before this returns. It must not touch the
  ///     sheet: what it wants to answer, it answers afterwards.
  public mutating func handle(_ input: Input, at time: Double, emit: (Effect) -> Void) {
    if time.isFinite, abs(time) < Sheet.endOfTime { clock = max(clock, time) }
    switch input {
    case .stage(let stage, let animated):
      restage(stage, cause: .container, animated: animated, emit)
    case .content(let length, let animated):
      var stage = stage
      stage.content = length
      restage(stage, cause: .content, animated: animated, emit)
    case .keyboard(let overlap, let focus):
      var stage = stage
      stage.keyboard = overlap
      stage.focus = focus
      restage(stage, cause: .keyboard, animated: true, emit)
    case .configure(let configuration, let animated):
      configure(configuration, animated: animated, emit)
    case .present(let identifier, let animated):
      present(Presentation(identifier: identifier, isAnimated: animated), emit)
    case .select(let identifier, let cause, let animated):
      select(identifier, cause: cause, animated: animated, emit)
    case .dismiss(let cause, let animated):
      dismiss(cause: cause, animated: animated, emit)
    case .answer(let allowed): answer(allowed, emit)
    case .tapOutside: tapOutside(emit)
    case .dragBegan: beginDrag(emit)
    case .dragMoved(let total): moveDrag(to: total)
    case .dragEnded(let velocity): endDrag(velocity: velocity, emit)
    case .dragCancelled: cancelDrag(emit)
    case .settled(let move): settle(move, emit)
    }
  }

  /// Times beyond this many seconds are mistakes.
  private static let endOfTime = 1e12
}
