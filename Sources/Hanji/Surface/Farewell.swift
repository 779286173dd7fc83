import UIKit

/// Calls a closure on the main thread after it has been let go of.
final class Farewell: Sendable {
  private let handler: @MainActor @Sendable () -> Void

  init(_ handler: @escaping @MainActor @Sendable () -> Void) {
    self.handler = handler
  }

  deinit {
    DispatchQueue.main.async { [handler] in
      MainActor.assumeIsolated { handler() }
    }
  }
}
