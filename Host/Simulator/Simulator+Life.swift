import UIKit

extension Simulator {
  /// The app leaves the screen: touches are cancelled, and as on iOS its animations end at once.
  public func enterBackground() {
    activate()
    guard UIApplication.shared.applicationState != .background else { return }
    if UIApplication.shared.applicationState == .active { resignActive() }
    change(to: .background, scene: .background)
    post(UIApplication.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification)
    for window in scene.windows { window.layer.endAllAnimations() }
    commit()
  }

  /// The app comes back.
  public func enterForeground() {
    activate()
    guard UIApplication.shared.applicationState == .background else { return }
    post(UIApplication.willEnterForegroundNotification, UIScene.willEnterForegroundNotification)
    change(to: .active, scene: .foregroundActive)
    post(UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification)
    runFrame()
  }

  /// Something of the system's lies over the app, as a call that comes in does: touches are
  /// cancelled, and it stays on the screen.
  public func resignActive() {
    activate()
    guard UIApplication.shared.applicationState == .active else { return }
    for window in scene.windows { window.cancelTouches() }
    touches = []
    change(to: .inactive, scene: .foregroundInactive)
    post(UIApplication.willResignActiveNotification, UIScene.willDeactivateNotification)
    commit()
  }

  public func becomeActive() {
    activate()
    guard UIApplication.shared.applicationState == .inactive else { return }
    change(to: .active, scene: .foregroundActive)
    post(UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification)
    commit()
  }

  private func change(to state: UIApplication.State, scene sceneState: UIScene.ActivationState) {
    UIApplication.shared.applicationState = state
    scene.activationState = sceneState
  }

  private func post(_ name: NSNotification.Name, _ sceneName: NSNotification.Name) {
    NotificationCenter.default.post(name: sceneName, object: scene)
    NotificationCenter.default.post(name: name, object: UIApplication.shared)
  }
}

extension CALayer {
  /// Ends the animations here and below, as they end when an app leaves the screen.
  fileprivate func endAllAnimations() {
    removeAllAnimations()
    for child in sublayers ?? [] { child.endAllAnimations() }
  }
}
