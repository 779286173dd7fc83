import Foundation

/// Leads a window's touches: first to the recognisers, then to the views, as far as these let them.
@MainActor final class TouchRouter {
  private unowned let window: UIWindow
  private var records: [TouchRecord] = []
  private var isSending = false
  private var arbiter: GestureArbiter { .shared }

  init(window: UIWindow) {
    self.window = window
    GestureArbiter.shared.add(self)
  }

  func send(_ event: UIEvent) {
    let touches = event.touches.filter { $0.window === window }
    isSending = true
    for touch in touches where touch.phase == .began { land(touch, event) }
    arbiter.collect { tellRecognizers(touches, event) }
    isSending = false
    tellViews(touches, event)
    forgetLifted(touches)
  }

  // MARK: Landing

  private func land(_ touch: UITouch, _ event: UIEvent) {
    let view = window.hitTest(touch.windowLocation, with: event)
    touch.view = view
    let record = TouchRecord(touch: touch, view: view)
    if view == nil || isRefused(by: view) { record.stage = .finished }
    records.append(record)
    var candidate = view
    while let current = candidate {
      for recognizer in current.recognizers where receives(recognizer, touch, event) {
        touch.receivers.append(recognizer)
        recognizer.tracked.append(touch)
        recognizer.seen.append(Weak(touch))
        arbiter.note(recognizer)
      }
      candidate = current.superview
    }
  }

  private func receives(
    _ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent
  ) -> Bool {
    recognizer.isEnabled && !recognizer.current.isTerminal
      && recognizer.allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
      && recognizer.suitsType(of: touch)
      && recognizer.shouldReceive(event)
      && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  /// A view takes one finger unless it says otherwise, and an exclusive one only alone.
  private func isRefused(by view: UIView?) -> Bool {
    records.contains { other in
      guard other.stage != .finished, !other.isLifted, let otherView = other.view else {
        return false
      }
      if otherView === view { return !otherView.isMultipleTouchEnabled }
      return otherView.isExclusiveTouch || view?.isExclusiveTouch ?? false
    }
  }

  // MARK: Recognisers

  private func tellRecognizers(_ touches: [UITouch], _ event: UIEvent) {
    var told: [UIGestureRecognizer] = []
    for touch in touches {
      for recognizer in touch.receivers where !told.contains(recognizer) {
        told.append(recognizer)
      }
    }
    for recognizer in told {
      recognizer.lastLocation = recognizer.middle(of: recognizer.tracked)
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        // Each call may end the gesture, or drop the recogniser.
        guard !recognizer.current.isTerminal else { break }
        let group = recognizer.tracked.filter { $0.phase == phase && touches.contains($0) }
        if group.isEmpty { continue }
        switch phase {
        case .began: recognizer.touchesBegan(Set(group), with: event)
        case .moved: recognizer.touchesMoved(Set(group), with: event)
        case .ended: recognizer.touchesEnded(Set(group), with: event)
        default: recognizer.touchesCancelled(Set(group), with: event)
        }
      }
    }
  }

  /// Told by the arbiter when a recogniser has been recognised.
  func recognized(_ recognizer: UIGestureRecognizer) {
    for record in records where recognizer.follows(record.touch) {
      // A begin that is held back is dropped, whether or not touches are cancelled [doc].
      let isDropped = recognizer.delaysTouchesBegan && record.stage == .held
      if recognizer.cancelsTouchesInView || isDropped { record.isTaken = true }
    }
  }

  /// Told by the arbiter when nothing is open but what waits for time or touches.
  func gesturesSettled() {
    guard !isSending else { return }
    deliver(records.filter { $0.stage != .finished }, nil, nil)
    records.removeAll { $0.isLifted && $0.stage == .finished }
  }

  // MARK: Views

  private func tellViews(_ touches: [UITouch], _ event: UIEvent) {
    for record in records where touches.contains(record.touch) {
      if record.touch.phase == .ended || record.touch.phase == .cancelled {
        record.isLifted = true
      }
    }
    deliver(records.filter { $0.stage != .finished }, touches, event)
  }

  /// Brings the views' knowledge of these touches up to date. `moved`: those of the event there is.
  private func deliver(_ records: [TouchRecord], _ touches: [UITouch]?, _ event: UIEvent?) {
    let event = event ?? UIEvent(touches: records.map(\.touch), time: HostClock.now)
    // The stage is set first: what a view does when it hears may lead here again.
    let taken = records.filter { $0.isTaken && $0.hasBegun && $0.stage == .delivered }
    for record in records where record.isTaken { record.stage = .finished }
    send(.cancelled, taken, event)

    let landed = records.filter { $0.stage == .held && !holdsBegan($0) }
    for record in landed { record.stage = .delivered }
    send(.began, landed, event)

    let moved = records.filter {
      $0.stage == .delivered && $0.hasBegun && $0.touch.phase == .moved
        && touches?.contains($0.touch) ?? false
    }
    send(.moved, moved, event)

    let gone = records.filter {
      $0.stage == .delivered && ($0.hasBegun || $0.view == nil) && $0.isLifted
        && !holdsEnded($0)
    }
    for record in gone { record.stage = .finished }
    send(.ended, gone.filter { $0.touch.phase != .cancelled }, event)
    send(.cancelled, gone.filter { $0.touch.phase == .cancelled }, event)
  }

  private func holdsBegan(_ record: TouchRecord) -> Bool {
    record.touch.receivers.contains { $0.delaysTouchesBegan && isOpen($0, record.touch) }
  }

  private func holdsEnded(_ record: TouchRecord) -> Bool {
    record.touch.phase != .cancelled
      && record.touch.receivers.contains { $0.delaysTouchesEnded && isOpen($0, record.touch) }
  }

  /// Whether the recogniser may still be recognised by what the touch did.
  private func isOpen(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    recognizer.current == .possible && recognizer.follows(touch)
  }

  /// Calls each view once with all of its touches, in the order in which they landed.
  private func send(_ phase: UITouch.Phase, _ records: [TouchRecord], _ event: UIEvent) {
    var rest = records
    while let first = rest.first {
      let view = first.view
      // A view that heard before this one may have removed it, and with that ended its touches.
      let group = rest.filter {
        $0.view === view && ($0.stage == .delivered || phase == .ended || phase == .cancelled)
      }
      rest.removeAll { $0.view === view }
      guard let view, !group.isEmpty else { continue }
      if phase == .began { for record in group { record.hasBegun = true } }
      let touches = group.map(\.touch)
      let phases = touches.map(\.phase)
      for touch in touches { touch.phase = phase }
      switch phase {
      case .began: view.touchesBegan(Set(touches), with: event)
      case .moved: view.touchesMoved(Set(touches), with: event)
      case .ended: view.touchesEnded(Set(touches), with: event)
      default: view.touchesCancelled(Set(touches), with: event)
      }
      for (touch, before) in zip(touches, phases) { touch.phase = before }
    }
  }

  // MARK: The end

  private func forgetLifted(_ touches: [UITouch]) {
    let lifted = touches.filter { $0.phase == .ended || $0.phase == .cancelled }
    for touch in lifted {
      for recognizer in touch.receivers { recognizer.tracked.removeAll { $0 === touch } }
    }
    // Those that are done are reset now, and what they held back is delivered.
    arbiter.settleIfIdle()
    records.removeAll { $0.isLifted && $0.stage == .finished }
  }

  /// Cancels everything, as the system does when it takes the touches away.
  func cancelAll() {
    let down = records.filter { !$0.isLifted }.map(\.touch)
    for touch in down { touch.phase = .cancelled }
    if !down.isEmpty { send(UIEvent(touches: down, time: HostClock.now)) }
  }

  /// The view and those below it have left the window: their touches are cancelled, and what their
  /// recognisers were at.
  func viewsLeft(_ view: UIView) {
    let left = records.filter { $0.stage != .finished && $0.view?.isWithin(view) ?? false }
    let delivered = left.filter(\.hasBegun)
    for record in left { record.stage = .finished }
    let event = UIEvent(touches: left.map(\.touch), time: HostClock.now)
    send(.cancelled, delivered, event)
    arbiter.collect { dropRecognizers(of: view) }
  }

  /// The window itself goes: as if all of its views had left it.
  func windowGoes(_ views: [UIView]) {
    for view in views { viewsLeft(view) }
    let left = records.filter { $0.stage != .finished && $0.hasBegun }
    for record in records { record.stage = .finished }
    send(.cancelled, left, UIEvent(touches: left.map(\.touch), time: HostClock.now))
    let lost = arbiter.live.filter { recognizer in
      records.contains { recognizer.follows($0.touch) }
    }
    arbiter.collect { for recognizer in lost { arbiter.drop(recognizer) } }
  }

  /// Forgets all touches and what was made of them, without a word to anybody.
  func forget() {
    arbiter.abandon { recognizer in records.contains { recognizer.follows($0.touch) } }
    records = []
  }

  private func dropRecognizers(of view: UIView) {
    for recognizer in view.recognizers where arbiter.live.contains(recognizer) {
      arbiter.drop(recognizer)
    }
    for child in view.children { dropRecognizers(of: child) }
  }
}

/// What a window knows of a touch.
@MainActor private final class TouchRecord {
  enum Stage {
    /// The view has not heard of it yet: a recogniser delays it.
    case held
    case delivered
    /// The view has heard the end, or will hear nothing.
    case finished
  }

  let touch: UITouch
  weak var view: UIView?
  var stage = Stage.held
  var isLifted = false
  /// The view has heard of it: what comes later comes after that.
  var hasBegun = false
  /// A recogniser has taken it from the view.
  var isTaken = false

  init(touch: UITouch, view: UIView?) {
    self.touch = touch
    self.view = view
  }
}
