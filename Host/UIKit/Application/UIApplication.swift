import Foundation

/// The one application: its scenes, its windows, its state. The last in the responder chain.
@MainActor open class UIApplication: UIResponder {
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  private static let instance = UIApplication()
  open class var shared: UIApplication { instance }

  package override init() { super.init() }

  /// The scene that windows are attached to when they are not given one: the running simulator's.
  package weak var activeScene: UIWindowScene?

  /// Told when a window has another first responder: the simulator's keyboard.
  package var firstResponderChanged: ((UIWindow) -> Void)?
  /// The simulator's keyboard.
  package weak var keyboard: (any DraggableKeyboard)?

  open package(set) var applicationState: UIApplication.State = .active
  open var connectedScenes: Set<UIScene> { activeScene.map { [$0] } ?? [] }
  open var windows: [UIWindow] { activeScene?.windows.filter { !$0.isHidden } ?? [] }
  open var keyWindow: UIWindow? { activeScene?.keyWindow }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Hands an event to the windows that its touches are in.
  open func sendEvent(_ event: UIEvent) {
    var told: [UIWindow] = []
    for touch in event.touches {
      guard let window = touch.window, !told.contains(window) else { continue }
      told.append(window)
      window.sendEvent(event)
    }
  }

  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
}
