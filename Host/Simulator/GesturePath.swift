import UIKit

/// A way through points at times, with the events by which a screen reports it.
struct GesturePath {
  /// Seconds from the beginning, ascending.
  let points: [(time: Double, location: CGPoint)]
  /// Events a second between the points.
  let rate: Double

  struct Event {
    let time: Double
    let location: CGPoint
  }

  /// One event at each point and `rate` a second in between, evenly from the beginning.
  var events: [Event] {
    guard let first = points.first, let last = points.last else { return [] }
    var times = points.map(\.time)
    if rate.isFinite, rate > 0 {
      let count = ((last.time - first.time) * rate + 1e-6).rounded(.down)
      for index in 0...max(0, Int(count)) { times.append(first.time + Double(index) / rate) }
    }
    times.sort()
    var events: [Event] = []
    for time in times where time <= last.time + 1e-9 {
      if let before = events.last, time - before.time < 1e-9 { continue }
      events.append(Event(time: time, location: location(at: time)))
    }
    return events
  }

  /// Between two points in a straight line at constant velocity.
  func location(at time: Double) -> CGPoint {
    guard let next = points.firstIndex(where: { $0.time >= time - 1e-9 }) else {
      return points.last?.location ?? .zero
    }
    let to = points[next]
    guard next > 0, to.time - time > 1e-9 else { return to.location }
    let from = points[next - 1]
    let part = CGFloat((time - from.time) / (to.time - from.time))
    return CGPoint(
      x: from.location.x + (to.location.x - from.location.x) * part,
      y: from.location.y + (to.location.y - from.location.y) * part)
  }
}
