import Foundation

/// A pan that comes in from an edge of the window.
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How near to the edge the finger comes down, in points [?].
  package static let region: CGFloat = 20

  /// The edges it begins at; none at first.
  open var edges: UIRectEdge = []

  private var landed: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, let touch = tracked.first, let bounds = touch.window?.bounds {
      let point = touch.windowLocation
      landed = []
      if point.x <= bounds.minX + Self.region { landed.insert(.left) }
      if point.x >= bounds.maxX - Self.region { landed.insert(.right) }
      if point.y <= bounds.minY + Self.region { landed.insert(.top) }
      if point.y >= bounds.maxY - Self.region { landed.insert(.bottom) }
      landed.formIntersection(edges)
      if landed.isEmpty {
        state = .failed
        return
      }
    }
    super.touchesBegan(touches, with: event)
  }

  /// The finger moves away from its edge, more than along it.
  package override var mayBegin: Bool {
    let way = translation(in: nil)
    if abs(way.x) >= abs(way.y) {
      return landed.contains(.left) && way.x > 0 || landed.contains(.right) && way.x < 0
    }
    return landed.contains(.top) && way.y > 0 || landed.contains(.bottom) && way.y < 0
  }
}
