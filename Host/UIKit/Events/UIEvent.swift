import Foundation

/// What the fingers did: all touches there are, in their new phases.
@MainActor open class UIEvent: NSObjectProtocol, Hashable {
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  open var type: UIEvent.EventType { .touches }
  /// Seconds of the host's clock.
  public package(set) var timestamp: TimeInterval

  /// In the order in which they landed.
  package var touches: [UITouch]

  package init(touches: [UITouch], time: TimeInterval) {
    self.touches = touches
    timestamp = time
  }

  open var allTouches: Set<UITouch>? { Set(touches) }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    Set(touches.filter { $0.window === window })
  }
  open func touches(for view: UIView) -> Set<UITouch>? {
    Set(touches.filter { $0.view === view })
  }
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(touches.filter { touch in touch.receivers.contains { $0 === gesture } })
  }
  /// The host delivers every touch; nothing is coalesced, so this is the touch itself.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains(touch) ? [touch] : nil
  }

  public nonisolated func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
  public nonisolated var hash: Int { ObjectIdentifier(self).hashValue }
  public nonisolated func `self`() -> Self { self }
  public nonisolated func isProxy() -> Bool { false }
  public nonisolated var description: String { "<UIEvent>" }
  public nonisolated var debugDescription: String { description }
  public nonisolated static func == (left: UIEvent, right: UIEvent) -> Bool { left === right }
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
