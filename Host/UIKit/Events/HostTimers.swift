import Foundation

/// What the host itself waits for: a long press, the end of a double tap, a keyboard. Fired by the
/// simulator in the order of their times.
@MainActor package enum HostTimers {
  package struct Token: Hashable { let number: Int }

  private struct Entry {
    let token: Token
    let time: Double
    let action: @MainActor () -> Void
  }

  private static var entries: [Entry] = []
  private static var count = 0

  /// Runs `action` in the first frame at or after now + `seconds`; now for nonsense.
  @discardableResult
  package static func after(
    _ seconds: Double, _ action: @escaping @MainActor () -> Void
  ) -> Token {
    count += 1
    let token = Token(number: count)
    entries.append(
      Entry(
        token: token, time: HostClock.now + (seconds.isFinite ? max(0, seconds) : 0), action: action
      ))
    return token
  }

  package static func cancel(_ token: Token?) {
    guard let token else { return }
    entries.removeAll { $0.token == token }
  }

  /// Runs what is due at the clock's time. A hair of rounding in the times does not cost a frame.
  package static func fire() {
    while let next = entries.filter({ $0.time <= HostClock.now + 1e-9 }).min(by: earlier) {
      entries.removeAll { $0.token == next.token }
      next.action()
    }
  }

  /// Whether anything is waited for.
  package static var isWaiting: Bool { !entries.isEmpty }

  package static func removeAll() { entries.removeAll() }

  private static func earlier(_ left: Entry, _ right: Entry) -> Bool {
    (left.time, left.token.number) < (right.time, right.token.number)
  }
}
