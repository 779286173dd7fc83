import Foundation

extension UIViewController {
  /// How a storyboard builds this view controller's view, if it comes from one.
  var storyboardView: (() -> UIView)? { nil }

  func runSegue(_ identifier: String, sender: Any?) {
    PresentationLog.warn("\(self) has no segue with identifier '\(identifier)'.")
  }

  /// The children an unwind segue may go to: all but the one it comes from.
  func unwindCandidates(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let origin = child(containing: source)
    return children.reversed().filter { $0 !== origin }
  }

  /// The child that is or contains the source of an unwind segue.
  func child(containing source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    source.source.selfAndAncestors.first { $0.parent === self }
  }
}
