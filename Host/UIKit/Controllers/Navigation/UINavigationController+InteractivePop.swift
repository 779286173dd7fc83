import Foundation

/// The swipe from the edge that goes back.
extension UINavigationController {
  /// From this part of the way on a slow swipe goes through [?].
  static let popFraction = 0.5
  /// From this speed on a swipe goes through, or back, wherever it is; points a second [?].
  static let popSpeed = 300.0

  func edgePanMoved() {
    guard let view = viewIfLoaded else { return }
    let width = max(view.bounds.width, 1)
    let mirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let sign: CGFloat = mirrored ? -1 : 1
    let fraction = sign * edgePan.translation(in: view).x / width
    switch edgePan.state {
    case .began:
      interactivePop = UIPercentDrivenInteractiveTransition()
      popViewController(animated: true)
      interactivePop?.update(fraction)
    case .changed:
      interactivePop?.update(fraction)
    case .ended:
      let speed = sign * edgePan.velocity(in: view).x
      let goes = abs(speed) >= Self.popSpeed ? speed > 0 : fraction >= Self.popFraction
      letGo(goes)
    default:
      letGo(false)
    }
  }

  private func letGo(_ goes: Bool) {
    let pop = interactivePop
    interactivePop = nil
    if goes { pop?.finish() } else { pop?.cancel() }
  }
}

/// Lets the swipe begin only where there is a way back.
final class InteractivePopDelegate: NSObject, UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.stack.count > 1, navigation.running == nil else {
      return false
    }
    return navigation.topViewController?.navigationItem.hidesBackButton == false
      && !navigation.isNavigationBarHidden
  }
}
