import Foundation

/// Which part of a property animator's change shows: all its animations ask here. It holds still, or
/// runs along a curve from one part to another.
final class AnimatorClock {
  enum Curve {
    case function(CAMediaTimingFunction)
    case spring(HostSpring)
  }

  private struct Run {
    /// nil until the turn in which it was started is committed.
    var begin: Double?
    /// Seconds.
    var delay: Double
    var duration: Double
    var from, to: Double
    var curve: Curve
    /// A part of the curve that is over at the begin, 0 … 1.
    var skipped: Double

    func elapsed(at time: Double) -> Double { begin.map { max(0, time - $0) } ?? 0 }

    func fraction(at time: Double) -> Double {
      let seconds = elapsed(at: time)
      let passed = duration > 0 ? min(1, seconds / duration) : begin == nil ? 0 : 1
      let whole = skipped + (1 - skipped) * passed
      switch curve {
      case .function(let function):
        let (a, b) = (function.value(at: skipped), function.value(at: whole))
        return a >= 1 ? to : from + (to - from) * (b - a) / (1 - a)
      case .spring(let spring):
        return passed >= 1 ? to : to + (from - to) * spring.remaining(at: seconds)
      }
    }
  }

  /// A layer's value that the animator changes.
  struct Change {
    let layer: CALayer
    let key: String
    let animation: CAAnimation
    let old, new: LayerValue
  }

  private(set) var changes: [Change] = []
  private var run: Run?
  private var held = 0.0

  /// 0 at the beginning, 1 at the end; springs go beyond.
  var fraction: Double { run.map { $0.fraction(at: HostClock.now) } ?? held }

  var isRunning: Bool { run != nil }

  /// Whether a run has come to its end.
  var isOver: Bool {
    guard let run, let begin = run.begin else { return false }
    return HostClock.now >= begin + run.duration - 1e-9
  }

  /// Seconds of the run that have passed.
  var elapsed: Double { run?.elapsed(at: HostClock.now) ?? 0 }

  /// The turn ends: a run that was started in it begins.
  func commit() {
    guard let run, run.begin == nil else { return }
    self.run?.begin = HostClock.now + run.delay
  }

  func hold(at fraction: Double) { (run, held) = (nil, fraction) }

  func hold() { hold(at: fraction) }

  /// Runs from what shows to `target`, beginning after `delay` seconds.
  func go(
    to target: Double, duration: Double, curve: Curve, delay: Double = 0, skipped: Double = 0
  ) {
    run = Run(
      begin: nil, delay: delay, duration: duration, from: fraction, to: target, curve: curve,
      skipped: skipped)
  }

  func note(
    _ layer: CALayer, key: String, animation: CAAnimation, old: LayerValue, new: LayerValue
  ) {
    changes.append(
      Change(layer: layer, key: key, animation: animation, old: old, new: new))
  }

  /// Ends all animations; the layers keep what `position` says.
  func settle(at position: UIViewAnimatingPosition) {
    let ending = changes
    changes = []
    // What shows now, before the animations that make it go.
    let shown = ending.map { change in
      let stopped = change.layer.running.filter { record in
        ending.contains { $0.animation === record.animation }
      }
      return change.layer.value(of: change.key, showingWithout: stopped) ?? change.new
    }
    for change in ending {
      for record in change.layer.running where record.animation === change.animation {
        LayerServer.stop(record, finished: position != .current)
      }
    }
    // Later changes of the same value last when it ends, first when it goes back.
    let order = Array(zip(ending, shown))
    for (change, current) in position == .start ? order.reversed() : order {
      switch position {
      case .end: continue
      case .start: change.layer.setModelValue(change.old, forKey: change.key)
      case .current: change.layer.setModelValue(current, forKey: change.key)
      }
    }
  }
}

/// A part of an animator's run, and how a change goes in it.
struct AnimatorSpan {
  /// 0 … 1.
  var start = 0.0
  var end = 1.0
  /// nil: as the animator's own curve goes.
  var curve: ViewTiming.Curve?

  /// A part of this part, both in units of it.
  func part(_ start: Double, _ length: Double) -> AnimatorSpan {
    let from = self.start + (end - self.start) * min(1, max(0, start))
    let to = min(end, from + (end - self.start) * max(0, length))
    return AnimatorSpan(start: from, end: to, curve: curve)
  }

  /// Which part of the change is done at a part of the run.
  func fraction(at whole: Double) -> Double {
    var done = whole
    if start > 0 || end < 1 {
      done = end > start ? (whole - start) / (end - start) : whole < start ? 0 : 1
      // A spring goes beyond the ends of the run, not of a part that is over or has not begun.
      if start > 0 { done = max(0, done) }
      if end < 1 { done = min(1, done) }
    }
    switch curve {
    case nil: return done
    case .cubic(let function): return function.value(at: done)
    case .spring(let spring):
      return done >= 1 ? 1 : 1 - spring.remaining(at: done * spring.settlingDuration)
    }
  }
}

/// An animation that shows the part of the way that its animator says, and never ends by itself.
final class AnimatorAnimation: CABasicAnimation {
  private let clock: AnimatorClock
  private let span: AnimatorSpan

  init(_ clock: AnimatorClock, span: AnimatorSpan) {
    (self.clock, self.span) = (clock, span)
    super.init()
    duration = .infinity
    fillMode = .both
  }

  required init?(coder: NSCoder) { nil }

  override func fraction(at moment: AnimationMoment) -> Double {
    span.fraction(at: clock.fraction)
  }
}

extension CALayer {
  /// Sets a model value without an action.
  func setModelValue(_ value: LayerValue, forKey key: String) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    switch (key, value) {
    case ("bounds", .rect(let v)): bounds = v
    case ("position", .point(let v)): position = v
    case ("transform", .transform(let v)): transform = v
    case ("anchorPoint", .point(let v)): anchorPoint = v
    default: setAnimatable(key, value)
    }
    CATransaction.commit()
  }
}
