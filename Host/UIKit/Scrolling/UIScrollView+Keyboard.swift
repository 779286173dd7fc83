import Foundation

/// The keyboard on the screen, as far as a drag has to do with it.
@MainActor package protocol DraggableKeyboard: AnyObject {
  /// A finger that came down at `start` of the screen is at `y` now, points: a keyboard that is
  /// there gives way to it. With or without what is on top of its keys.
  func pull(to y: CGFloat, from start: CGFloat, withAccessory: Bool)
  /// The finger has left with so many points a second downward; nil: it was taken away.
  func release(velocity: CGFloat?)
}

/// `keyboardDismissMode`.
extension UIScrollView {
  func dragBeganForKeyboard() {
    switch keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: _ = window?.endEditing(false)
    case .none, .interactive, .interactiveWithAccessory: break
    }
  }

  func dragForKeyboard(_ pan: UIPanGestureRecognizer) {
    guard isPullingKeyboard, let window else { return }
    let y = pan.location(in: nil).y + window.frame.minY
    UIApplication.shared.keyboard?.pull(
      to: y, from: y - pan.translation(in: nil).y,
      withAccessory: keyboardDismissMode == .interactiveWithAccessory)
  }

  func dragEndedForKeyboard(velocity: CGFloat?) {
    if isPullingKeyboard { UIApplication.shared.keyboard?.release(velocity: velocity) }
  }

  private var isPullingKeyboard: Bool {
    keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory
  }
}
