import Foundation
import Simulator
import Testing
import UIKit

extension ConstraintEdgeTests {
  // MARK: Late constraints

  @Test func constraintsMadeInUpdateConstraintsAndInLayoutCountInTheSamePass() {
    let lazy = Lazy()
    lazy.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(lazy)
    activate(
      lazy.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      lazy.topAnchor.constraint(equalTo: root.topAnchor),
      lazy.widthAnchor.constraint(equalToConstant: 200),
      lazy.heightAnchor.constraint(equalToConstant: 100))
    lazy.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(lazy.updates == 1)
    #expect(lazy.inner.frame == CGRect(x: 10, y: 10, width: 180, height: 80))
    #expect(lazy.late.frame == CGRect(x: 0, y: 0, width: 33, height: 44))
    lazy.inset = 20
    lazy.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(lazy.updates == 2)
    #expect(lazy.inner.frame == CGRect(x: 20, y: 20, width: 160, height: 60))
  }

  @Test func changesInABlockAnimateFromFrameToFrame() throws {
    let simulator = Simulator(.iPhone16)
    let controller = UIViewController()
    simulator.show(controller)
    let view = child(controller.view)
    let top = view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100)
    activate(
      top, view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 50))
    simulator.advance(by: 0.1)
    top.constant = 200
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: {
        controller.view.layoutIfNeeded()
      })
    simulator.advance(by: 31.0 / 60)
    #expect(view.frame.minY == 200)
    #expect(abs(simulator.frame(of: view).minY - 150) < 1e-6)
  }

  // MARK: Places

  @Test func transformedSuperviewsAndAnchorsDoNotDisturbTheLayout() {
    let parent = child()
    let inner = child(parent)
    activate(
      parent.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
      parent.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      parent.widthAnchor.constraint(equalToConstant: 100),
      parent.heightAnchor.constraint(equalToConstant: 100),
      inner.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
      inner.centerYAnchor.constraint(equalTo: parent.centerYAnchor),
      inner.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.1),
      inner.heightAnchor.constraint(equalToConstant: 30))
    parent.layer.anchorPoint = CGPoint(x: 0, y: 1)
    parent.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 0.5)
    root.layoutIfNeeded()
    #expect(parent.bounds.size == CGSize(width: 100, height: 100))
    #expect(parent.center == CGPoint(x: 50, y: 150), "where its anchor is")
    #expect(inner.frame == CGRect(x: 35, y: 35, width: 30, height: 30))
    parent.transform = .identity
    #expect(parent.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
  }

  @Test func guidesChainAndGoWithTheirConstraints() {
    let (first, second) = (UILayoutGuide(), UILayoutGuide())
    for guide in [first, second] { root.addLayoutGuide(guide) }
    let view = child()
    activate(
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      view.leadingAnchor.constraint(equalTo: second.trailingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      first.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: 2),
      second.widthAnchor.constraint(equalTo: view.widthAnchor))
    root.layoutIfNeeded()
    #expect(view.frame.minX == 225 && view.frame.width == 75)
    #expect(first.layoutFrame.width == 150)
    root.removeLayoutGuide(second)
    #expect(root.constraints.count == 2, "those that mention it are gone")
    root.layoutIfNeeded()
    #expect(view.frame.maxX == 300)
  }

  @Test func marginsOfAViewFollowSafeAreaAdditionsAndKeyboard() {
    let (simulator, controller) = (Simulator(.iPhone16), UIViewController())
    simulator.show(controller)
    controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 5, leading: 30, bottom: 7, trailing: 20)
    let view = child(controller.view)
    let guide = controller.view.layoutMarginsGuide
    activate(
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor))
    simulator.advance(by: 0.1)
    #expect(view.frame == CGRect(x: 30, y: 64, width: 343, height: 852 - 64 - 34))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 6, left: 10, bottom: 16, right: 0)
    simulator.advance(by: 0.1)
    #expect(view.frame == CGRect(x: 40, y: 70, width: 333, height: 852 - 70 - 50))
    simulator.keyboard.show()
    simulator.advance(by: 1)
    let keyboard = 852 - view.frame.maxY
    #expect(keyboard > 200)
    simulator.keyboard.hide()
    simulator.advance(by: 1)
    #expect(view.frame.maxY == 802)
    controller.view.insetsLayoutMarginsFromSafeArea = false
    simulator.advance(by: 0.1)
    #expect(view.frame.minX == 30 && view.frame.minY == 5)
  }
}

private final class Lazy: UIView {
  let inner = UIView()
  let late = UIView()
  var inset: CGFloat = 10
  var updates = 0
  private var edges: [NSLayoutConstraint] = []
  private var isDone = false

  override func updateConstraints() {
    updates += 1
    for view in [inner, late] where view.superview == nil {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.deactivate(edges)
    edges = [
      inner.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
      inner.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset),
      inner.topAnchor.constraint(equalTo: topAnchor, constant: inset),
      inner.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -inset),
    ]
    NSLayoutConstraint.activate(edges)
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !isDone else { return }
    isDone = true
    NSLayoutConstraint.activate([
      late.widthAnchor.constraint(equalToConstant: 33),
      late.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}
