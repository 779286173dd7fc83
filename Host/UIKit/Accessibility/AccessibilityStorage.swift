import Foundation

/// What a responder keeps for assistive technology; made only when something is set.
@MainActor package final class AccessibilityStorage {
  package var isElement: Bool?
  package var label: String?
  package var hint: String?
  package var value: String?
  package var traits: UIAccessibilityTraits?
  package var frame: CGRect?
  package var activationPoint: CGPoint?
  package var language: String?
  package var elementsHidden = false
  package var isModal = false
  package var groupsChildren = false
  package var elements: [Any]?
  package var actions: [UIAccessibilityCustomAction]?
  package var isFocused = false

  package init() {}
}

extension UIResponder {
  /// The storage, made if there is none.
  package var accessibility: AccessibilityStorage {
    if let accessibilityStorage { return accessibilityStorage }
    let made = AccessibilityStorage()
    accessibilityStorage = made
    return made
  }

  /// Where the element is on the screen if nothing else was set.
  package var naturalAccessibilityFrame: CGRect {
    guard let view = self as? UIView else { return .zero }
    return UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
  }

  package var naturalActivationPoint: CGPoint {
    let frame = accessibilityFrame
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}
