import Simulator
import Testing
import UIKit

@MainActor @Suite struct AccessibilityTests {
  final class Element: UIView {
    var log: [String] = []
    init(_ label: String, _ frame: CGRect) {
      super.init(frame: frame)
      isAccessibilityElement = true
      accessibilityLabel = label
    }
    required init?(coder: NSCoder) { nil }
    override func accessibilityIncrement() { log.append("more") }
    override func accessibilityDecrement() { log.append("less") }
    override func accessibilityElementDidBecomeFocused() { log.append("focused") }
    override func accessibilityElementDidLoseFocus() { log.append("left") }
  }

  final class Escapable: UIView {
    var escapes = 0
    override func accessibilityPerformEscape() -> Bool {
      escapes += 1
      return true
    }
  }

  private func row(_ y: CGFloat, x: CGFloat = 0) -> CGRect {
    CGRect(x: x, y: y, width: 100, height: 40)
  }

  private func labels(_ stage: TouchStage) -> [String?] {
    stage.simulator.voiceOver.elements.map(\.accessibilityLabel)
  }

  @Test func elementsAreReadFromTheTopDownAndAcross() {
    let stage = TouchStage()
    for (label, frame) in [
      ("d", row(300)), ("b", row(100, x: 150)), ("a", row(100)), ("c", row(200)),
    ] {
      stage.root.addSubview(Element(label, frame))
    }
    #expect(labels(stage) == ["a", "b", "c", "d"])
    stage.simulator.traits.isRightToLeft = true
    #expect(labels(stage) == ["b", "a", "c", "d"])
  }

  /// Two columns, each a view: read line by line, unless the columns are grouped.
  @Test func columnsAreReadAcrossUnlessTheyAreGrouped() {
    let stage = TouchStage()
    let columns = [0, 150].map { UIView(frame: CGRect(x: $0, y: 0, width: 150, height: 600)) }
    for (index, column) in columns.enumerated() {
      stage.root.addSubview(column)
      column.addSubview(Element("\(index) above", row(100)))
      column.addSubview(Element("\(index) below", row(200)))
    }
    #expect(labels(stage) == ["0 above", "1 above", "0 below", "1 below"])
    for column in columns { column.shouldGroupAccessibilityChildren = true }
    #expect(labels(stage) == ["0 above", "0 below", "1 above", "1 below"])
  }

  @Test func aListIsReadInOneGo() {
    let stage = TouchStage()
    let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 150, height: 500))
    list.addSubview(Element("row 0", row(0)))
    list.addSubview(Element("row 1", row(300)))
    stage.root.addSubview(list)
    stage.root.addSubview(Element("beside", row(200, x: 200)))
    #expect(labels(stage) == ["row 0", "row 1", "beside"])
  }

  @Test func whatIsHiddenIsNotRead() {
    let stage = TouchStage()
    let (a, b, c) = (Element("a", row(100)), Element("b", row(200)), Element("c", row(300)))
    let group = UIView(frame: stage.root.bounds)
    stage.root.addSubview(a)
    stage.root.addSubview(group)
    group.addSubview(b)
    group.addSubview(c)
    b.isHidden = true
    #expect(labels(stage) == ["a", "c"])
    group.accessibilityElementsHidden = true
    #expect(labels(stage) == ["a"])
  }

  @Test func aModalViewHidesItsSiblingsAlone() {
    let stage = TouchStage()
    let behind = UIView(frame: stage.root.bounds)
    let front = UIView(frame: stage.root.bounds)
    behind.addSubview(Element("behind", row(100)))
    front.addSubview(Element("front", row(200)))
    stage.root.addSubview(behind)
    stage.root.addSubview(front)
    #expect(labels(stage) == ["behind", "front"])
    front.accessibilityViewIsModal = true
    #expect(labels(stage) == ["front"])
    let wrapper = UIView(frame: stage.root.bounds)
    stage.root.addSubview(wrapper)
    wrapper.addSubview(front)
    #expect(labels(stage) == ["behind", "front"])
  }

  @Test func theEscapeGoesUpUntilSomeoneAnswers() {
    let stage = TouchStage()
    let sheet = Escapable(frame: stage.root.bounds)
    let element = Element("a", row(100))
    stage.root.addSubview(sheet)
    sheet.addSubview(element)
    stage.simulator.voiceOver.focus(on: element)
    #expect(stage.simulator.voiceOver.escape())
    #expect(sheet.escapes == 1)
    element.removeFromSuperview()
    stage.root.addSubview(element)
    #expect(!stage.simulator.voiceOver.escape())
  }

  @Test func focusMovesAndIsTold() {
    let stage = TouchStage()
    let (a, b) = (Element("a", row(100)), Element("b", row(200)))
    stage.root.addSubview(a)
    stage.root.addSubview(b)
    let voice = stage.simulator.voiceOver
    voice.next()
    voice.next()
    #expect(!voice.next())
    voice.increment()
    voice.decrement()
    #expect(a.log == ["focused", "left"])
    #expect(b.log == ["focused", "more", "less"])
    #expect(b.accessibilityElementIsFocused())
  }

  @Test func aScreenChangeMovesTheFocusIn() {
    let stage = TouchStage()
    let panel = UIView(frame: stage.root.bounds)
    let element = Element("inside", row(300))
    panel.addSubview(element)
    stage.root.addSubview(Element("first", row(100)))
    stage.root.addSubview(panel)
    UIAccessibility.post(notification: .screenChanged, argument: panel)
    #expect(stage.simulator.voiceOver.focused === element)
    UIAccessibility.post(notification: .announcement, argument: "saved")
    #expect(stage.simulator.voiceOver.notes.last?.words == "saved")
    #expect(stage.simulator.voiceOver.focused === element)
  }

  @Test func customActionsArePerformedByTheirNames() {
    let stage = TouchStage()
    let element = Element("a", row(100))
    var done: [String] = []
    element.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "expand") { action in
        done.append(action.name)
        return true
      }
    ]
    stage.root.addSubview(element)
    stage.simulator.voiceOver.focus(on: element)
    #expect(stage.simulator.voiceOver.perform("expand"))
    #expect(!stage.simulator.voiceOver.perform("collapse"))
    #expect(done == ["expand"])
  }

  @Test func whatIsNotActivatedIsTapped() {
    let stage = TouchStage()
    stage.pad.isAccessibilityElement = true
    stage.simulator.voiceOver.focus(on: stage.pad)
    stage.simulator.voiceOver.activate()
    #expect(stage.pad.log == ["began 1", "ended 1"])
  }

  @Test func anElementThatIsNoViewHasItsFrameInItsContainer() {
    let stage = TouchStage()
    let element = UIAccessibilityElement(accessibilityContainer: stage.pad)
    element.accessibilityLabel = "drawn"
    element.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 10, width: 20, height: 20)
    stage.pad.accessibilityElements = [element]
    #expect(element.accessibilityFrame == CGRect(x: 60, y: 110, width: 20, height: 20))
    #expect(labels(stage) == ["drawn"])
  }
}
