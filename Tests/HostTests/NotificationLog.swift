import Foundation

/// Writes down the notifications of some names, for tests. They are posted on the main thread.
@MainActor final class NotificationLog {
  private(set) var notes: [Notification] = []
  private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []

  init(_ names: [NSNotification.Name]) {
    for name in names {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] note in
          // Posted on the main thread, as all that the host does.
          nonisolated(unsafe) let note = note
          MainActor.assumeIsolated { self?.notes.append(note) }
        })
    }
  }

  deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

  func clear() { notes = [] }
}
