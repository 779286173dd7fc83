// What is around a sheet changes.
extension Sheet {
  static func ladder(_ configuration: Configuration, _ stage: Stage) -> DetentLadder {
    DetentLadder(
      configuration.detents, measure: configuration.measure, stage: stage,
      keyboard: configuration.keyboard)
  }

  mutating func restage(
    _ stage: Stage, cause: Cause, animated: Bool, _ emit: (Effect) -> Void
  ) {
    let rest = destination.extent
    let hadKeyboard = self.stage.keyboardOverlap > 0
    self.stage = stage
    ladder = Sheet.ladder(configuration, stage)
    let hides = hadKeyboard && stage.keyboardOverlap == 0
    if stage.keyboardOverlap == 0 { overridesKeyboard = false }
    if hides, configuration.keyboard.staysOnHide, phase != .hidden, !phase.isDismissing {
      inherit(ladder.nearest(to: rest).identifier, cause: cause, animated: animated, emit)
    } else {
      follow(cause: cause, animated: animated, emit)
    }
  }

  mutating func configure(
    _ configuration: Configuration, animated: Bool, _ emit: (Effect) -> Void
  ) {
    let rest = destination.extent
    self.configuration = configuration
    ladder = Sheet.ladder(configuration, stage)
    if let selected, !isConfigured(selected) {
      let heir = ladder.rung(of: selected) ?? ladder.nearest(to: rest)
      inherit(heir.identifier, cause: .code, animated: animated, emit)
    } else {
      follow(cause: .code, animated: animated, emit)
    }
  }

  /// Another detent takes the place of the selected one.
  private mutating func inherit(
    _ heir: Detent.Identifier, cause: Cause, animated: Bool, _ emit: (Effect) -> Void
  ) {
    switch phase {
    case .resting, .settling:
      go(to: heir, cause: cause, animated ? motion(for: cause) : .none, emit)
    case .hidden, .presenting, .dragging, .dismissing:
      selected = heir
      follow(cause: cause, animated: animated, emit)
    }
  }

  private func motion(for cause: Cause) -> Motion {
    cause == .keyboard ? configuration.motion.keyboard : configuration.motion.change
  }

  /// Goes to the same detent where it is now.
  private mutating func follow(cause: Cause, animated: Bool, _ emit: (Effect) -> Void) {
    let extent = destination.extent
    let change = motion(for: cause)
    switch phase {
    case .hidden, .dismissing: break
    case .dragging(let drag):
      // The finger keeps what it holds; only where its ends are changes.
      var held = hold(at: drag.extent, total: drag.total, rest: extent)
      held.speed = drag.speed
      held.lastMove = drag.lastMove
      held.lag = max(0, drag.lag + extent - drag.rest)
      phase = .dragging(held)
    case .resting where extent != trajectory.target:
      let motion = animated ? change : .none
      phase = .settling(plan(to: target, motion, cause: cause), nil)
      launch(emit)
    case .presenting(_, let opening) where extent != trajectory.target:
      phase = .presenting(plan(to: target, configuration.motion.present, cause: cause), opening)
      launch(emit)
    case .settling(_, let selection) where extent != trajectory.target:
      phase = .settling(plan(to: target, change, cause: cause), selection)
      launch(emit)
    case .resting, .presenting, .settling: break
    }
  }
}
