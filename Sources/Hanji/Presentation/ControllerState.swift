import UIKit

/// What the library keeps with a view controller.
@MainActor
final class ControllerState {
  /// The settings of the sheet it is presented as.
  var settings: SheetSettings?
  /// The sheet it is in as a child.
  var attachedSheet: AttachedSheet?
  /// What a storyboard says about a segue to it.
  var fraction: CGFloat?
  var edge: String?
}

extension UIViewController {
  /// What the library keeps with this view controller, made when it is first asked for.
  var controllerState: ControllerState {
    if let state = associatedState { return state }
    let state = ControllerState()
    associatedState = state
    return state
  }
}
