import Foundation

extension UIView {
  /// Moves and sizes the subviews by their masks after this view had the size `old`.
  func autoresizeChildren(from old: CGSize) {
    let new = bounds.size
    for child in children where child.translatesAutoresizingMaskIntoConstraints {
      let mask = child.autoresizingMask
      if mask.isEmpty { continue }
      let frame = child.untransformedFrame
      let x = Self.autoresize(
        frame.minX, frame.width, from: old.width, to: new.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        ))
      let y = Self.autoresize(
        frame.minY, frame.height, from: old.height, to: new.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ))
      child.applyAutoresized(CGRect(x: x.start, y: y.start, width: x.length, height: y.length))
    }
  }

  private func applyAutoresized(_ frame: CGRect) {
    guard frame != untransformedFrame else { return }
    let anchor = layer.anchorPoint
    center = CGPoint(
      x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    bounds.size = frame.size
  }

  /// How much of a change of the superview's length a number of the frame takes, by the mask.
  func autoresizingShare(_ component: LayoutComponent, in length: CGFloat) -> CGFloat {
    let mask = autoresizingMask
    if mask.isEmpty { return 0 }
    let frame = untransformedFrame
    let isHorizontal = component.isHorizontal
    let (start, size) = isHorizontal ? (frame.minX, frame.width) : (frame.minY, frame.height)
    let moved = Self.autoresize(
      start, size, from: length, to: length + 1,
      flexible: isHorizontal
        ? (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        )
        : (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ))
    return component == .x || component == .y ? moved.start - start : moved.length - size
  }

  /// One axis. What is flexible shares the change in proportion to its length, or evenly where all
  /// of it has none.
  private static func autoresize(
    _ start: CGFloat, _ length: CGFloat, from old: CGFloat, to new: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let change = new - old
    let parts: [(flexible: Bool, length: CGFloat)] = [
      (flexible.before, start), (flexible.length, length), (flexible.after, old - start - length),
    ]
    let count = CGFloat(parts.filter(\.flexible).count)
    guard count > 0, change != 0 else { return (start, length) }
    let total = parts.reduce(0) { $0 + ($1.flexible ? $1.length : 0) }
    func share(_ index: Int) -> CGFloat {
      guard parts[index].flexible else { return 0 }
      return total > 0 ? change * parts[index].length / total : change / count
    }
    return (start + share(0), max(0, length + share(1)))
  }
}
