import UIKit

/// The order in which a screen is read: from the top down and along each line in reading direction,
/// whatever view something is in. What is grouped is read in one go: what its view asks for it, and
/// what scroll views, rows, bars, presentations and `accessibilityElements` hold.
///
/// VoiceOver's own order is not documented beyond that.
extension VoiceOver {
  /// What is read in one go: an element, or those of a group in their order.
  private struct Unit {
    var frame: CGRect
    var elements: [UIResponder]
  }

  /// The elements at and below a view.
  static func elements(in view: UIView) -> [UIResponder] {
    sorted(units(in: view), in: view)
  }

  private static func units(in view: UIView) -> [Unit] {
    guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden else { return [] }
    if view.isAccessibilityElement {
      return [Unit(frame: view.accessibilityFrame, elements: [view])]
    }
    if let own = view.accessibilityElements {
      return group(of: view, own.flatMap { elements(of: $0) })
    }
    var children = view.subviews
    // A modal view keeps its siblings away; of several the frontmost counts.
    if let modal = children.last(where: { isModal($0) }) { children = [modal] }
    let units = children.flatMap { self.units(in: $0) }
    return isGroup(view) ? group(of: view, sorted(units, in: view)) : units
  }

  private static func elements(of element: Any) -> [UIResponder] {
    if let view = element as? UIView { return elements(in: view) }
    return (element as? UIResponder).map { [$0] } ?? []
  }

  private static func group(of view: UIView, _ elements: [UIResponder]) -> [Unit] {
    elements.isEmpty ? [] : [Unit(frame: view.accessibilityFrame, elements: elements)]
  }

  private static func isGroup(_ view: UIView) -> Bool {
    view.shouldGroupAccessibilityChildren || view is UIScrollView || view is UITableViewCell
      || view is UINavigationBar || view is PresentationContainerView
  }

  private static func isModal(_ view: UIView) -> Bool {
    view.accessibilityViewIsModal && !view.isHidden && view.alpha >= 0.01
  }

  static func holdsModal(_ view: UIView) -> Bool {
    isModal(view) || view.subviews.contains { holdsModal($0) }
  }

  private static func sorted(_ units: [Unit], in view: UIView) -> [UIResponder] {
    let mirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let down = units.enumerated().sorted {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }.map(\.element)
    var lines: [[Unit]] = []
    for unit in down {
      // What begins within a point of a line's first stands on that line.
      if let first = lines.last?.first, unit.frame.minY - first.frame.minY <= 1 {
        lines[lines.count - 1].append(unit)
      } else {
        lines.append([unit])
      }
    }
    return lines.flatMap { line in
      line.enumerated().sorted { a, b in
        let (left, right) = (a.element.frame.minX, b.element.frame.minX)
        return left == right ? a.offset < b.offset : (left < right) != mirrored
      }.flatMap(\.element.elements)
    }
  }
}
