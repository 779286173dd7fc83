import Simulator
import Testing
import UIKit

@MainActor @Suite struct TextInputTests {
  final class Judge: NSObject, UITextFieldDelegate {
    var log: [String] = []
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      log.append("should begin")
      return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("began") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("ended") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { string != "x" }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      log.append("return")
      textField.resignFirstResponder()
      return false
    }
  }

  private func field(_ stage: TouchStage, y: CGFloat = 400) -> UITextField {
    let field = UITextField(frame: CGRect(x: 50, y: y, width: 200, height: 34))
    stage.root.addSubview(field)
    return field
  }

  @Test func aTapBringsTheKeyboardAndTheReturnKeyTakesItAway() {
    let stage = TouchStage()
    let (field, judge) = (field(stage), Judge())
    field.delegate = judge
    stage.simulator.finger().tap(at: CGPoint(x: 100, y: 410))
    #expect(field.isFirstResponder)
    #expect(stage.simulator.keyboard.isShown)
    stage.simulator.keyboard.type("haxnji")
    stage.simulator.keyboard.delete()
    #expect(field.text == "hanj")
    stage.simulator.keyboard.type("\n")
    #expect(!field.isEditing)
    #expect(!stage.simulator.keyboard.isShown)
    #expect(judge.log == ["should begin", "began", "return", "ended"])
  }

  @Test func fromOneFieldToTheNextTheKeyboardStays() {
    let stage = TouchStage()
    let (one, two) = (field(stage), field(stage, y: 500))
    one.becomeFirstResponder()
    let log = NotificationLog([UIResponder.keyboardWillHideNotification])
    two.becomeFirstResponder()
    #expect(two.isFirstResponder)
    #expect(!one.isFirstResponder)
    #expect(log.notes.isEmpty)
    stage.root.endEditing(true)
    #expect(log.notes.count == 1)
  }

  @Test func aFieldThatLeavesTheWindowTakesTheKeyboardAlong() {
    let stage = TouchStage()
    let field = field(stage)
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(!stage.simulator.keyboard.isShown)
    #expect(stage.simulator.firstResponder == nil)
  }

  @Test func aFieldSendsItsEvents() {
    let stage = TouchStage()
    let field = field(stage)
    var log: [String] = []
    for (event, word) in [
      (UIControl.Event.editingDidBegin, "begin"), (.editingChanged, "changed"),
      (.editingDidEnd, "end"), (.editingDidEndOnExit, "exit"),
    ] {
      field.addAction(UIAction { _ in log.append(word) }, for: event)
    }
    field.becomeFirstResponder()
    stage.simulator.keyboard.type("a\n")
    #expect(log == ["begin", "changed", "exit", "end"])
  }

  @Test func aFieldOutsideOfAWindowCannotBeEdited() {
    let field = UITextField()
    #expect(!field.becomeFirstResponder())
    #expect(!field.isEditing)
  }

  @Test func aTextViewGrowsWithItsText() {
    let stage = TouchStage()
    let view = UITextView(frame: CGRect(x: 0, y: 400, width: 200, height: 100))
    stage.root.addSubview(view)
    view.becomeFirstResponder()
    stage.simulator.keyboard.type("one\ntwo\nthree")
    stage.simulator.advance(by: 0.1)
    #expect(view.text == "one\ntwo\nthree")
    let three = view.contentSize.height
    stage.simulator.keyboard.type("\nfour")
    stage.simulator.advance(by: 0.1)
    #expect(view.contentSize.height > three)
  }

  @Test func aTextViewTellsOfItsCursorAndItsText() {
    final class Listener: NSObject, UITextViewDelegate {
      var log: [String] = []
      func textViewDidChange(_ textView: UITextView) { log.append("text") }
      func textViewDidChangeSelection(_ textView: UITextView) { log.append("cursor") }
    }
    let stage = TouchStage()
    let (view, listener) = (UITextView(frame: stage.pad.bounds), Listener())
    view.delegate = listener
    stage.root.addSubview(view)
    view.becomeFirstResponder()
    listener.log = []
    stage.simulator.keyboard.type("a")
    #expect(listener.log == ["cursor", "text"])
  }

  @Test func aFieldsTextStandsWhereItIsToldTo() {
    let stage = TouchStage()
    let field = UITextField(frame: CGRect(x: 0, y: 400, width: 200, height: 100))
    field.text = "hanji"
    stage.root.addSubview(field)
    func middle() -> CGFloat {
      stage.simulator.advance(by: 0.02)
      return field.subviews.compactMap { $0 as? UILabel }.last?.frame.midY ?? -1
    }
    #expect(middle() == 50)
    field.contentVerticalAlignment = .top
    #expect(middle() < 15)
    field.contentVerticalAlignment = .bottom
    #expect(middle() > 85)
  }

  @Test func aTextViewShowsWhereItIsTyped() {
    let stage = TouchStage()
    let view = UITextView(frame: CGRect(x: 0, y: 400, width: 200, height: 60))
    stage.root.addSubview(view)
    view.becomeFirstResponder()
    stage.simulator.keyboard.type("1\n2\n3\n4\n5\n6\n7\n8")
    stage.simulator.advance(by: 0.1)
    #expect(view.contentOffset.y > 30)
    #expect(view.contentOffset.y <= view.contentSize.height - 60 + 0.5)
    // Code's own text moves nothing.
    view.setContentOffset(.zero, animated: false)
    view.text += "\n9"
    stage.simulator.advance(by: 0.1)
    #expect(view.contentOffset.y == 0)
  }
}
