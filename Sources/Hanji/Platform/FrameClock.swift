import UIKit

// A display link reports to a target and a selector on iOS; the host on Linux takes a closure.

/// Calls a closure before each frame until it answers false, or until told to stop.
///
/// The display link keeps itself alive; whoever made the clock may forget it.
@MainActor
final class FrameClock {
  private var link: CADisplayLink?

  /// Starts at once. The closure is called on the main thread, first before the next frame.
  init(_ step: @escaping @MainActor () -> Bool) {
    #if canImport(ObjectiveC)
      let target = Target { [weak self] link in
        if step() { return }
        link.invalidate()
        self?.link = nil
      }
      let link = CADisplayLink(target: target, selector: #selector(Target.fire(_:)))
    #else
      let link = CADisplayLink { [weak self] link in
        if step() { return }
        link.invalidate()
        self?.link = nil
      }
    #endif
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Stops. No call comes after this one.
  func stop() {
    link?.invalidate()
    link = nil
  }

  #if canImport(ObjectiveC)
    @MainActor
    private final class Target: NSObject {
      private let handler: @MainActor (CADisplayLink) -> Void

      init(_ handler: @escaping @MainActor (CADisplayLink) -> Void) {
        self.handler = handler
      }

      @objc func fire(_ link: CADisplayLink) { handler(link) }
    }
  #endif
}
