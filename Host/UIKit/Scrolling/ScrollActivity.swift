import Foundation

/// What moves a scroll view's content.
package enum ScrollActivity {
  case idle
  /// A finger.
  case dragging(ScrollDrag)
  /// What the finger left behind: deceleration and bounce.
  case gliding(ScrollGlide)
  /// An animation that code asked for.
  case animating(ScrollFlight)

  var isDragging: Bool {
    if case .dragging = self { return true }
    return false
  }

  var isDecelerating: Bool {
    if case .gliding = self { return true }
    return false
  }
}

/// A drag between two of its events.
package struct ScrollDrag {
  /// The axes that this drag moves.
  var axes: Set<ScrollDirection>
  /// Where the finger has brought content to, without the rubber band.
  var raw: CGPoint
  /// The offset that came of it; another one in the view means that somebody else moved it.
  var shown: CGPoint
  /// The pan's translation that `raw` is of.
  var translation: CGPoint
}

/// Content that goes on by itself.
package struct ScrollGlide {
  var x: ScrollMotion
  var y: ScrollMotion
  /// When it began, seconds of the host's clock.
  var begin: Double

  var duration: Double { max(x.duration, y.duration) }
  var target: CGPoint { CGPoint(x: x.target, y: y.target) }

  func value(at time: Double) -> CGPoint {
    CGPoint(x: x.value(at: time - begin), y: y.value(at: time - begin))
  }
  func velocity(at time: Double) -> CGPoint {
    CGPoint(x: x.velocity(at: time - begin), y: y.velocity(at: time - begin))
  }
}

package struct ScrollFlight {
  let ease: ScrollEase
  let begin: Double
  /// Whether the status bar was tapped: the delegate hears of another end.
  let isToTop: Bool
}

package enum ScrollDirection: CaseIterable {
  case horizontal
  case vertical

  package subscript(point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }
}
