import UIKit

extension UIView {
  /// Whether the screen that this view was part of has gone for good.
  ///
  /// A view leaves its window also when its screen is covered: by a full-screen modal, by another
  /// page of a navigation or tab controller. Then its view controller still has its place.
  var isScreenLost: Bool {
    guard window == nil else { return false }
    var top = self
    while let next = top.superview { top = next }
    guard var controller = top.next as? UIViewController else { return true }
    while let parent = controller.parent {
      if parent.presentedViewController != nil { return false }
      controller = parent
    }
    let isCovered = controller.presentedViewController != nil
    let isElsewhere = controller.viewIfLoaded?.window != nil
    return !isCovered && !isElsewhere && controller.presentingViewController == nil
  }
}
