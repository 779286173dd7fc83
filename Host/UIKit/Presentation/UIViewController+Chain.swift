import Foundation

/// Questions about the chain of presentations; children ask their containers.
extension UIViewController {
  var nearestPresented: UIViewController? {
    selfAndAncestors.lazy.compactMap { $0.modal.presented }.first
  }

  var nearestPresenting: UIViewController? {
    selfAndAncestors.lazy.compactMap { $0.modal.presenter }.first
  }

  var nearestActivePresentation: UIPresentationController? {
    selfAndAncestors.first { $0.modal.presenter != nil }?.modal.controller
  }

  /// Of the presentation this view controller is part of; else its own, made now and kept.
  var presentationControllerForReading: UIPresentationController? {
    nearestActivePresentation ?? takeController(presenter: nil, source: self)
  }

  /// The running transition's coordinator: of this view controller's navigation, its own
  /// presentation, or of what it presents; containers are asked in turn.
  var nearestCoordinator: (any UIViewControllerTransitionCoordinator)? {
    for each in selfAndAncestors {
      if let own = each.modal.controller?.transition?.coordinator { return own }
      if let other = each.modal.presented?.modal.controller?.transition?.coordinator {
        return other
      }
      if let running = each.containerCoordinator { return running }
    }
    return nil
  }

  /// Takes the presentation controller that was made before, or makes it now.
  ///
  /// It is made once: read it before the transitioning delegate is set, and it stays the standard
  /// one. Another `modalPresentationStyle` discards it while nothing is presented.
  func takeController(
    presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    if let made = modal.controller { return made }
    var controller: UIPresentationController?
    if modal.style == .custom {
      controller = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source)
    }
    let taken = controller ?? standardController(presenter: presenter)
    modal.controller = taken
    taken.wasTaken()
    return taken
  }

  func setModalStyle(_ style: UIModalPresentationStyle) {
    guard style != modal.style else { return }
    modal.style = style
    if modal.phase == .idle { modal.controller = nil }
  }

  private func standardController(presenter: UIViewController?) -> UIPresentationController {
    let controller: UIPresentationController
    switch modal.style {
    case .custom:
      controller = UIPresentationController(presentedViewController: self, presenting: presenter)
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
      controller = CoveringPresentationController(
        presentedViewController: self, presenting: presenter)
    case .pageSheet, .formSheet, .automatic:
      HostReport.once(
        "sheets of the system stand where they come to rest: no drag, nothing behind is scaled")
      controller = SystemSheetPresentationController(
        presentedViewController: self, presenting: presenter)
    case .popover, .none:
      HostReport.once("UIModalPresentationStyle \(modal.style) is shown as a page sheet")
      controller = SystemSheetPresentationController(
        presentedViewController: self, presenting: presenter)
    }
    controller.style = modal.style == .automatic ? .pageSheet : modal.style
    return controller
  }
}
