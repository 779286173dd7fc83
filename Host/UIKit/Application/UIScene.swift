import Foundation

/// One instance of the application's interface.
@MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  open package(set) var activationState: UIScene.ActivationState = .foregroundActive

  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")

  package override init() { super.init() }

  open override var next: UIResponder? { UIApplication.shared }
}

/// A scene that has windows on a screen.
@MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
  private let ownScreen: UIScreen
  open var screen: UIScreen { ownScreen }
  private var windowReferences: [Weak<UIWindow>] = []

  package init(screen: UIScreen) {
    ownScreen = screen
    super.init()
  }

  /// In the order in which they were attached.
  open var windows: [UIWindow] { windowReferences.compactMap(\.value) }
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  open var interfaceOrientation: UIInterfaceOrientation { ownScreen.configuration.orientation }
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  open var traitCollection: UITraitCollection { screen.traitCollection }
  @_documentation(visibility: internal)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  func attach(_ window: UIWindow) {
    windowReferences.removeAll { $0.value == nil || $0.value === window }
    windowReferences.append(Weak(window))
  }

  func detach(_ window: UIWindow) {
    windowReferences.removeAll { $0.value == nil || $0.value === window }
  }
}

/// A reference that keeps nothing alive.
package struct Weak<Value: AnyObject> {
  package weak var value: Value?
  package init(_ value: Value?) { self.value = value }
}
