import Foundation
import Simulator
import UIKit

/// A scroll view over the whole screen, its delegate's log, and a finger.
@MainActor final class ScrollStand {
  let simulator: Simulator
  let view: UIScrollView
  let log = ScrollLog()
  let finger: Finger

  init(
    width: CGFloat = 393, content: CGFloat = 3000,
    behavior: UIScrollView.ContentInsetAdjustmentBehavior = .never
  ) {
    simulator = Simulator(.iPhone16)
    finger = simulator.finger()
    view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    view.contentInsetAdjustmentBehavior = behavior
    view.contentSize = CGSize(width: width, height: content)
    let root = UIViewController()
    simulator.show(root)
    root.view.addSubview(view)
    simulator.advance(by: 0.05)
    view.delegate = log
    log.simulator = simulator
  }
}

/// What a scroll view's delegate was told.
@MainActor final class ScrollLog: NSObject, UIScrollViewDelegate {
  weak var simulator: Simulator?
  var entries: [String] = []
  var times: [String: Double] = [:]
  var velocity: CGPoint?
  var target: CGPoint?
  /// Where the delegate wants content to rest.
  var wanted: CGPoint?
  var allowsTop = true

  var withoutRepeats: [String] {
    entries.enumerated().filter { $0.offset == 0 || entries[$0.offset - 1] != $0.element }
      .map(\.element)
  }

  private func note(_ entry: String) {
    entries.append(entry)
    times[entry] = simulator?.time
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEndDragging")
    self.velocity = velocity
    target = targetContentOffset.pointee
    if let wanted { targetContentOffset.pointee = wanted }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging(\(decelerate))")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("willBeginDecelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("didEndScrollingAnimation")
  }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { allowsTop }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop") }
}

/// Content that counts its touches.
@MainActor final class TouchCounter: UIView {
  var (began, moved, ended, cancelled) = (0, 0, 0, 0)

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moved += 1 }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ended += 1 }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelled += 1 }
}
