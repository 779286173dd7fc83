import UIKit

/// What fingers do, as a value: it can be stored as JSON and played in any simulator.
///
/// ```swift
/// let flick = Gesture.flick(from: CGPoint(x: 200, y: 300), velocity: CGVector(dx: 0, dy: 1200))
/// simulator.play(flick)
/// let again = try Gesture(json: flick.json())
/// ```
public struct Gesture: Codable, Hashable, Sendable {
  /// One finger, from when it comes down to when it leaves.
  public struct Stroke: Codable, Hashable, Sendable {
    public var points: [Point]
    /// Whether the touch is taken away by the system at its end; otherwise the finger lifts.
    public var isCancelled: Bool

    public init(points: [Point], isCancelled: Bool = false) {
      self.points = points
      self.isCancelled = isCancelled
    }
  }

  /// Where a finger is at a time. Between two of them it moves in a straight line.
  public struct Point: Codable, Hashable, Sendable {
    /// Seconds from the gesture's beginning.
    public var time: Double
    public var x: Double
    public var y: Double

    public init(time: Double, x: Double, y: Double) {
      self.time = time
      self.x = x
      self.y = y
    }

    init(_ time: Double, _ location: CGPoint) {
      self.init(time: time, x: Double(location.x), y: Double(location.y))
    }

    public var location: CGPoint { CGPoint(x: x, y: y) }
  }

  public var strokes: [Stroke]

  public init(strokes: [Stroke] = []) { self.strokes = strokes }

  /// Seconds until the last finger has left.
  public var duration: Double { strokes.flatMap(\.points).map(\.time).max() ?? 0 }

  // MARK: JSON

  public init(json: Data) throws { self = try JSONDecoder().decode(Gesture.self, from: json) }

  /// The same gesture always gives the same bytes.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(self)
  }

  // MARK: Making

  public static func tap(at point: CGPoint, duration: Double = 0.05) -> Gesture {
    .drag(from: point, to: point, over: duration)
  }

  public static func drag(from: CGPoint, to: CGPoint, over seconds: Double) -> Gesture {
    Gesture(strokes: [Stroke(points: [Point(0, from), Point(seconds, to)])])
  }

  public static func flick(
    from point: CGPoint, velocity: CGVector, duration: Double = 0.1
  ) -> Gesture {
    .drag(
      from: point,
      to: CGPoint(
        x: point.x + velocity.dx * CGFloat(duration), y: point.y + velocity.dy * CGFloat(duration)),
      over: duration)
  }

  /// Two fingers on a horizontal line around `center`, whose distance changes.
  public static func pinch(
    at center: CGPoint, from first: CGFloat, to last: CGFloat, over seconds: Double
  ) -> Gesture {
    func stroke(_ side: CGFloat) -> Stroke {
      Stroke(points: [
        Point(0, CGPoint(x: center.x + side * first / 2, y: center.y)),
        Point(seconds, CGPoint(x: center.x + side * last / 2, y: center.y)),
      ])
    }
    return Gesture(strokes: [stroke(-1), stroke(1)])
  }

  /// Both at once.
  public func together(with other: Gesture) -> Gesture {
    Gesture(strokes: strokes + other.strokes)
  }

  /// This one, then `other` after a pause of so many seconds.
  public func then(_ other: Gesture, after pause: Double = 0) -> Gesture {
    let shift = duration + pause
    let later = other.strokes.map { stroke in
      Stroke(
        points: stroke.points.map { Point(time: $0.time + shift, x: $0.x, y: $0.y) },
        isCancelled: stroke.isCancelled)
    }
    return Gesture(strokes: strokes + later)
  }
}
