import UIKit

/// The recognisers of a sheet: a pan, a tap and a fence, all on the root view.
///
/// The fence is for sheets in a scroll view. It recognises every drag that begins on the sheet, does
/// nothing with it, stands in nobody's way inside the sheet, and keeps what is behind from scrolling.
///
/// A pan begins only in the style's drag region and when it is mostly along the sheet's axis. Its
/// translation at the start already holds the slop [sim]; the engine is told what came after it.
@MainActor
final class SheetGestures: NSObject {
  private weak var driver: SheetDriver?
  private let pan = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private let fence = UIPanGestureRecognizer()
  private var actions: [GestureAction] = []
  /// The translation along the axis at which the drag began.
  private var origin: CGFloat = 0

  init(driver: SheetDriver) {
    self.driver = driver
    super.init()
    pan.maximumNumberOfTouches = 1
    fence.cancelsTouchesInView = false
    fence.delaysTouchesEnded = false
    for recognizer in [pan, tap, fence] {
      recognizer.delegate = self
      driver.root.addGestureRecognizer(recognizer)
    }
    actions = [
      GestureAction(pan) { [weak self] in self?.panChanged() },
      GestureAction(tap) { [weak self] in self?.tapChanged() },
    ]
  }

  private func panChanged() {
    guard let driver else { return }
    switch pan.state {
    case .began:
      origin = inward(pan.translation(in: driver.root))
      driver.beginDrag()
    case .changed:
      driver.drag(to: inward(pan.translation(in: driver.root)) - origin)
    case .ended:
      driver.drag(to: inward(pan.translation(in: driver.root)) - origin)
      driver.endDrag(velocity: inward(pan.velocity(in: driver.root)))
    case .cancelled, .failed:
      driver.cancelDrag()
    default: break
    }
  }

  private func tapChanged() {
    guard tap.state == .ended, let driver else { return }
    guard driver.isOutside(tap.location(in: driver.root)) else { return }
    driver.refreshPermission()
    driver.send(.tapOutside)
  }

  /// The part of a finger's movement that grows the sheet.
  private func inward(_ vector: CGPoint) -> CGFloat {
    (driver?.resolvedEdge ?? .bottom).growth(dx: vector.x, dy: vector.y)
  }
}

extension SheetGestures: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let driver else { return false }
    if recognizer === fence { return isInScrollView }
    let point = touch.location(in: driver.root)
    if recognizer === pan {
      driver.touchBegan(at: point)
      return driver.canDrag(from: point)
    }
    return driver.isOutside(point) && !belongsToControl(touch.view)
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer === pan, let driver else { return true }
    let moved = pan.translation(in: driver.root)
    let (x, y) = (abs(moved.x), abs(moved.y))
    return driver.resolvedEdge.isVertical ? y > x : x > y
  }

  /// A list that reaches into a drag region of some points of depth waits until it is clear that the
  /// finger does not drag the sheet. One that the sheet is in waits for both pans.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    guard recognizer !== tap, let driver, let scroll = scrollView(of: other) else { return false }
    if driver.root.isDescendant(of: scroll) { return true }
    guard recognizer === pan, driver.style.dragRegion.depth.isFinite else { return false }
    return scroll.isDescendant(of: driver.root.surface)
  }

  /// The fence goes along with everything but the scrolling of what is behind.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    guard recognizer === fence, let driver else { return false }
    guard let scroll = scrollView(of: other) else { return true }
    return !driver.root.isDescendant(of: scroll)
  }

  /// The scroll view whose pan this is; nil for other recognisers.
  private func scrollView(of recognizer: UIGestureRecognizer) -> UIScrollView? {
    guard let scroll = recognizer.view as? UIScrollView else { return nil }
    return recognizer === scroll.panGestureRecognizer ? scroll : nil
  }

  private var isInScrollView: Bool {
    var current = driver?.root.superview
    while let candidate = current {
      if candidate is UIScrollView { return true }
      current = candidate.superview
    }
    return false
  }

  /// Whether the touch is on a control, or on something inside one: the control's tap is its own.
  private func belongsToControl(_ view: UIView?) -> Bool {
    var current = view
    while let candidate = current, candidate !== driver?.root {
      if candidate is UIControl { return true }
      current = candidate.superview
    }
    return false
  }
}
