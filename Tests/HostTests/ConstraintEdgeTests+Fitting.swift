import Foundation
import Simulator
import Testing
import UIKit

extension ConstraintEdgeTests {
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
