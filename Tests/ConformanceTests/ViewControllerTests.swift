import Testing
import UIKit

/// Writes down its calls.
@MainActor private final class Recorder: UIViewController {
  var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("didLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("willAppear(\(animated))")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("didAppear(\(animated))")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.append("willDisappear(\(animated))")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.append("didDisappear(\(animated))")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    calls.append(parent == nil ? "willMove(nil)" : "willMove(parent)")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    calls.append(parent == nil ? "didMove(nil)" : "didMove(parent)")
  }
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

@MainActor @Suite struct ViewControllerTests {
  @Test func viewIsMadeWhenFirstAskedForAndOnce() {
    let controller = Recorder()
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    let view = controller.view
    #expect(view != nil && controller.view === view && controller.viewIfLoaded === view)
    #expect(controller.isViewLoaded && controller.take() == ["didLoad"])
    controller.loadViewIfNeeded()
    #expect(controller.take() == [])
    #expect(view?.next === controller)
    #expect(view?.backgroundColor == nil)
  }

  @Test func viewThatIsGivenIsTheView() {
    final class Given: UIViewController {
      let given = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
      override func loadView() { view = given }
    }
    let controller = Given()
    #expect(controller.view === controller.given)
    #expect(controller.view.bounds.size == CGSize(width: 50, height: 60))
  }

  @Test func newViewControllerHasTheDefaults() {
    let controller = UIViewController()
    // Automatic is what is set; what is read is always a style (header of UIViewController).
    #expect(controller.modalPresentationStyle == .pageSheet)
    controller.modalPresentationStyle = .fullScreen
    controller.modalPresentationStyle = .automatic
    #expect(controller.modalPresentationStyle == .pageSheet)
    #expect(controller.modalTransitionStyle == .coverVertical)
    #expect(!controller.isModalInPresentation && !controller.definesPresentationContext)
    #expect(!controller.providesPresentationContextTransitionStyle)
    #expect(controller.transitioningDelegate == nil && controller.title == nil)
    #expect(controller.preferredContentSize == .zero)
    #expect(controller.additionalSafeAreaInsets == .zero)
    #expect(controller.parent == nil && controller.children.isEmpty)
    #expect(controller.presentedViewController == nil && controller.presentingViewController == nil)
    #expect(!controller.isBeingPresented && !controller.isBeingDismissed)
    #expect(!controller.isMovingToParent && !controller.isMovingFromParent)
    #expect(controller.shouldAutomaticallyForwardAppearanceMethods)
    #expect(controller.transitionCoordinator == nil && controller.navigationController == nil)
    #expect(!controller.isEditing && !controller.prefersStatusBarHidden)
    #expect(controller.preferredStatusBarStyle == .default)
    #expect(controller.childForStatusBarStyle == nil && controller.childForStatusBarHidden == nil)
  }

  @Test func addingAChildTellsItThatItWillMove() {
    let (parent, child) = (UIViewController(), Recorder())
    parent.addChild(child)
    #expect(child.take() == ["willMove(parent)"])
    #expect(child.parent === parent && parent.children == [child])
    child.didMove(toParent: parent)
    #expect(child.take() == ["didMove(parent)"])
    #expect(!child.isViewLoaded)
  }

  @Test func removingAChildTellsItThatItMoved() {
    let (parent, child) = (UIViewController(), Recorder())
    parent.addChild(child)
    child.didMove(toParent: parent)
    child.calls = []
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(child.take() == ["willMove(nil)", "didMove(nil)"])
    #expect(child.parent == nil && parent.children.isEmpty)
  }

  @Test func childrenKeepTheirOrder() {
    let parent = UIViewController()
    let children = (0..<4).map { _ in UIViewController() }
    children.forEach(parent.addChild)
    #expect(parent.children == children)
    children[1].removeFromParent()
    #expect(parent.children == [children[0], children[2], children[3]])
  }

  @Test func childOfAnotherParentMoves() {
    let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
    first.addChild(child)
    second.addChild(child)
    #expect(child.parent === second && first.children.isEmpty && second.children == [child])
  }

  @Test(arguments: [true, false])
  func appearanceCallsFollowTheTransition(animated: Bool) {
    let controller = Recorder()
    controller.loadViewIfNeeded()
    controller.calls = []
    controller.beginAppearanceTransition(true, animated: animated)
    #expect(controller.take() == ["willAppear(\(animated))"])
    controller.endAppearanceTransition()
    #expect(controller.take() == ["didAppear(\(animated))"])
    controller.beginAppearanceTransition(false, animated: animated)
    controller.endAppearanceTransition()
    #expect(controller.take() == ["willDisappear(\(animated))", "didDisappear(\(animated))"])
  }

  @Test func childrenInsideTheViewAppearWithTheParent() {
    let (parent, inside, outside) = (Recorder(), Recorder(), Recorder())
    for each in [inside, outside] { parent.addChild(each) }
    parent.view.addSubview(inside.view)
    outside.loadViewIfNeeded()
    for each in [parent, inside, outside] { each.calls = [] }
    parent.beginAppearanceTransition(true, animated: false)
    #expect(parent.take() == ["willAppear(false)"])
    #expect(inside.take() == ["willAppear(false)"])
    parent.endAppearanceTransition()
    #expect(inside.take() == ["didAppear(false)"])
    #expect(outside.take() == [])
  }

  @Test func containerThatForwardsByHandKeepsTheCalls() {
    final class ByHand: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (parent, child) = (ByHand(), Recorder())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.calls = []
    parent.beginAppearanceTransition(true, animated: false)
    parent.endAppearanceTransition()
    #expect(child.take() == [])
  }

  @Test func parentHearsOfPreferredSizes() {
    final class Parent: UIViewController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        sizes.append(container.preferredContentSize)
      }
    }
    let (parent, child) = (Parent(), UIViewController())
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 100, height: 200)
    #expect(parent.sizes == [CGSize(width: 100, height: 200)])
    #expect(child.preferredContentSize == CGSize(width: 100, height: 200))
    let size = CGSize(width: 7, height: 9)
    #expect(parent.size(forChildContentContainer: child, withParentContainerSize: size) == size)
  }

  @Test func responderChainGoesThroughTheController() {
    let controller = UIViewController()
    let outer = UIView()
    outer.addSubview(controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === outer)
  }
}
