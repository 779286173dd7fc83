import Simulator
import Testing
import UIKit

@MainActor @Suite struct ViewTests {
  /// A view that writes down its moves.
  final class MoveLog: UIView {
    var log: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      log.append(newSuperview == nil ? "will leave view" : "will enter view")
    }
    override func didMoveToSuperview() {
      log.append(superview == nil ? "left view" : "entered view")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
      log.append(newWindow == nil ? "will leave window" : "will enter window")
    }
    override func didMoveToWindow() {
      log.append(window == nil ? "left window" : "entered window")
    }
    override func didAddSubview(_ subview: UIView) { log.append("added") }
    override func willRemoveSubview(_ subview: UIView) { log.append("will remove") }
  }

  @Test func aViewIsToldOfItsMoves() {
    let stage = TouchStage()
    let view = MoveLog()
    stage.root.addSubview(view)
    #expect(
      view.log == ["will enter window", "will enter view", "entered window", "entered view"])
    view.log = []
    view.removeFromSuperview()
    #expect(view.log == ["will leave window", "will leave view", "left window", "left view"])
  }

  @Test func aParentIsToldOfItsSubviews() {
    let parent = MoveLog()
    let child = UIView()
    parent.addSubview(child)
    child.removeFromSuperview()
    #expect(parent.log == ["added", "will remove"])
  }

  @Test func addingAgainBringsToTheFrontWithoutAMove() {
    let parent = UIView()
    let one = MoveLog()
    let two = UIView()
    parent.addSubview(one)
    parent.addSubview(two)
    one.log = []
    parent.addSubview(one)
    #expect(parent.subviews == [two, one])
    #expect(one.log.isEmpty)
  }

  @Test func aViewCannotBeInsideItself() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    child.addSubview(parent)
    parent.addSubview(parent)
    #expect(parent.superview == nil)
    #expect(parent.subviews == [child])
    #expect(child.subviews.isEmpty)
  }

  @Test func layersLieAsTheViewsDo() {
    let parent = UIView()
    let views = (0..<4).map { _ in UIView() }
    for view in views { parent.addSubview(view) }
    parent.layer.addSublayer(CALayer())
    parent.sendSubviewToBack(views[2])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    parent.insertSubview(views[0], aboveSubview: views[1])
    let layers = (parent.layer.sublayers ?? []).filter { $0.delegate != nil }
    #expect(layers.map(ObjectIdentifier.init) == parent.subviews.map { ObjectIdentifier($0.layer) })
  }

  @Test func aViewFollowsItsMaskWhenTheParentGrows() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 30))
    parent.addSubview(child)
    child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    parent.frame.size = CGSize(width: 160, height: 130)
    #expect(child.frame == CGRect(x: 10, y: 50, width: 110, height: 30))
  }

  @Test func flexibleMarginsShareInProportion() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 0, width: 60, height: 10))
    parent.addSubview(child)
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    parent.frame.size.width = 180
    #expect(child.frame.minX == 30)
    #expect(child.frame.width == 60)
  }

  @Test func aViewAndWhatItHoldsAreReleased() {
    weak var view: UIView?
    weak var child: UIView?
    autoreleasing {
      let stage = TouchStage()
      let made = UIView()
      let inner = UIView()
      made.addSubview(inner)
      made.addGestureRecognizer(UIPanGestureRecognizer())
      stage.root.addSubview(made)
      stage.simulator.finger().flick(
        from: CGPoint(x: 10, y: 10), velocity: CGVector(dx: 300, dy: 0))
      (view, child) = (made, inner)
      made.removeFromSuperview()
    }
    #expect(view == nil)
    #expect(child == nil)
  }

  private func autoreleasing(_ body: () -> Void) { body() }

  @Test func aWindowIsReleasedWithItsSimulator() {
    weak var window: UIWindow?
    autoreleasing {
      let stage = TouchStage()
      stage.simulator.finger().tap(at: CGPoint(x: 150, y: 200))
      window = stage.simulator.window
    }
    #expect(window == nil)
  }

  @Test func traitsReachEveryView() {
    final class Listener: UIView {
      var changes = 0
      override func traitCollectionDidChange(_ previous: UITraitCollection?) { changes += 1 }
    }
    let stage = TouchStage()
    let view = Listener()
    stage.root.addSubview(view)
    #expect(view.traitCollection.displayScale == 3)
    stage.root.overrideUserInterfaceStyle = .dark
    #expect(view.changes == 1)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func tintIsInheritedUntilOneIsSet() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    parent.tintColor = .red
    #expect(child.tintColor == .red)
    child.tintColor = .green
    #expect(child.tintColor == .green)
    child.tintColor = nil
    #expect(child.tintColor == .red)
  }
}
