import Foundation
import Simulator
import Testing
import UIKit

/// Auto Layout where it is asked for the impossible, the late and the odd.
@MainActor @Suite(.serialized) struct ConstraintEdgeTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  private func child(_ parent: UIView? = nil, tag: Int = 0) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.tag = tag
    (parent ?? root).addSubview(view)
    return view
  }

  private func activate(_ constraints: NSLayoutConstraint...) {
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

  // MARK: Fitting

  @Test func fittingTakesThePrioritiesOfTheTargetsAtTheirWord() {
    let box = UIView()
    let text = child(box)
    activate(
      text.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      text.topAnchor.constraint(equalTo: box.topAnchor),
      text.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      text.widthAnchor.constraint(greaterThanOrEqualToConstant: 120))
    let wish = text.widthAnchor.constraint(equalToConstant: 180)
    wish.priority = .defaultHigh
    let shape = text.heightAnchor.constraint(equalTo: text.widthAnchor, multiplier: 0.5)
    activate(wish, shape)
    func size(_ width: CGFloat, _ priority: UILayoutPriority) -> CGSize {
      box.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: priority,
        verticalFittingPriority: .fittingSizeLevel)
    }
    #expect(size(300, .required) == CGSize(width: 300, height: 150))
    #expect(size(300, .fittingSizeLevel) == CGSize(width: 180, height: 90))
    #expect(size(50, .defaultHigh + 1) == CGSize(width: 120, height: 60))
    #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 180)
    // Asking changes nothing.
    #expect(box.bounds.size == .zero && text.frame == .zero)
  }

  // MARK: Stacks

  @Test func aStackGoesThroughEveryChangeOfItsViews() {
    let views = (0..<4).map { _ in Sized(CGSize(width: 50, height: 20)) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    activate(
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor))
    stack.spacing = 10
    stack.setCustomSpacing(30, after: views[1])
    func width() -> CGFloat {
      root.layoutIfNeeded()
      return stack.frame.width
    }
    #expect(width() == 250)
    views[1].isHidden = true
    #expect(width() == 170, "its custom spacing goes with it")
    views[0].isHidden = true
    #expect(width() == 110 && views[2].frame.minX == 0)
    views[1].isHidden = false
    #expect(width() == 190)
    views[2].wish.width = 80
    #expect(width() == 220)
    stack.axis = .vertical
    root.layoutIfNeeded()
    #expect(abs(stack.frame.height - (20 * 3 + 30 + 10)) < 1e-9, "\(stack.frame.height - 100)")
    stack.removeArrangedSubview(views[3])
    root.layoutIfNeeded()
    #expect(stack.frame.height == 70 && views[3].superview === stack)
    views[2].removeFromSuperview()
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews == [views[0], views[1]] && stack.frame.height == 20)
    #expect(ConflictReport.entries.isEmpty || !ConflictReport.entries.contains { $0.broken == nil })
  }

  // MARK: Costs

  /// The benchmark's figures as laws: counted work, which no machine changes.
  @Test func anEditOfAConstantCostsAFractionOfTheFirstLayout() throws {
    var middle: NSLayoutConstraint?
    var top = root.topAnchor
    var count = 0
    for index in 0..<100 {
      let row = child()
      let height = row.heightAnchor.constraint(equalToConstant: 40)
      let inner = child(row)
      let constraints = [
        row.topAnchor.constraint(equalTo: top), height,
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
        row.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
        inner.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        inner.leadingAnchor.constraint(equalTo: row.leadingAnchor),
        inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
        inner.trailingAnchor.constraint(lessThanOrEqualTo: row.trailingAnchor),
        inner.heightAnchor.constraint(equalToConstant: 10),
        inner.widthAnchor.constraint(lessThanOrEqualTo: row.widthAnchor),
      ]
      NSLayoutConstraint.activate(constraints)
      count += constraints.count
      top = row.bottomAnchor
      if index == 50 { middle = height }
    }
    #expect(count == 1000)
    root.layoutIfNeeded()
    let solver = try #require(root.viewLayout?.engine).solver
    let first = solver.operations
    try #require(middle).constant = 60
    root.layoutIfNeeded()
    let edit = solver.operations - first
    #expect(edit > 0 && edit * 10 < first, "\(edit) of \(first)")
    root.bounds.size.width = 320
    root.layoutIfNeeded()
    let width = solver.operations - first - edit
    #expect(width * 5 < first, "\(width) of \(first)")
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(solver.operations == first + edit + width, "a layout without a change solves nothing")
  }
}

/// Makes its constraints when it is asked to, and some more while it is laid out.
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

private final class Sized: UIView {
  var wish: CGSize { didSet { invalidateIntrinsicContentSize() } }
  init(_ wish: CGSize) {
    self.wish = wish
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { wish }
}
