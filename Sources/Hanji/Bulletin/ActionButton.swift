import UIKit

/// A button that calls a closure, from iOS 13 on.
@MainActor
final class ActionButton: UIButton {
  private var press: ControlAction?
  private var handler: (() -> Void)?

  /// Has a closure called on each press, in place of the one before.
  func onPress(_ handler: @escaping () -> Void) {
    self.handler = handler
    if press == nil {
      press = ControlAction(self, for: .touchUpInside) { [weak self] in self?.handler?() }
    }
  }
}
