import Simulator
import Testing
import UIKit

@MainActor @Suite struct DeviceChangeTests {
  final class Listener: UIViewController {
    var log: [String] = []
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.append("to \(Int(size.width))×\(Int(size.height))")
      coordinator.animate(
        alongsideTransition: { [weak self] _ in self?.log.append("alongside") },
        completion: { [weak self] _ in self?.log.append("done") })
    }
  }

  @Test(arguments: [true, false])
  func aRotationTellsTheRootAndTurnsTheWindow(animated: Bool) {
    let simulator = Simulator(.iPhone16)
    let root = Listener()
    simulator.show(root)
    simulator.rotate(to: .landscapeRight, animated: animated)
    simulator.advance(by: 0.5)
    #expect(root.log == ["to 852×393", "alongside", "done"])
    #expect(root.view.bounds.size == CGSize(width: 852, height: 393))
    #expect(root.view.safeAreaInsets.left == 59)
    #expect(root.traitCollection.verticalSizeClass == .compact)
    #expect(simulator.scene.interfaceOrientation == .landscapeRight)
    simulator.rotate(to: .portrait, animated: animated)
    simulator.advance(by: 0.5)
    #expect(root.view.safeAreaInsets.top == 59)
    #expect(root.view.bounds.size == CGSize(width: 393, height: 852))
  }

  @Test func aThirdOfAnIPadIsCompact() {
    let simulator = Simulator(.iPadPro11, orientation: .landscapeLeft)
    let root = UIViewController()
    simulator.show(root)
    simulator.split(width: 320)
    #expect(root.view.bounds.width == 320)
    #expect(root.traitCollection.horizontalSizeClass == .compact)
    simulator.split(width: nil)
    #expect(root.view.bounds.width == 1210)
    #expect(root.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func whatTheUserSetsIsFeltAtOnce() {
    let simulator = Simulator()
    let root = UIViewController()
    simulator.show(root)
    root.view.backgroundColor = .systemBackground
    let posted = NotificationLog([
      UIContentSizeCategory.didChangeNotification,
      UIAccessibility.voiceOverStatusDidChangeNotification,
      UIAccessibility.reduceMotionStatusDidChangeNotification,
    ])
    let light = root.view.layer.backgroundColor
    simulator.traits.isDark = true
    #expect(root.traitCollection.userInterfaceStyle == .dark)
    #expect(root.view.layer.backgroundColor != light)
    simulator.traits.textSize = .accessibilityLarge
    #expect(root.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityLarge)
    simulator.traits.isVoiceOverRunning = true
    simulator.traits.reducesMotion = true
    #expect(UIAccessibility.isVoiceOverRunning)
    #expect(UIAccessibility.isReduceMotionEnabled)
    #expect(!UIAccessibility.prefersCrossFadeTransitions)
    #expect(posted.notes.count == 3)
    simulator.traits.isRightToLeft = true
    #expect(root.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(!UIAccessibility.settings.increasesContrast)
    _ = Simulator()
    #expect(!UIAccessibility.isVoiceOverRunning)
  }

  private final class Fixed: UIViewController {
    var mask: UIInterfaceOrientationMask = .portrait
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
  }

  @Test func theInterfaceTurnsOnlyWhereItIsSupported() {
    let simulator = Simulator(.iPhone16)
    let root = Fixed()
    simulator.show(root)
    let log = NotificationLog([UIDevice.orientationDidChangeNotification])
    #expect(!simulator.rotate(to: .landscapeLeft))
    #expect(simulator.orientation == .portrait)
    #expect(root.view.bounds.width == 393)
    #expect(UIDevice.current.orientation == .landscapeRight)
    #expect(log.notes.count == 1)
    root.mask = .allButUpsideDown
    #expect(simulator.rotate(to: .landscapeLeft, animated: false))
    #expect(root.view.bounds.width == 852)
    #expect(log.notes.count == 1)
    #expect(!simulator.rotate(to: .landscapeLeft))
  }

  @Test func aPresentationThatFillsTheWindowIsAskedInstead() {
    let simulator = Simulator(.iPhone16)
    let root = UIViewController()
    let (full, sheet) = (Fixed(), Fixed())
    simulator.show(root)
    sheet.modalPresentationStyle = .custom
    root.present(sheet, animated: false)
    #expect(simulator.rotate(to: .landscapeLeft, animated: false))
    #expect(simulator.rotate(to: .portrait, animated: false))
    full.modalPresentationStyle = .fullScreen
    sheet.present(full, animated: false)
    #expect(!simulator.rotate(to: .landscapeRight, animated: false))
    full.dismiss(animated: false)
    #expect(simulator.rotate(to: .landscapeRight, animated: false))
    let pad = Simulator(.iPadPro11)
    pad.show(UIViewController())
    #expect(pad.rotate(to: .portraitUpsideDown, animated: false))
  }

  @Test func theStatusBarIsWhatTheOneInChargeWants() {
    final class Bar: UIViewController {
      var style = UIStatusBarStyle.lightContent
      var hides = false
      override var preferredStatusBarStyle: UIStatusBarStyle { style }
      override var prefersStatusBarHidden: Bool { hides }
    }
    let simulator = Simulator(.iPhone16)
    let (root, over) = (Bar(), Bar())
    simulator.show(root)
    #expect(simulator.statusBar == StatusBar(style: .lightContent, isHidden: false))
    root.hides = true
    #expect(simulator.statusBar.isHidden)
    over.style = .darkContent
    over.modalPresentationStyle = .overFullScreen
    root.present(over, animated: false)
    #expect(simulator.statusBar.style == .lightContent)
    over.modalPresentationCapturesStatusBarAppearance = true
    #expect(simulator.statusBar == StatusBar(style: .darkContent, isHidden: false))
    simulator.rotate(to: .landscapeLeft, animated: false)
    #expect(simulator.statusBar.isHidden)
  }
}
