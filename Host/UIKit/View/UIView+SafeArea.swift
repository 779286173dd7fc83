import Foundation

extension UIView {
  /// Reckons the safe area again after this view or one above it moved.
  func refreshSafeArea(childrenToo: Bool) {
    let insets = reckonedSafeArea
    let changed = insets != safeArea
    if changed {
      safeArea = insets
      safeAreaInsetsDidChange()
      owner?.viewSafeAreaInsetsDidChange()
      setNeedsLayout()
      safeAreaChanged()
      if insetsLayoutMarginsFromSafeArea { marginsChanged() }
    }
    if changed || childrenToo {
      for child in children { child.refreshSafeArea(childrenToo: false) }
    }
  }

  /// The same after all those around it, the outermost first.
  func refreshSafeAreaFromAbove() {
    parent?.refreshSafeAreaFromAbove()
    refreshSafeArea(childrenToo: false)
  }

  /// The part of the superview's insets that lies over this view, and what the view controller
  /// adds. Zero where there is no window.
  private var reckonedSafeArea: UIEdgeInsets {
    guard window != nil else { return .zero }
    var insets = overlap
    if let more = owner?.additionalSafeAreaInsets, isFinite(more, "additionalSafeAreaInsets") {
      insets.top += more.top
      insets.left += more.left
      insets.bottom += more.bottom
      insets.right += more.right
    }
    return insets
  }

  /// Whether insets are numbers; reports those that are not.
  func isFinite(_ insets: UIEdgeInsets, _ name: String) -> Bool {
    let numbers = [insets.top, insets.left, insets.bottom, insets.right]
    if numbers.allSatisfy(\.isFinite) { return true }
    HostReport.once("\(name) was given a number that is not finite; it is ignored")
    return false
  }

  private var overlap: UIEdgeInsets {
    guard let parent else { return systemSafeAreaInsets }
    let outer = parent.safeAreaInsetsForSubviews
    if outer == .zero { return .zero }
    let safe = convert(parent.bounds.inset(by: outer), from: parent)
    let own = bounds
    func reach(_ inset: CGFloat, _ depth: CGFloat) -> CGFloat {
      // A hair of overlap from a transform's arithmetic is none.
      inset > 0 && depth > 1e-9 ? min(depth, inset) : 0
    }
    return UIEdgeInsets(
      top: reach(outer.top, safe.minY - own.minY), left: reach(outer.left, safe.minX - own.minX),
      bottom: reach(outer.bottom, own.maxY - safe.maxY),
      right: reach(outer.right, own.maxX - safe.maxX))
  }

  // MARK: Margins

  func marginsChanged() {
    layoutMarginsDidChange()
    owner?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    layoutMarginsChanged()
    for child in children where child.preservesSuperviewLayoutMargins { child.marginsChanged() }
  }

  var effectiveMargins: UIEdgeInsets {
    var margins = baseMargins
    if insetsLayoutMarginsFromSafeArea {
      margins.top += safeArea.top
      margins.left += safeArea.left
      margins.bottom += safeArea.bottom
      margins.right += safeArea.right
    }
    if preservesSuperviewLayoutMargins, let parent {
      let outer = convert(parent.bounds.inset(by: parent.layoutMargins), from: parent)
      margins.top = max(margins.top, outer.minY - bounds.minY)
      margins.left = max(margins.left, outer.minX - bounds.minX)
      margins.bottom = max(margins.bottom, bounds.maxY - outer.maxY)
      margins.right = max(margins.right, bounds.maxX - outer.maxX)
    }
    return margins
  }

  var effectiveDirectionalMargins: NSDirectionalEdgeInsets {
    let margins = effectiveMargins
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: margins.top, leading: mirrored ? margins.right : margins.left, bottom: margins.bottom,
      trailing: mirrored ? margins.left : margins.right)
  }

  /// As set, without the safe area. UIKit's standard is 8 points; the root view of a view
  /// controller has the system's minimum instead.
  private var baseMargins: UIEdgeInsets {
    var margins = ownMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    if let own = ownDirectionalMargins {
      let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      margins = UIEdgeInsets(
        top: own.top, left: mirrored ? own.trailing : own.leading, bottom: own.bottom,
        right: mirrored ? own.leading : own.trailing)
    }
    guard owner != nil else { return margins }
    let side = systemMinimumMargin
    if ownMargins == nil, ownDirectionalMargins == nil {
      return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
    margins.left = max(margins.left, side)
    margins.right = max(margins.right, side)
    return margins
  }

  /// 16 points, 20 where the window is at least 414 wide [?].
  package var systemMinimumMargin: CGFloat {
    (window?.bounds.width ?? UIScreen.main.bounds.width) >= 414 ? 20 : 16
  }
}
