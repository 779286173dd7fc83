import Foundation

/// Recognises a gesture in the touches of its view and of those below it.
///
/// A subclass overrides the `touches` methods and sets `state`. What it asks for is judged by the
/// ``GestureArbiter``: by delegates, failure requirements and the recognisers that came first.
@MainActor open class UIGestureRecognizer: NSObjectProtocol, Hashable {
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5
    /// The end of a gesture that happens at once, such as a tap.
    public static var recognized: UIGestureRecognizer.State { .ended }
  }

  public init() {}

  // MARK: What an app sets

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open package(set) weak var view: UIView?
  /// For the developer's eyes.
  open var name: String?

  /// A recogniser that is turned off in mid-gesture is cancelled.
  open var isEnabled = true {
    didSet { if oldValue, !isEnabled { GestureArbiter.shared.drop(self) } }
  }
  /// Whether the view's touches are cancelled when the gesture is recognised.
  open var cancelsTouchesInView = true
  /// Whether the view hears of touches only after this has failed.
  open var delaysTouchesBegan = false
  /// Whether the view hears of the touches' end only after this has failed.
  open var delaysTouchesEnded = true
  /// Whether touches of another type than the first one's are kept from it.
  open var requiresExclusiveTouchType = true
  /// Raw values of the `UITouch.TouchType`s that are received.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

  // MARK: State

  package var current = State.possible
  /// What the recogniser wants to become, while others are waited for.
  package var wanted: State?
  /// The touches received since the last reset, with those that are over.
  package var seen: [Weak<UITouch>] = []
  /// The touches that are down.
  package var tracked: [UITouch] = []
  package var requirements: [Weak<UIGestureRecognizer>] = []
  /// Whom this attempt waits for, as delegates and subclasses said when they were asked.
  var failureVotes: [ObjectIdentifier: Bool] = [:]
  package var handlers: [GestureHandler] = []
  package var handlerCount = 0
  /// Where the gesture was when there were touches, in the window.
  package var lastLocation = CGPoint.zero

  /// Read by everyone; set by subclasses alone. An illegal change is reported and ignored.
  open var state: UIGestureRecognizer.State {
    get { current }
    set { GestureArbiter.shared.request(newValue, by: self) }
  }

  /// Called when the recogniser is to begin afresh: after the gesture, once its touches are over.
  open func reset() {}

  // MARK: Where

  /// The middle of the touches, in the coordinates of `view`; of the window if nil. After the
  /// gesture: where that was last.
  open func location(in view: UIView?) -> CGPoint { windowPoint(lastLocation, in: view) }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard tracked.indices.contains(touchIndex) else { return location(in: view) }
    return tracked[touchIndex].location(in: view)
  }
  open var numberOfTouches: Int { tracked.count }

  // MARK: Relations

  /// Recognised only after `otherGestureRecognizer` has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else { return }
    requirements.append(Weak(otherGestureRecognizer))
  }
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }
  /// Says that a touch is none of this gesture's: it is not delivered any more, and the gesture
  /// neither delays nor cancels it in the view.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    tracked.removeAll { $0 === touch }
    seen.removeAll { $0.value === touch }
    touch.receivers.removeAll { $0 === self }
  }

  /// Whether the touch is one of those since the last reset.
  func follows(_ touch: UITouch) -> Bool { seen.contains { $0.value === touch } }

  /// Whether a touch is of the type that the first one had, where that is asked for.
  func suitsType(of touch: UITouch) -> Bool {
    guard requiresExclusiveTouchType, let first = tracked.first else { return true }
    return first.type == touch.type
  }

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// What the class itself demands before it begins, beside delegates and views.
  package var mayBegin: Bool { true }

  /// Whether it may still be recognised though none of its touches is down: between two taps.
  package var awaitsMoreTouches: Bool { false }

  // MARK: NSObjectProtocol

  public nonisolated func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
  public nonisolated var hash: Int { ObjectIdentifier(self).hashValue }
  public nonisolated func `self`() -> Self { self }
  public nonisolated func isProxy() -> Bool { false }
  public nonisolated var description: String { "<\(type(of: self))>" }
  public nonisolated var debugDescription: String { description }
  public nonisolated static func == (left: UIGestureRecognizer, right: UIGestureRecognizer) -> Bool
  {
    left === right
  }
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
