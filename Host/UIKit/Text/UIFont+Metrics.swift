import Foundation

/// San Francisco's proportions, which layouts are made for [lib]: Inter, drawn a little smaller,
/// stands in these lines.
extension UIFont {
  /// Points from the baseline to the top of the line.
  public var ascender: CGFloat { pointSize * 1950 / 2048 }
  /// Points from the baseline to the bottom of the line, negative.
  public var descender: CGFloat { -pointSize * 494 / 2048 }
  public var lineHeight: CGFloat { ascender - descender }
  /// Points between lines: none.
  public var leading: CGFloat { 0 }
  public var capHeight: CGFloat { pointSize * 1443 / 2048 }
  public var xHeight: CGFloat { pointSize * 1078 / 2048 }

  public var familyName: String {
    isMonospaced ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont"
  }
  public var fontName: String { familyName }

  /// What the text engine draws for this font.
  package var face: FontFace {
    let isLarge = pointSize >= 20
    // Inter's capitals are 0.727 of its size, San Francisco's 0.705: drawn to the same height.
    let drawn = isMonospaced ? pointSize : pointSize * 0.969
    let family =
      isMonospaced
      ? "DejaVu Sans Mono, NanumGothicCoding, monospace"
      : isLarge ? "Inter Display, Inter, NanumGothic, sans-serif" : "Inter, NanumGothic, sans-serif"
    return FontFace(
      family: family, size: drawn, weight: weight.openType, isItalic: isItalic,
      features: hasMonospacedDigits ? "tnum=1" : nil,
      tracking: isMonospaced || isLarge ? 0 : drawn * UIFont.tracking(at: drawn),
      ascent: ascender, descent: -descender)
  }

  /// Inter's own rule for the distance of letters at a size ("dynamic metrics"), in ems.
  private static func tracking(at size: CGFloat) -> CGFloat {
    CGFloat(-0.0223 + 0.185 * exp(-0.1745 * Double(size)))
  }
}

extension UIFont.Weight {
  /// The weight as OpenType counts it; between the named ones, in proportion.
  var openType: Int {
    let named: [(CGFloat, CGFloat)] = [
      (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
      (0.56, 800), (0.62, 900),
    ]
    let value = max(-0.8, min(0.62, rawValue.isFinite ? rawValue : 0))
    for (low, high) in zip(named, named.dropFirst()) where value <= high.0 {
      return Int((low.1 + (high.1 - low.1) * (value - low.0) / (high.0 - low.0)).rounded())
    }
    return 900
  }
}
