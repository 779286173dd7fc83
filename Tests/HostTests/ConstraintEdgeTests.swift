import Foundation
import Simulator
import Testing
import UIKit

/// Auto Layout where it is asked for the impossible, the late and the odd.
@MainActor @Suite(.serialized) struct ConstraintEdgeTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  func child(_ parent: UIView? = nil, tag: Int = 0) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.tag = tag
    (parent ?? root).addSubview(view)
    return view
  }

  func activate(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
  }

  // MARK: Conflicts

  @Test func oneOfThreeThatContradictIsBrokenNamedAndComesBack() throws {
    ConflictReport.clear()
    let view = child(tag: 7)
    let widths = [100, 150, 200].map { (width: CGFloat) in
      let constraint = view.widthAnchor.constraint(equalToConstant: width)
      constraint.identifier = "w\(Int(width))"
      return constraint
    }
    activate(view.leadingAnchor.constraint(equalTo: root.leadingAnchor), widths[0])
    root.layoutIfNeeded()
    #expect(ConflictReport.entries.isEmpty)
    widths[1].isActive = true
    widths[2].isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
    #expect(ConflictReport.entries.count == 2)
    for (entry, name) in zip(ConflictReport.entries, ["'w150'", "'w200'"]) {
      #expect(entry.broken?.contains(name) == true)
      #expect(entry.constraints.contains { $0.contains("'w100'") && $0.contains("UIView:7") })
    }
    #expect(widths.allSatisfy { $0.isActive }, "what is broken is active all the same")
    root.layoutIfNeeded()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(ConflictReport.entries.count == 2, "a conflict is told once")
    widths[0].isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 150, "the older of those that were broken comes back")
    widths[1].priority = .defaultHigh
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
    widths[2].constant = 220
    root.layoutIfNeeded()
    #expect(view.frame.width == 220)
  }

  @Test func anEditThatContradictsBreaksOneAndIsNoCrash() {
    ConflictReport.clear()
    let (left, right) = (child(), child())
    let gap = right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 20)
    activate(
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      left.widthAnchor.constraint(equalToConstant: 100), gap,
      right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      right.widthAnchor.constraint(greaterThanOrEqualToConstant: 100))
    root.layoutIfNeeded()
    #expect(right.frame == CGRect(x: 120, y: 0, width: 180, height: 0))
    gap.constant = 150
    root.layoutIfNeeded()
    #expect(ConflictReport.entries.count == 1)
    gap.constant = 30
    root.layoutIfNeeded()
    #expect(right.frame.minX == 130 && right.frame.maxX == 300)
    root.bounds.size.width = 150
    root.layoutIfNeeded()
    #expect(ConflictReport.entries.count >= 1)
    root.bounds.size.width = 300
    root.layoutIfNeeded()
    #expect(right.frame.minX == 130 && right.frame.maxX == 300)
  }

  @Test func constraintsThatMeanNothingStayInactiveAndAreSaid() {
    let (one, two) = (child(), child())
    func make(
      _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute,
      times multiplier: CGFloat = 1
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: one, attribute: first, relatedBy: .equal,
        toItem: second == .notAnAttribute ? nil : two, attribute: second, multiplier: multiplier,
        constant: 5)
    }
    for (constraint, word) in [
      (make(.left, .notAnAttribute), "a place and a number"),
      (make(.left, .top), "different axes"), (make(.width, .left), "a place and a length"),
      (make(.leading, .left), "by language"), (make(.rightMargin, .trailing), "by language"),
      (make(.top, .top, times: 0), "a place and a number"),
      (make(.notAnAttribute, .top), "no attribute"),
    ] {
      HostReport.clear()
      constraint.isActive = true
      #expect(!constraint.isActive)
      root.addConstraint(constraint)
      #expect(!constraint.isActive && root.constraints.isEmpty)
      #expect(HostReport.lines.filter { $0.contains(word) }.count == 1, "\(HostReport.lines)")
    }
    for constraint in [
      make(.width, .height), make(.left, .centerX), make(.leading, .centerX),
      make(.top, .lastBaseline), make(.leading, .leadingMargin), make(.height, .notAnAttribute),
    ] {
      constraint.isActive = true
      #expect(constraint.isActive)
      constraint.isActive = false
    }
  }

  // MARK: Priorities

  @Test func strictPrioritiesHoldInWhateverOrderTheyCome() {
    for order in [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2]] {
      let view = child()
      let all = [
        view.widthAnchor.constraint(equalToConstant: 100),
        view.widthAnchor.constraint(equalToConstant: 200),
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 150),
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 120),
      ]
      for (constraint, priority) in zip(all, [998, 998.5, 999, 250] as [Float]) {
        constraint.priority = UILayoutPriority(priority)
      }
      for index in order { all[index].isActive = true }
      root.layoutIfNeeded()
      #expect(view.frame.width == 150, "\(order)")
      all[2].isActive = false
      root.layoutIfNeeded()
      #expect(view.frame.width == 200)
      all[1].priority = UILayoutPriority(1)
      root.layoutIfNeeded()
      #expect(view.frame.width == 100)
      view.removeFromSuperview()
    }
  }

  @Test func resistanceIsAPriorityLikeAnyOther() {
    let (first, second) = (
      Sized(CGSize(width: 200, height: 10)), Sized(CGSize(width: 200, height: 10))
    )
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    activate(
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor))
    first.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
    root.layoutIfNeeded()
    #expect(first.frame.width == 200 && second.frame.width == 100)
    first.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
    root.layoutIfNeeded()
    #expect(first.frame.width == 100 && second.frame.width == 200)
    let narrow = second.widthAnchor.constraint(equalToConstant: 150)
    narrow.priority = .defaultHigh - 0.5
    narrow.isActive = true
    root.layoutIfNeeded()
    #expect(second.frame.width == 200, "750 resists 749.5")
    narrow.priority = .defaultHigh + 0.5
    root.layoutIfNeeded()
    #expect(second.frame.width == 150)
    // Priorities that are there before the view is.
    let late = Sized(CGSize(width: 400, height: 10))
    late.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    late.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(late)
    let least = late.widthAnchor.constraint(equalToConstant: 30)
    least.priority = UILayoutPriority(300)
    activate(least, late.leadingAnchor.constraint(equalTo: root.leadingAnchor))
    root.layoutIfNeeded()
    #expect(late.frame.width == 30)
  }

  @Test func lastBaselinesOfLabelsOfTwoSizesLineUpAlsoInAStack() throws {
    let labels = [12, 34].map { (size: CGFloat) in
      let label = UILabel()
      label.font = .systemFont(ofSize: size)
      label.text = "Two\nlines"
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      return label
    }
    func baseline(_ label: UILabel) throws -> CGFloat {
      let depth = try #require(label.lastBaselineFromBottom)
      #expect(depth > 0)
      return label.convert(CGPoint(x: 0, y: label.bounds.maxY - depth), to: root).y
    }
    activate(
      labels[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      labels[1].lastBaselineAnchor.constraint(equalTo: labels[0].lastBaselineAnchor),
      labels[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor))
    root.layoutIfNeeded()
    #expect(try abs(baseline(labels[0]) - baseline(labels[1])) < 0.51)
    #expect(abs(labels[0].frame.maxY - labels[1].frame.maxY) > 1)
    for label in labels { label.removeFromSuperview() }
    let stack = UIStackView(arrangedSubviews: labels)
    (stack.alignment, stack.translatesAutoresizingMaskIntoConstraints) = (.lastBaseline, false)
    root.addSubview(stack)
    root.layoutIfNeeded()
    #expect(try abs(baseline(labels[0]) - baseline(labels[1])) < 0.51)
    stack.alignment = .firstBaseline
    root.layoutIfNeeded()
    let tops = try labels.map { try #require($0.firstBaselineFromTop) + $0.frame.minY }
    #expect(abs(tops[0] - tops[1]) < 0.51)
  }

  @Test func aColumnOfWrappingLabelsFollowsItsWidthAndItsHiddenOnes() {
    let labels = (0..<3).map { _ in
      let label = UILabel()
      (label.numberOfLines, label.text) = (0, "Some words that need more than one line of it")
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    (stack.axis, stack.spacing, stack.translatesAutoresizingMaskIntoConstraints) = (
      .vertical, 4, false
    )
    (stack.isLayoutMarginsRelativeArrangement, stack.layoutMargins) = (
      true, UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
    )
    root.addSubview(stack)
    let width = stack.widthAnchor.constraint(equalToConstant: 200)
    activate(
      width, stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor))
    func expected() -> CGFloat {
      let shown = labels.filter { !$0.isHidden }
      let heights = shown.map {
        $0.sizeThatFits(CGSize(width: width.constant - 30, height: .infinity)).height
      }
      return heights.reduce(20, +) + 4 * CGFloat(shown.count - 1)
    }
    for (constant, hidden) in [(200, 3), (120, 3), (120, 1), (300, 1), (300, 3)] as [(CGFloat, Int)]
    {
      width.constant = constant
      for (index, label) in labels.enumerated() { label.isHidden = index == hidden }
      root.layoutIfNeeded()
      #expect(abs(stack.frame.height - expected()) < 1, "\(constant), \(hidden)")
      #expect(labels[0].frame.minX == 10 && labels[0].frame.width == constant - 30)
    }
  }
}

/// Makes its constraints when it is asked to, and some more while it is laid out.

final class Sized: UIView {
  var wish: CGSize { didSet { invalidateIntrinsicContentSize() } }
  init(_ wish: CGSize) {
    self.wish = wish
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { wish }
}
