import UIKit

/// What is known about a view controller's sheet, before, while and after it is up.
///
/// It belongs to the view controller and refers to everything else weakly. A presentation controller
/// keeps its view controller, so keeping one from here would keep both forever; instead each
/// presentation controller is a face of these settings, and whichever one is asked answers the same.
@MainActor
final class SheetSettings: NSObject {
  var style: SheetStyle {
    didSet { driver?.apply(style, animated: isAnimatingChanges) }
  }
  var isAnimatingChanges = false
  /// Whether the sheet's own `dismiss` asked UIKit for the dismissal under way.
  var isClosing = false
  /// How often it has begun to be presented.
  var presentations = 0
  var onEvent: ((SheetEvent) -> Void)?
  weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  weak var sourceView: UIView? {
    didSet { driver?.root.setNeedsLayout() }
  }
  weak var controller: SheetPresentationController?
  weak var driver: SheetDriver?
  /// Called once each when the sheet has gone, with the cause.
  private var endings: [(Cause) -> Void] = []

  init(style: SheetStyle) {
    self.style = style
    super.init()
  }

  /// The settings of a view controller, made when they are first asked for.
  static func of(_ viewController: UIViewController) -> SheetSettings {
    if let settings = viewController.associatedState?.settings { return settings }
    let settings = SheetSettings(style: .system)
    viewController.controllerState.settings = settings
    if viewController.presentingViewController == nil {
      viewController.modalPresentationStyle = .custom
      viewController.transitioningDelegate = settings
    }
    return settings
  }

  /// Has a closure called when the sheet has gone.
  func whenGone(_ ending: @escaping (Cause) -> Void) {
    endings.append(ending)
  }

  /// Calls the closures that wait for the end, each once.
  func finish(_ cause: Cause) {
    let waiting = endings
    endings = []
    for ending in waiting { ending(cause) }
  }
}

extension SheetSettings: UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = SheetPresentationController(
      presentedViewController: presented, presenting: presenting)
    self.controller = controller
    return controller
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    controller.map { SheetAnimator($0, isPresenting: true) }
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    controller.map { SheetAnimator($0, isPresenting: false) }
  }
}
