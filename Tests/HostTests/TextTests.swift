import Foundation
import HostGraphics
import Testing
import UIKit

@MainActor struct TextTests {
  private func label(_ text: String, _ size: CGFloat = 17) -> LabelText {
    LabelText(text, font: .systemFont(ofSize: size), color: .black)
  }

  @Test func linesAreAsHighAsSanFranciscos() {
    // UIFont.systemFont(ofSize: 17).lineHeight on iOS: 20.287.
    #expect(abs(UIFont.systemFont(ofSize: 17).lineHeight - 20.287) < 0.001)
    #expect(abs(label("Hanji").layout(width: nil).size.height - 20.287) < 0.001)
    #expect(label("Hanji").size(width: nil, scale: 3).height == 61.0 / 3)
    #expect(label("Hanji").size(width: nil, scale: 2).height == 20.5)
    #expect(label("").size(width: nil, scale: 2) == CGSize(width: 0, height: 20.5))
  }

  @Test func koreanTakesNoOtherHeightThanLatin() {
    #expect(
      label("한지").layout(width: nil).size.height == label("Ag").layout(width: nil).size.height)
    #expect(label("한지").layout(width: nil).size.width > 20)
  }

  @Test func aTextFitsIntoTheWidthThatItWasMeasuredAt() {
    for text in ["Hanji", "한지 하프 모달", "A longer line of text, with commas", "Wave AV To"] {
      for size: CGFloat in [11, 13.5, 17, 22, 34] {
        let wanted = label(text, size).layout(width: nil).size.width
        var multiline = label(text, size)
        multiline.numberOfLines = 0
        #expect(multiline.layout(width: wanted).lineCount == 1)
        #expect(!label(text, size).layout(width: wanted).isTruncated)
        if text.contains(" ") { #expect(multiline.layout(width: wanted - 1).lineCount > 1) }
      }
    }
  }

  @Test func linesAreLimitedAndTheLastOneIsCut() {
    let text = String(repeating: "many words that go on ", count: 20)
    for lines in [1, 2, 5] {
      var limited = label(text)
      limited.numberOfLines = lines
      let layout = limited.layout(width: 200)
      #expect(layout.lineCount == lines)
      #expect(layout.isTruncated)
      #expect(layout.size.width <= 201)
      #expect(abs(layout.size.height - 20.287 * CGFloat(lines)) < 0.01)
    }
    var free = label(text)
    free.numberOfLines = 0
    #expect(free.layout(width: 200).lineCount > 10)
    #expect(free.fitted(into: CGSize(width: 200, height: 62)).lineCount == 3)
    #expect(free.fitted(into: CGSize(width: 200, height: 1)).lineCount == 1)
  }

  @Test func paragraphsAndSpacing() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 6
    style.paragraphSpacing = 10
    let text = NSAttributedString(
      string: "one\ntwo\nthree",
      attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
    var label = LabelText(text, font: .systemFont(ofSize: 99), color: .black)
    label.numberOfLines = 0
    let layout = label.layout(width: 500)
    #expect(layout.lineCount == 3)
    #expect(abs(layout.size.height - (3 * UIFont.systemFont(ofSize: 10).lineHeight + 32)) < 0.01)
    style.minimumLineHeight = 30
    style.maximumLineHeight = 30
    let tall = NSAttributedString(string: "x", attributes: [.paragraphStyle: style])
    #expect(tall.size().height == 30)
  }

  @Test func theLargestFontOfALineMakesItsHeight() {
    let text = NSMutableAttributedString(
      string: "small ", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.append(
      NSAttributedString(string: "large", attributes: [.font: UIFont.systemFont(ofSize: 30)]))
    #expect(abs(text.size().height - UIFont.systemFont(ofSize: 30).lineHeight) < 0.01)
    let box = text.boundingRect(
      with: CGSize(width: 60, height: 1000), options: .usesLineFragmentOrigin, context: nil)
    #expect(box.height > 40 && box.width <= 100)
  }

  @Test func weightsAreDrawnWiderAsTheyGrow() {
    let widths = [UIFont.Weight.light, .regular, .medium, .semibold, .bold, .black].map {
      LabelText("Half modal", font: .systemFont(ofSize: 17, weight: $0), color: .black)
        .layout(width: nil).size.width
    }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func digitsOfOneWidthWhenAsked() {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    func width(_ text: String) -> CGFloat {
      LabelText(text, font: font, color: .black).layout(width: nil).size.width
    }
    #expect(abs(width("1111") - width("8888")) < 0.01)
  }

  @Test func cursorsAreFoundWhereTheyAreDrawn() {
    for text in ["Hanji sheet", "한지 시트", "a\nb"] {
      var label = label(text)
      label.numberOfLines = 0
      let layout = label.layout(width: 300)
      let bytes = text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) }
      for byte in bytes {
        let caret = layout.caret(before: byte, width: 300)
        let y = layout.lines[caret.line].baseline - 3
        #expect(layout.byte(at: CGPoint(x: caret.x + 0.5, y: y), width: 300) == byte)
      }
    }
  }

  @Test func textStylesFollowTheTextSize() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 53)
    #expect(UIFont.preferredFont(forTextStyle: .headline).weight == .semibold)
    let doubled = UIFontMetrics(forTextStyle: .body).scaledValue(for: 17, compatibleWith: large)
    #expect(doubled == 53)
  }

  @Test func nonsenseIsHarmless() {
    #expect(UIFont.systemFont(ofSize: .nan).pointSize == 12)
    #expect(UIFont.systemFont(ofSize: -3).pointSize == 12)
    #expect(label("zero\0byte").layout(width: nil).size.width > 0)
    #expect(label("x").layout(width: .infinity).lineCount == 1)
    #expect(label("words to break").layout(width: 0).lineCount == 1)
    var many = label("words to break")
    many.numberOfLines = 0
    #expect(many.layout(width: 0).lineCount >= 3)
    #expect(many.layout(width: -5).lineCount >= 3)
  }

  @Test func rightToLeftTextEndsAtTheRight() {
    var label = label("שלום")
    label.isRightToLeft = true
    guard let bitmap = Bitmap(width: 200, height: 30) else {
      Issue.record("no bitmap")
      return
    }
    label.draw(in: CGRect(x: 0, y: 0, width: 200, height: 30), context: CGContext(bitmap: bitmap))
    func inked(_ columns: Range<Int>) -> Bool {
      columns.contains { x in (0..<30).contains { bitmap.pixel(x: x, y: $0).alpha > 0 } }
    }
    #expect(inked(150..<200))
    #expect(!inked(0..<100))
  }
}
