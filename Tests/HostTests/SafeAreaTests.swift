import Simulator
import Testing
import UIKit

@MainActor @Suite struct SafeAreaTests {
  /// A view that counts how often its safe area changed.
  final class Counter: UIView {
    var changes = 0
    override func safeAreaInsetsDidChange() { changes += 1 }
  }

  func insets(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
  ) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }

  @Test(arguments: [
    (Device.iPhoneSE3, UIInterfaceOrientation.portrait, UIEdgeInsets(20, 0, 0, 0)),
    (.iPhone16, .portrait, UIEdgeInsets(59, 0, 34, 0)),
    (.iPhone16, .landscapeLeft, UIEdgeInsets(0, 59, 21, 59)),
    (.iPhone16ProMax, .portrait, UIEdgeInsets(62, 0, 34, 0)),
    (.iPadPro11, .portrait, UIEdgeInsets(24, 0, 20, 0)),
  ])
  func theRootViewHasTheDevicesSafeArea(
    device: Device, orientation: UIInterfaceOrientation, expected: UIEdgeInsets
  ) {
    let simulator = Simulator(device, orientation: orientation)
    let controller = UIViewController()
    simulator.show(controller)
    #expect(controller.view.frame == simulator.window.bounds)
    #expect(controller.view.safeAreaInsets == expected)
  }

  @Test func aViewHasThePartThatLiesOverIt() {
    let stage = TouchStage()
    let view = Counter(frame: CGRect(x: 0, y: 20, width: 393, height: 300))
    stage.root.addSubview(view)
    #expect(view.safeAreaInsets == insets(39, 0, 0, 0))
    #expect(view.changes == 1)
    view.frame.origin.y = 600
    #expect(view.safeAreaInsets == insets(0, 0, 34, 0))
    #expect(view.changes == 3 || view.changes == 2)
    view.frame = CGRect(x: 0, y: 100, width: 393, height: 300)
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func itGoesDownTheHierarchy() {
    let stage = TouchStage()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let inner = Counter(frame: CGRect(x: 0, y: 10, width: 393, height: 842))
    outer.addSubview(inner)
    #expect(inner.safeAreaInsets == .zero)
    stage.root.addSubview(outer)
    #expect(inner.safeAreaInsets == insets(49, 0, 34, 0))
    outer.frame.origin.y = 30
    #expect(inner.safeAreaInsets.top == 19)
    outer.removeFromSuperview()
    #expect(inner.safeAreaInsets == .zero)
  }

  @Test func aTransformMovesAViewOutOfIt() {
    let stage = TouchStage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 300))
    stage.root.addSubview(view)
    view.transform = CGAffineTransform(translationX: 0, y: 59)
    #expect(view.safeAreaInsets == .zero)
    view.transform = .identity
    #expect(view.safeAreaInsets.top == 59)
  }

  @Test func additionalInsetsAreAdded() {
    let stage = TouchStage()
    let view = UIView(frame: stage.root.bounds)
    stage.root.addSubview(view)
    stage.controller.additionalSafeAreaInsets = insets(10, 5, 20, 0)
    #expect(stage.root.safeAreaInsets == insets(69, 5, 54, 0))
    #expect(view.safeAreaInsets == insets(69, 5, 54, 0))
  }

  @Test func marginsLieInsideOfTheSafeArea() {
    let stage = TouchStage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 300))
    stage.root.addSubview(view)
    #expect(view.layoutMargins == insets(67, 8, 8, 8))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == insets(8, 8, 8, 8))
    #expect(stage.root.layoutMargins == insets(59, 16, 34, 16))
  }

  @Test func marginsOfTheSuperviewCanBeKept() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 90, height: 90))
    outer.addSubview(inner)
    outer.layoutMargins = insets(30, 30, 30, 30)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == insets(25, 25, 25, 25))
  }

  @Test func directionalMarginsTurnWithTheLayoutDirection() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == insets(1, 2, 3, 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == insets(1, 4, 3, 2))
  }
}

extension UIEdgeInsets {
  fileprivate init(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}
