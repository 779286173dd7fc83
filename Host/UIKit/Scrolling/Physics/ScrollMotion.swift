import Foundation

/// A movement of content along one axis, without a finger: deceleration, bounce, or both, each from
/// the state in which the one before ends. Time counts from the movement's start.
package struct ScrollMotion: Hashable, Sendable {
  package enum Curve: Hashable, Sendable {
    case still(Double)
    case decay(ScrollDecay)
    case spring(ScrollSpring, target: Double)
  }

  private struct Phase: Hashable, Sendable {
    let begin: Double
    let curve: Curve
  }

  private var phases: [Phase]
  /// Seconds from the start to rest.
  package private(set) var duration: Double
  /// Where content rests.
  package let target: Double

  package init(still position: Double) {
    phases = [Phase(begin: 0, curve: .still(position))]
    duration = 0
    target = position
  }

  package init(decay: ScrollDecay) {
    phases = [Phase(begin: 0, curve: .decay(decay))]
    duration = decay.duration
    target = decay.target
  }

  /// A decay that is over when it is within `tolerance` of its end, at `target`.
  package init(decay: ScrollDecay, endingAt target: Double, tolerance: Double) {
    phases = [Phase(begin: 0, curve: .decay(decay))]
    let way = abs(target - decay.start)
    duration = way > tolerance ? log(way / tolerance) / decay.constant : 0
    self.target = target
  }

  package init(spring: ScrollSpring, target: Double, tolerance: Double) {
    phases = [Phase(begin: 0, curve: .spring(spring, target: target))]
    duration = spring.duration(within: tolerance)
    self.target = target
  }

  /// A decay that meets `edge` at `time`: it bounces there, or stops dead.
  package init(
    decay: ScrollDecay, meeting edge: Double, at time: Double, bounces: Bool, tolerance: Double
  ) {
    let first = Phase(begin: 0, curve: .decay(decay))
    target = edge
    if bounces {
      let spring = ScrollSpring(
        displacement: 0, velocity: decay.velocity(at: time),
        kind: .critical(omega: ScrollSpring.omega))
      phases = [first, Phase(begin: time, curve: .spring(spring, target: edge))]
      duration = time + spring.duration(within: tolerance)
    } else {
      phases = [first, Phase(begin: time, curve: .still(edge))]
      duration = time
    }
  }

  /// Where content is. From `duration` on at the target exactly.
  package func value(at time: Double) -> Double {
    if time >= duration { return target }
    let phase = phase(at: time)
    switch phase.curve {
    case .still(let position): return position
    case .decay(let decay): return decay.value(at: time - phase.begin)
    case .spring(let spring, let target): return target + spring.value(at: time - phase.begin)
    }
  }

  /// Points a second; 0 from `duration` on.
  package func velocity(at time: Double) -> Double {
    if time >= duration { return 0 }
    let phase = phase(at: time)
    switch phase.curve {
    case .still: return 0
    case .decay(let decay): return decay.velocity(at: time - phase.begin)
    case .spring(let spring, _): return spring.velocity(at: time - phase.begin)
    }
  }

  private func phase(at time: Double) -> Phase {
    phases.last { $0.begin <= time } ?? phases[0]
  }
}
