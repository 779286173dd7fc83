import UIKit

/// The recognisers of a sheet: one pan, one tap, both on the root view.
///
/// A pan begins only in the style's drag region and when it is mostly along the sheet's axis. Its
/// translation at the start already holds the slop [sim]; the engine is told what came after it.
@MainActor
final class SheetGestures: NSObject {
  private weak var driver: SheetDriver?
  private let pan = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private var actions: [GestureAction] = []
  /// The translation along the axis at which the drag began.
  private var origin: CGFloat = 0

  init(driver: SheetDriver) {
    self.driver = driver
    super.init()
    pan.maximumNumberOfTouches = 1
    for recognizer in [pan, tap] {
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
    let point = touch.location(in: driver.root)
    if recognizer === pan { return driver.canDrag(from: point) }
    return driver.isOutside(point) && !belongsToControl(touch.view)
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer === pan, let driver else { return true }
    let moved = pan.translation(in: driver.root)
    let (x, y) = (abs(moved.x), abs(moved.y))
    return driver.resolvedEdge.isVertical ? y > x : x > y
  }

  /// A list that reaches into a drag region of some points of depth waits until it is clear that the
  /// finger does not drag the sheet.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    guard recognizer === pan, let driver, let scroll = other.view as? UIScrollView,
      other === scroll.panGestureRecognizer
    else { return false }
    // A scroll view that a sheet view is shown in.
    if driver.root.isDescendant(of: scroll) { return true }
    guard driver.style.dragRegion.depth.isFinite else { return false }
    return scroll.isDescendant(of: driver.root.surface)
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
