import Foundation
import Testing
import UIKit

/// Labels under constraints: wrapping, baselines, what a sheet measures.
@MainActor struct LabelConstraintTests {
  private func makeLabel(_ text: String, size: CGFloat = 17, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  private let long = String(repeating: "A sheet is as tall as it wants to be. ", count: 8)

  @Test func aLabelOfSeveralLinesIsAsHighAsItsWidthNeeds() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let label = makeLabel(long)
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.bounds.width == 260)
    let narrow = label.sizeThatFits(CGSize(width: 260, height: 0)).height
    #expect(narrow > 100)
    #expect(abs(label.bounds.height - narrow) < 0.5)
    root.bounds.size.width = 600
    root.layoutIfNeeded()
    #expect(label.bounds.width == 560)
    #expect(label.bounds.height < narrow)
    #expect(
      abs(label.bounds.height - label.sizeThatFits(CGSize(width: 560, height: 0)).height) < 0.5)
  }

  @Test func aColumnOfLabelsFitsAWidth() {
    let stack = UIStackView(arrangedSubviews: [
      makeLabel("Title", size: 24, lines: 1), makeLabel(long), makeLabel("짧은 글", lines: 1),
    ])
    stack.axis = .vertical
    stack.spacing = 8
    let content = UIView()
    content.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
    ])
    func height(_ width: CGFloat) -> CGFloat {
      content.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let expected = stack.arrangedSubviews.reduce(32 + 16) {
      $0 + $1.sizeThatFits(CGSize(width: 288, height: 0)).height
    }
    #expect(abs(height(320) - expected) < 1)
    #expect(height(600) < height(320))
    // Laid out at that size everything has its room.
    content.frame = CGRect(x: 0, y: 0, width: 320, height: height(320))
    content.layoutIfNeeded()
    for label in stack.arrangedSubviews {
      let wanted = label.sizeThatFits(CGSize(width: 288, height: 0)).height
      #expect(abs(label.bounds.height - wanted) < 0.5)
    }
  }

  @Test func baselinesOfTwoSizesLineUp() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (small, large) = (
      makeLabel("small", size: 12, lines: 1), makeLabel("large", size: 34, lines: 1)
    )
    root.addSubview(small)
    root.addSubview(large)
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    func baseline(_ label: UILabel) -> CGFloat { label.frame.minY + label.font.ascender }
    #expect(abs(baseline(small) - baseline(large)) < 1)
    #expect(small.frame.minY > large.frame.minY + 10)
    large.font = .systemFont(ofSize: 60)
    root.layoutIfNeeded()
    #expect(abs(baseline(small) - baseline(large)) < 1)
  }

  @Test func textThatChangesMovesWhatIsBelow() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
    let (label, below) = (makeLabel("short"), UIView())
    below.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    root.addSubview(below)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
      below.heightAnchor.constraint(equalToConstant: 1),
    ])
    root.layoutIfNeeded()
    let before = below.frame.minY
    #expect(label.bounds.width < 100)
    label.text = long
    root.layoutIfNeeded()
    #expect(label.bounds.width <= 200)
    #expect(below.frame.minY > before * 3)
  }
}
