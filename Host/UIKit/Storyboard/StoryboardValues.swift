import Foundation

// What values look like in a storyboard.
extension StoryboardElement {
  var rect: CGRect {
    CGRect(
      x: number("x") ?? 0, y: number("y") ?? 0, width: number("width") ?? 0,
      height: number("height") ?? 0)
  }

  var size: CGSize { CGSize(width: number("width") ?? 0, height: number("height") ?? 0) }

  var point: CGPoint { CGPoint(x: number("x") ?? 0, y: number("y") ?? 0) }

  var insets: UIEdgeInsets {
    UIEdgeInsets(
      top: number("top") ?? number("minY") ?? 0, left: number("left") ?? number("minX") ?? 0,
      bottom: number("bottom") ?? number("maxY") ?? 0,
      right: number("right") ?? number("maxX") ?? 0)
  }

  /// `<color …/>` by components, by a system name, or by a named colour's fallback.
  @MainActor var color: UIColor? {
    if let name = self["systemColor"] ?? self["cocoaTouchSystemColor"] {
      return StoryboardColors.system(name)
    }
    let alpha = CGFloat(number("alpha") ?? 1)
    if let white = number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      HostReport.once("storyboard: a colour of a kind that is not read: \(attributes)")
      return nil
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// `<autoresizingMask …/>`: what is sizable and which margins are flexible.
  @MainActor var autoresizing: UIView.AutoresizingMask {
    var mask: UIView.AutoresizingMask = []
    if flag("widthSizable") == true { mask.insert(.flexibleWidth) }
    if flag("heightSizable") == true { mask.insert(.flexibleHeight) }
    if flag("flexibleMinX") == true { mask.insert(.flexibleLeftMargin) }
    if flag("flexibleMaxX") == true { mask.insert(.flexibleRightMargin) }
    if flag("flexibleMinY") == true { mask.insert(.flexibleTopMargin) }
    if flag("flexibleMaxY") == true { mask.insert(.flexibleBottomMargin) }
    return mask
  }

  /// `<fontDescription …/>`: a text style, or the system font at a size and weight.
  @MainActor var font: UIFont {
    if let style = self["style"].flatMap(StoryboardNames.textStyle) {
      return .preferredFont(forTextStyle: style)
    }
    if let name = self["name"] ?? self["style"] {
      HostReport.once("storyboard: the font \(name) is the system's")
    }
    let size = CGFloat(number("pointSize") ?? 17)
    let weight: UIFont.Weight =
      switch self["weight"] ?? self["type"] {
      case "bold", "boldSystem": .bold
      case "semibold": .semibold
      case "medium": .medium
      case "light": .light
      case "heavy": .heavy
      default: .regular
      }
    return .systemFont(ofSize: size, weight: weight)
  }
}

@MainActor private enum StoryboardColors {
  static func system(_ name: String) -> UIColor? {
    let table: [String: UIColor] = [
      "systemBackgroundColor": .systemBackground,
      "secondarySystemBackgroundColor": .secondarySystemBackground,
      "tertiarySystemBackgroundColor": .tertiarySystemBackground,
      "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "separatorColor": .separator,
      "systemBlueColor": .systemBlue, "systemRedColor": .systemRed,
      "systemGreenColor": .systemGreen, "systemOrangeColor": .systemOrange,
      "systemYellowColor": .systemYellow, "systemPurpleColor": .systemPurple,
      "systemPinkColor": .systemPink, "systemTealColor": .systemTeal,
      "systemIndigoColor": .systemIndigo, "systemGrayColor": .systemGray,
      "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
      "darkTextColor": .black, "whiteColor": .white, "blackColor": .black,
      "clearColor": .clear, "viewFlipsideBackgroundColor": .black,
    ]
    if table[name] == nil { HostReport.once("storyboard: the system colour \(name) is not known") }
    return table[name]
  }
}
