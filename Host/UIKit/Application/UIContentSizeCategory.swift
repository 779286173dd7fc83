import Foundation

/// The user's preferred text size. Ordered from the smallest to the largest; `unspecified` is
/// below all.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  @_documentation(visibility: internal)
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = named("XS")
  public static let small = named("S")
  public static let medium = named("M")
  public static let large = named("L")
  public static let extraLarge = named("XL")
  public static let extraExtraLarge = named("XXL")
  public static let extraExtraExtraLarge = named("XXXL")
  public static let accessibilityMedium = named("AccessibilityM")
  public static let accessibilityLarge = named("AccessibilityL")
  public static let accessibilityExtraLarge = named("AccessibilityXL")
  public static let accessibilityExtraExtraLarge = named("AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = named("AccessibilityXXXL")

  /// Posted when the user chooses another size; `newValueUserInfoKey` holds the new one.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  public var isAccessibilityCategory: Bool { rank >= 7 }

  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank < right.rank
  }
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank <= right.rank
  }
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank > right.rank
  }
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank >= right.rank
  }

  /// All sizes, smallest first.
  package static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The place in `ordered`; −1 for `unspecified` and unknown names.
  package var rank: Int { Self.ordered.firstIndex(of: self) ?? -1 }

  private static func named(_ suffix: String) -> UIContentSizeCategory {
    UIContentSizeCategory(rawValue: "UICTContentSizeCategory" + suffix)
  }
}
