import Foundation

/// An element of a storyboard's XML.
final class StoryboardElement {
  let name: String
  let attributes: [String: String]
  fileprivate(set) var children: [StoryboardElement] = []
  fileprivate(set) var text = ""

  init(_ name: String, _ attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// "YES" and "NO"; nil where the attribute is missing or says something else.
  func flag(_ attribute: String) -> Bool? {
    switch attributes[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(Double.init) }

  /// The first child of that name, and of that `key` if one is given.
  func child(_ name: String, key: String? = nil) -> StoryboardElement? {
    children.first { $0.name == name && (key == nil || $0["key"] == key) }
  }

  func children(_ name: String) -> [StoryboardElement] { children.filter { $0.name == name } }

  /// The first child with that `key`, whatever its name.
  func child(key: String) -> StoryboardElement? { children.first { $0["key"] == key } }
}

/// Reads XML as Interface Builder writes it: elements, attributes, text, comments, the five named
/// entities and numbered ones. (FoundationXML would tie every program to libxml2.)
struct StoryboardReader {
  private struct Malformed: Error {}

  private var rest: Substring.UnicodeScalarView
  private var stack: [StoryboardElement] = []

  private init(_ text: String) { rest = text[...].unicodeScalars }

  /// The root element; nil if the text is not XML, or not all of it.
  static func read(_ text: String) -> StoryboardElement? {
    var reader = StoryboardReader(text)
    return try? reader.readDocument()
  }

  private mutating func readDocument() throws -> StoryboardElement? {
    while !rest.isEmpty {
      let text = take(until: "<")
      stack.last?.text += Self.decoded(text)
      guard skip("<") else { return nil }
      if skip("!--") {
        guard skipPast("-->") else { return nil }
      } else if skip("?") {
        guard skipPast("?>") else { return nil }
      } else if skip("!") {
        guard skipPast(">") else { return nil }
      } else if skip("/") {
        let name = takeName()
        guard skipPast(">"), let closed = stack.popLast(), closed.name == name else { return nil }
        if stack.isEmpty { return closed }
      } else if let whole = try openElement() {
        return whole
      }
    }
    return nil
  }

  /// Reads a start tag after its `<`. The answer is the root, when that is empty.
  private mutating func openElement() throws -> StoryboardElement? {
    let name = takeName()
    guard !name.isEmpty else { throw Malformed() }
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      if skip("/>") {
        let element = StoryboardElement(name, attributes)
        guard let parent = stack.last else { return element }
        parent.children.append(element)
        return nil
      }
      if skip(">") {
        let element = StoryboardElement(name, attributes)
        stack.last?.children.append(element)
        stack.append(element)
        return nil
      }
      let key = takeName()
      skipSpace()
      guard !key.isEmpty, skip("=") else { throw Malformed() }
      skipSpace()
      guard let quote = rest.first, quote == "\"" || quote == "'" else { throw Malformed() }
      rest.removeFirst()
      attributes[key] = Self.decoded(take(until: quote))
      guard skip(String(quote)) else { throw Malformed() }
    }
  }

  // MARK: Characters

  private mutating func take(until stop: Unicode.Scalar) -> String {
    let end = rest.firstIndex(of: stop) ?? rest.endIndex
    let taken = String(rest[rest.startIndex..<end])
    rest = rest[end...]
    return taken
  }

  private mutating func takeName() -> String {
    let end =
      rest.firstIndex { " \t\r\n/>=<".unicodeScalars.contains($0) } ?? rest.endIndex
    let taken = String(rest[rest.startIndex..<end])
    rest = rest[end...]
    return taken
  }

  private mutating func skipSpace() {
    rest = rest.drop { " \t\r\n".unicodeScalars.contains($0) }
  }

  private mutating func skip(_ text: String) -> Bool {
    guard rest.starts(with: text.unicodeScalars) else { return false }
    rest = rest.dropFirst(text.unicodeScalars.count)
    return true
  }

  private mutating func skipPast(_ text: String) -> Bool {
    while !rest.isEmpty {
      if skip(text) { return true }
      rest.removeFirst()
    }
    return false
  }

  private static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var pieces = text.split(separator: "&", omittingEmptySubsequences: false)[...]
    result += pieces.popFirst() ?? ""
    for piece in pieces {
      guard let end = piece.firstIndex(of: ";"), let scalar = entity(piece[..<end]) else {
        result += "&" + piece
        continue
      }
      result.unicodeScalars.append(scalar)
      result += piece[piece.index(after: end)...]
    }
    return result
  }

  private static func entity(_ name: Substring) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.first == "#" else { return nil }
      let digits = name.dropFirst()
      let value = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return value.flatMap(Unicode.Scalar.init)
    }
  }
}
