import Foundation

func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
  UIEdgeInsets(
    top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
    right: left.right + right.right)
}

func - (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
  UIEdgeInsets(
    top: left.top - right.top, left: left.left - right.left, bottom: left.bottom - right.bottom,
    right: left.right - right.right)
}

extension UIScrollView {
  /// The axis as it is now.
  package func axis(_ direction: ScrollDirection) -> ScrollAxis {
    let inset = adjustedContentInset
    let scale = window?.screen.scale ?? UIScreen.main.scale
    switch direction {
    case .horizontal:
      return ScrollAxis(
        content: contentSize.width, viewport: bounds.width, leading: inset.left,
        trailing: inset.right, bounces: bounces, alwaysBounces: alwaysBounceHorizontal,
        enabled: isScrollEnabled, scale: scale)
    case .vertical:
      return ScrollAxis(
        content: contentSize.height, viewport: bounds.height, leading: inset.top,
        trailing: inset.bottom, bounces: bounces, alwaysBounces: bouncesVerticallyAlways,
        enabled: isScrollEnabled, scale: scale)
    }
  }

  var bouncesVerticallyAlways: Bool { alwaysBounceVertical || refreshControl != nil }

  /// Reckons the insets again, and what follows from new ones.
  func insetsChanged() {
    let before = knownInset
    systemInset = reckonedSystemInset
    let after = adjustedContentInset
    guard after != before else { return }
    let systemChanged = knownSystemInset != systemInset
    (knownInset, knownSystemInset) = (after, systemInset)
    if systemChanged { keepTop(before, after) }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    limitsChanged()
    if systemChanged { for child in subviews { child.refreshSafeArea(childrenToo: false) } }
  }

  /// Content that stood at its top left still does when bars come and go.
  private func keepTop(_ before: UIEdgeInsets, _ after: UIEdgeInsets) {
    guard !isDragging else { return }
    var offset = contentOffset
    if abs(offset.y + before.top) < 0.5 { offset.y = -after.top }
    if abs(offset.x + before.left) < 0.5 { offset.x = -after.left }
    if offset != contentOffset { contentOffset = offset }
  }

  private var reckonedSystemInset: UIEdgeInsets {
    let safe = safeAreaInsets
    let whole = (vertical: true, horizontal: true)
    let axes =
      switch contentInsetAdjustmentBehavior {
      case .never: (vertical: false, horizontal: false)
      case .always: whole
      case .scrollableAxes: scrollableAxes
      case .automatic:
        (
          vertical: scrollableAxes.vertical || isBelowBars, horizontal: scrollableAxes.horizontal
        )
      }
    return UIEdgeInsets(
      top: axes.vertical ? safe.top : 0, left: axes.horizontal ? safe.left : 0,
      bottom: axes.vertical ? safe.bottom : 0, right: axes.horizontal ? safe.right : 0)
  }

  /// Whether content is larger than the view, without the safe area, or can be pulled anyway.
  private var scrollableAxes: (vertical: Bool, horizontal: Bool) {
    let height = contentSize.height + contentInset.top + contentInset.bottom
    let width = contentSize.width + contentInset.left + contentInset.right
    return (
      vertical: bouncesVerticallyAlways || height > bounds.height + 0.01,
      horizontal: alwaysBounceHorizontal || width > bounds.width + 0.01
    )
  }

  /// Whether the view controller whose view this is in, is in a navigation controller.
  private var isBelowBars: Bool {
    var responder: UIResponder? = next
    while let current = responder {
      if let controller = current as? UIViewController {
        return controller.navigationController != nil
      }
      responder = current.next
    }
    return false
  }
}
