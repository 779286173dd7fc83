// What code asks of a sheet, and the question whether it may go.
extension Sheet {
  mutating func present(_ presentation: Presentation, _ emit: (Effect) -> Void) {
    switch phase {
    case .hidden:
      let wish = presentation.identifier ?? selected ?? configuration.initial
      selected = known(wish)
      emit(.willPresent(.code))
      let motion = presentation.isAnimated ? configuration.motion.present : .none
      phase = .presenting(plan(to: .detent(name(of: destination)), motion, cause: .code), .code)
      launch(emit)
    case .dismissing(let move, var dismissal) where dismissal.isCommitted:
      dismissal.next = presentation
      phase = .dismissing(move, dismissal)
    case .presenting, .resting, .dragging, .settling, .dismissing:
      select(
        presentation.identifier ?? selected, cause: .code, animated: presentation.isAnimated,
        isPresentation: presentation.identifier == nil, emit)
    }
  }

  /// Goes to a detent. A presentation that names none lets a sheet that is in sight be.
  mutating func select(
    _ identifier: Detent.Identifier?, cause: Cause, animated: Bool, isPresentation: Bool = false,
    _ emit: (Effect) -> Void
  ) {
    question = nil
    let wish = known(identifier)
    switch phase {
    case .hidden:
      selected = wish
      return
    case .dismissing(let move, var dismissal) where dismissal.isCommitted:
      dismissal.next?.identifier = wish
      phase = .dismissing(move, dismissal)
      return
    case .presenting, .resting, .settling:
      let stays = wish == selected && (isPresentation || !isExpandedByKeyboard)
      if stays { return animated ? () : hurry(cause: cause, emit) }
    case .dragging where isPresentation: return
    case .dragging, .dismissing: break
    }
    overridesKeyboard = stage.keyboardOverlap > 0
    go(to: wish, cause: cause, animated ? configuration.motion.change : .none, emit)
  }

  /// The sheet is to be at once where it is going.
  private mutating func hurry(cause: Cause, _ emit: (Effect) -> Void) {
    switch phase {
    case .presenting(_, let opening):
      phase = .presenting(plan(to: target, .none, cause: cause), opening)
      launch(emit)
    case .settling(_, let selection):
      phase = .settling(plan(to: target, .none, cause: cause), selection)
      launch(emit)
    case .hidden, .resting, .dragging, .dismissing: break
    }
  }

  /// Goes to a detent, with a selection if it is another one than before.
  mutating func go(
    to identifier: Detent.Identifier, cause: Cause, _ motion: Motion, velocity: Double? = nil,
    _ emit: (Effect) -> Void
  ) {
    interrupt(emit)
    let isNew = identifier != selected
    let selection = isNew ? Selection(identifier: identifier, cause: cause) : nil
    selected = identifier
    if isNew { emit(.willSelect(identifier, cause)) }
    let goal = Target.detent(name(of: destination))
    let move = plan(to: goal, motion, cause: cause, velocity: velocity)
    phase = .settling(move, selection)
    launch(emit)
  }

  mutating func dismiss(cause: Cause, animated: Bool, _ emit: (Effect) -> Void) {
    let motion = animated ? configuration.motion.dismiss : Motion.none
    switch phase {
    case .hidden: return
    case .dismissing(let move, var dismissal):
      guard !cause.canBeCaught else { return }
      dismissal.isCommitted = true
      dismissal.next = nil
      phase = .dismissing(move, dismissal)
      if !animated {
        phase = .dismissing(plan(to: .hidden, .none, cause: cause), dismissal)
        launch(emit)
      }
    case .presenting, .resting, .dragging, .settling:
      question = nil
      guard cause.needsPermission else { return leave(cause, motion, emit) }
      request(cause, motion, emit)
    }
  }

  /// Leaves if the user may; else says or asks so.
  mutating func request(
    _ cause: Cause, _ motion: Motion, velocity: Double? = nil, _ emit: (Effect) -> Void
  ) {
    switch configuration.permission {
    case .allowed: leave(cause, motion, velocity: velocity, emit)
    case .refused: emit(.dismissalRefused(cause))
    case .ask:
      question = Question(cause: cause, motion: motion)
      emit(.askDismissal(cause))
    }
  }

  mutating func answer(_ allowed: Bool, _ emit: (Effect) -> Void) {
    guard let question else { return }
    self.question = nil
    if allowed {
      leave(question.cause, question.motion, emit)
    } else {
      emit(.dismissalRefused(question.cause))
    }
  }

  mutating func tapOutside(_ emit: (Effect) -> Void) {
    switch phase {
    case .hidden, .dragging, .dismissing: return
    case .presenting, .resting, .settling:
      guard outsideTap == .dismiss else { return }
      dismiss(cause: .outsideTap, animated: true, emit)
    }
  }

  private mutating func leave(
    _ cause: Cause, _ motion: Motion, velocity: Double? = nil, _ emit: (Effect) -> Void
  ) {
    interrupt(emit)
    question = nil
    emit(.willDismiss(cause))
    let dismissal = Dismissal(cause: cause, isCommitted: !cause.canBeCaught, next: nil)
    phase = .dismissing(
      plan(to: .hidden, motion, cause: cause, velocity: velocity), dismissal)
    launch(emit)
  }

  /// The identifier itself if it is one of the sheet's, else the smallest active detent's. [doc]
  private func known(_ identifier: Detent.Identifier?) -> Detent.Identifier {
    guard let identifier, isConfigured(identifier) else { return ladder.smallest.identifier }
    return identifier
  }

  /// Whether a detent is one of the sheet's, active or not, or stands in for them all.
  func isConfigured(_ identifier: Detent.Identifier) -> Bool {
    let detents = configuration.detents
    for index in detents.indices where detents[index].identifier == identifier { return true }
    return ladder.rung(of: identifier) != nil
  }
}
