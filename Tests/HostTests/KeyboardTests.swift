import Simulator
import Testing
import UIKit

@MainActor @Suite struct KeyboardTests {
  /// The keyboard's notifications, each with the top of the keyboard at its end.
  @MainActor final class Log {
    private let words: [NSNotification.Name: String] = [
      UIResponder.keyboardWillShowNotification: "will show",
      UIResponder.keyboardDidShowNotification: "did show",
      UIResponder.keyboardWillHideNotification: "will hide",
      UIResponder.keyboardDidHideNotification: "did hide",
      UIResponder.keyboardWillChangeFrameNotification: "will change",
      UIResponder.keyboardDidChangeFrameNotification: "did change",
    ]
    private let log: NotificationLog

    init() { log = NotificationLog(Array(words.keys)) }

    var infos: [[AnyHashable: Any]] { log.notes.map { $0.userInfo ?? [:] } }

    var lines: [String] {
      log.notes.map { note in
        let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        return "\(words[note.name] ?? "?") \(Int(end?.minY ?? -1))"
      }
    }

    func clear() { log.clear() }
  }

  @Test func itComesAndGoesWithItsNotifications() {
    let simulator = Simulator(.iPhone16)
    let log = Log()
    simulator.keyboard.show()
    #expect(log.lines == ["will change 516", "will show 516"])
    simulator.advance(by: 0.3)
    #expect(log.lines.suffix(2) == ["did change 516", "did show 516"])
    let info = log.infos.first ?? [:]
    #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
    #expect((info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect)?.minY == 852)
    log.clear()
    simulator.keyboard.show()
    #expect(log.lines.isEmpty)
    simulator.keyboard.hide()
    simulator.advance(by: 0.3)
    #expect(
      log.lines == ["will change 852", "will hide 852", "did change 852", "did hide 852"])
  }

  @Test func anotherHeightIsAnotherFrame() {
    let simulator = Simulator(.iPhone16)
    simulator.keyboard.show()
    simulator.advance(by: 0.3)
    let log = Log()
    simulator.keyboard.change(height: 400)
    #expect(log.lines == ["will change 452", "will show 452"])
    simulator.keyboard.change(height: .nan)
    #expect(simulator.keyboard.height == 400)
  }

  @Test func aFloatingOrRealKeyboardCoversNothing() {
    let simulator = Simulator(.iPadPro11)
    simulator.keyboard.show()
    let log = Log()
    simulator.keyboard.place(.floating(CGRect(x: 200, y: 500, width: 320, height: 260)))
    #expect(log.lines == ["will change 500", "will hide 500"])
    simulator.keyboard.place(.hardware)
    #expect(log.lines.last == "will show 1210")
    #expect(UIScreen.main.keyboardFrame == nil)
  }

  @Test func itTurnsWithTheDevice() {
    let simulator = Simulator(.iPhone16)
    simulator.show(UIViewController())
    simulator.keyboard.show()
    simulator.advance(by: 0.3)
    simulator.rotate(to: .landscapeLeft, animated: false)
    #expect(simulator.keyboard.frame.width == 852)
    #expect(simulator.keyboard.frame.maxY == 393)
  }
}
