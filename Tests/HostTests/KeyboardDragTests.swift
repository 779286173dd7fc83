import Simulator
import Testing
import UIKit

/// `keyboardDismissMode` interactive: the keyboard goes with the finger.
@MainActor @Suite struct KeyboardDragTests {
  /// A list with a text field on top, a bar on the keyboard guide, and the keyboard up: its upper
  /// edge is at 516 of 852.
  @MainActor private final class Stand {
    let simulator = Simulator(.iPhone16)
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let field = UITextField(frame: CGRect(x: 20, y: 80, width: 300, height: 34))
    let bar = UIView()
    let log: NotificationLog
    let finger: Finger

    init(_ mode: UIScrollView.KeyboardDismissMode = .interactive) {
      finger = simulator.finger()
      log = NotificationLog([
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        UIResponder.keyboardWillChangeFrameNotification,
        UIResponder.keyboardDidChangeFrameNotification,
      ])
      let root = UIViewController()
      list.contentSize = CGSize(width: 393, height: 3000)
      list.contentInsetAdjustmentBehavior = .never
      list.keyboardDismissMode = mode
      list.addSubview(field)
      root.view.addSubview(list)
      bar.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.heightAnchor.constraint(equalToConstant: 10),
        bar.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
        bar.bottomAnchor.constraint(equalTo: root.view.keyboardLayoutGuide.topAnchor),
      ])
      simulator.show(root)
      field.becomeFirstResponder()
      simulator.advance(by: 0.5)
      log.clear()
    }

    var top: CGFloat { simulator.keyboard.frame.minY }
    var words: [String] {
      log.notes.map { note in
        let info = note.userInfo ?? [:]
        let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
        let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        let name = note.name.rawValue.dropFirst("UIKeyboard".count).dropLast("Notification".count)
        return "\(name) \(Int(begin?.minY ?? -1)) → \(Int(end?.minY ?? -1))"
      }
    }
  }

  @Test func itFollowsTheFingerBelowItsEdgeAndUpAgain() {
    let stand = Stand()
    stand.finger.down(at: CGPoint(x: 200, y: 300))
    stand.finger.drag(to: CGPoint(x: 200, y: 510), over: 0.3)
    #expect(stand.top == 516)
    stand.finger.drag(to: CGPoint(x: 200, y: 600), over: 0.3)
    #expect(stand.top == 600)
    #expect(stand.bar.frame.maxY == 600)
    #expect(stand.simulator.frame(of: stand.bar).maxY == 600)
    stand.finger.drag(to: CGPoint(x: 200, y: 550), over: 0.3)
    #expect(stand.top == 550)
    stand.finger.drag(to: CGPoint(x: 200, y: 400), over: 0.3)
    #expect(stand.top == 516)
    #expect(stand.log.notes.isEmpty)
    stand.finger.lift()
    stand.simulator.advance(by: 0.5)
    #expect(stand.log.notes.isEmpty)
    #expect(stand.field.isFirstResponder)
  }

  @Test func whatIsSeenGoesWithTheFingerToo() {
    let stand = Stand()
    func grey(_ y: CGFloat) -> Bool {
      let pixel = stand.simulator.picture().pixel(at: CGPoint(x: 2, y: y))
      return pixel.red == 209 && pixel.green == 212
    }
    #expect(grey(530))
    stand.finger.down(at: CGPoint(x: 200, y: 300))
    stand.finger.drag(to: CGPoint(x: 200, y: 600), over: 0.3)
    #expect(!grey(590))
    #expect(grey(610))
  }

  @Test func letGoDownwardsItLeavesAndEditingEnds() {
    let stand = Stand()
    stand.finger.down(at: CGPoint(x: 200, y: 300))
    stand.finger.drag(to: CGPoint(x: 200, y: 560), over: 0.2)
    stand.finger.lift()
    #expect(!stand.field.isFirstResponder)
    #expect(stand.words == ["WillChangeFrame 560 → 852", "WillHide 560 → 852"])
    stand.simulator.advance(by: 0.5)
    #expect(stand.words.suffix(2) == ["DidChangeFrame 560 → 852", "DidHide 560 → 852"])
    #expect(!stand.simulator.keyboard.isShown)
    #expect(stand.bar.frame.maxY == 818)
  }

  @Test(arguments: [(650, true), (850, true), (600, false)])
  func letGoAtRestTheHalfDecides(y: CGFloat, goes: Bool) {
    let stand = Stand()
    stand.finger.down(at: CGPoint(x: 200, y: 300))
    stand.finger.drag(to: CGPoint(x: 200, y: goes ? y + 50 : y), over: 0.3)
    stand.finger.hold(0.2)
    stand.finger.lift()
    stand.simulator.advance(by: 0.5)
    #expect(stand.simulator.keyboard.isShown != goes)
    #expect(stand.field.isFirstResponder != goes)
    #expect(stand.bar.frame.maxY == (goes ? 818 : 516))
    if !goes {
      #expect(
        stand.words == [
          "WillChangeFrame 600 → 516", "WillShow 600 → 516", "DidChangeFrame 600 → 516",
          "DidShow 600 → 516",
        ])
    }
  }

  @Test func letGoUpwardsOrTakenAwayItComesBack() {
    for isCancelled in [false, true] {
      let stand = Stand()
      stand.finger.down(at: CGPoint(x: 200, y: 300))
      stand.finger.drag(to: CGPoint(x: 200, y: 800), over: 0.3)
      if isCancelled {
        stand.finger.cancel()
      } else {
        stand.finger.drag(to: CGPoint(x: 200, y: 780), over: 0.1)
        stand.finger.lift()
      }
      #expect(stand.top == 516)
      #expect(stand.field.isFirstResponder)
    }
  }

  @Test func aFieldThatRefusesToEndKeepsIt() {
    final class Stubborn: NSObject, UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let stand = Stand()
    let delegate = Stubborn()
    stand.field.delegate = delegate
    stand.finger.down(at: CGPoint(x: 200, y: 300))
    stand.finger.drag(to: CGPoint(x: 200, y: 700), over: 0.2)
    stand.finger.lift()
    #expect(stand.field.isFirstResponder)
    #expect(stand.top == 516)
    #expect(stand.words.first == "WillChangeFrame 700 → 516")
  }

  @Test func otherModesLeaveItWhereItIs() {
    for mode: UIScrollView.KeyboardDismissMode in [.none, .onDrag, .onDragWithAccessory] {
      let stand = Stand(mode)
      stand.finger.down(at: CGPoint(x: 200, y: 300))
      stand.finger.drag(to: CGPoint(x: 200, y: 330), over: 0.2)
      #expect(stand.field.isFirstResponder == (mode == .none))
      stand.finger.drag(to: CGPoint(x: 200, y: 700), over: 0.2)
      if mode == .none { #expect(stand.top == 516) }
      stand.finger.lift()
    }
  }

  @Test func whatIsOnTopOfItIsTakenAlongByTheOtherMode() {
    for mode: UIScrollView.KeyboardDismissMode in [.interactive, .interactiveWithAccessory] {
      let stand = Stand(mode)
      stand.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 40))
      stand.field.reloadInputViews()
      stand.simulator.advance(by: 0.5)
      #expect(stand.top == 476)
      stand.finger.down(at: CGPoint(x: 200, y: 300))
      stand.finger.drag(to: CGPoint(x: 200, y: 500), over: 0.3)
      #expect(stand.top == (mode == .interactive ? 476 : 500))
      stand.finger.drag(to: CGPoint(x: 200, y: 616), over: 0.3)
      #expect(stand.top == (mode == .interactive ? 576 : 616))
      stand.finger.cancel()
    }
  }
}
