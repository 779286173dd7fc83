import UIKit

/// What every sheet on the screen can be asked to do, however it got there.
///
/// Content reaches the sheet it sits in by ``UIKit/UIResponder/enclosingSheet``:
///
/// ```swift
/// closeButton.addAction(UIAction { [weak self] _ in
///   self?.enclosingSheet?.dismiss(animated: true)
/// }, for: .touchUpInside)
/// ```
@MainActor
public protocol SheetHandle: AnyObject {
  /// Everything adjustable about the sheet. A change while it is up takes effect at once.
  var style: SheetStyle { get set }

  /// Where the sheet is at this instant: extent, velocity, nearest detent, progress, dim. Nil while it
  /// is not up. Computed from the plan of its motion, so that asking costs next to nothing.
  var state: SheetState? { get }

  /// Has the detents resolved again, fitting lengths included, at the next layout: for content that
  /// has changed and no constraints that say so.
  func invalidateDetents()

  /// Closes the sheet, cause ``Cause/code``. Does nothing when it is not up, but for the completion.
  ///
  /// - Parameters:
  ///   - animated: Whether it slides out, by the style's dismissal motion.
  ///   - completion: Called once, when the sheet has gone.
  func dismiss(animated: Bool, completion: (() -> Void)?)
}

extension SheetHandle {
  /// Closes the sheet with its animation, and calls nothing.
  public func dismiss(animated: Bool = true) {
    dismiss(animated: animated, completion: nil)
  }
}

extension UIResponder {
  /// The sheet in which this view or view controller sits, or nil outside of any.
  ///
  /// The nearest one counts, found by walking up from here. A view controller counts as inside when
  /// its view is.
  public var enclosingSheet: (any SheetHandle)? {
    var responder: UIResponder? = (self as? UIViewController)?.viewIfLoaded ?? self
    while let current = responder {
      if let root = current as? SheetRootView { return root.driver?.handle }
      responder = (current as? UIView)?.superview ?? current.next
    }
    return nil
  }
}
