/// A length at which a sheet can rest: an identity, and a rule that finds the length.
///
/// A detent is known by its identifier and by nothing else, never by its index: after a rotation,
/// a keyboard or new content the sheet goes to *the same detent*, whose length is found afresh.
/// Two detents are equal if their identifiers are.
///
///     let detents: [Detent] = [.content(), .fraction(0.5, identifier: "half"), .large()]
public struct Detent: Sendable {
  /// A detent's name.
  public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name's text. Any text is allowed.
    public var rawValue: String

    /// An identifier with this text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An identifier with this text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// An identifier written as a literal.
    public init(stringLiteral value: String) { rawValue = value }

    /// The system's detent of about half of the height.
    public static let medium = Identifier("medium")
    /// The system's largest detent.
    public static let large = Identifier("large")
    /// The detent that is as long as the content wants to be.
    public static let content = Identifier("content")
  }

  /// The detent's name, unique within a sheet. Of two detents with one name the first counts.
  public let identifier: Identifier
  /// Whether only code may bring the sheet here: a drag leaves this detent and never lands on it.
  public private(set) var isProgrammaticOnly = false
  let rule: Rule

  /// Whether it is as long as the content, so that there is nothing to show without any.
  public var isContentSized: Bool {
    if case .content = rule { true } else { false }
  }

  /// How a detent finds its length.
  enum Rule: Sendable {
    case points(Double)
    case fraction(Double)
    case content(maximum: Double?)
    case medium
    case large
    case through(Double?)
    case resolved(@Sendable (Stage) -> Double?)
  }
}

extension Detent {
  /// A fixed length.
  ///
  /// - Parameters:
  ///   - points: the length. Not a number, infinite, 0 or negative makes the detent inactive; more
  ///     than the stage allows is clamped.
  ///   - identifier: the detent's name; nil derives one from the number.
  public static func points(_ points: Double, identifier: Identifier? = nil) -> Detent {
    Detent(identifier: identifier ?? Identifier("points(\(points))"), rule: .points(points))
  }

  /// A share of the container's whole length, whatever the keyboard and the safe area cover.
  ///
  /// - Parameters:
  ///   - fraction: 0.5 is half. Nonsense makes the detent inactive; more than the stage allows is
  ///     clamped.
  ///   - identifier: the detent's name; nil derives one from the number.
  public static func fraction(_ fraction: Double, identifier: Identifier? = nil) -> Detent {
    Detent(
      identifier: identifier ?? Identifier("fraction(\(fraction))"), rule: .fraction(fraction))
  }

  /// As long as the content wants to be (`Stage.content`).
  ///
  /// Inactive until the content has been measured. If it is the only detent the sheet waits for it
  /// with nothing showing, rather than flash at a wrong size.
  ///
  /// - Parameters:
  ///   - maximum: the most points; nil, or nonsense, sets no other limit than the stage's.
  ///   - identifier: the detent's name.
  public static func content(
    maximum: Double? = nil, identifier: Identifier = .content
  ) -> Detent {
    Detent(identifier: identifier, rule: .content(maximum: maximum))
  }

  /// The system's medium detent: 0.56 of the maximum, to a device pixel. [sim][calc] Inactive in a
  /// container of compact height. [doc]
  public static func medium(identifier: Identifier = .medium) -> Detent {
    Detent(identifier: identifier, rule: .medium)
  }

  /// As long as the stage allows.
  public static func large(identifier: Identifier = .large) -> Detent {
    Detent(identifier: identifier, rule: .large)
  }

  /// So long that the content shows through to a point that somebody measured, such as the lower
  /// end of a certain view.
  ///
  /// - Parameters:
  ///   - length: points from the content's beginning; nil (not measured yet) or nonsense makes the
  ///     detent inactive.
  ///   - identifier: the detent's name.
  public static func through(_ length: Double?, identifier: Identifier) -> Detent {
    Detent(identifier: identifier, rule: .through(length))
  }

  /// A length that a function of the stage finds.
  ///
  /// - Parameters:
  ///   - identifier: the detent's name.
  ///   - rule: called once for each new stage. Nil, not a number, infinite, 0 or negative makes
  ///     the detent inactive [doc]; more than the stage allows is clamped.
  public static func resolved(
    identifier: Identifier, by rule: @escaping @Sendable (Stage) -> Double?
  ) -> Detent {
    Detent(identifier: identifier, rule: .resolved(rule))
  }

  /// The same detent, reachable by code alone.
  public func programmaticOnly() -> Detent {
    var copy = self
    copy.isProgrammaticOnly = true
    return copy
  }
}

extension Detent: Hashable {
  /// Whether both have one identifier; their rules do not count.
  public static func == (left: Detent, right: Detent) -> Bool {
    left.identifier == right.identifier
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
