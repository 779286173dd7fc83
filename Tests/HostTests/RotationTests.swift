import Simulator
import Testing
import UIKit

/// Rotation with something presented, and what comes of it.
@MainActor @Suite struct RotationTests {
  private final class Half: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }
    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width, height: parentSize.height / 2) }
    override func containerViewWillLayoutSubviews() {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  private final class HalfDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Half(presentedViewController: presented, presenting: presenting)
    }
  }

  private final class Sized: UIViewController {
    var sizes: [CGSize] = []
    var traits: [UIUserInterfaceSizeClass] = []
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      traits.append(newCollection.verticalSizeClass)
    }
  }

  private static let wide = CGSize(width: 852, height: 393)

  @Test(
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .custom, .currentContext,
    ], [true, false])
  func thePresentedAndThePresenterHaveTheNewSize(
    style: UIModalPresentationStyle, animated: Bool
  ) {
    let simulator = Simulator(.iPhone16)
    let (root, sheet, delegate) = (Sized(), Sized(), HalfDelegate())
    simulator.show(root)
    sheet.modalPresentationStyle = style
    if style == .custom { sheet.transitioningDelegate = delegate }
    root.present(sheet, animated: false)
    simulator.advance(by: 0.1)
    #expect(simulator.rotate(to: .landscapeLeft, animated: animated))
    simulator.advance(by: 0.6)
    #expect(root.sizes == [Self.wide])
    #expect(root.traits == [.compact] && sheet.traits == [.compact])
    let frame = simulator.frame(of: sheet.view)
    switch style {
    case .custom:
      #expect(frame == CGRect(x: 0, y: 196.5, width: 852, height: 196.5))
      #expect(sheet.sizes == [CGSize(width: 852, height: 196.5)])
    case .pageSheet: #expect(frame == CGRect(x: 59, y: 0, width: 734, height: 393))
    default: #expect(frame == CGRect(origin: .zero, size: Self.wide))
    }
    root.dismiss(animated: animated)
    simulator.advance(by: 0.8)
    #expect(simulator.frame(of: root.view) == CGRect(origin: .zero, size: Self.wide))
    #expect(root.traitCollection.verticalSizeClass == .compact)
    #expect(root.view.traitCollection.verticalSizeClass == .compact)
    #expect(root.view.safeAreaInsets.left == 59)
    #expect(simulator.window.subviews == [root.view])
  }

  @Test func childrenHearOfTheirOwnSizes() {
    final class Split: UIViewController {
      override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
    }
    let simulator = Simulator(.iPhone16)
    let (split, child) = (Split(), Sized())
    split.addChild(child)
    split.view.addSubview(child.view)
    simulator.show(split)
    simulator.rotate(to: .landscapeLeft)
    #expect(child.sizes == [CGSize(width: 426, height: 393)])
    let navigation = UINavigationController(rootViewController: Sized())
    simulator.show(navigation)
    simulator.rotate(to: .portrait)
    #expect(
      (navigation.topViewController as? Sized)?.sizes == [CGSize(width: 393, height: 852)])
  }

  @Test func alongsideARotationThingsMoveInItsTime() {
    final class Mover: UIViewController {
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var completed: Bool?
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(dot)
      }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(
          alongsideTransition: { [dot] context in
            #expect(context.transitionDuration == Simulator.rotationDuration)
            dot.frame.origin.x = 200
          }, completion: { [weak self] in self?.completed = !$0.isCancelled })
      }
    }
    let simulator = Simulator(.iPhone16)
    let mover = Mover()
    simulator.show(mover)
    simulator.rotate(to: .landscapeLeft)
    simulator.advance(by: 0.2)
    let half = simulator.frame(of: mover.dot).minX
    #expect(half > 50 && half < 150)
    #expect(mover.completed == nil)
    simulator.advance(by: 0.3)
    #expect(simulator.frame(of: mover.dot).minX == 200 && mover.completed == true)
  }

  @Test func aRotationInMidPresentationLeavesEverythingInPlace() {
    for wait in [0.0, 0.1, 0.3] {
      let simulator = Simulator(.iPhone16)
      let (root, sheet) = (Sized(), Sized())
      simulator.show(root)
      sheet.modalPresentationStyle = .fullScreen
      root.present(sheet, animated: true)
      simulator.advance(by: wait)
      simulator.rotate(to: .landscapeRight)
      simulator.advance(by: 1.2)
      #expect(simulator.frame(of: sheet.view) == CGRect(origin: .zero, size: Self.wide))
      root.dismiss(animated: true)
      simulator.advance(by: wait)
      simulator.rotate(to: .portrait)
      simulator.advance(by: 1.2)
      #expect(simulator.frame(of: root.view) == CGRect(x: 0, y: 0, width: 393, height: 852))
      #expect(root.presentedViewController == nil)
      #expect(simulator.window.subviews == [root.view])
    }
  }

  @Test func theBarOfAStackIsLowerOnItsSide() {
    let simulator = Simulator(.iPhone16)
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    simulator.show(navigation)
    #expect(page.view.safeAreaInsets.top == 103)
    simulator.rotate(to: .landscapeLeft, animated: false)
    simulator.advance(by: 0.1)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 852, height: 32))
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 59, bottom: 21, right: 59))
  }

  @Test func aPhoneIsNotSplit() {
    let simulator = Simulator(.iPhone16)
    simulator.show(UIViewController())
    simulator.split(width: 200)
    #expect(simulator.window.bounds.width == 393)
  }

  @Test func aSplitThatIsTurnedIsWhole() {
    let simulator = Simulator(.iPadPro11)
    let root = Sized()
    simulator.show(root)
    simulator.split(width: 400)
    #expect(root.sizes == [CGSize(width: 400, height: 1210)])
    simulator.rotate(to: .landscapeLeft, animated: false)
    #expect(root.view.bounds.size == CGSize(width: 1210, height: 834))
  }
}
