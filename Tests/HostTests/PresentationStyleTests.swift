import Foundation
import Simulator
import Testing
import UIKit

/// What a presentation controller and a transition style may ask for.
@MainActor @Suite struct PresentationStyleTests {
  /// Everything that a presentation controller can say.
  private final class Told: UIPresentationController {
    var removes = false
    var isFull = true
    let wrapper = UIView()
    var wraps = false
    override var shouldRemovePresentersView: Bool { removes }
    override var shouldPresentInFullscreen: Bool { isFull }
    override var presentedView: UIView? { wraps ? wrapper : super.presentedView }
    override func presentationTransitionWillBegin() {
      guard wraps, let inner = presentedViewController.view else { return }
      wrapper.addSubview(inner)
    }
    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return wraps ? bounds.insetBy(dx: 20, dy: 50) : bounds
    }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    var prepare: (Told) -> Void = { _ in }
    weak var made: Told?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let told = Told(presentedViewController: presented, presenting: presenting)
      prepare(told)
      made = told
      return told
    }
  }

  private func stand() -> (Simulator, UIViewController, UIViewController, Delegate) {
    let simulator = Simulator(.iPhone16)
    let (root, sheet, delegate) = (UIViewController(), UIViewController(), Delegate())
    simulator.show(root)
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = delegate
    return (simulator, root, sheet, delegate)
  }

  @Test func aWrapperIsWhatComesAndGoes() {
    let (simulator, root, sheet, delegate) = stand()
    delegate.prepare = { $0.wraps = true }
    root.present(sheet, animated: true)
    simulator.advance(by: 0.8)
    let wrapper = delegate.made?.wrapper
    #expect(
      wrapper.map { simulator.frame(of: $0) } == CGRect(x: 20, y: 50, width: 353, height: 752))
    #expect(sheet.view.superview === wrapper)
    root.dismiss(animated: true)
    simulator.advance(by: 0.1)
    #expect((wrapper.map { simulator.frame(of: $0).minY } ?? 0) > 60)
    simulator.advance(by: 0.8)
    #expect(sheet.view.window == nil && simulator.window.subviews == [root.view])
  }

  @Test func onePresentationMayTakeThePresenterAway() {
    let stage = ControllerStage()
    let delegate = Delegate()
    delegate.prepare = { $0.removes = true }
    let sheet = stage.controller("sheet")
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = delegate
    stage.root.present(sheet, animated: true)
    stage.advance(0.8)
    #expect(stage.root.view.window == nil)
    #expect(
      stage.log.take().filter { $0.contains("ppear") } == [
        "root.willDisappear", "sheet.willAppear", "sheet.didAppear", "root.didDisappear",
      ])
    sheet.dismiss(animated: false)
    #expect(stage.root.view.frame == stage.window.bounds)
  }

  @Test func oneThatIsNotFullCoversTheContext() {
    let (simulator, root, sheet, delegate) = stand()
    delegate.prepare = { $0.isFull = false }
    let child = UIViewController()
    root.addChild(child)
    child.view.frame = CGRect(x: 30, y: 200, width: 300, height: 400)
    root.view.addSubview(child.view)
    child.definesPresentationContext = true
    child.present(sheet, animated: false)
    simulator.advance(by: 0.1)
    #expect(sheet.presentingViewController === child)
    #expect(simulator.frame(of: sheet.view) == CGRect(x: 30, y: 200, width: 300, height: 400))
    // What lies beside the context is in reach.
    #expect(simulator.view(at: CGPoint(x: 100, y: 100)) === root.view)
    child.dismiss(animated: false)
    #expect(root.view.subviews == [child.view])
  }

  @Test func itsTraitsAreThoseOfThePresentedAlone() {
    let (simulator, root, sheet, delegate) = stand()
    root.present(sheet, animated: false)
    var heard: [UIUserInterfaceSizeClass] = []
    final class Listener: UIView {
      var changed: (UIUserInterfaceSizeClass) -> Void = { _ in }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        changed(traitCollection.horizontalSizeClass)
      }
    }
    let listener = Listener()
    sheet.view.addSubview(listener)
    listener.changed = { heard.append($0) }
    delegate.made?.overrideTraitCollection = UITraitCollection(horizontalSizeClass: .regular)
    simulator.advance(by: 0.1)
    #expect(sheet.traitCollection.horizontalSizeClass == .regular && heard == [.regular])
    #expect(root.traitCollection.horizontalSizeClass == .compact)
    delegate.made?.overrideTraitCollection = nil
    #expect(sheet.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func aCrossDissolveFadesInPlace() {
    let simulator = Simulator(.iPhone16)
    let (root, cover) = (UIViewController(), UIViewController())
    simulator.show(root)
    cover.modalPresentationStyle = .overFullScreen
    cover.modalTransitionStyle = .crossDissolve
    cover.view.alpha = 0.8
    root.present(cover, animated: true)
    simulator.advance(by: 0.2)
    let half = simulator.opacity(of: cover.view)
    #expect(half > 0.2 && half < 0.6 && simulator.frame(of: cover.view).minY == 0)
    simulator.advance(by: 0.4)
    #expect(abs(simulator.opacity(of: cover.view) - 0.8) < 1e-6)
    root.dismiss(animated: true)
    simulator.advance(by: 0.2)
    #expect(simulator.opacity(of: cover.view) < 0.6)
    simulator.advance(by: 0.4)
    #expect(abs(cover.view.alpha - 0.8) < 1e-6 && cover.view.window == nil)
  }

  @Test func aContextMaySayHowWhatCoversItComes() {
    let simulator = Simulator(.iPhone16)
    let (root, child, cover) = (UIViewController(), UIViewController(), UIViewController())
    simulator.show(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.definesPresentationContext = true
    child.providesPresentationContextTransitionStyle = true
    child.modalTransitionStyle = .crossDissolve
    cover.modalPresentationStyle = .overCurrentContext
    child.present(cover, animated: true)
    simulator.advance(by: 0.2)
    #expect(simulator.frame(of: cover.view).minY == 0)
    #expect(simulator.opacity(of: cover.view) < 0.9)
    simulator.advance(by: 0.6)
    #expect(simulator.opacity(of: cover.view) == 1)
  }

  /// The modal transition's spring: mass 3, stiffness 1000, damping 500, critical [lib][calc].
  @Test func theStandardTransitionRunsTheModalSpring() {
    let simulator = Simulator(.iPhone16, framesPerSecond: 120)
    let (root, cover) = (UIViewController(), UIViewController())
    simulator.show(root)
    cover.modalPresentationStyle = .overFullScreen
    root.present(cover, animated: true)
    simulator.advance(by: 1.0 / 120)
    let begin = simulator.time
    let omega = (1000.0 / 3).squareRoot()
    for _ in 0..<50 {
      simulator.advance(by: 1.0 / 120)
      let t = simulator.time - begin
      let left = 852 * (1 + omega * t) * exp(-omega * t)
      #expect(abs(Double(simulator.frame(of: cover.view).minY) - left) < 1)
    }
    simulator.advance(by: 0.2)
    #expect(simulator.frame(of: cover.view).minY == 0 && !cover.isBeingPresented)
  }
}
