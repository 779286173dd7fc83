// A finger on a sheet.
extension Sheet {
  mutating func beginDrag(_ emit: (Effect) -> Void) {
    guard configuration.isDraggable, phase != .hidden, !phase.isCommittedDismissal else { return }
    let extent = position(at: clock).extent
    let rest = destination.extent
    interrupt(emit)
    question = nil
    phase = .dragging(hold(at: extent, total: 0, rest: rest))
  }

  mutating func moveDrag(to total: Double) {
    guard case .dragging(var drag) = phase, total.isFinite else { return }
    let before = drag.extent
    drag.total = total.clamped(-Stage.longest, Stage.longest)
    let seconds = clock - drag.lastMove
    if seconds > 0 {
      let speed = (drag.extent - before) / seconds
      drag.speed = seconds < Drag.stillness ? speed : 0
      drag.lastMove = clock
    }
    phase = .dragging(drag)
  }

  mutating func endDrag(velocity: Double, _ emit: (Effect) -> Void) {
    guard case .dragging(let drag) = phase else { return }
    let finger = velocity.finite(or: 0).clamped(-Sheet.fastest, Sheet.fastest)
    let speed = drag.path.velocity(of: finger, at: drag.position)
    // Where the sheet resists because it may not go, the finger's own position shows the attempt.
    let extent = (drag.position < drag.path.low ? drag.position : drag.extent) + drag.lag
    let decision = decide(extent: extent, velocity: finger, isDismissible: true)
    switch decision.target {
    case .detent(let identifier): land(on: identifier, velocity: speed, emit)
    case .hidden:
      let isFlick = decision.reason == .flick
      let motion = isFlick ? configuration.motion.flickDismiss : configuration.motion.dismiss
      if configuration.permission != .allowed {
        // It goes back meanwhile; allowed in the same moment, it has not moved yet.
        let stay = decide(extent: extent, velocity: finger, isDismissible: false)
        if case .detent(let identifier) = stay.target {
          land(on: identifier, velocity: speed, emit)
        }
      }
      request(.drag, motion, velocity: speed, emit)
    }
  }

  mutating func cancelDrag(_ emit: (Effect) -> Void) {
    guard case .dragging = phase else { return }
    goBack(velocity: 0, emit)
  }

  /// Holds the sheet at an extent, the finger having travelled `total` points so far.
  func hold(at extent: Double, total: Double, rest: Double) -> Drag {
    let isFree = configuration.permission != .refused
    let path = DragPath(
      low: isFree ? 0 : ladder.smallest.extent, high: ladder.largest.extent,
      near: isFree ? .none : configuration.refusedDrag, far: configuration.overdrag,
      dimension: stage.length, catching: extent)
    return Drag(
      path: path, base: path.position(of: extent), total: total, origin: total, lastMove: clock,
      speed: 0, rest: rest)
  }

  private func decide(extent: Double, velocity: Double, isDismissible: Bool)
    -> Release.Decision
  {
    configuration.release.decide(
      Release(
        extent: extent, velocity: velocity, ladder: ladder, origin: destination,
        isDismissible: isDismissible))
  }

  /// Settles on the detent that a release chose. One on the rung where the sheet was is no other
  /// detent, even if the selected one only stands in there.
  private mutating func land(
    on identifier: Detent.Identifier, velocity: Double, _ emit: (Effect) -> Void
  ) {
    guard let rung = ladder.rung(of: identifier), rung.extent != destination.extent else {
      return goBack(velocity: velocity, emit)
    }
    overridesKeyboard = stage.keyboardOverlap > 0
    go(to: name(of: rung), cause: .drag, configuration.motion.settle, velocity: velocity, emit)
  }

  /// Settles where the sheet was before the drag.
  private mutating func goBack(velocity: Double, _ emit: (Effect) -> Void) {
    let identifier = selected ?? ladder.smallest.identifier
    go(to: identifier, cause: .drag, configuration.motion.settle, velocity: velocity, emit)
  }

  /// No finger is faster than this many points per second.
  private static let fastest = 50_000.0
}
