import UIKit

/// A finger. Points are those of the screen, which are those of the simulator's window.
///
/// What takes time (`drag`, `hold`, `tap`, `flick`) runs the simulator for that time; the rest
/// happens at once. A finger that is told to move or lift while it is not down does nothing.
@MainActor public final class Finger {
  public unowned let simulator: Simulator
  /// Where the finger is, or last was.
  public private(set) var location = CGPoint.zero
  var touch: UITouch?

  init(_ simulator: Simulator) { self.simulator = simulator }

  public var isDown: Bool { touch != nil }

  public func down(at point: CGPoint) { change(.down, to: point) }

  public func move(to point: CGPoint) { change(.move, to: point) }

  public func move(by way: CGVector) {
    move(to: CGPoint(x: location.x + way.dx, y: location.y + way.dy))
  }

  public func lift() { change(.lift, to: location) }

  /// The system takes the touch away, as for a call that comes in.
  public func cancel() { change(.cancel, to: location) }

  /// Stays where it is for so many seconds.
  public func hold(_ seconds: Double) { simulator.advance(by: seconds) }

  /// Comes down, stays for 50 ms and lifts.
  public func tap(at point: CGPoint) {
    down(at: point)
    hold(0.05)
    lift()
  }

  /// Two taps, 100 ms apart.
  public func doubleTap(at point: CGPoint) {
    tap(at: point)
    simulator.advance(by: 0.1)
    tap(at: point)
  }

  /// Moves in a straight line at constant velocity.
  ///
  /// - Parameters:
  ///   - seconds: How long it takes; 0 is one movement at once.
  ///   - eventsPerSecond: How often the screen reports it; as often as there are frames if nil.
  public func drag(to point: CGPoint, over seconds: Double, eventsPerSecond: Double? = nil) {
    guard isDown else { return }
    guard seconds.isFinite, seconds > 0 else { return move(to: point) }
    let start = location
    let path = GesturePath(
      points: [(0, start), (seconds, point)],
      rate: eventsPerSecond ?? Double(simulator.framesPerSecond))
    let base = simulator.time
    var events = path.events.dropFirst()[...]
    // A drag whose touch is taken away meanwhile is over.
    while !events.isEmpty, isDown {
      simulator.runFrame {
        while let next = events.first, base + next.time <= simulator.time + 1e-9 {
          events.removeFirst()
          step(.move, to: next.location, at: base + next.time)
        }
      }
    }
  }

  public func drag(by way: CGVector, over seconds: Double, eventsPerSecond: Double? = nil) {
    drag(
      to: CGPoint(x: location.x + way.dx, y: location.y + way.dy), over: seconds,
      eventsPerSecond: eventsPerSecond)
  }

  /// Moves at exactly `velocity`, points a second, for `duration` seconds and lifts in motion.
  ///
  /// - Parameter point: Where it comes down first; if nil it goes on from where it is.
  public func flick(
    from point: CGPoint? = nil, velocity: CGVector, duration: Double = 0.1,
    eventsPerSecond: Double? = nil
  ) {
    if let point, !isDown { down(at: point) }
    drag(
      by: CGVector(dx: velocity.dx * duration, dy: velocity.dy * duration), over: duration,
      eventsPerSecond: eventsPerSecond)
    lift()
  }

  /// The same over a given distance, in points.
  public func flick(from point: CGPoint? = nil, velocity: CGVector, distance: CGFloat) {
    let speed = hypot(velocity.dx, velocity.dy)
    guard speed > 0 else { return }
    flick(from: point, velocity: velocity, duration: Double(distance / speed))
  }

  // MARK: -

  private func change(_ change: Simulator.Contact.Change, to point: CGPoint) {
    step(change, to: point, at: simulator.time)
    simulator.commit()
  }

  func step(_ change: Simulator.Contact.Change, to point: CGPoint, at time: Double) {
    guard point.x.isFinite, point.y.isFinite else { return }
    if change == .down || isDown { location = point }
    simulator.deliver(
      [Simulator.Contact(finger: self, change: change, location: point)], at: time)
  }

  /// For events that several fingers share.
  func remember(_ point: CGPoint) { location = point }
}
