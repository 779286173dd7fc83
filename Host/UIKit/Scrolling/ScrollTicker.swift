import Foundation

/// A display link that runs only while something moves.
@MainActor final class ScrollTicker {
  private var link: CADisplayLink?
  private var tick: (@MainActor () -> Void)?

  func start(_ tick: @escaping @MainActor () -> Void) {
    self.tick = tick
    guard link == nil else { return }
    let link = CADisplayLink { [weak self] _ in self?.tick?() }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop() {
    link?.invalidate()
    link = nil
    tick = nil
  }

  isolated deinit { link?.invalidate() }
}
