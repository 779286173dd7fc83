import Foundation

/// What the host says about itself: behaviour that is only partly there, input that is nonsense.
/// Each line is written once to standard error and kept for tests.
package enum HostReport {
  /// Written on the main thread alone, like everything the host holds: hence `unsafe`.
  package private(set) nonisolated(unsafe) static var lines: [String] = []

  /// Says `line` unless it has been said before.
  package static func once(_ line: String) {
    guard !lines.contains(line) else { return }
    lines.append(line)
    FileHandle.standardError.write(Data("UIKit host: \(line)\n".utf8))
  }

  /// Forgets what was said: for tests that look at it.
  package static func clear() { lines.removeAll() }
}
