import UIKit

extension UIViewController {
  /// The sheet in which this view controller is, or will be, presented. Never nil.
  ///
  /// Inside a container (a navigation controller, say) that is presented as a sheet it is that one's.
  ///
  /// Reading it before the presentation makes the view controller one that is presented as a sheet:
  /// it sets `modalPresentationStyle` and `transitioningDelegate`. The type is implicitly unwrapped
  /// so that `if let sheet = picker.sheet`, as one writes it for the system's, compiles as well as
  /// `picker.sheet.detents`.
  public var sheet: SheetPresentationController! {
    let holder = sheetHolder
    let settings = SheetSettings.of(holder)
    if let controller = settings.controller { return controller }
    let controller = SheetPresentationController(presentedViewController: holder, presenting: nil)
    settings.controller = controller
    return controller
  }

  /// This view controller if it has sheet settings, else the nearest one above it that has.
  private var sheetHolder: UIViewController {
    var current: UIViewController? = self
    while let candidate = current {
      if candidate.associatedState?.settings != nil { return candidate }
      current = candidate.parent
    }
    return self
  }

  /// Presents a view controller as a sheet.
  ///
  /// When it cannot be presented (this view controller already presents something or is in no
  /// window, or the content is a child of another one), a sentence is logged, nothing is shown, and
  /// the completion is called all the same.
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
    guard mayPresent(content) else {
      SheetLog.note("A sheet was not presented: its presenter or its content is busy already.")
      completion?()
      return sheet
    }
    sheet.style = style
    if let onEvent { sheet.onEvent = onEvent }
    let before = sheet.settings.presentations
    present(content, animated: animated, completion: completion)
    // It may have been presented and dismissed again already, by what it was told on the way.
    if content.presentingViewController == nil, sheet.settings.presentations == before {
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
      guard mayPresent(content) else {
        presentSheet(content, style: style, animated: animated, completion: nil)
        return continuation.resume(returning: .container)
      }
      let ending = Ending { continuation.resume(returning: $0) }
      let settings = SheetSettings.of(content)
      let before = settings.presentations
      settings.whenGone { ending.reached($0) }
      presentSheet(content, style: style, animated: animated, completion: nil)
      if content.presentingViewController == nil, settings.presentations == before {
        ending.reached(.container)
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

  /// Whether UIKit would not mind. It throws where the content has a parent, is this view controller
  /// itself or is around it (public crash reports).
  private func mayPresent(_ content: UIViewController) -> Bool {
    presentedViewController == nil && content.presentingViewController == nil
      && content.parent == nil && !isInside(content)
  }

  /// Whether another view controller is this one, or a container that this one is in.
  func isInside(_ other: UIViewController) -> Bool {
    var current: UIViewController? = self
    while let candidate = current {
      if candidate === other { return true }
      current = candidate.parent
    }
    return false
  }
}

/// What waits for the end of a sheet and is told of it once.
@MainActor
private final class Ending {
  private var handler: ((Cause) -> Void)?

  init(_ handler: @escaping (Cause) -> Void) {
    self.handler = handler
  }

  func reached(_ cause: Cause) {
    let told = handler
    handler = nil
    told?(cause)
  }
}
