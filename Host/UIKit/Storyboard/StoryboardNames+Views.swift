import Foundation

// What Interface Builder calls the values of views. A name that is not known is the standard one.
extension StoryboardNames {
  static func contentMode(_ name: String) -> UIView.ContentMode {
    let names: [String: UIView.ContentMode] = [
      "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill, "redraw": .redraw,
      "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
      "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft,
      "bottomRight": .bottomRight,
    ]
    return names[name] ?? .scaleToFill
  }

  static func semanticContent(_ name: String) -> UISemanticContentAttribute {
    switch name {
    case "playback": .playback
    case "spatial": .spatial
    case "forceLeftToRight": .forceLeftToRight
    case "forceRightToLeft": .forceRightToLeft
    default: .unspecified
    }
  }

  static func horizontal(_ name: String) -> UIControl.ContentHorizontalAlignment {
    switch name {
    case "left": .left
    case "right": .right
    case "fill": .fill
    case "leading": .leading
    case "trailing": .trailing
    default: .center
    }
  }

  static func vertical(_ name: String) -> UIControl.ContentVerticalAlignment {
    switch name {
    case "top": .top
    case "bottom": .bottom
    case "fill": .fill
    default: .center
    }
  }

  static func textAlignment(_ name: String?) -> NSTextAlignment {
    switch name {
    case "center": .center
    case "right": .right
    case "left": .left
    case "justified": .justified
    default: .natural
    }
  }

  static func lineBreak(_ name: String) -> NSLineBreakMode {
    switch name {
    case "wordWrap": .byWordWrapping
    case "characterWrap": .byCharWrapping
    case "clip": .byClipping
    case "headTruncation": .byTruncatingHead
    case "middleTruncation": .byTruncatingMiddle
    default: .byTruncatingTail
    }
  }

  static func border(_ name: String) -> UITextField.BorderStyle {
    switch name {
    case "line": .line
    case "bezel": .bezel
    case "roundedRect": .roundedRect
    default: .none
    }
  }

  static func dismissMode(_ name: String) -> UIScrollView.KeyboardDismissMode {
    switch name {
    case "onDrag": .onDrag
    case "interactive": .interactive
    case "onDragWithAccessory": .onDragWithAccessory
    case "interactiveWithAccessory": .interactiveWithAccessory
    default: .none
    }
  }

  static func adjustment(_ name: String) -> UIScrollView.ContentInsetAdjustmentBehavior {
    switch name {
    case "scrollableAxes": .scrollableAxes
    case "never": .never
    case "always": .always
    default: .automatic
    }
  }

  /// `UICTFontTextStyleBody` and its kin; nil for another name.
  static func textStyle(_ name: String) -> UIFont.TextStyle? {
    let names: [String: UIFont.TextStyle] = [
      "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1,
      "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
      "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleSubhead": .subheadline,
      "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout,
      "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
      "UICTFontTextStyleCaption2": .caption2,
    ]
    return names[name]
  }
}
