extension NSLayoutConstraint {
  /// What a visual format does besides placing views in a row.
  public struct FormatOptions: OptionSet, Sendable {
    @_documentation(visibility: internal)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private static func bit(_ attribute: NSLayoutConstraint.Attribute) -> FormatOptions {
      FormatOptions(rawValue: 1 << UInt(attribute.rawValue))
    }

    public static var alignAllLeft: NSLayoutConstraint.FormatOptions { bit(.left) }
    public static var alignAllRight: NSLayoutConstraint.FormatOptions { bit(.right) }
    public static var alignAllTop: NSLayoutConstraint.FormatOptions { bit(.top) }
    public static var alignAllBottom: NSLayoutConstraint.FormatOptions { bit(.bottom) }
    public static var alignAllLeading: NSLayoutConstraint.FormatOptions { bit(.leading) }
    public static var alignAllTrailing: NSLayoutConstraint.FormatOptions { bit(.trailing) }
    public static var alignAllCenterX: NSLayoutConstraint.FormatOptions { bit(.centerX) }
    public static var alignAllCenterY: NSLayoutConstraint.FormatOptions { bit(.centerY) }
    public static var alignAllLastBaseline: NSLayoutConstraint.FormatOptions {
      bit(.lastBaseline)
    }
    public static var alignAllFirstBaseline: NSLayoutConstraint.FormatOptions {
      bit(.firstBaseline)
    }
    public static var alignmentMask: NSLayoutConstraint.FormatOptions { .init(rawValue: 0xFFFF) }

    public static var directionLeadingToTrailing: NSLayoutConstraint.FormatOptions {
      .init(rawValue: 0)
    }
    public static var directionLeftToRight: NSLayoutConstraint.FormatOptions {
      .init(rawValue: 1 << 16)
    }
    public static var directionRightToLeft: NSLayoutConstraint.FormatOptions {
      .init(rawValue: 2 << 16)
    }
    public static var directionMask: NSLayoutConstraint.FormatOptions { .init(rawValue: 3 << 16) }
    public static var spacingBaselineToBaseline: NSLayoutConstraint.FormatOptions {
      .init(rawValue: 1 << 19)
    }
    public static var spacingMask: NSLayoutConstraint.FormatOptions { .init(rawValue: 1 << 19) }

    /// The attributes in which neighbours are to be equal.
    var alignments: [NSLayoutConstraint.Attribute] {
      (1...12).compactMap { number in
        rawValue & (1 << UInt(number)) == 0 ? nil : NSLayoutConstraint.Attribute(rawValue: number)
      }
    }
  }

  /// Constraints in the visual format, as in `"H:|-[name(>=80)]-8-[button(==name)]-|"`.
  ///
  /// A format that cannot be read, or names what is not in `views` or `metrics`, gives none, and is
  /// reported; UIKit raises an exception.
  public class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormatReader(format)
    guard let row = reader.read() else {
      HostReport.once("a visual format cannot be read: \(format)")
      return []
    }
    let writer = VisualFormatWriter(row: row, options: opts, metrics: metrics ?? [:], views: views)
    guard let constraints = writer.constraints() else {
      HostReport.once("a visual format names what is not there: \(format)")
      return []
    }
    return constraints
  }
}
