import Foundation

/// A finger on the screen, from when it lands to when it leaves. The same object all that time.
@MainActor open class UITouch: NSObjectProtocol, Hashable {
  /// What the touch did since the event before.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
    public static var stylus: UITouch.TouchType { .pencil }
  }

  /// When the touch last changed, in seconds of the host's clock.
  public package(set) var timestamp: TimeInterval
  public package(set) var phase: UITouch.Phase = .began
  /// How many times in a row a finger came down here: 2 in the second tap of a double tap.
  public package(set) var tapCount: Int
  package let kind: UITouch.TouchType
  open var type: UITouch.TouchType { kind }
  /// Radius of the contact, in points.
  open var majorRadius: CGFloat { 20 }
  open var majorRadiusTolerance: CGFloat { 5 }
  /// 1 is an average touch. The host's fingers all press like that.
  open var force: CGFloat { 1 }
  open var maximumPossibleForce: CGFloat { 1 }

  /// The view that was hit when the touch began, as long as it exists.
  public package(set) weak var view: UIView?
  public package(set) weak var window: UIWindow?

  package var windowLocation: CGPoint
  package var previousWindowLocation: CGPoint

  /// The recognisers that receive this touch, in the order in which they are asked.
  package var receivers: [UIGestureRecognizer] = []

  /// A finger that lands at `location`, points of the window.
  package init(
    at location: CGPoint, time: TimeInterval, tapCount: Int = 1, type: UITouch.TouchType = .direct
  ) {
    windowLocation = location
    previousWindowLocation = location
    timestamp = time
    self.tapCount = tapCount
    kind = type
  }

  open var gestureRecognizers: [UIGestureRecognizer]? { receivers }

  /// Where the touch is, in the coordinates of `view`; of the window if nil.
  open func location(in view: UIView?) -> CGPoint {
    convert(windowLocation, to: view)
  }
  /// Where the touch was in the event before.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousWindowLocation, to: view)
  }
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }

  public nonisolated func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
  public nonisolated var hash: Int { ObjectIdentifier(self).hashValue }
  public nonisolated func `self`() -> Self { self }
  public nonisolated func isProxy() -> Bool { false }
  public nonisolated var description: String { "<UITouch>" }
  public nonisolated var debugDescription: String { description }
  public nonisolated static func == (left: UITouch, right: UITouch) -> Bool { left === right }
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
