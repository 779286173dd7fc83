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
    self.stage = stage
    ladder = Sheet.ladder(configuration, stage)
    follow(cause: cause, animated: animated, emit)
  }

  mutating func configure(
    _ configuration: Configuration, animated: Bool, _ emit: (Effect) -> Void
  ) {
    let rest = destination.extent
    self.configuration = configuration
    ladder = Sheet.ladder(configuration, stage)
    if let selected, !isConfigured(selected) {
      let heir = ladder.rung(of: selected) ?? ladder.nearest(to: rest)
      inherit(heir.identifier, animated: animated, emit)
    } else {
      follow(cause: .code, animated: animated, emit)
    }
  }

  /// The selected detent is gone; another one takes its place.
  private mutating func inherit(
    _ heir: Detent.Identifier, animated: Bool, _ emit: (Effect) -> Void
  ) {
    switch phase {
    case .resting, .settling:
      go(to: heir, cause: .code, animated ? configuration.motion.change : .none, emit)
    case .hidden, .presenting, .dragging, .dismissing:
      selected = heir
      follow(cause: .code, animated: animated, emit)
    }
  }

  /// Goes to the same detent where it is now.
  private mutating func follow(cause: Cause, animated: Bool, _ emit: (Effect) -> Void) {
    let extent = destination.extent
    let plan = configuration.motion
    let change = cause == .keyboard ? plan.keyboard : plan.change
    switch phase {
    case .hidden, .dismissing: break
    case .dragging(let drag):
      // The finger keeps what it holds; only where its ends are changes.
      var held = hold(at: drag.extent, total: drag.total, rest: extent)
      held.speed = drag.speed
      held.lastMove = drag.lastMove
      phase = .dragging(held)
    case .resting where extent != trajectory.target:
      let motion = animated ? change : .none
      phase = .settling(self.plan(to: target, motion, cause: cause), nil)
      launch(emit)
    case .presenting(_, let opening) where extent != trajectory.target:
      phase = .presenting(self.plan(to: target, plan.present, cause: cause), opening)
      launch(emit)
    case .settling(_, let selection) where extent != trajectory.target:
      phase = .settling(self.plan(to: target, change, cause: cause), selection)
      launch(emit)
    case .resting, .presenting, .settling: break
    }
  }
}
