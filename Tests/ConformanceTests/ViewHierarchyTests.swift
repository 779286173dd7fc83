import Foundation
import Testing
import UIKit

/// Subviews, their layers and their order.
@MainActor struct ViewHierarchyTests {
  private let root = UIView()
  private let views = (0..<4).map { tag in
    let view = UIView()
    view.tag = tag + 1
    return view
  }

  init() {
    for view in views { root.addSubview(view) }
  }

  private var tags: [Int] { root.subviews.map(\.tag) }
  private var layersFollow: Bool {
    (root.layer.sublayers ?? []).map(ObjectIdentifier.init)
      == root.subviews.map { ObjectIdentifier($0.layer) }
  }

  @Test func whatAViewIsBornWith() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.isOpaque && view.clearsContextBeforeDrawing && view.autoresizesSubviews)
    #expect(view.isUserInteractionEnabled && !view.isMultipleTouchEnabled && !view.isExclusiveTouch)
    #expect(view.alpha == 1 && !view.isHidden && !view.clipsToBounds && view.backgroundColor == nil)
    #expect(view.tag == 0 && view.contentMode == .scaleToFill && view.mask == nil)
    #expect(view.transform == .identity && view.autoresizingMask == [])
    #expect(view.translatesAutoresizingMaskIntoConstraints && view.gestureRecognizers == nil)
  }

  @Test func withoutAnimationAnimationsAreOff() {
    let view = UIView()
    #expect(UIView.areAnimationsEnabled)
    UIView.performWithoutAnimation {
      #expect(!UIView.areAnimationsEnabled)
      view.alpha = 0.5
    }
    #expect(UIView.areAnimationsEnabled && view.alpha == 0.5)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func subviewsLieInTheOrderInWhichTheyCame() {
    #expect(tags == [1, 2, 3, 4])
    #expect(layersFollow)
    #expect(views.allSatisfy { $0.superview === root })
  }

  @Test func insertingPutsAViewAtItsPlace() {
    let view = UIView()
    view.tag = 9
    root.insertSubview(view, at: 0)
    #expect(tags == [9, 1, 2, 3, 4])
    root.insertSubview(view, aboveSubview: views[2])
    #expect(tags == [1, 2, 3, 9, 4])
    root.insertSubview(view, belowSubview: views[1])
    #expect(tags == [1, 9, 2, 3, 4])
    #expect(layersFollow)
  }

  @Test func viewsMoveToTheFrontAndToTheBack() {
    root.bringSubviewToFront(views[0])
    #expect(tags == [2, 3, 4, 1])
    root.sendSubviewToBack(views[2])
    #expect(tags == [3, 2, 4, 1])
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(tags == [1, 2, 4, 3])
    root.addSubview(views[0])
    #expect(tags == [2, 4, 3, 1])
    #expect(layersFollow)
  }

  @Test func aViewHasOneSuperview() {
    let other = UIView()
    other.addSubview(views[1])
    #expect(tags == [1, 3, 4])
    #expect(views[1].superview === other)
    #expect(layersFollow)
    views[1].removeFromSuperview()
    #expect(views[1].superview == nil)
    #expect(other.subviews.isEmpty)
    views[1].removeFromSuperview()
    #expect(views[1].superview == nil)
  }

  @Test func descendantsAreKnown() {
    views[0].addSubview(views[1])
    #expect(views[1].isDescendant(of: root))
    #expect(views[1].isDescendant(of: views[1]))
    #expect(!views[1].isDescendant(of: views[2]))
    #expect(!root.isDescendant(of: views[0]))
  }

  @Test func viewsAreFoundByTheirTags() {
    let inner = UIView()
    inner.tag = 77
    views[2].addSubview(inner)
    #expect(root.viewWithTag(77) === inner)
    #expect(root.viewWithTag(2) === views[1])
    #expect(root.viewWithTag(500) == nil)
    #expect(inner.viewWithTag(77) === inner)
  }

  @Test func theCallsOfAMoveComeInOrder() {
    final class Child: UIView {
      var log: [String] = []
      override func willMove(toSuperview newSuperview: UIView?) {
        log.append(newSuperview == nil ? "will leave" : "will enter")
      }
      override func didMoveToSuperview() { log.append(superview == nil ? "left" : "entered") }
    }
    final class Parent: UIView {
      var log: [String] = []
      override func didAddSubview(_ subview: UIView) {
        log.append(subview.superview === self ? "added" : "added too early")
      }
      override func willRemoveSubview(_ subview: UIView) {
        log.append(subview.superview === self ? "will remove" : "too late")
      }
    }
    let (parent, child) = (Parent(), Child())
    parent.addSubview(child)
    child.removeFromSuperview()
    #expect(child.log == ["will enter", "entered", "will leave", "left"])
    #expect(parent.log == ["added", "will remove"])
  }

  @Test func theResponderChainGoesUp() {
    #expect(views[0].next === root)
    #expect(root.next == nil)
    let controller = UIViewController()
    let view = UIView()
    controller.view = view
    #expect(view.next === controller)
    #expect(!view.isFirstResponder)
    #expect(!view.canBecomeFirstResponder)
    #expect(!view.becomeFirstResponder())
  }

  @Test func tintComesFromAbove() {
    root.tintColor = .red
    #expect(views[0].tintColor == .red)
    views[0].tintColor = .green
    #expect(views[0].tintColor == .green)
    #expect(root.tintColor == .red)
    views[0].tintColor = nil
    #expect(views[0].tintColor == .red)
  }

  @Test func looksAreTheLayers() {
    let view = UIView()
    #expect(view.alpha == 1)
    #expect(!view.isHidden)
    #expect(view.backgroundColor == nil)
    #expect(!view.clipsToBounds)
    #expect(view.isUserInteractionEnabled)
    #expect(!view.isMultipleTouchEnabled)
    view.alpha = 0.5
    view.isHidden = true
    view.clipsToBounds = true
    view.backgroundColor = .red
    #expect(view.layer.opacity == 0.5)
    #expect(view.layer.isHidden)
    #expect(view.layer.masksToBounds)
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    #expect(view.backgroundColor == .red)
    let mask = UIView()
    view.mask = mask
    #expect(view.layer.mask === mask.layer)
  }
}
