import UIKit

/// Listens to a notification for as long as it lives.
final class Observation {
  private let token: any NSObjectProtocol

  /// Starts listening.
  ///
  /// - Parameters:
  ///   - name: The notification. UIKit posts those of keyboards and text on the main thread; one
  ///     that comes from elsewhere is passed over.
  ///   - handler: Called with the frame that the keyboard will have on the screen, if it says one.
  @MainActor
  init(
    _ name: Notification.Name, handler: @escaping @MainActor @Sendable (CGRect?) -> Void
  ) {
    let key = UIResponder.keyboardFrameEndUserInfoKey
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      let frame = $0.userInfo?[key] as? CGRect
      guard isMainThread else { return }
      MainActor.assumeIsolated { handler(frame) }
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}

/// Whether the caller may touch views. On Linux the main actor's thread is not always the main
/// thread; the host posts from that actor alone.
private var isMainThread: Bool {
  #if canImport(ObjectiveC)
    return Thread.isMainThread
  #else
    return true
  #endif
}
