import Foundation

/// Runs changes of views, and can be paused, scrubbed, reversed and stopped on the way.
@MainActor open class UIViewPropertyAnimator: UIViewImplicitlyAnimating, Hashable {
  /// Seconds from start to end; for a spring by its constants, the time that it takes.
  open private(set) var duration: TimeInterval
  /// Seconds.
  open private(set) var delay: TimeInterval = 0
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  @_documentation(visibility: internal)
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether the views take touches while they are animated.
  open var isUserInteractionEnabled = true
  /// Whether it may be paused, scrubbed and stopped on the way. Set it before the start.
  open var isInterruptible = true
  /// Whether a fraction that is set while paused means the same part of the way.
  open var scrubsLinearly = true
  /// Whether it stays active, paused, at its end, so that it can be reversed or scrubbed again.
  open var pausesOnCompletion = false

  /// Animators that are active; they hold themselves until they end.
  static var active: [UIViewPropertyAnimator] = []

  let clock = AnimatorClock()
  private var pending: [(start: Double, changes: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var wasScrubbed = false
  /// Seconds of the timing that were over at the last pause.
  private var elapsed = 0.0

  public required init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    if !duration.isFinite { Self.report("a duration that is not finite counts as 0") }
    let seconds = duration.isFinite ? max(0, duration) : 0
    timingParameters = parameters
    self.duration = seconds
    if let spring = parameters.springTimingParameters?.spring(duration: seconds) {
      self.duration = spring.settlingDuration
    }
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = Self(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: options.curve))
    animator.addAnimations(animations)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Changes

  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// The changes begin when `delayFactor` (0 … 1) of what is left of the run has passed. Added to a
  /// run in progress they take the rest of it.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard state != .stopped else { return Self.report("one that is stopped takes no animations") }
    if !delayFactor.isFinite { Self.report("a delay factor that is not finite counts as 0") }
    let delay = Double(delayFactor.isFinite ? max(0, min(1, delayFactor)) : 0)
    let done = state == .active ? max(0, min(1, clock.fraction)) : 0
    pending.append((done + (1 - done) * delay, animation))
    if state == .active { runPending() }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func runPending() {
    let due = pending
    pending = []
    for (start, changes) in due {
      var timing = ViewTiming(
        duration: duration, curve: .cubic(CAMediaTimingFunction(name: .linear)))
      timing.allowsInteraction = isUserInteractionEnabled
      let span = AnimatorSpan(start: start)
      let block = ViewAnimationBlock(animator: clock, span: span, timing: timing)
      ViewAnimationBlock.run(block, changes)
    }
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    Self.active.append(self)
    (elapsed, wasScrubbed) = (0, false)
    // One that was reversed before its start begins at its end [?].
    clock.hold(at: isReversedNow ? 1 : 0)
    runPending()
  }

  // MARK: Running

  @_documentation(visibility: internal)
  open var isRunning: Bool { clock.isRunning }

  private(set) var isReversedNow = false
  @_documentation(visibility: internal)
  open var isReversed: Bool {
    get { isReversedNow }
    set {
      guard newValue != isReversedNow else { return }
      guard state != .stopped else { return Self.report("one that is stopped cannot be reversed") }
      isReversedNow = newValue
      guard state == .active, isRunning else { return }
      // Turning round takes as long as coming here did.
      let way = abs(clock.fraction - target)
      clock.go(to: target, duration: duration * min(1, way), curve: curve(nil))
      wasScrubbed = true
    }
  }

  /// Whether the animator may be taken out of its run; reports that it may not.
  private func mayInterrupt(_ what: String) -> Bool {
    if state == .stopped {
      Self.report("one that is stopped cannot be \(what)")
      return false
    }
    if !isInterruptible {
      Self.report("one that is not interruptible cannot be \(what)")
      return false
    }
    return true
  }

  /// What UIKit answers with an exception is ignored and said.
  private static func report(_ line: String) { HostReport.once("UIViewPropertyAnimator: \(line)") }

  var target: Double { isReversedNow ? 0 : 1 }

  @_documentation(visibility: internal)
  open var fractionComplete: CGFloat {
    get {
      guard state != .inactive else { return 0 }
      let fraction = clock.fraction
      return CGFloat(isReversedNow ? 1 - fraction : fraction)
    }
    set {
      guard newValue.isFinite else {
        return Self.report("fractionComplete was given a number that is not finite; ignored")
      }
      guard mayInterrupt("scrubbed") else { return }
      activate()
      let part = Double(max(0, min(1, newValue)))
      let eased = scrubsLinearly ? part : (cubic?.value(at: part) ?? part)
      clock.hold(at: isReversedNow ? 1 - eased : eased)
      wasScrubbed = true
    }
  }

  private var cubic: CAMediaTimingFunction? { timingParameters?.cubicTimingParameters?.function }

  private func curve(_ parameters: (any UITimingCurveProvider)?) -> AnimatorClock.Curve {
    let provider = parameters ?? timingParameters
    if let spring = provider?.springTimingParameters {
      return .spring(spring.spring(duration: duration))
    }
    return .function(
      provider?.cubicTimingParameters?.function ?? CAMediaTimingFunction(name: .linear))
  }

  @_documentation(visibility: internal)
  open func startAnimation() { startAnimation(afterDelay: 0) }

  @_documentation(visibility: internal)
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else { return Self.report("one that is stopped cannot be started") }
    guard !isRunning else { return }
    let isFirst = state == .inactive
    activate()
    if !delay.isFinite { Self.report("a delay that is not finite counts as 0") }
    let wait = delay.isFinite ? max(0, delay) : 0
    self.delay = wait
    if isFirst || !wasScrubbed, case .function = curve(nil) {
      // On with the curve from where it was left.
      let skipped = duration > 0 ? min(1, elapsed / duration) : 0
      clock.go(
        to: target, duration: duration - elapsed, curve: curve(nil), delay: wait, skipped: skipped)
    } else {
      let way = isFirst ? 1 : abs(clock.fraction - target)
      clock.go(to: target, duration: duration * min(1, way), curve: curve(nil), delay: wait)
      wasScrubbed = !isFirst
    }
  }

  /// Pauses a run, or makes an inactive animator active at its beginning.
  @_documentation(visibility: internal)
  open func pauseAnimation() {
    guard mayInterrupt("paused") else { return }
    if state == .inactive { return activate() }
    guard isRunning else { return }
    elapsed = min(duration, elapsed + clock.elapsed)
    clock.hold()
  }

  /// Goes on from what shows. `durationFactor` is a part of the duration; 0 is what is left of it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else {
      return Self.report("only one that is paused can be continued")
    }
    if parameters == nil, durationFactor == 0 { return startAnimation() }
    let way = min(1, abs(clock.fraction - target))
    let factor = durationFactor.isFinite && durationFactor > 0 ? Double(durationFactor) : way
    var seconds = duration * factor
    var chosen = curve(parameters)
    if let spring = (parameters ?? timingParameters)?.springTimingParameters {
      let resolved = spring.spring(duration: max(seconds, 0.001))
      (chosen, seconds) = (.spring(resolved), resolved.settlingDuration)
    }
    clock.go(to: target, duration: seconds, curve: chosen)
    wasScrubbed = true
  }

  @_documentation(visibility: internal)
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, mayInterrupt("stopped") else { return }
    stopped = clock.changes
    clock.settle(at: .current)
    clock.hold()
    Self.active.removeAll { $0 === self }
    if withoutFinishing {
      state = .inactive
      (completions, stopped) = ([], [])
    } else {
      state = .stopped
    }
  }

  @_documentation(visibility: internal)
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return Self.report("finishAnimation(at:) ends one that is stopped; this one is not")
    }
    let ending = stopped
    stopped = []
    switch finalPosition {
    case .end: for change in ending { change.layer.setModelValue(change.new, forKey: change.key) }
    case .start:
      for change in ending.reversed() {
        change.layer.setModelValue(change.old, forKey: change.key)
      }
    case .current: break
    }
    finish(at: finalPosition)
  }

  /// What was changed, between the stop and the finish.
  private var stopped: [AnimatorClock.Change] = []

  func finish(at position: UIViewAnimatingPosition) {
    clock.settle(at: position)
    clock.hold(at: 0)
    state = .inactive
    isReversedNow = false
    Self.active.removeAll { $0 === self }
    let due = completions
    completions = []
    for completion in due { completion(position) }
  }

  // MARK: NSObjectProtocol, by identity

  public nonisolated func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
  public nonisolated var hash: Int { ObjectIdentifier(self).hashValue }
  public nonisolated func `self`() -> Self { self }
  public nonisolated func isProxy() -> Bool { false }
  public nonisolated var description: String { "UIViewPropertyAnimator" }
  public nonisolated var debugDescription: String { description }
  public nonisolated static func == (
    left: UIViewPropertyAnimator, right: UIViewPropertyAnimator
  ) -> Bool { left === right }
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
