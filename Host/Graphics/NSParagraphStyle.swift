import Foundation

/// How the lines of a paragraph are broken, aligned and spaced.
open class NSParagraphStyle: NSObject {
  package var values = TextStyle()

  public override init() {
    super.init()
    // The default style of attributed text.
    values.lineBreakMode = .byWordWrapping
  }

  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  public var alignment: NSTextAlignment { values.alignment }
  public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Points between the bottom of one line and the top of the next.
  public var lineSpacing: CGFloat { values.lineSpacing }
  public var paragraphSpacing: CGFloat { values.paragraphSpacing }
  public var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// 0: no limit.
  public var maximumLineHeight: CGFloat { values.maximumLineHeight }
  public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  public var headIndent: CGFloat { values.headIndent }
  public var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { Int(values.lineSpacing) &+ values.alignment.rawValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  public override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  public override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  public override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  public override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  public override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  public override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  public override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  public override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  public override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
}

/// Lines under or through text. Every kind of line is drawn as a single one.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
}

/// What of a text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// Stands in signatures; the host scales no text to fit.
open class NSStringDrawingContext: NSObject {}
