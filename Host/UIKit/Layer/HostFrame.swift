import Foundation

/// What has happened in the frames so far. Counted on the main thread alone, where the host lives:
/// hence `nonisolated(unsafe)`.
package enum HostFrameCounters {
  /// Layers that were laid out.
  package nonisolated(unsafe) static var layouts = 0
  /// Calls of display links.
  package nonisolated(unsafe) static var displayLinkCallbacks = 0
  /// Animations that were added to layers.
  package nonisolated(unsafe) static var animationsBegun = 0
}

/// One turn of the run loop, as the simulator runs it: the clock is set and the input delivered;
/// then timers and display links fire, the transaction is committed, and what is over is finished.
@MainActor
package enum HostFrame {
  private static var roots: [CALayer] = []

  /// Makes a window's layer one that is laid out, displayed and animated each frame.
  package static func addRoot(_ layer: CALayer) {
    guard !roots.contains(where: { $0 === layer }) else { return }
    roots.append(layer)
  }

  package static func removeRoot(_ layer: CALayer) { roots.removeAll { $0 === layer } }

  /// Layers that are on the screen, in the order in which they came.
  package static var rootLayers: [CALayer] { roots }

  package static func fireTimersAndDisplayLinks() {}

  /// Lays out and displays what is dirty, and begins the animations added in this turn at
  /// `HostClock.now`.
  package static func commit() {
    for root in roots {
      if let view = root.delegate as? UIView {
        view.layoutIfNeeded()
      } else {
        root.layoutIfNeeded()
      }
    }
    for root in roots { root.displayTree() }
    AfterCommit.run()
  }

  /// Ends the animations that are over at `HostClock.now` and calls who waits for them.
  package static func finishAnimations() {}

  /// Whether an animation or a display link is running.
  package static var isBusy: Bool { false }
}
