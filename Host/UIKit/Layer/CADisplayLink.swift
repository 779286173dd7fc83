import Foundation

/// A call each frame. The host has no selectors: the closure form stands for target and selector.
open class CADisplayLink: NSObject {
  private let handler: @MainActor (CADisplayLink) -> Void
  private var isAdded = false
  private var last: CFTimeInterval?

  open var isPaused = false
  /// 0: each frame of the display.
  open var preferredFramesPerSecond = 0
  open private(set) var timestamp: CFTimeInterval = 0
  /// When what is prepared in this call will be on the screen.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// Seconds a frame of the display lasts.
  open private(set) var duration: CFTimeInterval = 0

  package init(handler: @escaping @MainActor (CADisplayLink) -> Void) { self.handler = handler }

  /// Begins the calls. The host has one run loop and one mode.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isAdded else { return }
    isAdded = true
    LayerServer.links.append(self)
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  open func invalidate() {
    isAdded = false
    LayerServer.links.removeAll { $0 === self }
  }

  @MainActor
  func fire(now: CFTimeInterval, frame: CFTimeInterval) {
    guard isAdded, !isPaused else { return }
    let wanted = preferredFramesPerSecond > 0 ? 1 / Double(preferredFramesPerSecond) : frame
    // Half a frame early is on time: 30 calls a second are every other of 60.
    if let last, now - last < wanted - frame / 2 { return }
    (last, timestamp, duration) = (now, now, frame)
    targetTimestamp = now + max(frame, wanted)
    HostFrameCounters.displayLinkCallbacks += 1
    handler(self)
  }
}
