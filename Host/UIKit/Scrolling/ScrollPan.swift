import Foundation

/// The pan of a scroll view: begins along the axes that scroll, and lets an outer scroll view go
/// first where this one has no room left.
@MainActor final class ScrollPan: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?

  override init() {
    super.init()
    addHandler(nil) { [weak self] _ in
      guard let self else { return }
      scrollView?.panChanged(self)
    }
  }

  // MARK: Delegate

  /// Makes the scroll view itself the delegate, if its class conforms.
  func adopt(_ own: (any UIGestureRecognizerDelegate)?) { super.delegate = own }

  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { super.delegate }
    set {
      guard newValue !== scrollView else { return }
      HostReport.once(
        "UIScrollView's pan must have its scroll view as its delegate; another one is ignored")
    }
  }

  // MARK: Beginning

  /// 10 points along an axis that scrolls; any way if both do.
  override var hasMovedEnough: Bool {
    guard let scrollView else { return false }
    let way = wayInView
    switch (scrollView.axis(.horizontal).scrolls, scrollView.axis(.vertical).scrolls) {
    case (true, true): return super.hasMovedEnough
    case (true, false): return abs(way.x) >= Self.slop - 1e-6
    case (false, true): return abs(way.y) >= Self.slop - 1e-6
    case (false, false): return false
    }
  }

  override var mayBegin: Bool {
    guard super.mayBegin, let scrollView else { return false }
    return hasRoom(in: scrollView) && mayTakeTouches(of: scrollView)
  }

  private var wayInView: CGPoint { translation(in: scrollView) }

  static func mainAxis(of way: CGPoint) -> ScrollDirection? {
    if way == .zero { return nil }
    return abs(way.x) > abs(way.y) ? .horizontal : .vertical
  }

  /// What of the way was needed to begin: content follows the rest.
  func slop(of way: CGPoint, along axes: Set<ScrollDirection>) -> CGPoint {
    func limited(_ value: CGFloat) -> CGFloat { min(max(value, -Self.slop), Self.slop) }
    if axes.count == 1 {
      return axes.contains(.horizontal)
        ? CGPoint(x: limited(way.x), y: way.y) : CGPoint(x: way.x, y: limited(way.y))
    }
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    guard length > Self.slop else { return way }
    return CGPoint(x: way.x / length * Self.slop, y: way.y / length * Self.slop)
  }

  /// Whether content can go the finger's way; or, where it could only stretch, whether no scroll
  /// view around this one can do better.
  private func hasRoom(in view: UIScrollView) -> Bool {
    let way = wayInView
    let along = ScrollDirection.allCases.filter {
      view.axis($0).scrolls && (abs($0[way]) >= Self.slop - 1e-6 || $0 == Self.mainAxis(of: way))
    }
    let here = view.contentOffset
    if along.contains(where: { view.axis($0).hasRoom(-$0[way], from: $0[here]) }) { return true }
    return !along.isEmpty
      && !along.contains { axis in
        enclosing(view).contains { outer in
          let way = translation(in: outer)
          return outer.axis(axis).hasRoom(-axis[way], from: axis[outer.contentOffset])
        }
      }
  }

  private func enclosing(_ view: UIScrollView) -> [UIScrollView] {
    var found: [UIScrollView] = []
    var candidate = view.superview
    while let current = candidate {
      if let outer = current as? UIScrollView, outer.isScrollEnabled { found.append(outer) }
      candidate = current.superview
    }
    return found
  }

  /// Touches that content has heard of are taken from it only with its scroll view's consent.
  private func mayTakeTouches(of view: UIScrollView) -> Bool {
    guard view.touchDelay.hasLetThrough else { return true }
    let heard = tracked.compactMap(\.view).filter { $0 !== view }
    if heard.isEmpty { return true }
    return view.canCancelContentTouches && heard.allSatisfy { view.touchesShouldCancel(in: $0) }
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // A row is moved by its handle, never the content.
    for touch in touches where touch.view is ReorderControl { ignore(touch, for: event) }
    if tracked.isEmpty { return }
    scrollView?.fingers = tracked.count
    scrollView?.fingerLanded()
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    countFingers(without: touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    countFingers(without: touches)
  }

  override func reset() {
    super.reset()
    if let scrollView, scrollView.fingers > 0 {
      scrollView.fingers = 0
      scrollView.fingersLeft()
    }
  }

  private func countFingers(without touches: Set<UITouch>) {
    guard let scrollView else { return }
    let rest = tracked.filter { !touches.contains($0) }.count
    guard rest == 0, scrollView.fingers > 0 else {
      scrollView.fingers = rest
      return
    }
    scrollView.fingers = 0
    if !state.isRecognized && wanted == nil { scrollView.fingersLeft() }
  }
}
