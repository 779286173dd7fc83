import Foundation
import Testing

/// The README's Swift is code that compiles: each line of it stands in a file of
/// this target.
@Suite("The READMEs' snippets are compiled")
struct ReadmeTests {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test(
    "Each snippet is in Snippets.swift, and has at most fifteen lines",
    arguments: ["README.md", "README.ko.md"])
  func snippets(file: String) throws {
    let text = try String(contentsOf: Self.root.appendingPathComponent(file), encoding: .utf8)
    let compiled = try String(
      contentsOf: Self.root.appendingPathComponent(
        "Tests/HanjiTests/Documentation/Snippets.swift"), encoding: .utf8)
    let lines = Set(compiled.split(separator: "\n").map(bare))
    let snippets = Self.snippets(in: text)
    #expect(snippets.count >= 4)
    for snippet in snippets {
      #expect(snippet.count <= 15, "\(snippet.first ?? "")")
      for line in snippet where !bare(line).isEmpty {
        #expect(lines.contains(bare(line)), "not compiled: \(line)")
      }
    }
  }

  /// The blocks of Swift but those of package manifests.
  static func snippets(in text: String) -> [[Substring]] {
    var found: [[Substring]] = []
    var current: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```swift") {
        current = []
      } else if line.hasPrefix("```"), let block = current {
        if !block.contains(where: { $0.contains(".package(") }) { found.append(block) }
        current = nil
      } else {
        current?.append(line)
      }
    }
    return found
  }

  /// A line without indentation, comment and what a test has to add to compile it.
  private func bare(_ line: Substring) -> String {
    line.components(separatedBy: "  //")[0].trimmingCharacters(in: .whitespaces)
  }
}
