import Foundation

/// What the pan does to the content.
extension UIScrollView {
  func panChanged(_ pan: ScrollPan) {
    switch pan.state {
    case .began:
      beginDrag(pan)
      dragForKeyboard(pan)
    case .changed:
      drag(pan)
      dragForKeyboard(pan)
    case .ended:
      endDrag(velocity: pan.velocity(in: self))
      dragEndedForKeyboard(velocity: pan.velocity(in: nil).y)
    case .cancelled, .failed:
      endDrag(velocity: .zero)
      dragEndedForKeyboard(velocity: nil)
    default: break
    }
  }

  private func beginDrag(_ pan: ScrollPan) {
    stopMoving()
    let (horizontal, vertical) = (axis(.horizontal), axis(.vertical))
    let way = pan.translation(in: self)
    var axes = Set<ScrollDirection>()
    if horizontal.scrolls { axes.insert(.horizontal) }
    if vertical.scrolls { axes.insert(.vertical) }
    if isDirectionalLockEnabled, axes.count == 2, let main = ScrollPan.mainAxis(of: way) {
      axes = [main]
    }
    let offset = contentOffset
    activity = .dragging(
      ScrollDrag(
        axes: axes, raw: CGPoint(x: horizontal.raw(offset.x), y: vertical.raw(offset.y)),
        shown: offset, translation: pan.slop(of: way, along: axes)))
    dragBeganForKeyboard()
    delegate?.scrollViewWillBeginDragging(self)
    indicators.show()
    drag(pan)
  }

  private func drag(_ pan: ScrollPan) {
    guard case .dragging(var drag) = activity else { return }
    let way = pan.translation(in: self)
    let (horizontal, vertical) = (axis(.horizontal), axis(.vertical))
    if contentOffset != drag.shown {
      // Somebody else moved the content: the finger goes on from there.
      drag.raw = CGPoint(x: horizontal.raw(contentOffset.x), y: vertical.raw(contentOffset.y))
    }
    var offset = contentOffset
    if drag.axes.contains(.horizontal) {
      drag.raw.x -= way.x - drag.translation.x
      offset.x = horizontal.snap(horizontal.shown(drag.raw.x))
    }
    if drag.axes.contains(.vertical) {
      drag.raw.y -= way.y - drag.translation.y
      offset.y = vertical.snap(vertical.shown(drag.raw.y))
    }
    drag.translation = way
    drag.shown = offset
    activity = .dragging(drag)
    move(to: offset)
  }

  private func endDrag(velocity: CGPoint) {
    guard case .dragging(let drag) = activity else { return fingersLeft() }
    var finger = CGPoint.zero
    if drag.axes.contains(.horizontal) { finger.x = -velocity.x }
    if drag.axes.contains(.vertical) { finger.y = -velocity.y }
    if refreshControl?.isRefreshing == true { makeRoomForRefreshing() }
    var glide = release(finger)
    let proposed = CGPoint(
      x: axis(.horizontal).snap(glide.target.x), y: axis(.vertical).snap(glide.target.y))
    var target = proposed
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: finger.x / 1000, y: finger.y / 1000),
      targetContentOffset: &target)
    if target != proposed, target.x.isFinite, target.y.isFinite {
      glide = release(finger, to: target)
    }
    guard case .dragging = activity else { return }
    let moves = glide.duration > 0
    activity = moves ? .gliding(glide) : .idle
    delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    guard moves else { return settle() }
    guard case .gliding = activity else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    runTicker()
  }

  /// What content does by itself after a finger of `velocity`, offsets a second.
  private func release(_ velocity: CGPoint) -> ScrollGlide {
    func motion(_ direction: ScrollDirection) -> ScrollMotion {
      let axis = axis(direction)
      let (offset, speed) = (direction[contentOffset], direction[velocity])
      let shown = axis.shownVelocity(speed, at: offset)
      guard isPagingEnabled, axis.scrolls, axis.clamp(offset) == offset else {
        return axis.release(at: offset, velocity: shown, rate: decelerationRate.rawValue)
      }
      return axis.release(
        at: offset, velocity: speed, to: axis.page(at: offset, velocity: speed),
        rate: decelerationRate.rawValue, paging: true)
    }
    return ScrollGlide(x: motion(.horizontal), y: motion(.vertical), begin: HostClock.now)
  }

  /// The same, to where the delegate wants it.
  private func release(_ velocity: CGPoint, to target: CGPoint) -> ScrollGlide {
    func motion(_ direction: ScrollDirection) -> ScrollMotion {
      let (axis, offset) = (axis(direction), direction[contentOffset])
      return axis.release(
        at: offset, velocity: axis.shownVelocity(direction[velocity], at: offset),
        to: direction[target], rate: decelerationRate.rawValue, paging: isPagingEnabled)
    }
    return ScrollGlide(x: motion(.horizontal), y: motion(.vertical), begin: HostClock.now)
  }
}
