/// What the frame does with animators.
extension UIViewPropertyAnimator {
  static var isAnyRunning: Bool { active.contains(where: \.isRunning) }

  static func reset() { active = [] }

  /// The turn ends: what was started in it begins.
  static func commit() { for animator in active { animator.clock.commit() } }

  /// Ends those whose run is over. Whether there were any.
  static func finishThoseOver() -> Bool {
    let over = active.filter { $0.clock.isOver }
    for animator in over {
      animator.clock.hold(at: animator.target)
      if !animator.pausesOnCompletion {
        animator.finish(at: animator.isReversedNow ? .start : .end)
      }
    }
    return !over.isEmpty
  }
}
