import Foundation

/// A view that is operated: it turns touches into events, and events into actions.
@MainActor open class UIControl: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// With an action for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// How far outside of a control a finger may be and still be inside, in points (long known of
  /// UIKit; not documented).
  package static let reach: CGFloat = 70

  // MARK: State

  /// A control that is off takes touches and does nothing.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  open var state: UIControl.State {
    var state: UIControl.State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  /// For the host's own controls: the looks are to be brought up to date.
  package func stateChanged() { setNeedsLayout() }

  open var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center {
    didSet { setNeedsLayout() }
  }
  open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }
  /// With leading and trailing resolved.
  open var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: mirrored ? .right : .left
    case .trailing: mirrored ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  // MARK: Tracking

  open private(set) var isTracking = false
  open private(set) var isTouchInside = false
  private weak var trackedTouch: UITouch?

  /// Whether the control follows the touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
    isTouchInside = true
    guard beginTracking(touch, with: event) else {
      isTouchInside = false
      return
    }
    trackedTouch = touch
    isTracking = true
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let inside = isNear(touch)
    let crossed = inside != isTouchInside
    isTouchInside = inside
    guard continueTracking(touch, with: event) else {
      stop()
      return
    }
    isHighlighted = inside
    if crossed { send(inside ? .touchDragEnter : .touchDragExit, event) }
    send(inside ? .touchDragInside : .touchDragOutside, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let inside = isNear(touch)
    isTouchInside = inside
    endTracking(touch, with: event)
    stop()
    send(inside ? .touchUpInside : .touchUpOutside, event)
    if inside { liftedInside(event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    cancelTracking(with: event)
    stop()
    send(.touchCancel, event)
  }

  private func stop() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self))
  }

  /// The host's own controls do here what a tap on them does.
  package func liftedInside(_ event: UIEvent?) {}

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { allowsTap(gestureRecognizer) }

  // MARK: Actions

  private var targets: [ControlTarget] = []
  private var targetCount = 0
  private(set) var eventBeingSent: UIEvent?

  /// Calls the action at these events. One with the same identifier gives way to it.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    targetCount += 1
    targets.append(
      ControlTarget(token: targetCount, events: controlEvents, kind: .action(action)))
  }

  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    remove(controlEvents) { target in
      guard case .action(let action) = target.kind else { return false }
      return action.identifier == actionIdentifier
    }
  }

  /// Calls `handler` at these events: what target and action are on iOS. Returns what
  /// `removeTarget` takes.
  @discardableResult
  package func addTarget(
    for controlEvents: UIControl.Event, handler: @escaping @MainActor (UIControl) -> Void
  ) -> Int {
    targetCount += 1
    targets.append(
      ControlTarget(token: targetCount, events: controlEvents, kind: .closure(handler)))
    return targetCount
  }

  package func removeTarget(_ token: Int) { targets.removeAll { $0.token == token } }

  private func remove(_ events: UIControl.Event, where matches: (ControlTarget) -> Bool) {
    for index in targets.indices where matches(targets[index]) {
      targets[index].events.subtract(events)
    }
    targets.removeAll { $0.events.isEmpty }
  }

  /// All events that something is called at.
  open var allControlEvents: UIControl.Event {
    targets.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Performs an action with this control as its sender.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Calls everything that is called at any of these events, in the order in which it was added.
  open func sendActions(for controlEvents: UIControl.Event) {
    for target in targets where !target.events.isDisjoint(with: controlEvents) {
      // An action may have removed the ones after it.
      guard targets.contains(where: { $0.token == target.token }) else { continue }
      switch target.kind {
      case .action(let action): sendAction(action)
      case .closure(let handler): handler(self)
      }
    }
  }

  private func send(_ events: UIControl.Event, _ event: UIEvent?) {
    eventBeingSent = event
    sendActions(for: events)
    eventBeingSent = nil
  }

  // MARK: Accessibility

  /// What assistive technology's double tap does.
  package func activate() {
    guard isEnabled else { return }
    sendActions(for: .touchUpInside)
    liftedInside(nil)
  }
}

/// Something that is called at some events.
private struct ControlTarget {
  enum Kind {
    case action(UIAction)
    case closure(@MainActor (UIControl) -> Void)
  }

  let token: Int
  var events: UIControl.Event
  let kind: Kind
}
