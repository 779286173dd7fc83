/// The only time there is: the simulator's.
package enum HostClock {
  /// Seconds since the simulator started. Only the simulator sets it, on the main thread between
  /// frames: hence no lock and `nonisolated(unsafe)`.
  package nonisolated(unsafe) static var now: Double = 0
}

/// The simulated time in seconds. Nothing in the host reads a wall clock.
public func CACurrentMediaTime() -> CFTimeInterval { HostClock.now }
