import UIKit

/// What a user can set on a device.
public struct Traits: Hashable, Sendable {
  public var isDark = false
  public var textSize = UIContentSizeCategory.large
  public var isRightToLeft = false
  public var isVoiceOverRunning = false
  public var isSwitchControlRunning = false
  public var reducesMotion = false
  /// Counts only together with `reducesMotion`, as on iOS.
  public var prefersCrossFade = false
  public var reducesTransparency = false
  public var increasesContrast = false
  public var isBoldTextEnabled = false

  public init() {}
}

extension Simulator {
  /// What the user has set. A change is felt at once by everything that is shown.
  public var traits: Traits {
    get { storedTraits }
    set {
      guard newValue != storedTraits else { return }
      let before = storedTraits
      storedTraits = newValue
      activate()
      applyTraits(before)
      commit()
    }
  }

  private func applyTraits(_ before: Traits) {
    screen.configuration.traits.style = traits.isDark ? .dark : .light
    screen.configuration.traits.contentSize = traits.textSize
    screen.configuration.traits.direction = traits.isRightToLeft ? .rightToLeft : .leftToRight
    screen.configuration.traits.highContrast = traits.increasesContrast
    UITraitCollection.current = screen.traitCollection
    useAccessibilitySettings()
    if traits.isBoldTextEnabled { HostReport.once("bold text is a setting that changes no font") }
    if traits.isSwitchControlRunning {
      HostReport.once("switch control is a setting: there is nobody who uses it")
    }
    for window in scene.windows { window.deviceChanged() }
    postChanges(before)
  }

  func useAccessibilitySettings() {
    var settings = AccessibilitySettings()
    settings.isVoiceOverRunning = traits.isVoiceOverRunning
    settings.isSwitchControlRunning = traits.isSwitchControlRunning
    settings.reducesMotion = traits.reducesMotion
    settings.prefersCrossFade = traits.prefersCrossFade
    settings.reducesTransparency = traits.reducesTransparency
    settings.increasesContrast = traits.increasesContrast
    settings.isBoldTextEnabled = traits.isBoldTextEnabled
    UIAccessibility.settings = settings
  }

  private func postChanges(_ before: Traits) {
    func post<Value: Equatable>(_ path: KeyPath<Traits, Value>, _ name: NSNotification.Name) {
      guard before[keyPath: path] != traits[keyPath: path] else { return }
      NotificationCenter.default.post(name: name, object: nil)
    }
    if before.textSize != traits.textSize {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: traits.textSize])
    }
    post(\.isVoiceOverRunning, UIAccessibility.voiceOverStatusDidChangeNotification)
    post(\.isSwitchControlRunning, UIAccessibility.switchControlStatusDidChangeNotification)
    post(\.reducesMotion, UIAccessibility.reduceMotionStatusDidChangeNotification)
    post(\.prefersCrossFade, UIAccessibility.prefersCrossFadeTransitionsStatusDidChange)
    post(\.reducesTransparency, UIAccessibility.reduceTransparencyStatusDidChangeNotification)
    post(\.increasesContrast, UIAccessibility.darkerSystemColorsStatusDidChangeNotification)
    post(\.isBoldTextEnabled, UIAccessibility.boldTextStatusDidChangeNotification)
  }
}
