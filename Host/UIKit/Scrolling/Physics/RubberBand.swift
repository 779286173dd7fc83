import Foundation

/// How content follows the finger past its edge: b(x) = x·d·c / (d + c·x), of the viewport's
/// length d along the axis [sim]. A function of how far the finger is, not of how it came there.
package struct RubberBand: Hashable, Sendable {
  /// The slope at the edge [sim].
  package static let coefficient = 0.55

  /// The viewport's length, points. Without a length nothing stretches.
  package let length: Double

  package init(length: Double) {
    self.length = length.isFinite ? max(0, length) : 0
  }

  /// How far content shows past its edge when the finger is `distance` past it; odd in `distance`.
  package func stretch(_ distance: Double) -> Double {
    guard length > 0, distance.isFinite else { return 0 }
    let x = abs(distance)
    let result = x * length * Self.coefficient / (length + Self.coefficient * x)
    return distance < 0 ? -result : result
  }

  /// The finger's distance for a stretch: the inverse. A stretch of the viewport's length or more
  /// has none, and counts as a little less.
  package func distance(_ stretch: Double) -> Double {
    guard length > 0, stretch.isFinite else { return 0 }
    let b = min(abs(stretch), length * 0.999_999)
    let result = b * length / (Self.coefficient * (length - b))
    return stretch < 0 ? -result : result
  }

  /// Points of stretch a point of finger, at `distance`: 0.55 at the edge, less further out.
  package func slope(_ distance: Double) -> Double {
    guard length > 0, distance.isFinite else { return 0 }
    let part = length / (length + Self.coefficient * abs(distance))
    return Self.coefficient * part * part
  }
}
