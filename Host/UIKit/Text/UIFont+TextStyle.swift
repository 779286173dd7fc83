import Foundation

extension UIFont {
  /// What a text is for: its font follows the user's text size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    @_documentation(visibility: internal)
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
  }

  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a style at the traits' text size, or the current one's. A style that there is not
  /// counts as body.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? UITraitCollection.current
    let size = TextSizes.points(of: style, at: traits.preferredContentSizeCategory)
    return UIFont(size: size, weight: style == .headline ? .semibold : .regular)
  }
}

/// Scales fonts and lengths as a text style grows with the user's text size.
@_documentation(visibility: internal)
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  open func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize)))
  }

  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// In proportion to the style's size, to a third of a point.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? UITraitCollection.current
    let now = TextSizes.points(of: style, at: traits.preferredContentSizeCategory)
    return (value * now / TextSizes.points(of: style, at: .large) * 3).rounded() / 3
  }
}

/// Point sizes of the text styles at the user's text sizes [doc: Human Interface Guidelines].
enum TextSizes {
  private static let styles: [UIFont.TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
    .caption1, .caption2,
  ]

  private static let sizes: [UIContentSizeCategory: [CGFloat]] = [
    .extraSmall: [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11],
    .small: [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11],
    .medium: [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11],
    .large: [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11],
    .extraLarge: [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13],
    .extraExtraLarge: [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15],
    .extraExtraExtraLarge: [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17],
    .accessibilityMedium: [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20],
    .accessibilityLarge: [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24],
    .accessibilityExtraLarge: [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29],
    .accessibilityExtraExtraLarge: [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34],
    .accessibilityExtraExtraExtraLarge: [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40],
  ]

  static func points(of style: UIFont.TextStyle, at category: UIContentSizeCategory) -> CGFloat {
    let column = styles.firstIndex(of: style) ?? 5
    let row = sizes[category] ?? sizes[.large] ?? []
    return row.indices.contains(column) ? row[column] : 17
  }
}
