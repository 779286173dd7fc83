import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`; 12 points of the system's when there is none.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// An `NSParagraphStyle`. The first one of a text counts for all of it.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// Points between letters, a number.
  public static let kern = NSAttributedString.Key("NSKern")
  /// An `NSUnderlineStyle`'s raw value.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// Points above the baseline, a number.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}
