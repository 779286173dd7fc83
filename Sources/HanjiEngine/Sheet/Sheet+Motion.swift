// How moves begin, are cut short, and end.
extension Sheet {
  /// The rung that the sheet rests on, or would, on this stage: the selected detent's own, or, while
  /// it is inactive, the nearest to where the sheet rested last; the largest while the keyboard
  /// holds it there.
  var destination: ResolvedDetent {
    if isExpandedByKeyboard { return ladder.largestForDrags ?? ladder.largest }
    if let selected, let rung = ladder.rung(of: selected) { return rung }
    return ladder.nearest(to: restingExtent)
  }

  /// Whether the keyboard holds the sheet at its largest detent.
  var isExpandedByKeyboard: Bool {
    configuration.keyboard.kind == .expand && stage.keyboardOverlap > 0 && !overridesKeyboard
  }

  /// Where the sheet rests, or would, by its present course.
  private var restingExtent: Double {
    if case .dragging(let drag) = phase { return drag.rest }
    return trajectory.target
  }

  /// The name by which a rung goes: the selected detent's, if that is on it.
  func name(of rung: ResolvedDetent) -> Detent.Identifier {
    if let selected, ladder.rung(of: selected)?.extent == rung.extent { return selected }
    return rung.identifier
  }

  /// Makes the next move: from where the sheet is now, at the speed it has, unless told another.
  mutating func plan(
    to target: Target, _ motion: Motion, cause: Cause, velocity: Double? = nil
  ) -> Move {
    let now = position(at: clock)
    let speed = velocity ?? now.velocity
    lastMove.rawValue += 1
    let reach = configuration.overdrag.limit(dimension: stage.length)
    // A finger's throw goes no further than the finger itself could. A motion that overshoots of its
    // own accord was chosen for that.
    let ceiling = motion.overshoots ? Double.infinity : ladder.largest.extent + reach
    switch target {
    case .hidden:
      trajectory = .dismissal(
        from: now.extent, velocity: speed, motion: motion, at: clock, ceiling: ceiling)
    case .detent:
      trajectory = Trajectory(
        from: now.extent, velocity: speed, to: destination.extent, motion: motion, at: clock,
        floor: 0, ceiling: ceiling)
    }
    return Move(id: lastMove, trajectory: trajectory, target: target, cause: cause)
  }

  /// Announces the move that the phase holds, and ends it at once if there is nothing to play.
  mutating func launch(_ emit: (Effect) -> Void) {
    guard let move = phase.move else { return }
    emit(.move(move))
    if move.isInstant { finish(emit) }
  }

  /// Closes the pair that is open, because something else moves the sheet now.
  mutating func interrupt(_ emit: (Effect) -> Void) {
    switch phase {
    case .hidden, .resting, .dragging, .settling(_, nil): break
    case .presenting(_, let cause): emit(.didPresent(cause, .interrupted))
    case .settling(_, let selection?):
      emit(.didSelect(selection.identifier, selection.cause, .interrupted))
    case .dismissing(_, let dismissal): emit(.dismissalCalledOff(dismissal.cause))
    }
  }

  mutating func settle(_ id: MoveID, _ emit: (Effect) -> Void) {
    if phase.move?.id == id { finish(emit) }
  }

  /// The present move is over: the sheet is at its target, whatever the time.
  private mutating func finish(_ emit: (Effect) -> Void) {
    let ended = phase
    trajectory = .hold(trajectory.target, at: clock)
    switch ended {
    case .hidden, .resting, .dragging: break
    case .presenting(_, let cause):
      phase = .resting
      emit(.didPresent(cause, .finished))
    case .settling(_, let selection):
      phase = .resting
      guard let selection else { break }
      emit(.didSelect(selection.identifier, selection.cause, .finished))
    case .dismissing(_, let dismissal):
      phase = .hidden
      selected = nil
      question = nil
      emit(.didDismiss(dismissal.cause))
      if let next = dismissal.next { present(next, emit) }
    }
  }
}
