import Foundation
import Testing
import UIKit

/// Random trees under random constraints: whatever happened to them, each constraint that is
/// active, required and not given up holds, as the frames say.
@MainActor struct LayoutSoakTests {
  @Test(arguments: 0..<12)
  func requiredConstraintsHoldOrAreGivenUp(_ seed: Int) throws {
    var life = LayoutLife(seed: UInt64(seed) &* 104_729 &+ 3)
    var checked = 0
    for step in 0..<150 {
      life.change()
      guard step % 5 == 4 else { continue }
      life.root.layoutIfNeeded()
      #expect(life.root.layout.engine?.isDirty != true, "seed \(seed), step \(step)")
      for constraint in life.heldConstraints() {
        checked += 1
        let miss = life.miss(of: constraint)
        #expect(miss < 2, "seed \(seed), step \(step): \(constraint.summary)")
        if miss >= 2 { return }
      }
    }
    #expect(checked > 50)
  }
}

/// A tree of views, and what may happen to it.
@MainActor private struct LayoutLife {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  var views: [UIView] = []
  var constraints: [NSLayoutConstraint] = []
  private var generator: Generator

  /// SplitMix64.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  init(seed: UInt64) {
    generator = Generator(state: seed)
    for _ in 0..<5 { addView() }
  }

  private mutating func random(_ range: Range<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func randomView(orRoot: Bool = true) -> UIView {
    let index = random(0..<views.count + (orRoot ? 1 : 0))
    return index < views.count ? views[index] : root
  }

  private mutating func addView() {
    let view = UIView(
      frame: CGRect(x: random(0..<200), y: random(0..<200), width: 50, height: random(20..<90)))
    view.tag = views.count + 1
    view.translatesAutoresizingMaskIntoConstraints = random(0..<4) == 0
    if view.translatesAutoresizingMaskIntoConstraints, random(0..<2) == 0 {
      view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    }
    randomView().addSubview(view)
    views.append(view)
  }

  mutating func change() {
    switch random(0..<12) {
    case 0 where views.count < 12: addView()
    case 1:
      let (view, parent) = (randomView(orRoot: false), randomView())
      if !parent.isDescendant(of: view) { parent.addSubview(view) }
    case 2:
      let view = randomView(orRoot: false)
      view.removeFromSuperview()
      root.addSubview(view)
    case 3: root.frame.size = CGSize(width: random(300..<500), height: random(500..<900))
    case 4:
      let view = randomView(orRoot: false)
      view.translatesAutoresizingMaskIntoConstraints.toggle()
    case 5:
      let view = randomView(orRoot: false)
      view.frame.origin.x = CGFloat(random(0..<99))
      // Where constraints place the view they do so when its superview is laid out.
      view.superview?.setNeedsLayout()
    case 6 where !constraints.isEmpty:
      constraints[random(0..<constraints.count)].isActive = random(0..<3) > 0
    case 7, 8:
      if !constraints.isEmpty {
        constraints[random(0..<constraints.count)].constant = CGFloat(random(-50..<150))
      }
    default: addConstraint()
    }
  }

  private mutating func addConstraint() {
    let (first, second) = (randomView(orRoot: false), randomView())
    guard first !== second, constraints.count < 60 else { return }
    let horizontal: [NSLayoutConstraint.Attribute] = [.left, .right, .centerX, .leading]
    let vertical: [NSLayoutConstraint.Attribute] = [.top, .bottom, .centerY]
    let isLength = random(0..<3) == 0
    let lengths: [NSLayoutConstraint.Attribute] = [.width, .height]
    let kind = isLength ? lengths : random(0..<2) == 0 ? horizontal : vertical
    let relation = NSLayoutConstraint.Relation(rawValue: random(-1..<2)) ?? .equal
    let isAlone = isLength && random(0..<2) == 0
    let constraint = NSLayoutConstraint(
      item: first, attribute: kind[random(0..<kind.count)], relatedBy: relation,
      toItem: isAlone ? nil : second,
      attribute: isAlone ? .notAnAttribute : kind[random(0..<kind.count)],
      multiplier: isLength ? [1, 0.5, 2][random(0..<3)] : 1, constant: CGFloat(random(0..<100)))
    if random(0..<4) == 0 { constraint.priority = UILayoutPriority(Float(random(1..<1000))) }
    constraint.isActive = true
    constraints.append(constraint)
  }

  func heldConstraints() -> [NSLayoutConstraint] {
    let broken = root.layout.engine?.brokenConstraints ?? []
    return constraints.filter { constraint in
      constraint.isActive && constraint.priority == .required
        && !broken.contains { $0 === constraint }
    }
  }

  /// By how many points a constraint is missed.
  func miss(of constraint: NSLayoutConstraint) -> CGFloat {
    let left = value(constraint.firstItem, constraint.firstAttribute)
    let right =
      constraint.secondItem == nil ? 0 : value(constraint.secondItem, constraint.secondAttribute)
    let difference = left - constraint.multiplier * right - constraint.constant
    return switch constraint.relation {
    case .equal: abs(difference)
    case .lessThanOrEqual: max(0, difference)
    case .greaterThanOrEqual: max(0, -difference)
    }
  }

  private func value(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    guard let view = item as? UIView else { return .nan }
    let rect = view.convert(view.bounds, to: root)
    return switch attribute {
    case .left, .leading: rect.minX
    case .right: rect.maxX
    case .centerX: rect.midX
    case .top: rect.minY
    case .bottom: rect.maxY
    case .centerY: rect.midY
    case .width: rect.width
    default: rect.height
    }
  }
}
