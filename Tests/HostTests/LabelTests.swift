import Simulator
import Testing
import UIKit

@MainActor @Suite struct LabelTests {
  @Test func aLabelIsAsLargeAsItsText() {
    _ = Simulator()
    let label = UILabel()
    #expect(label.intrinsicContentSize == .zero)
    label.text = "Hanji"
    let size = label.intrinsicContentSize
    #expect(size.width > 30)
    #expect(abs(size.height - 20.333) < 0.4)
    label.text = "Hanji 한지"
    #expect(label.intrinsicContentSize.width > size.width)
  }

  @Test func severalLinesAreBrokenAtTheWidth() {
    let label = UILabel()
    label.text = "A sheet of paper that is folded twice and then once more"
    let one = label.intrinsicContentSize
    label.numberOfLines = 0
    let narrow = label.sizeThatFits(CGSize(width: one.width / 2.5, height: 0))
    #expect(narrow.width <= one.width / 2.5 + 0.5)
    #expect(narrow.height > one.height * 2.5)
    label.numberOfLines = 2
    let two = label.sizeThatFits(CGSize(width: one.width / 2.5, height: 0))
    #expect(two.height < narrow.height)
  }

  @Test func textIsDrawnWhereTheLabelIs() {
    let stage = TouchStage()
    let label = UILabel(frame: CGRect(x: 20, y: 400, width: 300, height: 60))
    label.font = .boldSystemFont(ofSize: 40)
    label.text = "■■■"
    stage.root.backgroundColor = .white
    stage.root.addSubview(label)
    stage.simulator.advance(by: 0.1)
    let before = stage.simulator.picture()
    label.textColor = .red
    stage.simulator.advance(by: 0.1)
    #expect(before.differences(from: stage.simulator.picture()) > 500)
  }

  @Test func aButtonIsTriggeredAndPalesWhilePressed() {
    let stage = TouchStage()
    var count = 0
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Close") { _ in count += 1 })
    button.frame = CGRect(x: 50, y: 400, width: 120, height: 44)
    stage.root.addSubview(button)
    stage.simulator.advance(by: 0.1)
    #expect(button.currentTitle == "Close")
    #expect(button.accessibilityLabel == "Close")
    let finger = stage.simulator.finger()
    finger.down(at: CGPoint(x: 100, y: 420))
    #expect(button.titleLabel?.alpha ?? 1 < 0.5)
    finger.lift()
    #expect(button.titleLabel?.alpha == 1)
    #expect(count == 1)
    button.isEnabled = false
    finger.tap(at: CGPoint(x: 100, y: 420))
    #expect(count == 1)
  }

  @Test func aTapOfAViewAboveDoesNotTakeTheButtons() {
    let stage = TouchStage()
    let log = GestureLog()
    stage.root.addGestureRecognizer(UITapGestureRecognizer().logged(log, as: "tap"))
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 50, y: 400, width: 120, height: 44)
    button.addAction(UIAction { _ in log.lines.append("button") }, for: .touchUpInside)
    stage.root.addSubview(button)
    stage.simulator.finger().tap(at: CGPoint(x: 100, y: 420))
    #expect(log.lines == ["button"])
    stage.simulator.finger().tap(at: CGPoint(x: 300, y: 700))
    #expect(log.lines == ["button", "tap ended"])
  }

  @Test(arguments: [
    (UIView.ContentMode.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
    (.scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
    (.center, CGRect(x: 40, y: 45, width: 20, height: 10)),
    (.bottomRight, CGRect(x: 80, y: 90, width: 20, height: 10)),
    (.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
  ])
  func imagesAreplacedByTheContentMode(mode: UIView.ContentMode, expected: CGRect) {
    let placed = UIImageView.place(
      CGSize(width: 20, height: 10), in: CGRect(x: 0, y: 0, width: 100, height: 100), mode)
    #expect(placed == expected)
  }
}
