import Foundation

extension UIScrollView {
  // MARK: Changes from outside

  func moveContent(to offset: CGPoint) {
    guard offset.x.isFinite, offset.y.isFinite else {
      return HostReport.once("UIScrollView.contentOffset: not a number; it stays where it is")
    }
    bounds.origin = offset
  }

  /// The bounds have another origin.
  func contentMoved(from before: CGPoint) {
    if !isMovingContent { shiftMotion(from: before) }
    setNeedsLayout()
    delegate?.scrollViewDidScroll(self)
    contentDidMove()
  }

  /// Somebody moved the content under a glide: it goes on from there.
  private func shiftMotion(from before: CGPoint) {
    guard case .gliding(let glide) = activity else { return }
    let now = HostClock.now
    glideOn(velocity: glide.velocity(at: now))
  }

  /// Content, insets or size have changed: what moves heads for the new limits, what rests goes
  /// back within them.
  func limitsChanged() {
    switch activity {
    case .idle:
      guard !isTracking else { return }
      let offset = limited(contentOffset)
      if offset != contentOffset { contentOffset = offset }
    case .gliding(let glide): glideOn(velocity: glide.velocity(at: HostClock.now))
    case .animating(let flight):
      let target = limited(flight.ease.target)
      guard target != flight.ease.target else { return }
      let start = flight.ease.value(at: HostClock.now - flight.begin)
      activity = .animating(
        ScrollFlight(
          ease: ScrollEase(from: start, to: target), begin: HostClock.now, isToTop: flight.isToTop))
    case .dragging: break
    }
  }

  private func limited(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: axis(.horizontal).clamp(offset.x), y: axis(.vertical).clamp(offset.y))
  }

  func changeContentSize(to size: CGSize) {
    guard size.width.isFinite, size.height.isFinite else {
      return HostReport.once("UIScrollView.contentSize: not a number; it stays as it is")
    }
    guard size != storedContentSize else { return }
    storedContentSize = size
    insetsChanged()
    limitsChanged()
    setNeedsLayout()
  }

  /// The view may have another size.
  func noticeSize() {
    guard bounds.size != lastSize else { return }
    lastSize = bounds.size
    insetsChanged()
    limitsChanged()
  }

  // MARK: Code's own movements

  func scroll(to offset: CGPoint, animated: Bool, isToTop: Bool = false) {
    guard offset.x.isFinite, offset.y.isFinite else { return moveContent(to: offset) }
    stopMoving()
    guard animated, window != nil else { return moveContent(to: offset) }
    if isDragging {
      // The finger has the content: it is there at once, and the finger goes on from there.
      moveContent(to: offset)
      delegate?.scrollViewDidEndScrollingAnimation(self)
      return
    }
    guard offset != contentOffset else {
      if isToTop { delegate?.scrollViewDidScrollToTop(self) }
      return
    }
    let ease = ScrollEase(from: contentOffset, to: offset)
    activity = .animating(ScrollFlight(ease: ease, begin: HostClock.now, isToTop: isToTop))
    indicators.show()
    runTicker()
  }

  func reveal(_ rect: CGRect, animated: Bool) {
    guard rect.width.isFinite, rect.height.isFinite, !rect.isNull else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    func shift(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      if low < from { return low - from }
      // What does not fit shows its beginning.
      return high > to ? min(high - to, low - from) : 0
    }
    let offset = CGPoint(
      x: contentOffset.x + shift(rect.minX, rect.maxX, visible.minX, visible.maxX),
      y: contentOffset.y + shift(rect.minY, rect.maxY, visible.minY, visible.maxY))
    let target = limited(offset)
    guard target != contentOffset else { return }
    scroll(to: target, animated: animated)
  }

  /// What a tap on the status bar does. Whether the content goes anywhere.
  @discardableResult
  package func scrollToTop() -> Bool {
    guard scrollsToTop, isScrollEnabled, !isHidden, window != nil else { return false }
    guard delegate?.scrollViewShouldScrollToTop(self) ?? true else { return false }
    let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
    scroll(to: top, animated: true, isToTop: true)
    return true
  }

  /// Moves content by so many points at once, within its limits. False if there is no room.
  package func scrollByWheel(_ way: CGVector) -> Bool {
    let (x, y) = (axis(.horizontal), axis(.vertical))
    guard x.hasRoom(way.dx, from: contentOffset.x) || y.hasRoom(way.dy, from: contentOffset.y)
    else { return false }
    stopMoving()
    var offset = contentOffset
    if x.scrolls { offset.x = x.snap(x.clamp(offset.x + way.dx)) }
    if y.scrolls { offset.y = y.snap(y.clamp(offset.y + way.dy)) }
    contentOffset = offset
    indicators.flash()
    return true
  }
}
