import Foundation

/// Where the library says that it was asked for something it cannot do.
@MainActor
enum SheetLog {
  private static var said: Set<String> = []

  /// Logs a sentence, the first time it is to be said.
  static func note(_ sentence: String) {
    guard said.insert(sentence).inserted else { return }
    NSLog("Hanji: " + sentence)
  }
}
