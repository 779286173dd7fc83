import Foundation

/// Recognises a quick straight movement, once.
@MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Ways to swipe.
  public struct Direction: OptionSet, Sendable {
    @_documentation(visibility: internal)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var right: UISwipeGestureRecognizer.Direction { .init(rawValue: 1 << 0) }
    public static var left: UISwipeGestureRecognizer.Direction { .init(rawValue: 1 << 1) }
    public static var up: UISwipeGestureRecognizer.Direction { .init(rawValue: 1 << 2) }
    public static var down: UISwipeGestureRecognizer.Direction { .init(rawValue: 1 << 3) }
  }

  /// How far along and how far aside, in points, and how long, in seconds [?].
  package static let minimumLength: CGFloat = 50
  package static let maximumDeviation: CGFloat = 50
  package static let longestSwipe = 0.5

  open var direction: UISwipeGestureRecognizer.Direction = .right
  open var numberOfTouchesRequired = 1

  private var start = CGPoint.zero
  private var startTime = 0.0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if tracked.count > numberOfTouchesRequired {
      state = .failed
      return
    }
    start = middle(of: tracked)
    startTime = event.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard tracked.count == numberOfTouchesRequired, wanted == nil else { return }
    if event.timestamp - startTime > Self.longestSwipe {
      state = .failed
      return
    }
    let now = middle(of: tracked)
    let way = windowVector(CGPoint(x: now.x - start.x, y: now.y - start.y), in: view)
    let horizontal = direction.contains(.left) || direction.contains(.right)
    let vertical = direction.contains(.up) || direction.contains(.down)
    if abs(way.x) > Self.maximumDeviation, !horizontal {
      state = .failed
      return
    }
    if abs(way.y) > Self.maximumDeviation, !vertical {
      state = .failed
      return
    }
    if isLongEnough(way) { state = .ended }
  }

  private func isLongEnough(_ way: CGPoint) -> Bool {
    if abs(way.x) >= abs(way.y) {
      return abs(way.x) >= Self.minimumLength && direction.contains(way.x > 0 ? .right : .left)
    }
    return abs(way.y) >= Self.minimumLength && direction.contains(way.y > 0 ? .down : .up)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if wanted == nil { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
}
