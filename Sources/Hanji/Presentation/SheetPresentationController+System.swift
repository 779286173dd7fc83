import HanjiEngine
import UIKit

// The system sheet's own names, so that code written for it compiles with `sheet` in place of
// `sheetPresentationController`. Each is a part of the style.

extension SheetPresentationController {
  /// Where the sheet may rest, in any order. `[.large()]` unless told; an empty list means the same.
  public var detents: [Detent] {
    get { style.detents }
    set { style.detents = newValue }
  }

  /// The detent the sheet is at or on its way to; before the presentation, the one it will rise to.
  ///
  /// Nil or unknown stands for the smallest. Setting it while the sheet is up moves it, animated
  /// inside ``animateChanges(_:)``, and calls no delegate, as on the system's sheet [doc].
  public var selectedDetentIdentifier: Detent.Identifier? {
    get { settings.driver?.sheet.selected ?? style.selectedDetentIdentifier }
    set {
      if let driver = settings.driver {
        driver.send(.select(newValue, cause: .code, animated: settings.isAnimatingChanges))
      } else {
        style.selectedDetentIdentifier = newValue
      }
    }
  }

  /// The largest detent without a dim. Nil, the default, or unknown: always dimmed.
  public var largestUndimmedDetentIdentifier: Detent.Identifier? {
    get { style.dimming.largestUndimmed }
    set { style.dimming.largestUndimmed = newValue }
  }

  /// Whether the grabber is shown. False unless told (the half modal's style shows it).
  public var prefersGrabberVisible: Bool {
    get { !style.surface.grabber.isHidden }
    set { style.surface.grabber.isHidden = !newValue }
  }

  /// The radius of the rounded corners in points. Nil stands for 10.
  public var preferredCornerRadius: CGFloat? {
    get { style.surface.cornerRadius }
    set { style.surface.cornerRadius = newValue ?? SheetStyle.Surface().cornerRadius }
  }

  /// The view over whose middle the sheet is centred where it is narrower than its container (a card
  /// on an iPad, say), as far as there is room. Nil, the default: the container's middle. Held weakly.
  public var sourceView: UIView? {
    get { settings.sourceView }
    set { settings.sourceView = newValue }
  }

  /// Makes changes to this controller with an animation.
  public func animateChanges(_ changes: () -> Void) {
    let before = settings.isAnimatingChanges
    settings.isAnimatingChanges = true
    changes()
    settings.isAnimatingChanges = before
  }

  /// Has the detents resolved again, custom ones and fitting lengths included, at the next layout.
  public func invalidateDetents() {
    settings.driver?.apply(style, animated: settings.isAnimatingChanges)
  }
}
