import Foundation

/// Shows text on one or more lines, as large as it needs.
@MainActor open class UILabel: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareLabel()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareLabel()
  }

  private func prepareLabel() {
    isUserInteractionEnabled = false
    layer.drawing = { [weak self] context, shown in
      guard let self else { return }
      UIGraphicsPushContext(context)
      traitCollection.performAsCurrent { self.drawText(in: shown.bounds) }
      UIGraphicsPopContext()
    }
  }

  // MARK: Text

  private var plain: String?
  private var attributed: NSAttributedString?

  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      guard newValue != plain || attributed != nil else { return }
      (plain, attributed) = (newValue, nil)
      textChanged()
    }
  }
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0, attributes: plainAttributes) } }
    set {
      (plain, attributed) = (nil, newValue)
      adoptStyle()
      textChanged()
    }
  }

  /// The style of plain text.
  private var plainAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (textAlignment, lineBreakMode)
    return [
      .font: font ?? .systemFont(ofSize: 17), .foregroundColor: textColor ?? .label,
      .paragraphStyle: style,
    ]
  }

  private var isAdopting = false

  /// Font, colour and paragraph become those at the beginning of a styled text [doc].
  private func adoptStyle() {
    guard let attributed, attributed.length > 0 else { return }
    isAdopting = true
    defer { isAdopting = false }
    let first = attributed.attributes(at: 0, effectiveRange: nil)
    if let own = first[.font] as? UIFont { font = own }
    if let own = first[.foregroundColor] as? UIColor { textColor = own }
    guard let own = first[.paragraphStyle] as? NSParagraphStyle else { return }
    (textAlignment, lineBreakMode) = (own.alignment, own.lineBreakMode)
  }

  /// Gives all of a styled text an attribute [doc: of `font`, `textColor` and the others].
  private func restyle(_ key: NSAttributedString.Key, _ value: Any) {
    guard !isAdopting, let attributed else { return }
    let changed = NSMutableAttributedString(string: attributed.string)
    let whole = NSRange(location: 0, length: attributed.length)
    attributed.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      changed.setAttributes(attributes.merging([key: value]) { $1 }, range: range)
    }
    self.attributed = changed
  }

  /// Changes the paragraph styles of a styled text, where it has some.
  private func restyleParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    guard !isAdopting, let attributed else { return }
    let changed = NSMutableAttributedString(string: attributed.string)
    let whole = NSRange(location: 0, length: attributed.length)
    attributed.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      var own = attributes
      if let before = own[.paragraphStyle] as? NSParagraphStyle,
        let style = before.mutableCopy() as? NSMutableParagraphStyle
      {
        change(style)
        own[.paragraphStyle] = style
      }
      changed.setAttributes(own, range: range)
    }
    self.attributed = changed
  }
  /// The system's, 17 points, unless another is set.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      let font = self.font ?? .systemFont(ofSize: 17)
      if self.font == nil { self.font = font }
      restyle(.font, font)
      if font != oldValue || attributed != nil { textChanged() }
    }
  }
  open var textColor: UIColor! = .label {
    didSet {
      let color = textColor ?? .label
      if textColor == nil { textColor = color }
      restyle(.foregroundColor, color)
    }
  }
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  open var isEnabled = true
  open var textAlignment: NSTextAlignment = .natural {
    didSet { restyleParagraphs { $0.alignment = textAlignment } }
  }
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet {
      restyleParagraphs { $0.lineBreakMode = lineBreakMode }
      if lineBreakMode != oldValue { textChanged() }
    }
  }
  /// The most lines there may be; 0 for any number.
  open var numberOfLines = 1 {
    didSet {
      if numberOfLines != oldValue { textChanged() }
      reportShrinking()
    }
  }
  /// Whether text of one line is made smaller where it does not fit, down to `minimumScaleFactor`.
  open var adjustsFontSizeToFitWidth = false {
    didSet { reportShrinking() }
  }
  open var minimumScaleFactor: CGFloat = 0
  /// The width at which text of several lines is broken for the intrinsic size; 0: it is not, but
  /// where constraints give the label a width.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textChanged() } }
  }

  private func reportShrinking() {
    guard adjustsFontSizeToFitWidth, numberOfLines != 1 else { return }
    HostReport.once("UILabel.adjustsFontSizeToFitWidth: several lines stay as large as they are")
  }

  private func textChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Measuring

  private func labelText(font: UIFont? = nil) -> LabelText {
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    var text = LabelText(
      attributed ?? NSAttributedString(string: plain ?? ""),
      font: font ?? self.font ?? .systemFont(ofSize: 17),
      color: isEnabled ? color ?? .label : .tertiaryLabel)
    text.alignment = textAlignment
    text.lineBreakMode = lineBreakMode
    text.numberOfLines = max(0, numberOfLines)
    text.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return text
  }

  private func textSize(width: CGFloat?) -> CGSize {
    guard !(text ?? "").isEmpty else { return .zero }
    return labelText().size(width: numberOfLines == 1 ? nil : width, scale: contentScaleFactor)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    // A single line is as wide as it wants: `sizeToFit` lets it grow with its text.
    textSize(width: size.width > 0 ? size.width : nil)
  }

  open override var intrinsicContentSize: CGSize {
    textSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
  }

  package override func contentSize(wrappedIn width: CGFloat) -> CGSize? {
    numberOfLines == 1 ? nil : textSize(width: width)
  }

  package override var firstBaselineFromTop: CGFloat? { baselines.first }
  package override var lastBaselineFromBottom: CGFloat? { baselines.last }

  /// From the top to the first, and from the bottom to the last baseline, as the text stands.
  private var baselines: (first: CGFloat, last: CGFloat) {
    let text = labelText()
    let layout = text.fitted(into: bounds.size == .zero ? intrinsicContentSize : bounds.size)
    let top = (bounds.height - layout.size.height) / 2
    let lines = layout.lines
    let font = self.font ?? .systemFont(ofSize: 17)
    let first = lines.first?.baseline ?? font.ascender
    let last = lines.last?.baseline ?? first
    return (max(0, top) + first, max(0, top) + layout.size.height - last)
  }

  /// Where the text goes in `bounds`, with at most so many lines.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    var text = labelText()
    text.numberOfLines = max(0, numberOfLines)
    var size = text.size(width: numberOfLines == 1 ? nil : bounds.width, scale: contentScaleFactor)
    size.width = min(size.width, bounds.width)
    size.height = min(size.height, bounds.height)
    return CGRect(origin: bounds.origin, size: size)
  }

  // MARK: Drawing

  /// Draws the text into the current context, in the middle of the rectangle's height.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    labelText(font: fittingFont(for: rect.width)).draw(in: rect, context: context)
  }

  /// The font, smaller if that is allowed and needed.
  private func fittingFont(for width: CGFloat) -> UIFont? {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, width > 0, let font else { return nil }
    let natural = textSize(width: nil).width
    guard natural > width else { return nil }
    // UIKit goes down to half of the size where nothing is said [?].
    let least = minimumScaleFactor > 0 ? minimumScaleFactor : 0.5
    return font.withSize(font.pointSize * max(least, width / natural))
  }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? .staticText }
    set { super.accessibilityTraits = newValue }
  }
}
