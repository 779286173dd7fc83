/// A visual format, read: what stands in the row, and what is between.
struct VisualFormatRow {
  /// A number or a name: a metric where a length is meant, or another view.
  enum Amount {
    case number(Double)
    case name(String)
  }

  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var amount: Amount
    var priority: Amount?
  }

  /// The room between two neighbours.
  enum Gap {
    case none
    case standard
    case predicates([Predicate])
  }

  struct Member {
    /// Nil for the superview.
    var name: String?
    var lengths: [Predicate] = []
    /// The room before it; for the first nothing.
    var gap = Gap.none
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var members: [Member] = []
}

/// Reads a visual format, by Apple's grammar.
struct VisualFormatReader {
  private var rest: Substring

  init(_ format: String) {
    rest = Substring(format.filter { !$0.isWhitespace })
  }

  /// Nil where the format breaks the grammar.
  mutating func read() -> VisualFormatRow? {
    var row = VisualFormatRow()
    if take("V:") { row.axis = .vertical } else { _ = take("H:") }
    while !rest.isEmpty {
      var member = VisualFormatRow.Member()
      if !row.members.isEmpty {
        guard let gap = readGap() else { return nil }
        member.gap = gap
      }
      if take("|") {
        guard row.members.isEmpty || rest.isEmpty else { return nil }
      } else {
        guard let view = readView() else { return nil }
        member.name = view.name
        member.lengths = view.lengths
      }
      row.members.append(member)
    }
    return row.members.contains { $0.name != nil } ? row : nil
  }

  private mutating func readView() -> (name: String, lengths: [VisualFormatRow.Predicate])? {
    guard take("["), let name = readName() else { return nil }
    var lengths: [VisualFormatRow.Predicate] = []
    if rest.first == "(" {
      guard let list = readList() else { return nil }
      lengths = list
    }
    return take("]") ? (name, lengths) : nil
  }

  private mutating func readGap() -> VisualFormatRow.Gap? {
    guard take("-") else { return VisualFormatRow.Gap.none }
    if rest.first == "[" || rest.first == "|" { return .standard }
    if rest.first == "(" {
      guard let list = readList(), take("-") else { return nil }
      return .predicates(list)
    }
    guard let amount = readAmount(), take("-") else { return nil }
    return .predicates([VisualFormatRow.Predicate(amount: amount)])
  }

  private mutating func readList() -> [VisualFormatRow.Predicate]? {
    guard take("(") else { return nil }
    var list: [VisualFormatRow.Predicate] = []
    repeat {
      let relation: NSLayoutConstraint.Relation
      if take("<=") {
        relation = .lessThanOrEqual
      } else if take(">=") {
        relation = .greaterThanOrEqual
      } else {
        _ = take("==")
        relation = .equal
      }
      guard let amount = readAmount() else { return nil }
      var predicate = VisualFormatRow.Predicate(relation: relation, amount: amount)
      if take("@") {
        guard let priority = readAmount() else { return nil }
        predicate.priority = priority
      }
      list.append(predicate)
    } while take(",")
    return take(")") ? list : nil
  }

  private mutating func readAmount() -> VisualFormatRow.Amount? {
    let sign = rest.first == "-" ? "-" : ""
    let digits = rest.dropFirst(sign.count).prefix { $0.isNumber || $0 == "." }
    if !digits.isEmpty, let number = Double(sign + digits) {
      rest = rest.dropFirst(sign.count + digits.count)
      return .number(number)
    }
    return readName().map { .name($0) }
  }

  private mutating func readName() -> String? {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard let first = name.first, !first.isNumber else { return nil }
    rest = rest.dropFirst(name.count)
    return String(name)
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }
}
