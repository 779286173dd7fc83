import Foundation

/// A closure in place of a target and an action.
package struct GestureHandler {
  let token: Int
  weak var owner: AnyObject?
  let hasOwner: Bool
  let action: @MainActor (UIGestureRecognizer) -> Void
}

extension UIGestureRecognizer {
  /// Calls `action` each time an action message would be sent, as long as `owner` lives; for ever if
  /// it is nil. Returns what `removeHandler` takes.
  @discardableResult
  package func addHandler(
    _ owner: AnyObject?, _ action: @escaping @MainActor (UIGestureRecognizer) -> Void
  ) -> Int {
    handlerCount += 1
    handlers.append(
      GestureHandler(
        token: handlerCount, owner: owner, hasOwner: owner != nil, action: action))
    return handlerCount
  }

  package func removeHandler(_ token: Int) {
    handlers.removeAll { $0.token == token }
  }

  func callHandlers() {
    for handler in handlers where !handler.hasOwner || handler.owner != nil {
      handler.action(self)
    }
    handlers.removeAll { $0.hasOwner && $0.owner == nil }
  }

  /// A point of the window, in the coordinates of `view`.
  func windowPoint(_ point: CGPoint, in target: UIView?) -> CGPoint {
    guard let target, let window = target.window ?? view?.window else { return point }
    return target.convert(point, from: window)
  }

  /// A way in the window, in the coordinates of `view`.
  func windowVector(_ vector: CGPoint, in target: UIView?) -> CGPoint {
    let from = windowPoint(.zero, in: target)
    let to = windowPoint(vector, in: target)
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  /// The middle of the touches that are down, in the window.
  func middle(of touches: [UITouch]) -> CGPoint {
    guard !touches.isEmpty else { return lastLocation }
    let count = CGFloat(touches.count)
    return CGPoint(
      x: touches.reduce(0) { $0 + $1.windowLocation.x } / count,
      y: touches.reduce(0) { $0 + $1.windowLocation.y } / count)
  }
}
