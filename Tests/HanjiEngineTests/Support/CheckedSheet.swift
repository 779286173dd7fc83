import HanjiEngine

/// A sheet that is watched: after each input every promise of the engine is checked, and the first
/// that is broken is remembered.
final class CheckedSheet {
  private(set) var sheet: Sheet
  private(set) var time = 0.0
  private(set) var effects: [Effect] = []
  /// What was broken first, in a sentence.
  private(set) var violation: String?

  private var open = Pair.none
  private var lastMove: Move?
  private var isAllowedByAnswer = false

  /// The pair of will and did that is open.
  enum Pair: Equatable {
    case none
    case present(Cause)
    case select(Detent.Identifier, Cause)
    case dismiss(Cause)
  }

  init(_ configuration: Sheet.Configuration, stage: Stage) {
    sheet = Sheet(configuration, stage: stage)
  }

  /// The move that is being played, whatever its number: for scripts, which do not know it.
  static let presentMove = MoveID(rawValue: 0)

  /// Hands an input in after some seconds, and checks.
  func handle(_ input: Input, after seconds: Double = 0) {
    var input = input
    if case .settled(CheckedSheet.presentMove) = input, let move = sheet.phase.move {
      input = .settled(move.id)
    }
    time += seconds.isFinite ? max(0, seconds) : 0
    let before = sheet.state(at: time)
    let wasCommitted = sheet.phase.isCommitted
    let configuration = sheet.configuration
    if case .answer(true) = input { isAllowedByAnswer = true }
    effects.removeAll(keepingCapacity: true)
    var emitted = effects
    sheet.handle(input, at: time) { emitted.append($0) }
    effects = emitted
    for effect in emitted { follow(effect, permission: configuration.permission) }
    isAllowedByAnswer = false
    let after = sheet.state(at: time)
    checkPhase()
    checkState(after, before: before)
    checkContinuity(input, before: before, after: after)
    if wasCommitted { checkCommitted(input, before: before, after: after) }
    checkSamples()
  }

  /// Nobody touches the sheet any more, and what plays its moves says when they are over: it comes
  /// to rest.
  func leaveAlone() {
    if case .dragging = sheet.phase { handle(.dragEnded(velocity: 0), after: 0.2) }
    var moves = 0
    while let move = sheet.phase.move, moves < 5 {
      moves += 1
      let rest = move.trajectory.restTime(within: 0.5, scale: 3)
      expect(rest.isFinite && rest - move.trajectory.start <= 60, "rest time \(rest)")
      handle(.settled(move.id), after: max(0, rest - time))
      expect(sheet.phase.move?.id != move.id, "a settled move goes on")
      handle(.settled(move.id))
      expect(effects.isEmpty, "a move settled twice")
    }
    expect(sheet.phase == .hidden || sheet.phase == .resting, "left alone, it never rests")
    expect(open == .none, "at rest with \(open) open")
  }

  /// Remembers the first promise that does not hold.
  func expect(_ holds: Bool, _ sentence: @autoclosure () -> String) {
    if !holds, violation == nil { violation = sentence() }
  }
}

extension CheckedSheet {
  private func follow(_ effect: Effect, permission: DismissPermission) {
    switch effect {
    case .move(let move):
      expect(move.id > (lastMove?.id ?? MoveID(rawValue: 0)), "move numbers do not ascend")
      expect(move.trajectory.start == time, "a move starts at another time")
      lastMove = move
    case .willPresent(let cause): opens(.present(cause))
    case .willSelect(let identifier, let cause):
      opens(.select(identifier, cause))
      let rung = sheet.ladder.rung(of: identifier)
      if cause == .drag { expect(rung?.isProgrammaticOnly == false, "a drag chose \(identifier)") }
    case .willDismiss(let cause):
      opens(.dismiss(cause))
      let mayGo = permission == .allowed || permission == .ask && isAllowedByAnswer
      expect(!cause.needsPermission || mayGo || isAllowedByAnswer, "left without permission")
    case .didPresent(let cause, _): closes(.present(cause))
    case .didSelect(let identifier, let cause, _): closes(.select(identifier, cause))
    case .didDismiss(let cause), .dismissalCalledOff(let cause): closes(.dismiss(cause))
    case .askDismissal(let cause):
      expect(permission == .ask && cause.needsPermission, "asked without need")
    case .dismissalRefused(let cause):
      expect(cause.needsPermission, "refused what needs no permission")
    }
  }

  private func opens(_ pair: Pair) {
    expect(open == .none, "\(pair) opens while \(open) is open")
    open = pair
  }

  private func closes(_ pair: Pair) {
    expect(open == pair, "\(pair) closes while \(open) is open")
    open = .none
  }

  private func checkPhase() {
    let expected: Pair =
      switch sheet.phase {
      case .hidden, .resting, .dragging, .settling(_, nil): .none
      case .presenting(_, let cause): .present(cause)
      case .settling(_, let selection?): .select(selection.identifier, selection.cause)
      case .dismissing(_, let dismissal): .dismiss(dismissal.cause)
      }
    expect(open == expected, "\(open) is open in \(sheet.phase)")
    expect(sheet.phase == .hidden || sheet.selected != nil, "in sight without a detent")
    let rungs = sheet.resolvedDetents
    expect(!rungs.isEmpty, "no detents")
    expect(zip(rungs, rungs.dropFirst()).allSatisfy { $0.extent < $1.extent }, "unsorted detents")
    if case .detent(let identifier) = sheet.target {
      expect(sheet.ladder.rung(of: identifier) != nil, "goes to the inactive \(identifier)")
    }
  }

  private func checkState(_ state: SheetState, before: SheetState) {
    expect(state.extent.isFinite && state.extent >= 0, "extent \(state.extent)")
    expect(state.velocity.isFinite, "velocity \(state.velocity)")
    let limit = sheet.configuration.overdrag.limit(dimension: sheet.stage.length)
    // A sheet caught beyond its range may be dragged back to where it was caught.
    let caught = if case .dragging(let drag) = sheet.phase { drag.path.high } else { 0.0 }
    let bound = max(before.extent, caught, sheet.ladder.largest.extent + limit)
    if sheet.phase.move?.trajectory.motion.overshoots != true {
      expect(state.extent <= bound + 1e-6, "extent \(state.extent) beyond \(bound)")
    }
    for share in [state.progress, state.presence, state.detentProgress, state.dim] {
      expect(share >= 0 && share <= 1, "a share of \(share)")
    }
    switch sheet.phase {
    case .hidden:
      expect(state.extent == 0 && state.velocity == 0 && state.dim == 0, "hidden and in sight")
      expect(state.detent == nil, "hidden at a detent")
    case .resting:
      let rung = sheet.target.identifier.flatMap { sheet.ladder.rung(of: $0) }
      expect(state.extent == rung?.extent, "rests at \(state.extent), not at its detent")
      expect(state.velocity == 0, "rests at a speed of \(state.velocity)")
    case .presenting, .dragging, .settling, .dismissing: break
    }
  }

  /// Nothing jumps but what is meant to: a finger that moves, a move without animation, an animation
  /// that ends.
  private func checkContinuity(_ input: Input, before: SheetState, after: SheetState) {
    switch input {
    case .dragMoved, .settled: return
    default: break
    }
    let hasJumped = effects.contains { effect in
      if case .move(let move) = effect { move.isInstant } else { false }
    }
    guard !hasJumped else { return }
    expect(
      abs(after.extent - before.extent) <= 1e-9 * max(1, before.extent),
      "jumps from \(before.extent) to \(after.extent)")
    // A finger brings its own velocity, and takes it away; a bound stops what would cross it.
    switch input {
    case .dragBegan, .dragEnded, .dragCancelled: return
    default: break
    }
    guard after.velocity != 0 else { return }
    expect(
      abs(after.velocity - before.velocity) <= 1e-6 * max(1, abs(before.velocity)),
      "changes speed from \(before.velocity) to \(after.velocity)")
  }

  private func checkCommitted(_ input: Input, before: SheetState, after: SheetState) {
    switch input {
    case .dismiss, .settled: return
    default: break
    }
    expect(effects.isEmpty, "a committed dismissal was disturbed")
    expect(after.extent == before.extent, "a committed dismissal was moved")
  }

  /// What is reported is what the last move says.
  private func checkSamples() {
    guard let move = sheet.phase.move else { return }
    expect(move == lastMove, "plays another move than it said")
    for ahead in [0, 0.013, 0.21] {
      let state = sheet.state(at: time + ahead)
      expect(state.extent == move.trajectory.value(at: time + ahead), "reports another extent")
      expect(state.velocity == move.trajectory.velocity(at: time + ahead), "reports another speed")
    }
  }
}

extension Target {
  var identifier: Detent.Identifier? {
    if case .detent(let identifier) = self { identifier } else { nil }
  }
}

extension Phase {
  var isCommitted: Bool {
    if case .dismissing(_, let dismissal) = self { dismissal.isCommitted } else { false }
  }
}
