import HanjiEngine

extension Stage {
  /// An iPhone 16, upright.
  static let phone = Stage(
    container: SheetSize(width: 393, height: 852), safeArea: SheetInsets(top: 59, bottom: 34),
    displayScale: 3)

  /// A small phone with a home button.
  static let smallPhone = Stage(
    container: SheetSize(width: 375, height: 667), safeArea: SheetInsets(top: 20), displayScale: 2)

  /// An iPhone 16 in landscape.
  static let landscapePhone = Stage(
    container: SheetSize(width: 852, height: 393),
    safeArea: SheetInsets(left: 59, bottom: 21, right: 59), isCompactHeight: true, displayScale: 3)

  func with(content: Double?) -> Stage {
    var copy = self
    copy.content = content
    return copy
  }

  func with(keyboard: Double, focus: Double? = nil) -> Stage {
    var copy = self
    copy.keyboard = keyboard
    copy.focus = focus
    return copy
  }

  func with(edge: SheetEdge, rightToLeft: Bool = false) -> Stage {
    var copy = self
    copy.edge = edge
    copy.isRightToLeft = rightToLeft
    return copy
  }
}
