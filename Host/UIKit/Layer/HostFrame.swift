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
  /// Seconds from one frame to the next: what display links are told.
  package static var duration: Double = 1.0 / 60

  /// Makes a window's layer one that is laid out, displayed and animated each frame.
  package static func addRoot(_ layer: CALayer) { LayerServer.addRoot(layer) }

  package static func removeRoot(_ layer: CALayer) { LayerServer.removeRoot(layer) }

  /// The window's simulator stops running for a while: its animations keep where they are.
  package static func sleepRoot(_ layer: CALayer) { LayerServer.sleepRoot(layer) }

  /// Layers that are on the screen, in the order in which they came.
  package static var rootLayers: [CALayer] { LayerServer.roots }

  package static func fireTimersAndDisplayLinks() {
    HostTimers.fire()
    for link in LayerServer.links { link.fire(now: HostClock.now, frame: duration) }
  }

  /// Lays out and displays what is dirty, and begins the animations added in this turn at
  /// `HostClock.now`.
  package static func commit() {
    LayerServer.commit { root in
      // A window's layout begins with its constraints.
      if let view = root.delegate as? UIView {
        view.layoutIfNeeded()
      } else {
        root.layoutIfNeeded()
      }
    }
    UIViewPropertyAnimator.commit()
    AfterCommit.run()
  }

  /// Ends the animations that are over at `HostClock.now` and calls who waits for them. What they
  /// change is committed at once.
  package static func finishAnimations() {
    LayerServer.finish { commit() }
    while UIViewPropertyAnimator.finishThoseOver() {
      commit()
      LayerServer.finish { commit() }
    }
  }

  /// Whether an animation that will end, a timer or a display link is running.
  package static var isBusy: Bool {
    LayerServer.isAnimating || UIViewPropertyAnimator.isAnyRunning || !AfterCommit.isEmpty
      || HostTimers.isWaiting
      || LayerServer.links.contains { !$0.isPaused }
  }

  /// Forgets layers, animations, timers and links, but for those of windows that sleep: for a new
  /// simulator.
  package static func reset() {
    LayerServer.reset()
    HostTimers.removeAll()
    UIViewPropertyAnimator.reset()
    (HostFrameCounters.layouts, HostFrameCounters.displayLinkCallbacks) = (0, 0)
    HostFrameCounters.animationsBegun = 0
  }
}
