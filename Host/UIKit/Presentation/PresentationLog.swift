import Foundation

/// The warnings that UIKit writes to the console when it ignores a command.
@MainActor package enum PresentationLog {
  /// Every warning so far, oldest first. Tests read and empty it.
  package static var warnings: [String] = []
  /// Whether warnings are kept without being written.
  package static var isSilent = false

  package static func warn(_ sentence: String) {
    warnings.append(sentence)
    if !isSilent { FileHandle.standardError.write(Data("UIKit host: \(sentence)\n".utf8)) }
  }
}
