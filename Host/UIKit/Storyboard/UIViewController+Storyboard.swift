import Foundation

extension UIViewController {
  /// The user-defined runtime attributes, by key path. Those that are registered are set too.
  package var storyboardAttributes: [String: Any] { storyboardPart?.attributes ?? [:] }

  func runSegue(_ identifier: String, sender: Any?) {
    let segues = storyboardPart?.segues ?? []
    guard let template = segues.first(where: { $0.identifier == identifier }) else {
      return PresentationLog.warn("\(self) has no segue with identifier '\(identifier)'.")
    }
    template.perform(from: self, sender: sender)
  }

  /// The children an unwind segue may go to: all but the one it comes from.
  func unwindCandidates(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let origin = child(containing: source)
    return children.reversed().filter { $0 !== origin && $0 !== source.source }
  }

  /// The child that is or contains the source of an unwind segue.
  func child(containing source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    source.source.selfAndAncestors.first { $0.parent === self }
  }
}
