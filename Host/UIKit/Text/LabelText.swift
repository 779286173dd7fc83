import Foundation

/// A text as a label has it: measured and drawn through Pango.
package struct LabelText {
  package var string: NSAttributedString
  /// For what has no font of its own.
  package var font: UIFont
  /// For what has no colour of its own.
  package var color: UIColor
  package var alignment = NSTextAlignment.natural
  package var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// 0: any number.
  package var numberOfLines = 1
  package var isRightToLeft = false

  package init(_ string: NSAttributedString, font: UIFont, color: UIColor) {
    (self.string, self.font, self.color) = (string, font, color)
  }

  package init(_ string: String, font: UIFont, color: UIColor) {
    self.init(NSAttributedString(string: string), font: font, color: color)
  }

  /// The text broken into lines no wider than `width` points; nil: as wide as they want.
  package func layout(width: CGFloat?) -> TextLayout { layout(width: width, lines: numberOfLines) }

  private func layout(width: CGFloat?, lines: Int) -> TextLayout {
    TextLayout(runs, maximumWidth: width, style: style(lines: lines))
  }

  /// The size of the text, rounded up to whole pixels at `scale`. An empty text has no width and the
  /// height of a line.
  package func size(width: CGFloat?, scale: CGFloat) -> CGSize {
    let scale = scale > 0 ? scale : 1
    var size = layout(width: width).size
    if string.length == 0 { size = CGSize(width: 0, height: font.lineHeight) }
    // A hair of rounding does not cost a pixel.
    return CGSize(
      width: ((size.width - 1e-4) * scale).rounded(.up) / scale,
      height: ((size.height - 1e-4) * scale).rounded(.up) / scale)
  }

  /// Draws the text in a box as a label does: in the middle of its height, and with as many lines as
  /// fit into that, at least one.
  package func draw(in box: CGRect, context: CGContext) {
    guard box.width > 0, box.height > 0, string.length > 0 else { return }
    let layout = fitted(into: box.size)
    let top = box.midY - layout.size.height / 2
    layout.draw(
      in: context,
      rect: CGRect(x: box.minX, y: top, width: box.width, height: layout.size.height))
  }

  /// The lines that fit into a size.
  package func fitted(into size: CGSize) -> TextLayout {
    let whole = layout(width: size.width)
    guard whole.lineCount > 1, whole.size.height > size.height + 0.5 else { return whole }
    let fits = whole.lines.filter { $0.baseline + $0.descent <= size.height + 0.5 }.count
    return layout(width: size.width, lines: max(1, fits))
  }

  /// Points from the top to the baseline of the first and of the last line.
  package func baselines(width: CGFloat?) -> (first: CGFloat, last: CGFloat) {
    let lines = layout(width: width).lines
    return (lines.first?.baseline ?? font.ascender, lines.last?.baseline ?? font.ascender)
  }

  private func style(lines: Int) -> TextStyle {
    var style = TextStyle()
    var reach = NSRange()
    let own =
      string.length > 0
      ? string.attribute(.paragraphStyle, at: 0, effectiveRange: &reach) as? NSParagraphStyle : nil
    if own != nil, reach.length < string.length { reportOtherStyles(after: reach) }
    if let own {
      style = own.values
    } else {
      (style.alignment, style.lineBreakMode) = (alignment, lineBreakMode)
    }
    style.maximumLines = lines
    style.isRightToLeft = isRightToLeft
    return style
  }

  private func reportOtherStyles(after first: NSRange) {
    let rest = NSRange(location: first.length, length: string.length - first.length)
    let own = string.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    string.enumerateAttribute(.paragraphStyle, in: rest, options: []) { value, _, stop in
      guard let other = value as? NSParagraphStyle, other != own else { return }
      HostReport.once("attributed text: the first paragraph style counts for all of the text")
      stop.pointee = true
    }
  }

  private var runs: [TextRun] {
    var runs: [TextRun] = []
    let whole = NSRange(location: 0, length: string.length)
    let text = string.string as NSString
    string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? self.font
      let color = attributes[.foregroundColor] as? UIColor ?? self.color
      var run = TextRun(
        text: text.substring(with: range), face: font.face, color: color.cgColor)
      func number(_ key: NSAttributedString.Key) -> CGFloat {
        CGFloat(LayerValue.double(attributes[key]) ?? 0)
      }
      run.isUnderlined = number(.underlineStyle) != 0
      run.isStruckThrough = number(.strikethroughStyle) != 0
      if [.underlineStyle, .strikethroughStyle].contains(where: { ![0, 1].contains(number($0)) }) {
        HostReport.once("attributed text: every underline is drawn as a single line")
      }
      run.rise = number(.baselineOffset)
      run.extraTracking = number(.kern)
      runs.append(run)
    }
    return runs
  }
}
