import Foundation

/// The layers on the screen and the animations that run on them. All of it is used on the main
/// thread alone, where UIKit lives; layers are not bound to the main actor on iOS and cannot be
/// here, hence `nonisolated(unsafe)`.
enum LayerServer {
  private(set) nonisolated(unsafe) static var roots: [CALayer] = []
  /// Windows of simulators that are not running now: nothing on them begins, ends or is cut short.
  private nonisolated(unsafe) static var sleeping: [CALayer] = []
  private nonisolated(unsafe) static var records: [AnimationRecord] = []
  private nonisolated(unsafe) static var callbacks: [() -> Void] = []
  nonisolated(unsafe) static var links: [CADisplayLink] = []
  /// Layers have come since the last commit.
  nonisolated(unsafe) static var treeHasChanged = false

  static func addRoot(_ layer: CALayer) {
    sleeping.removeAll { $0 === layer }
    guard !roots.contains(where: { $0 === layer }) else { return }
    roots.append(layer)
    treeHasChanged = true
  }

  static func removeRoot(_ layer: CALayer) {
    roots.removeAll { $0 === layer }
    sleeping.removeAll { $0 === layer }
  }

  static func sleepRoot(_ layer: CALayer) {
    guard roots.contains(where: { $0 === layer }) else { return }
    removeRoot(layer)
    sleeping.append(layer)
  }

  private static func isAsleep(_ layer: CALayer?) -> Bool {
    guard !sleeping.isEmpty, let root = layer?.root else { return false }
    return sleeping.contains { $0 === root }
  }

  static func add(_ record: AnimationRecord) {
    records.append(record)
    HostFrameCounters.animationsBegun += 1
  }

  static func stop(_ record: AnimationRecord, finished: Bool) {
    records.removeAll { $0 === record }
    record.layer?.running.removeAll { $0 === record }
    record.tell(finished: finished)
  }

  /// Calls the block at the end of the turn.
  static func callBack(_ block: @escaping () -> Void) { callbacks.append(block) }

  static func isOnScreen(_ layer: CALayer) -> Bool {
    let root = layer.root
    return roots.contains { $0 === root }
  }

  static func commit(layout: (CALayer) -> Void) {
    CATransaction.flushLevels()
    for root in roots { layout(root) }
    for root in roots { root.displayTree() }
    // Layout adds animations too: the transaction they went to ends here.
    CATransaction.flushLevels()
    beginAnimations()
    if treeHasChanged {
      treeHasChanged = false
      for root in roots { root.markAppeared() }
    }
  }

  private static func beginAnimations() {
    for record in records where !isAsleep(record.layer) {
      guard let layer = record.layer, isOnScreen(layer) else {
        // One that never showed was not cut short; one that left the screen was.
        stop(record, finished: record.begin == nil && record.layer != nil)
        continue
      }
      guard record.begin == nil else { continue }
      let animation = record.animation
      let begin =
        animation.beginTime != 0 ? animation.beginTime : layer.localTime(at: HostClock.now)
      record.begin = begin + animation.commitDelay
      animation.delegate?.animationDidStart(animation)
    }
  }

  /// Ends what is over, and calls back; after each round of that `commit` is called.
  static func finish(commit: () -> Void) {
    for _ in 0..<64 {
      for record in records where !record.isTold && !isAsleep(record.layer) {
        guard let layer = record.layer, let begin = record.begin else { continue }
        let time = layer.localTime(at: HostClock.now)
        guard AnimationMoment.isOver(record.animation, begin: begin, at: time) else { continue }
        if record.animation.isRemovedOnCompletion {
          stop(record, finished: true)
        } else {
          record.tell(finished: true)
        }
      }
      guard !callbacks.isEmpty else { return }
      let due = callbacks
      callbacks = []
      for callback in due { callback() }
      commit()
    }
    HostReport.once("completions do not come to rest: each one starts another at once")
  }

  /// Whether an animation is running that will end.
  static var isAnimating: Bool {
    !callbacks.isEmpty
      || records.contains { record in
        !record.isTold && !isAsleep(record.layer) && record.animation.speed != 0
          && AnimationMoment.activeDuration(record.animation).isFinite
      }
  }

  /// Forgets what does not sleep: for a new simulator.
  static func reset() {
    for record in records where !isAsleep(record.layer) { record.layer?.running = [] }
    records.removeAll { !isAsleep($0.layer) }
    (callbacks, roots, links) = ([], [], [])
  }
}
