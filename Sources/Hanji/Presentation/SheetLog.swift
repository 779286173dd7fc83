import Foundation

/// Where the library says that it was asked for something it cannot do.
@MainActor
enum SheetLog {
  private static var said: Set<String> = []
  /// Gets every sentence, however often it is said: for tests.
  static var listener: ((String) -> Void)?

  /// Logs a sentence, the first time it is to be said.
  static func note(_ sentence: String) {
    listener?(sentence)
    guard said.insert(sentence).inserted else { return }
    NSLog("Hanji: " + sentence.replacingOccurrences(of: "%", with: "%%"))
  }
}
