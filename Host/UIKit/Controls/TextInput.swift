import Foundation

/// What the keyboard types into.
@MainActor package protocol TextInput: UIResponder {
  /// Types at the cursor: letters, or "\n" for the return key.
  func type(_ text: String)
  /// Takes the last letter before the cursor away.
  func deleteBackward()
}

/// A cursor that blinks with the clock.
@MainActor final class CaretView: UIView {
  /// Points [?].
  static let width: CGFloat = 2

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.drawing = { [weak self] context, shown in
      // On for half a second, off for as long [?].
      guard let self, HostClock.now.truncatingRemainder(dividingBy: 1) < 0.5 else { return }
      traitCollection.performAsCurrent {
        context.setFillColor((self.tintColor ?? .systemBlue).cgColor)
        context.fill(shown.bounds)
      }
    }
  }

  required init?(coder: NSCoder) { nil }
}
