import Foundation

/// A font: the system's, in a weight and a size. Inter stands for San Francisco, with Nanum Gothic
/// for Korean.
public final class UIFont: NSObject, Sendable {
  private let size: CGFloat
  public var pointSize: CGFloat { size }
  package let weight: Weight
  package let isItalic: Bool
  package let isMonospaced: Bool
  package let hasMonospacedDigits: Bool

  package init(
    size: CGFloat, weight: Weight, isItalic: Bool = false, isMonospaced: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    self.size = size.isFinite && size > 0 ? size : 12
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  /// How heavy the strokes are: -1 … 1, 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    @_documentation(visibility: internal)
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .semibold)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular, isItalic: true)
  }

  public class func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(size: fontSize, weight: weight, isMonospaced: true)
  }

  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(size: fontSize, weight: weight, hasMonospacedDigits: true)
  }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(
      size: fontSize, weight: weight, isItalic: isItalic, isMonospaced: isMonospaced,
      hasMonospacedDigits: hasMonospacedDigits)
  }

  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var systemFontSize: CGFloat { 14 }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight && isItalic == other.isItalic
      && isMonospaced == other.isMonospaced && hasMonospacedDigits == other.hasMonospacedDigits
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(weight)
    return hasher.finalize()
  }
}
