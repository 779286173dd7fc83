import Simulator
import Testing
import UIKit

/// `inputView` and `inputAccessoryView`.
@MainActor @Suite struct InputViewTests {
  private func field(_ stage: TouchStage) -> UITextField {
    let field = UITextField(frame: CGRect(x: 50, y: 400, width: 200, height: 34))
    stage.root.addSubview(field)
    return field
  }

  private func view(height: CGFloat, _ color: UIColor = .red) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
    view.backgroundColor = color
    return view
  }

  @Test func anAccessoryStandsOnTheKeysAndCountsInTheFrame() {
    let stage = TouchStage()
    let field = field(stage)
    let log = NotificationLog([UIResponder.keyboardWillShowNotification])
    let accessory = view(height: 44)
    field.inputAccessoryView = accessory
    field.becomeFirstResponder()
    stage.simulator.advance(by: 0.5)
    #expect(stage.simulator.keyboard.frame == CGRect(x: 0, y: 472, width: 393, height: 380))
    #expect(stage.simulator.keyboard.height == 380)
    #expect(
      log.notes.first?.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        == CGRect(x: 0, y: 472, width: 393, height: 380))
    #expect(stage.simulator.frame(of: accessory) == CGRect(x: 0, y: 472, width: 393, height: 44))
    let pixel = stage.simulator.picture().pixel(at: CGPoint(x: 200, y: 490))
    #expect(pixel.red > 200 && pixel.green < 80)
    #expect(stage.root.keyboardLayoutGuide.layoutFrame.minY == 472)
    field.resignFirstResponder()
    stage.simulator.advance(by: 0.5)
    #expect(accessory.window == nil)
  }

  @Test func aButtonOnTheAccessoryIsTouched() {
    let stage = TouchStage()
    let field = field(stage)
    let accessory = view(height: 44)
    var taps = 0
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Done") { _ in
        taps += 1
        field.resignFirstResponder()
      })
    button.frame = CGRect(x: 300, y: 0, width: 80, height: 44)
    accessory.addSubview(button)
    field.inputAccessoryView = accessory
    field.becomeFirstResponder()
    stage.simulator.advance(by: 0.5)
    #expect(stage.simulator.finger().tap(on: "Done"))
    stage.simulator.advance(by: 0.5)
    #expect(taps == 1)
    #expect(!stage.simulator.keyboard.isShown)
  }

  @Test func anInputViewReplacesTheKeysInItsOwnHeight() {
    let stage = TouchStage()
    let field = field(stage)
    let picker = view(height: 216, .blue)
    field.inputView = picker
    field.becomeFirstResponder()
    stage.simulator.advance(by: 0.5)
    #expect(stage.simulator.frame(of: picker) == CGRect(x: 0, y: 636, width: 393, height: 216))
    #expect(stage.simulator.keyboard.frame.minY == 636)
    field.inputView = nil
    #expect(stage.simulator.keyboard.frame.minY == 636)
    field.reloadInputViews()
    stage.simulator.advance(by: 0.5)
    #expect(stage.simulator.keyboard.frame.minY == 516)
    #expect(picker.window == nil)
  }

  @Test func itsHeightMayComeFromItsConstraints() {
    let stage = TouchStage()
    let field = field(stage)
    let accessory = UIView()
    accessory.translatesAutoresizingMaskIntoConstraints = false
    accessory.heightAnchor.constraint(equalToConstant: 60).isActive = true
    field.inputAccessoryView = accessory
    field.becomeFirstResponder()
    stage.simulator.advance(by: 0.5)
    #expect(stage.simulator.keyboard.frame.height == 396)
    #expect(stage.simulator.frame(of: accessory).height == 60)
  }

  /// A conversation: the accessory belongs to the view controller and is always there.
  private final class Chat: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
    let field = UITextField(frame: CGRect(x: 10, y: 8, width: 200, height: 34))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
    override func viewDidLoad() {
      super.viewDidLoad()
      bar.addSubview(field)
    }
  }

  @Test func aViewControllersAccessoryStaysWhenItsFieldEnds() {
    let simulator = Simulator(.iPhone16)
    let chat = Chat()
    simulator.show(chat)
    #expect(chat.becomeFirstResponder())
    simulator.advance(by: 0.5)
    #expect(simulator.frame(of: chat.bar) == CGRect(x: 0, y: 802, width: 393, height: 50))
    simulator.finger().tap(on: chat.field)
    simulator.advance(by: 0.5)
    #expect(chat.field.isFirstResponder)
    #expect(simulator.firstResponder === chat.field)
    #expect(simulator.frame(of: chat.bar).minY == 466)
    simulator.keyboard.type("hanji")
    #expect(chat.field.text == "hanji")
    chat.field.resignFirstResponder()
    simulator.advance(by: 0.5)
    #expect(simulator.frame(of: chat.bar).minY == 802)
    chat.resignFirstResponder()
    simulator.advance(by: 0.5)
    #expect(chat.bar.window == nil)
    #expect(!simulator.keyboard.isShown)
  }

  @Test func whoTakesNoTextSendsTheKeyboardAway() {
    final class Mute: UIView { override var canBecomeFirstResponder: Bool { true } }
    let stage = TouchStage()
    let field = field(stage)
    let mute = Mute()
    stage.root.addSubview(mute)
    field.becomeFirstResponder()
    #expect(stage.simulator.keyboard.isShown)
    #expect(mute.becomeFirstResponder())
    #expect(!stage.simulator.keyboard.isShown)
  }

  @Test func withARealKeyboardTheAccessoryAloneIsThere() {
    let stage = TouchStage(.iPadPro11)
    let field = field(stage)
    let accessory = view(height: 44)
    field.inputAccessoryView = accessory
    stage.simulator.keyboard.place(.hardware)
    field.becomeFirstResponder()
    stage.simulator.advance(by: 0.5)
    #expect(stage.simulator.frame(of: accessory).minY == 1166)
    #expect(stage.root.keyboardLayoutGuide.layoutFrame.minY == 1166)
  }
}
