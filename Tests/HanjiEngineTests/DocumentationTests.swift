import Foundation
import Testing

/// The engine's public names are all explained.
@Suite struct DocumentationTests {
  @Test func everyPublicSymbolHasADocComment() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let sources = root.appendingPathComponent("Sources/HanjiEngine")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var symbols = 0
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      for (number, isDocumented) in SourceWalk(lines).publicSymbols {
        symbols += 1
        let place = "\(file.lastPathComponent):\(number + 1)"
        #expect(isDocumented, "\(place): \(lines[number].trimmingCharacters(in: .whitespaces))")
      }
    }
    // The walk itself found what is there.
    #expect(symbols > 300)
  }

  @Test func theWalkSeesASymbolWithoutOne() {
    let source = """
      /// A thing.
      public enum Thing {
        /// One.
        case one
        case two
        case other(Int)
        func inner() {
          switch self {
          case .one: break
          }
        }
        public var naked: Int { 1 }
      }
      enum Hidden {
        case three
      }
      """
    let found = SourceWalk(source.components(separatedBy: "\n")).publicSymbols
    #expect(found.filter { !$0.isDocumented }.map(\.line) == [4, 5, 11])
    #expect(found.filter(\.isDocumented).map(\.line) == [1, 3])
  }
}

/// Finds the public declarations of a source file that is laid out by swift format: two spaces a
/// level.
private struct SourceWalk {
  let publicSymbols: [(line: Int, isDocumented: Bool)]

  init(_ lines: [String]) {
    var found: [(line: Int, isDocumented: Bool)] = []
    // Where cases of a public enum stand: as many spaces as this.
    var caseIndents: [Int] = []
    for (number, line) in lines.enumerated() {
      let text = line.trimmingCharacters(in: .whitespaces)
      let indent = line.prefix { $0 == " " }.count
      if !text.isEmpty { caseIndents.removeAll { $0 > indent && !text.hasPrefix("///") } }
      let isCase = text.hasPrefix("case ") && caseIndents.contains(indent)
      let isPublic = text.hasPrefix("public ") && !text.hasPrefix("public internal(set) extension")
      guard isCase || isPublic else { continue }
      found.append((number, SourceWalk.isDocumented(lines, before: number)))
      if isPublic, text.contains("enum ") { caseIndents.append(indent + 2) }
    }
    publicSymbols = found
  }

  private static func isDocumented(_ lines: [String], before number: Int) -> Bool {
    var line = number - 1
    while line >= 0, lines[line].trimmingCharacters(in: .whitespaces).hasPrefix("@") { line -= 1 }
    return line >= 0 && lines[line].trimmingCharacters(in: .whitespaces).hasPrefix("///")
  }
}
