import Foundation

/// Holds touches back from a scroll view's content until it is clear that they scroll nothing:
/// for 0.15 s [?], or until the finger leaves.
@MainActor final class ScrollTouchDelay: UIGestureRecognizer {
  /// Seconds [?]: UIKit's delay has been described as about that.
  static let duration = 0.15

  weak var scrollView: UIScrollView?
  private var timer: HostTimers.Token?
  /// Whether content has heard of the touches there are.
  private(set) var hasLetThrough = false

  override init() {
    super.init()
    cancelsTouchesInView = false
    delaysTouchesBegan = true
    delaysTouchesEnded = false
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let delays = scrollView?.delaysContentTouches ?? false && scrollView?.isScrollEnabled ?? false
    guard delays, !touches.contains(where: { $0.view is ReorderControl }) else {
      return letThrough()
    }
    HostTimers.cancel(timer)
    timer = HostTimers.after(Self.duration) { [weak self] in self?.letThrough() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { letThrough() }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { letThrough() }

  override func reset() {
    super.reset()
    HostTimers.cancel(timer)
    timer = nil
    hasLetThrough = false
  }

  private func letThrough() {
    HostTimers.cancel(timer)
    timer = nil
    guard state == .possible else { return }
    hasLetThrough = true
    state = .failed
  }
}
