import Simulator
import Testing
import UIKit

@MainActor @Suite struct ControlTests {
  @MainActor struct Stage {
    let stage = TouchStage()
    let control = UIControl(frame: CGRect(x: 100, y: 400, width: 100, height: 44))
    let log = GestureLog()

    init() {
      stage.root.addSubview(control)
      let events: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
        (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
        (.touchUpInside, "up"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
      ]
      let log = log
      for (event, word) in events {
        control.addAction(UIAction { _ in log.lines.append(word) }, for: event)
      }
    }

    var finger: Finger { stage.simulator.finger() }
  }

  let middle = CGPoint(x: 150, y: 420)

  @Test func aTapGoesDownAndUp() {
    let it = Stage()
    it.finger.tap(at: middle)
    #expect(it.log.lines == ["down", "up"])
    #expect(!it.control.isHighlighted)
    #expect(!it.control.isTracking)
  }

  @Test func aFingerIsInsideUpToSeventyPointsAway() {
    let it = Stage()
    let finger = it.finger
    finger.down(at: middle)
    #expect(it.control.isHighlighted)
    finger.move(to: CGPoint(x: 150, y: 400 - 69))
    #expect(it.control.isHighlighted)
    finger.move(to: CGPoint(x: 150, y: 400 - 71))
    #expect(!it.control.isHighlighted)
    finger.move(to: CGPoint(x: 150, y: 410))
    finger.move(to: CGPoint(x: 150, y: 200))
    finger.lift()
    #expect(
      it.log.lines == [
        "down", "inside", "exit", "outside", "enter", "inside", "exit", "outside", "up outside",
      ])
  }

  @Test func aTakenTouchIsCancelled() {
    let it = Stage()
    let finger = it.finger
    finger.down(at: middle)
    finger.cancel()
    #expect(it.log.lines == ["down", "cancel"])
    #expect(!it.control.isHighlighted)
  }

  @Test func aControlThatIsOffDoesNothing() {
    let it = Stage()
    it.control.isEnabled = false
    it.finger.tap(at: middle)
    #expect(it.log.lines.isEmpty)
    #expect(it.control.state == .disabled)
  }

  @Test func theSecondTapIsARepeat() {
    let it = Stage()
    it.finger.doubleTap(at: middle)
    #expect(it.log.lines == ["down", "up", "down", "repeat", "up"])
  }

  @Test func ofTwoActionsWithOneIdentifierTheLaterStays() {
    let control = UIControl()
    var log: [String] = []
    let id = UIAction.Identifier("same")
    control.addAction(UIAction(identifier: id) { _ in log.append("one") }, for: .valueChanged)
    control.addAction(UIAction(identifier: id) { _ in log.append("two") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log == ["two"])
    control.removeAction(identifiedBy: id, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log == ["two"])
    #expect(control.allControlEvents.isEmpty)
  }

  @Test func anActionKnowsItsSender() {
    let control = UIControl()
    var sender: UIControl?
    control.addAction(UIAction { sender = $0.sender as? UIControl }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(sender === control)
  }

  @Test func closuresCanBeAddedAndRemoved() {
    let control = UIControl()
    var count = 0
    let token = control.addTarget(for: .valueChanged) { _ in count += 1 }
    control.sendActions(for: .allEvents)
    control.removeTarget(token)
    control.sendActions(for: .allEvents)
    #expect(count == 1)
  }

  @Test func aPanThatBeginsCancelsThePress() {
    let it = Stage()
    it.stage.root.addGestureRecognizer(UIPanGestureRecognizer())
    let finger = it.finger
    finger.down(at: middle)
    finger.move(by: CGVector(dx: 0, dy: 30))
    finger.lift()
    #expect(it.log.lines == ["down", "cancel"])
  }
}
