import Foundation

/// The warnings that UIKit writes to the console when it ignores a command.
@MainActor package enum PresentationLog {
  /// Every warning so far, oldest first. Tests read and empty it.
  package static var warnings: [String] = []

  package static func warn(_ sentence: String) {
    warnings.append(sentence)
    FileHandle.standardError.write(Data("UIKit host: \(sentence)\n".utf8))
  }
}
