import UIKit

/// A button that calls a closure, from iOS 13 on.
///
/// `UIControl.addAction(_:for:)` came with iOS 14, and the host has no selectors; a tap recogniser
/// is known to both. The recogniser leaves the button's own touches alone, so that it highlights.
@MainActor
final class ActionButton: UIButton {
  private var press: GestureAction?

  /// Has a closure called on each press, in place of the one before.
  func onPress(_ handler: @escaping @MainActor () -> Void) {
    press?.cancel()
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = false
    addGestureRecognizer(tap)
    press = GestureAction(tap) { [weak tap, weak self] in
      if tap?.state == .ended, self?.isEnabled == true { handler() }
    }
  }
}
