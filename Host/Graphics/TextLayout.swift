internal import CCanvas
import Foundation

/// A font as the text engine knows it.
package struct FontFace: Hashable, Sendable {
  /// Families in order of preference, comma separated.
  package var family: String
  /// Points.
  package var size: CGFloat
  /// 100 … 1000; regular is 400.
  package var weight: Int
  package var isItalic: Bool
  /// OpenType features, as CSS writes them.
  package var features: String?
  /// Points added after each letter.
  package var tracking: CGFloat
  /// What a line of this font takes above and below its baseline, in points.
  package var ascent, descent: CGFloat

  package init(
    family: String, size: CGFloat, weight: Int, isItalic: Bool, features: String?,
    tracking: CGFloat, ascent: CGFloat, descent: CGFloat
  ) {
    (self.family, self.size, self.weight, self.isItalic) = (family, size, weight, isItalic)
    (self.features, self.tracking) = (features, tracking)
    (self.ascent, self.descent) = (ascent, descent)
  }

  /// Heights of "x" and "H" above the baseline, in points.
  package var letterHeights: (x: CGFloat, cap: CGFloat) {
    var heights = [0.0, 0.0]
    canvas_font_metrics(family, Int32(weight), &heights)
    return (CGFloat(heights[0]) * size, CGFloat(heights[1]) * size)
  }
}

/// A stretch of text in one style.
package struct TextRun {
  package var text: String
  package var face: FontFace
  package var color: CGColor
  package var isUnderlined = false
  package var isStruckThrough = false
  /// Points above the baseline.
  package var rise: CGFloat = 0
  package var extraTracking: CGFloat = 0

  package init(text: String, face: FontFace, color: CGColor) {
    (self.text, self.face, self.color) = (text, face, color)
  }
}

/// How lines are broken and stacked.
package struct TextStyle: Equatable {
  package var alignment = NSTextAlignment.natural
  package var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// 0: any number.
  package var maximumLines = 0
  package var isRightToLeft = false
  package var lineSpacing: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  package var maximumLineHeight: CGFloat = 0
  package var lineHeightMultiple: CGFloat = 0
  package var paragraphSpacing: CGFloat = 0
  package var headIndent: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0

  package init() {}
}

/// Text broken into lines: measured, drawn, and asked where its letters are.
package final class TextLayout {
  private let text: OpaquePointer?
  private let utf8: [UInt8]
  private let style: TextStyle

  package struct Line {
    /// Points from the layout's top.
    package var baseline: CGFloat
    package var width, ascent, descent: CGFloat
    /// The UTF-8 bytes of the text on it.
    package var bytes: Range<Int>
  }

  /// nil or a negative or infinite width: lines end where paragraphs do.
  package init(_ runs: [TextRun], maximumWidth: CGFloat?, style: TextStyle) {
    self.style = style
    utf8 = runs.flatMap { Array($0.text.utf8) }
    let width = maximumWidth.map { $0.isFinite && $0 < 1e6 ? Double(max(0, $0)) : -1 } ?? -1
    let (wrap, ellipsis) = TextLayout.codes(style)
    let alignment: Int32 =
      switch style.alignment {
      case .left: 0
      case .center: 1
      case .right: 2
      case .justified: 3
      case .natural: style.isRightToLeft ? 2 : 0
      }
    text = TextLayout.withRuns(runs) { bytes, runs in
      canvas_text_new(
        bytes, runs, Int32(runs.count), width, Int32(max(0, style.maximumLines)), wrap, ellipsis,
        alignment, style.isRightToLeft ? 1 : 0, Double(style.lineSpacing),
        Double(style.minimumLineHeight), Double(style.maximumLineHeight),
        Double(style.lineHeightMultiple), Double(style.paragraphSpacing),
        Double(style.headIndent), Double(style.firstLineHeadIndent))
    }
  }

  deinit { canvas_text_free(text) }

  /// Text of more than one line is broken between words up to the last line that may be there; the
  /// modes that truncate say what happens to that one.
  private static func codes(_ style: TextStyle) -> (wrap: Int32, ellipsis: Int32) {
    switch style.lineBreakMode {
    case .byWordWrapping: (0, 0)
    case .byCharWrapping: (1, 0)
    case .byClipping: (style.maximumLines == 1 ? 2 : 0, 0)
    case .byTruncatingHead: (0, 1)
    case .byTruncatingMiddle: (0, 2)
    case .byTruncatingTail: (0, 3)
    }
  }

  private static func withRuns(
    _ runs: [TextRun], _ body: (UnsafePointer<CChar>, [canvas_run]) -> OpaquePointer?
  ) -> OpaquePointer? {
    var strings: [UnsafeMutablePointer<CChar>?] = []
    func keep(_ string: String) -> UnsafePointer<CChar>? {
      let copy = strdup(string)
      strings.append(copy)
      return UnsafePointer(copy)
    }
    defer { for string in strings { free(string) } }
    var start = 0
    // A zero byte would end the text early.
    let clean = runs.map { $0.text.contains("\0") ? $0.text.filter { $0 != "\0" } : $0.text }
    let list = zip(runs, clean).map { run, text -> canvas_run in
      defer { start += text.utf8.count }
      let (face, color) = (run.face, run.color)
      return canvas_run(
        start: Int32(start), length: Int32(text.utf8.count), family: keep(face.family),
        size: Double(face.size), weight: Int32(face.weight), italic: face.isItalic ? 1 : 0,
        features: face.features.flatMap(keep),
        letter_spacing: Double(face.tracking + run.extraTracking), red: Double(color.red),
        green: Double(color.green), blue: Double(color.blue), alpha: Double(color.alpha),
        underline: run.isUnderlined ? 1 : 0, strikethrough: run.isStruckThrough ? 1 : 0,
        ascent: Double(face.ascent), descent: Double(face.descent), rise: Double(run.rise))
    }
    return clean.joined().withCString { body($0, list) }
  }

  /// The size of the lines, in points, not rounded.
  package var size: CGSize {
    guard let text, !utf8.isEmpty else { return .zero }
    return CGSize(width: canvas_text_width(text), height: canvas_text_height(text))
  }

  package var isTruncated: Bool { text.map { canvas_text_truncated($0) != 0 } ?? false }

  package var lineCount: Int { text.map { Int(canvas_text_lines($0)) } ?? 0 }

  package var lines: [Line] {
    guard let text else { return [] }
    return (0..<Int32(lineCount)).map { index in
      let info = canvas_text_line(text, index)
      return Line(
        baseline: CGFloat(info.baseline), width: CGFloat(info.width),
        ascent: CGFloat(info.ascent), descent: CGFloat(info.descent),
        bytes: Int(info.start)..<Int(info.start + info.length))
    }
  }

  /// Draws the lines from the rectangle's top, aligned between its sides.
  package func draw(in context: CGContext, rect: CGRect) {
    guard let text else { return }
    context.hasDrawn = true
    let map = context.ctm
    let pixels = map.b == 0 && map.c == 0 ? abs(map.d) : 0
    func draw() {
      canvas_text_draw(
        context.canvas, text, Double(rect.minX), Double(rect.minY), Double(rect.width), pixels)
    }
    if context.style.alpha < 1 {
      context.group(alpha: context.style.alpha, draw)
    } else {
      draw()
    }
  }

  private func lineStart(_ line: Int, width: CGFloat) -> CGFloat {
    guard let text else { return 0 }
    let free = width - CGFloat(canvas_text_line(text, Int32(line)).width)
    switch style.alignment {
    case .center: return free / 2
    case .right: return free
    case .natural where style.isRightToLeft: return free
    default: return 0
    }
  }

  /// Where a cursor before the byte stands: the line, and the x from the left of a box so wide.
  package func caret(before byte: Int, width: CGFloat) -> (line: Int, x: CGFloat) {
    guard let text, lineCount > 0 else { return (0, lineStart(0, width: width)) }
    let all = lines
    let line = all.lastIndex { $0.bytes.lowerBound <= byte } ?? 0
    return (
      line,
      lineStart(line, width: width) + CGFloat(canvas_text_x(text, Int32(line), Int32(byte)))
    )
  }

  /// The byte before which a cursor nearest to the point stands.
  package func byte(at point: CGPoint, width: CGFloat) -> Int {
    guard let text, lineCount > 0 else { return 0 }
    let line = lines.firstIndex { point.y < $0.baseline + $0.descent } ?? lineCount - 1
    return Int(
      canvas_text_index(text, Int32(line), Double(point.x - lineStart(line, width: width))))
  }
}
