import Simulator
import Testing
import UIKit

/// What the keyboard tells, when, and of what.
@MainActor @Suite struct KeyboardOrderTests {
  private static let names = [
    UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
    UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    UIResponder.keyboardWillChangeFrameNotification,
    UIResponder.keyboardDidChangeFrameNotification,
  ]

  @Test func everyNotificationHasTheWholePayload() {
    let simulator = Simulator(.iPhone16)
    simulator.show(UIViewController())
    let log = NotificationLog(Self.names)
    simulator.keyboard.show()
    simulator.advance(by: 0.5)
    simulator.keyboard.hide(animated: false)
    simulator.advance(by: 0.1)
    #expect(log.notes.count == 8)
    let (down, up) = (
      CGRect(x: 0, y: 852, width: 393, height: 336), CGRect(x: 0, y: 516, width: 393, height: 336)
    )
    for (index, note) in log.notes.enumerated() {
      let info = note.userInfo ?? [:]
      let shows = index < 4
      #expect(info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect == (shows ? down : up))
      #expect(info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect == (shows ? up : down))
      #expect(
        info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == (shows ? 0.25 : 0))
      #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 7)
      #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
      #expect(note.object as? UIScreen === UIScreen.main)
    }
  }

  @Test func aFieldTellsBeforeTheKeyboardAndATextViewAfterIt() {
    final class Listener: NSObject, UITextFieldDelegate, UITextViewDelegate {
      var log: [String] = []
      func textFieldDidBeginEditing(_ textField: UITextField) { log.append("field") }
      func textViewDidBeginEditing(_ textView: UITextView) { log.append("view") }
    }
    let stage = TouchStage()
    let listener = Listener()
    let (field, view) = (UITextField(frame: stage.pad.bounds), UITextView(frame: stage.pad.bounds))
    field.delegate = listener
    view.delegate = listener
    for each in [field, view] as [UIView] { stage.root.addSubview(each) }
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { listener.log.append("keyboard") } }
    field.becomeFirstResponder()
    #expect(listener.log == ["field", "keyboard"])
    field.resignFirstResponder()
    listener.log = []
    view.becomeFirstResponder()
    #expect(listener.log == ["keyboard", "view"])
    NotificationCenter.default.removeObserver(token)
  }

  @Test func aFieldThatMayNotBeginBringsNothing() {
    final class No: NSObject, UITextFieldDelegate {
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
    }
    let stage = TouchStage()
    let (field, delegate, before) = (UITextField(), No(), UITextField())
    field.delegate = delegate
    for each in [before, field] { stage.root.addSubview(each) }
    before.becomeFirstResponder()
    #expect(!field.becomeFirstResponder())
    #expect(before.isFirstResponder && stage.simulator.keyboard.isShown)
  }

  @Test func turningWithTheKeyboardUpTellsOfItsNewFrame() {
    let stage = TouchStage()
    let field = UITextField(frame: stage.pad.bounds)
    stage.root.addSubview(field)
    field.becomeFirstResponder()
    stage.simulator.advance(by: 0.5)
    let log = NotificationLog(Self.names)
    stage.simulator.rotate(to: .landscapeLeft)
    stage.simulator.advance(by: 0.8)
    let end = log.notes.last?.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    #expect(end == CGRect(x: 0, y: 173, width: 852, height: 220))
    #expect(field.isFirstResponder)
    let guide = stage.root.keyboardLayoutGuide.layoutFrame
    #expect(guide == CGRect(x: 0, y: 173, width: 852, height: 220))
  }

  @Test func onAPadAFloatingKeyboardLeavesTheGuideAtTheSafeArea() {
    let stage = TouchStage(.iPadPro11)
    stage.simulator.keyboard.show()
    stage.simulator.advance(by: 0.5)
    #expect(stage.root.keyboardLayoutGuide.layoutFrame.minY == 812)
    stage.simulator.keyboard.place(.floating(CGRect(x: 200, y: 500, width: 320, height: 260)))
    stage.simulator.advance(by: 0.5)
    #expect(stage.root.keyboardLayoutGuide.layoutFrame.minY == 1190)
    stage.simulator.keyboard.place(.docked)
    stage.simulator.advance(by: 0.5)
    #expect(stage.root.keyboardLayoutGuide.layoutFrame.minY == 812)
  }
}
