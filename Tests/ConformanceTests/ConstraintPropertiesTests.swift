import Foundation
import Testing
import UIKit

@MainActor struct ConstraintPropertiesTests {
  private func makePair() -> (parent: UIView, child: UIView) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
    return (parent, child)
  }

  @Test func whatAnAnchorsConstraintSays() {
    let (parent, child) = makePair()
    let constraint = child.leadingAnchor.constraint(
      greaterThanOrEqualTo: parent.centerXAnchor, constant: 7)
    #expect(constraint.firstItem === child)
    #expect(constraint.firstAttribute == .leading)
    #expect(constraint.secondItem === parent)
    #expect(constraint.secondAttribute == .centerX)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.constant == 7)
    #expect(constraint.multiplier == 1)
    #expect(constraint.priority == .required)
    #expect(!constraint.isActive)
    #expect(constraint.identifier == nil)
  }

  @Test func whatADimensionsConstraintSays() {
    let (parent, child) = makePair()
    let fixed = child.widthAnchor.constraint(lessThanOrEqualToConstant: 12)
    #expect(fixed.firstAttribute == .width)
    #expect(fixed.secondItem == nil)
    #expect(fixed.secondAttribute == .notAnAttribute)
    #expect(fixed.relation == .lessThanOrEqual)
    #expect(fixed.constant == 12)
    let ratio = child.heightAnchor.constraint(
      equalTo: parent.widthAnchor, multiplier: 0.25, constant: -1)
    #expect(ratio.multiplier == 0.25)
    #expect(ratio.secondAttribute == .width)
    #expect(ratio.constant == -1)
  }

  @Test func theLongInitialiserSaysTheSame() {
    let (parent, child) = makePair()
    let constraint = NSLayoutConstraint(
      item: child, attribute: .bottom, relatedBy: .equal, toItem: parent, attribute: .top,
      multiplier: 2, constant: 3)
    #expect(constraint.firstItem === child)
    #expect(constraint.firstAttribute == .bottom)
    #expect(constraint.secondItem === parent)
    #expect(constraint.secondAttribute == .top)
    #expect(constraint.multiplier == 2)
  }

  @Test func activatingAndDeactivating() {
    let (parent, child) = makePair()
    let constraints = [
      child.topAnchor.constraint(equalTo: parent.topAnchor),
      child.heightAnchor.constraint(equalToConstant: 5),
    ]
    NSLayoutConstraint.activate(constraints)
    #expect(constraints.allSatisfy { $0.isActive })
    #expect(parent.constraints == [constraints[0]])
    #expect(child.constraints == [constraints[1]])
    NSLayoutConstraint.deactivate(constraints)
    #expect(constraints.allSatisfy { !$0.isActive })
    #expect(parent.constraints.isEmpty)
    parent.addConstraint(constraints[0])
    #expect(constraints[0].isActive)
    parent.removeConstraint(constraints[0])
    #expect(!constraints[0].isActive)
  }

  @Test func standardValues() {
    let view = UIView()
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(UIView.noIntrinsicMetric == -1)
    #expect(UIView.layoutFittingCompressedSize == .zero)
    #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    #expect(view.alignmentRectInsets == .zero)
    #expect(!UIView.requiresConstraintBasedLayout)
    #expect(UILayoutPriority.required.rawValue == 1000)
    #expect(UILayoutPriority.defaultHigh.rawValue == 750)
    #expect(UILayoutPriority.defaultLow.rawValue == 250)
    #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(UILayoutPriority.defaultLow < .defaultHigh)
    #expect(view.constraints.isEmpty)
    #expect(view.layoutGuides.isEmpty)
  }

  @Test func systemSpacingIsEightPoints() {
    let (parent, child) = makePair()
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(
        equalToSystemSpacingAfter: parent.leadingAnchor, multiplier: 2),
      child.topAnchor.constraint(equalToSystemSpacingBelow: parent.topAnchor, multiplier: 1),
      child.widthAnchor.constraint(equalToConstant: 10),
      child.heightAnchor.constraint(equalToConstant: 10),
    ])
    parent.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 16, y: 8, width: 10, height: 10))
  }

  @Test func alignmentRectanglesAreWhatIsAligned() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let (parent, _) = makePair()
    let view = Shadowed()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 9, width: 56, height: 24))
    #expect(view.alignmentRect(forFrame: view.frame) == CGRect(x: 10, y: 10, width: 50, height: 20))
  }

  @Test func updateConstraintsIsCalledOnceWhenAsked() {
    final class Witness: UIView {
      var updates = 0
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    let view = Witness()
    view.updateConstraintsIfNeeded()
    let before = view.updates
    view.setNeedsUpdateConstraints()
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
    view.updateConstraintsIfNeeded()
    #expect(view.updates == before + 1)
    #expect(!view.needsUpdateConstraints())
    view.updateConstraintsIfNeeded()
    #expect(view.updates == before + 1)
  }

  @Test func multipliersOfEdgesCountFromTheSuperviewsOrigin() {
    let (parent, child) = makePair()
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: child, attribute: .left, relatedBy: .equal, toItem: parent, attribute: .right,
        multiplier: 0.25, constant: 0),
      NSLayoutConstraint(
        item: child, attribute: .centerY, relatedBy: .equal, toItem: parent, attribute: .centerY,
        multiplier: 1.5, constant: 0),
      child.widthAnchor.constraint(equalToConstant: 10),
      child.heightAnchor.constraint(equalToConstant: 10),
    ])
    parent.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 50, y: 70, width: 10, height: 10))
  }
}
