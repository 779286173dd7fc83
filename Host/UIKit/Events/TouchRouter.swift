import Foundation

/// Leads a window's touches to recognisers and views.
@MainActor final class TouchRouter {
  private unowned let window: UIWindow

  init(window: UIWindow) { self.window = window }

  func send(_ event: UIEvent) {}
  func cancelAll() {}
  func viewsLeft(_ view: UIView) {}
}
