import UIKit

extension UIViewController {
  /// The sheet in which this view controller is, or will be, presented. Never nil.
  ///
  /// Reading it before the presentation makes the view controller one that is presented as a sheet:
  /// it sets `modalPresentationStyle` and `transitioningDelegate`. The type is implicitly unwrapped
  /// so that `if let sheet = picker.sheet`, as one writes it for the system's, compiles as well as
  /// `picker.sheet.detents`.
  public var sheet: SheetPresentationController! {
    let settings = SheetSettings.of(self)
    if let controller = settings.controller { return controller }
    let controller = SheetPresentationController(presentedViewController: self, presenting: nil)
    settings.controller = controller
    return controller
  }

  /// Presents a view controller as a sheet.
  ///
  /// When it cannot be presented (this view controller already presents something or is in no
  /// window), a sentence is logged, nothing is shown, and the completion is called all the same.
  ///
  /// - Parameters:
  ///   - content: What the sheet shows.
  ///   - style: How it looks and behaves.
  ///   - animated: Whether it slides in, by the style's motion.
  ///   - completion: Called once, when the sheet is up.
  ///   - onEvent: Told of everything that happens to the sheet, in order.
  /// - Returns: The sheet, for adjusting and closing it.
  @discardableResult
  public func presentSheet(
    _ content: UIViewController, style: SheetStyle = .system, animated: Bool = true,
    completion: (() -> Void)? = nil, onEvent: ((SheetEvent) -> Void)? = nil
  ) -> SheetPresentationController {
    let sheet = SheetPresentationController(presentedViewController: content, presenting: nil)
    guard presentedViewController == nil, content.presentingViewController == nil else {
      SheetLog.note("A sheet was not presented: its presenter or its content is busy already.")
      completion?()
      return sheet
    }
    sheet.style = style
    if let onEvent { sheet.onEvent = onEvent }
    present(content, animated: animated, completion: completion)
    if content.presentingViewController == nil {
      SheetLog.note("A sheet was not presented: its presenter is in no window.")
      completion?()
    }
    return sheet
  }

  /// Presents a view as a sheet, as tall as it wants to be.
  ///
  /// The view's height is found by Auto Layout, its intrinsic content size or `sizeThatFits`, for the
  /// sheet's width. A view of no height shows the dim alone.
  ///
  /// ```swift
  /// presentSheet(ReviewView(), style: .halfModal)
  /// ```
  ///
  /// - Parameters:
  ///   - content: What the sheet shows. Nil: the dim alone.
  ///   - style: How it looks and behaves. ``SheetStyle/halfModal`` unless told.
  ///   - animated: Whether it slides in, by the style's motion.
  ///   - completion: Called once, when the sheet is up.
  ///   - onEvent: Told of everything that happens to the sheet, in order.
  /// - Returns: The sheet, for adjusting and closing it.
  @discardableResult
  public func presentSheet(
    _ content: UIView?, style: SheetStyle = .halfModal, animated: Bool = true,
    completion: (() -> Void)? = nil, onEvent: ((SheetEvent) -> Void)? = nil
  ) -> SheetPresentationController {
    presentSheet(
      ContentController(content), style: style, animated: animated, completion: completion,
      onEvent: onEvent)
  }

  /// Presents a view controller as a sheet and waits until it has gone.
  ///
  /// - Returns: What made it go; ``Cause/container`` as well when it could not be presented.
  @discardableResult
  public func presentSheet(
    _ content: UIViewController, style: SheetStyle = .system, animated: Bool = true
  ) async -> Cause {
    await withCheckedContinuation { continuation in
      let wasUp = content.presentingViewController != nil
      let sheet: SheetPresentationController = presentSheet(
        content, style: style, animated: animated, completion: nil)
      if !wasUp, content.presentingViewController != nil {
        sheet.settings.whenGone { continuation.resume(returning: $0) }
      } else {
        continuation.resume(returning: .container)
      }
    }
  }

  /// Presents a view as a sheet and waits until it has gone.
  ///
  /// ```swift
  /// let ended = await presentSheet(picker, style: .halfModal)  // .drag, .outsideTap, .code …
  /// ```
  ///
  /// - Returns: What made it go; ``Cause/container`` as well when it could not be presented.
  @discardableResult
  public func presentSheet(
    _ content: UIView?, style: SheetStyle = .halfModal, animated: Bool = true
  ) async -> Cause {
    await presentSheet(ContentController(content), style: style, animated: animated)
  }
}
