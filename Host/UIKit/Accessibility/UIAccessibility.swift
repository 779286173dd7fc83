import Foundation

/// The state of assistive technology, and the way to tell it what happened.
public struct UIAccessibility {
  /// Something that assistive technology is told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    @_documentation(visibility: internal)
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Another screen: focus goes to the argument, or to its first element.
    public static var screenChanged: Notification { Notification(rawValue: 1000) }
    /// Parts of the screen came or went: focus goes to the argument, or stays.
    public static var layoutChanged: Notification { Notification(rawValue: 1001) }
    /// The argument, a string, is read out.
    public static var announcement: Notification { Notification(rawValue: 1008) }
    public static var pageScrolled: Notification { Notification(rawValue: 1009) }
  }

  /// What the simulator has turned on. Only the simulator sets it, on the main thread: hence
  /// `unsafe`.
  package nonisolated(unsafe) static var settings = AccessibilitySettings()
  /// Told of each notification that is posted.
  @MainActor package static var listener: ((Notification, Any?) -> Void)?

  public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }
  public static var isSwitchControlRunning: Bool { settings.isSwitchControlRunning }
  public static var isReduceMotionEnabled: Bool { settings.reducesMotion }
  public static var prefersCrossFadeTransitions: Bool {
    settings.reducesMotion && settings.prefersCrossFade
  }
  public static var isReduceTransparencyEnabled: Bool { settings.reducesTransparency }
  public static var isDarkerSystemColorsEnabled: Bool { settings.increasesContrast }
  public static var isBoldTextEnabled: Bool { settings.isBoldTextEnabled }

  /// Tells assistive technology. Without one running nothing happens.
  @MainActor public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    listener?(notification, argument)
  }

  /// A rectangle of `view`, on the screen.
  @MainActor public static func convertToScreenCoordinates(
    _ rect: CGRect, in view: UIView
  ) -> CGRect {
    let origin = view.windowOrigin
    return view.convert(rect, to: nil as UIView?).offsetBy(dx: origin.x, dy: origin.y)
  }

  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
}

/// What a user can turn on.
package struct AccessibilitySettings: Equatable, Sendable {
  package var isVoiceOverRunning = false
  package var isSwitchControlRunning = false
  package var reducesMotion = false
  package var prefersCrossFade = false
  package var reducesTransparency = false
  package var increasesContrast = false
  package var isBoldTextEnabled = false

  package init() {}
}
