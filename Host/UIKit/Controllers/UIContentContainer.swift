import Foundation

/// What gives size and traits to the view controllers inside it: view controllers and presentation
/// controllers.
///
/// `systemLayoutFittingSizeDidChange(forChildContentContainer:)` is not there: no layout on this
/// host would call it.
@MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size the content would like to have, in points. Zero: no wish.
  var preferredContentSize: CGSize { get }

  /// A child's wish has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// The size this container will give to a child when it is itself of `parentSize`.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// The view is about to change to `size`.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// The traits are about to change to `newCollection`.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}
