import Simulator
import Testing
import UIKit

/// What is there only in part says so, once, by its name.
@MainActor @Suite(.serialized) struct ReportTests {
  private struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let said: String
    let act: @MainActor @Sendable (TouchStage) -> Void
    var testDescription: String { name }
  }

  private nonisolated static let cases: [Case] = [
    Case(name: "language", said: "accessibilityLanguage") { $0.pad.accessibilityLanguage = "ko" },
    Case(name: "shrinking of several lines", said: "adjustsFontSizeToFitWidth") { _ in
      let label = UILabel()
      label.numberOfLines = 2
      label.adjustsFontSizeToFitWidth = true
    },
    Case(name: "an effect in an animation", said: "UIVisualEffectView.effect") { stage in
      let view = UIVisualEffectView(effect: nil)
      stage.root.addSubview(view)
      UIView.animate(withDuration: 0.2) { view.effect = UIBlurEffect(style: .regular) }
    },
    Case(name: "underlines", said: "underline") { stage in
      let label = UILabel()
      label.attributedText = NSAttributedString(
        string: "twice", attributes: [.underlineStyle: 9])
      label.sizeToFit()
    },
    Case(name: "paragraph styles", said: "first paragraph style") { _ in
      let centred = NSMutableParagraphStyle()
      centred.alignment = .center
      let text = NSMutableAttributedString(
        string: "one\n", attributes: [.paragraphStyle: NSParagraphStyle.default])
      text.append(NSAttributedString(string: "two", attributes: [.paragraphStyle: centred]))
      _ = text.size()
    },
    Case(name: "drawing options", said: "boundingRect") { _ in
      _ = NSAttributedString(string: "a").boundingRect(
        with: .zero, options: [.usesFontLeading], context: nil)
    },
    Case(name: "bars that move", said: "UINavigationBar") { stage in
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 60, width: 393, height: 44))
      stage.root.addSubview(bar)
      bar.pushItem(UINavigationItem(title: "a"), animated: true)
    },
    Case(name: "buttons that come", said: "UINavigationBar") { stage in
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 60, width: 393, height: 44))
      stage.root.addSubview(bar)
      let item = UINavigationItem(title: "a")
      bar.items = [item]
      item.setRightBarButton(UIBarButtonItem(systemItem: .done), animated: true)
    },
    Case(name: "system sheets", said: "sheets of the system") { stage in
      stage.controller.present(UIViewController(), animated: false)
    },
    Case(name: "popovers", said: "popover") { stage in
      let presented = UIViewController()
      presented.modalPresentationStyle = .popover
      stage.controller.present(presented, animated: false)
    },
    Case(name: "flips", said: "flipHorizontal") { stage in
      let presented = UIViewController()
      presented.modalTransitionStyle = .flipHorizontal
      presented.modalPresentationStyle = .fullScreen
      stage.controller.present(presented, animated: true)
    },
    Case(name: "bold text", said: "bold text") { $0.simulator.traits.isBoldTextEnabled = true },
    Case(name: "switch control", said: "switch control") {
      $0.simulator.traits.isSwitchControlRunning = true
    },
    Case(name: "nibs", said: "nibs") { _ in
      UIViewController(nibName: "Review", bundle: nil).loadViewIfNeeded()
    },
    Case(name: "symbols", said: "no symbol") { _ in
      #expect(UIImage(systemName: "no.such.symbol") == nil)
    },
    Case(name: "floating keyboards", said: "docked keyboard") {
      $0.root.keyboardLayoutGuide.followsUndockedKeyboard = true
    },
    Case(name: "cap insets", said: "cap insets") { stage in
      _ = stage.pad.resizableSnapshotView(
        from: stage.pad.bounds, afterScreenUpdates: false,
        withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    },
    Case(name: "screens of windows", said: "one screen") {
      $0.simulator.window.screen = UIScreen.main
    },
    Case(name: "orientations", said: "orientation") { stage in
      stage.simulator.rotate(to: .portraitUpsideDown)
    },
    Case(name: "scroll delegates", said: "pan must have") { stage in
      let scroller = UIScrollView()
      let judge = GestureJudge()
      scroller.panGestureRecognizer.delegate = judge
    },
  ]

  @Test(arguments: cases) private func itSaysSoOnce(_ example: Case) {
    let stage = TouchStage()
    PresentationLog.isSilent = true
    HostReport.clear()
    example.act(stage)
    stage.simulator.advance(by: 0.1)
    let count = HostReport.lines.filter { $0.contains(example.said) }.count
    #expect(count == 1, "said: \(HostReport.lines)")
    PresentationLog.isSilent = false
  }

  @Test func whatIsWholeSaysNothing() {
    HostReport.clear()
    let stage = TouchStage()
    let field = UITextField(frame: CGRect(x: 10, y: 400, width: 200, height: 34))
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 40))
    stage.root.addSubview(field)
    field.becomeFirstResponder()
    stage.pad.shouldGroupAccessibilityChildren = true
    let view = UITextView()
    view.isSelectable = false
    #expect(!view.canBecomeFirstResponder)
    stage.simulator.rotate(to: .landscapeLeft)
    stage.simulator.advance(by: 0.5)
    #expect(HostReport.lines == [])
  }
}
