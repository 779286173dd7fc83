import Foundation

/// Decides which recognisers recognise. Requests are taken as they come and judged together after
/// each event, in the order in which the recognisers receive touches: that of the views from the
/// innermost outward.
@MainActor package final class GestureArbiter {
  package static let shared = GestureArbiter()

  /// Those that want to leave `possible`, in the order of their requests.
  private var waiting: [UIGestureRecognizer] = []
  /// Those whose actions are to be sent.
  private var actions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  /// Those that have touches, or are waited for.
  private(set) var live: [UIGestureRecognizer] = []
  private var depth = 0
  private var isSettling = false
  private var routers: [Weak<TouchRouter>] = []

  func add(_ router: TouchRouter) {
    routers.removeAll { $0.value == nil }
    routers.append(Weak(router))
  }

  // MARK: Requests

  /// Groups the requests made in `body`: they are judged together at its end.
  func collect(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    settleIfIdle()
  }

  func settleIfIdle() {
    if depth == 0 { settle() }
  }

  func request(_ next: UIGestureRecognizer.State, by recognizer: UIGestureRecognizer) {
    if next == .possible { return }
    if let wanted = recognizer.wanted, recognizer.current == .possible {
      // It waits for others: a later wish takes the place of the one before.
      switch next {
      case .ended: recognizer.wanted = wanted == .began ? .ended : wanted
      case .cancelled, .failed: fail(recognizer)
      default: break
      }
      return settleIfIdle()
    }
    guard let state = recognizer.current.transition(to: next) else {
      HostReport.once(
        "\(type(of: recognizer)): from state \(recognizer.current) to \(next) is not a way; ignored"
      )
      return
    }
    switch state {
    case .failed: fail(recognizer)
    case .began: begin(recognizer, as: state)
    case .ended where recognizer.current == .possible: begin(recognizer, as: state)
    default:
      recognizer.current = state
      actions.append((recognizer, state))
    }
    settleIfIdle()
  }

  private func begin(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    note(recognizer)
    guard mayBegin(recognizer) else { return fail(recognizer) }
    // The delegate may have turned the recogniser off.
    guard recognizer.current == .possible, recognizer.isEnabled else { return }
    recognizer.wanted = state
    waiting.append(recognizer)
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    recognizer.wanted = nil
    recognizer.failureVotes = [:]
    waiting.removeAll { $0 === recognizer }
    if recognizer.current == .possible { recognizer.current = .failed }
  }

  /// The recogniser's own conditions, its delegate, and every view from the one that was hit up to
  /// the recogniser's.
  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.mayBegin else { return false }
    guard recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true else {
      return false
    }
    var view = recognizer.seen.lazy.compactMap(\.value?.view).first ?? recognizer.view
    if let own = recognizer.view, let hit = view, !hit.isWithin(own) { view = own }
    while let current = view {
      guard current.gestureRecognizerShouldBegin(recognizer) else { return false }
      if current === recognizer.view { break }
      view = current.superview
    }
    return true
  }

  // MARK: Judgement

  /// Grants what can be granted, sends the actions, and resets who is done. What is asked for
  /// meanwhile is judged too.
  private func settle() {
    guard !isSettling else { return }
    isSettling = true
    var rounds = 0
    repeat {
      while grantOne() {}
      let toSend = actions
      actions = []
      for (recognizer, _) in toSend { recognizer.callHandlers() }
      resetFinished()
      rounds += 1
      if rounds > 100 {
        HostReport.once("gestures do not come to rest: an action keeps asking for another state")
        waiting = []
        actions = []
      }
      failThoseThatWaitForEachOther()
    } while !actions.isEmpty || waiting.contains { !isBlocked($0) }
    isSettling = false
    for router in routers { router.value?.gesturesSettled() }
  }

  /// Takes the first of the waiting that is not blocked; false if there is none.
  private func grantOne() -> Bool {
    waiting.sort { order($0) < order($1) }
    for recognizer in waiting {
      if isRefused(recognizer) {
        fail(recognizer)
        return true
      }
      if isBlocked(recognizer) { continue }
      grant(recognizer)
      return true
    }
    return false
  }

  private func order(_ recognizer: UIGestureRecognizer) -> Int {
    live.firstIndex { $0 === recognizer } ?? live.count
  }

  private func grant(_ recognizer: UIGestureRecognizer) {
    guard let wanted = recognizer.wanted else { return fail(recognizer) }
    waiting.removeAll { $0 === recognizer }
    recognizer.wanted = nil
    recognizer.failureVotes = [:]
    recognizer.current = wanted
    for router in routers { router.value?.recognized(recognizer) }
    for other in live where other !== recognizer && other.current == .possible {
      if affects(recognizer, other), prevents(recognizer, other) { fail(other) }
    }
    actions.append((recognizer, wanted))
  }

  /// Whether someone it has to wait for was recognised, or someone who came first keeps it out.
  private func isRefused(_ recognizer: UIGestureRecognizer) -> Bool {
    live.contains { other in
      guard other !== recognizer, other.current.isRecognized else { return false }
      if waits(recognizer, for: other) { return true }
      return affects(other, recognizer) && prevents(other, recognizer)
    }
  }

  /// Whether someone it has to wait for may still be recognised.
  private func isBlocked(_ recognizer: UIGestureRecognizer) -> Bool {
    live.contains { blocks($0, recognizer) }
  }

  private func blocks(_ other: UIGestureRecognizer, _ recognizer: UIGestureRecognizer) -> Bool {
    other !== recognizer && other.current == .possible && other.isEnabled
      && waits(recognizer, for: other)
  }

  /// Requirements may lead round in a circle. Once no touch is left that could decide, nobody in it
  /// is recognised.
  private func failThoseThatWaitForEachOther() {
    var stuck = waiting.filter(\.tracked.isEmpty)
    var isStable = false
    while !isStable, !stuck.isEmpty {
      let rest = stuck.filter { one in
        let others = live.filter { blocks($0, one) }
        return !others.isEmpty && others.allSatisfy { other in stuck.contains { $0 === other } }
      }
      isStable = rest.count == stuck.count
      stuck = rest
    }
    guard !stuck.isEmpty else { return }
    HostReport.once("gesture recognizers that require each other to fail all fail")
    for recognizer in stuck { fail(recognizer) }
    resetFinished()
  }

  /// Whether the two have had a touch in common.
  private func affects(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.seen.contains { touch in
      guard let touch = touch.value else { return false }
      return other.seen.contains { $0.value === touch }
    }
  }

  private func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard one.canPrevent(other), other.canBePrevented(by: one) else { return false }
    if one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false {
      return false
    }
    return
      !(other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one)
      ?? false)
  }

  private func waits(_ one: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    if one.requirements.contains(where: { $0.value === other }) { return true }
    guard affects(one, other) else { return false }
    // Asked once an attempt [doc]: an answer that changes later counts for the next one.
    if let vote = one.failureVotes[ObjectIdentifier(other)] { return vote }
    let vote =
      one.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: one)
      || one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: one) ?? false
    one.failureVotes[ObjectIdentifier(other)] = vote
    return vote
  }

  // MARK: Coming and going

  /// Remembers a recogniser that has a touch, in the order in which they come.
  func note(_ recognizer: UIGestureRecognizer) {
    if !live.contains(where: { $0 === recognizer }) { live.append(recognizer) }
  }

  /// Ends what the recogniser does: it was turned off, or its view has gone.
  func drop(_ recognizer: UIGestureRecognizer) {
    guard live.contains(where: { $0 === recognizer }) else { return }
    for touch in recognizer.tracked { touch.receivers.removeAll { $0 === recognizer } }
    recognizer.tracked = []
    if recognizer.current.isActive {
      recognizer.current = .cancelled
      actions.append((recognizer, .cancelled))
    } else {
      fail(recognizer)
    }
    settleIfIdle()
  }

  /// Makes recognisers as if they had never had a touch: their world ends.
  func abandon(_ isAbandoned: (UIGestureRecognizer) -> Bool) {
    let lost = live.filter(isAbandoned)
    live.removeAll { lost.contains($0) }
    waiting.removeAll { lost.contains($0) }
    actions.removeAll { lost.contains($0.recognizer) }
    for recognizer in lost {
      (recognizer.tracked, recognizer.seen, recognizer.wanted) = ([], [], nil)
      (recognizer.failureVotes, recognizer.current) = ([:], .possible)
      recognizer.reset()
    }
  }

  /// Those that are done and have no touches begin afresh; those that never began either, once
  /// nothing is pending.
  private func resetFinished() {
    for recognizer in live where recognizer.tracked.isEmpty {
      guard !actions.contains(where: { $0.recognizer === recognizer }) else { continue }
      if recognizer.current.isTerminal {
        recognizer.reset()
        recognizer.current = .possible
        recognizer.seen = []
        recognizer.failureVotes = [:]
        live.removeAll { $0 === recognizer }
      } else if recognizer.current == .possible, recognizer.wanted == nil,
        !recognizer.awaitsMoreTouches
      {
        live.removeAll { $0 === recognizer }
        recognizer.seen = []
        recognizer.reset()
      }
    }
  }
}
