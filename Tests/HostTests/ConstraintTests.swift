import Foundation
import Testing
import UIKit

/// Content of a fixed area, like text: the narrower it is, the higher.
private final class Paragraph: UIView {
  var area: CGFloat = 0
  var line: CGFloat = 0

  init(line: CGFloat, height: CGFloat = 20) {
    self.line = line
    area = line * height
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    layout.wrappedContentSize = { [unowned self] in wrapped(in: $0) }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: line, height: area / line) }

  private func wrapped(in width: CGFloat) -> CGSize {
    let lines = (line / max(1, width)).rounded(.up)
    return CGSize(width: min(line, width), height: lines * area / line)
  }
}

/// Notes what it is asked.
private final class Witness: UIView {
  var layouts = 0
  var updates = 0
  var onUpdate: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
  override func updateConstraints() {
    updates += 1
    onUpdate?()
    super.updateConstraints()
  }
}

@MainActor @Suite(.serialized) struct ConstraintTests {
  private func makeRoot() -> Witness {
    Witness(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  }

  private func pin(_ view: UIView, to root: UIView, bottom: Bool = false) {
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview == nil { root.addSubview(view) }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    if bottom { view.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true }
  }

  @Test func contradictionsAreNamedAndOneIsBroken() throws {
    ConflictReport.clear()
    let root = makeRoot()
    let view = Witness()
    pin(view, to: root)
    let first = view.heightAnchor.constraint(equalToConstant: 50)
    let second = view.heightAnchor.constraint(equalToConstant: 60)
    first.identifier = "first"
    second.identifier = "second"
    NSLayoutConstraint.activate([first, second])
    root.layoutIfNeeded()
    #expect(view.bounds.height == 50)
    let entry = try #require(ConflictReport.entries.first)
    #expect(ConflictReport.entries.count == 1)
    #expect(entry.broken?.contains("'second'") == true)
    #expect(entry.constraints.count == 2)
    #expect(entry.constraints.allSatisfy { $0.contains("Witness.height == ") })
    #expect(second.isActive)
    // What was broken comes back when nothing stands against it any more.
    first.isActive = false
    root.layoutIfNeeded()
    #expect(view.bounds.height == 60)
  }

  @Test func aFrameByCodeBreaksTheConstraintThatContradictsIt() throws {
    ConflictReport.clear()
    let root = makeRoot()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 20)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(view.bounds.width == 10)
    let entry = try #require(ConflictReport.entries.first)
    #expect(entry.constraints.contains { $0.hasPrefix("<NSAutoresizingMaskLayoutConstraint") })
    #expect(entry.broken == width.summary)
    view.frame.size.width = 20
    root.layoutIfNeeded()
    #expect(ConflictReport.entries.count == 1)
    view.frame.size.width = 30
    root.layoutIfNeeded()
    #expect(view.bounds.width == 30)
  }

  @Test func theHeightFollowsTheWidthOfWhatWraps() {
    let root = makeRoot()
    let paragraph = Paragraph(line: 900)
    let below = UIView()
    pin(paragraph, to: root)
    below.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(below)
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: paragraph.bottomAnchor, constant: 8),
      below.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(paragraph.bounds.size == CGSize(width: 300, height: 60))
    #expect(below.frame.minY == 68)
    root.frame.size.width = 450
    root.layoutIfNeeded()
    #expect(paragraph.bounds.size == CGSize(width: 450, height: 40))
    #expect(below.frame.minY == 48)
    root.frame.size.width = 1000
    root.layoutIfNeeded()
    #expect(paragraph.bounds.size == CGSize(width: 1000, height: 20))
  }

  @Test func fittingAWidthMeasuresWhatWraps() {
    let content = UIView()
    let paragraph = Paragraph(line: 900)
    pin(paragraph, to: content, bottom: true)
    let size = content.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 300, height: 60))
    let wide = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(wide == CGSize(width: 900, height: 20))
  }

  @Test func onlyThoseWhoseSubviewsMoveAreLaidOut() {
    let root = makeRoot()
    let (left, right) = (Witness(), Witness())
    for view in [left, right] {
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      root.addSubview(view)
    }
    let (inLeft, inRight) = (UIView(), UIView())
    pin(inLeft, to: left)
    pin(inRight, to: right)
    let height = inLeft.heightAnchor.constraint(equalToConstant: 10)
    height.isActive = true
    root.layoutIfNeeded()
    let before = [root, left, right].map(\.layouts)
    height.constant = 20
    root.layoutIfNeeded()
    #expect(inLeft.bounds.height == 20)
    let after = [root, left, right].map(\.layouts)
    #expect(zip(after, before).map(-) == [0, 1, 0])
  }

  @Test func movingAViewByCodeCostsNoSolving() throws {
    let root = makeRoot()
    let surface = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    root.addSubview(surface)
    pin(UIView(), to: surface, bottom: true)
    root.layoutIfNeeded()
    let layouts = root.layouts
    for y in stride(from: 100.0, to: 200, by: 7) {
      surface.center.y = y
      root.layoutIfNeeded()
    }
    #expect(root.layouts == layouts)
    #expect(root.viewLayout?.engine?.isDirty == false)
  }

  @Test func constraintsAreUpdatedFromTheBottomUpAndBeforeLayout() {
    let root = makeRoot()
    let child = Witness()
    pin(child, to: root)
    let height = child.heightAnchor.constraint(equalToConstant: 10)
    height.isActive = true
    root.layoutIfNeeded()
    var order: [String] = []
    root.onUpdate = { order.append("root") }
    child.onUpdate = {
      order.append("child")
      height.constant = 33
    }
    root.setNeedsUpdateConstraints()
    child.setNeedsUpdateConstraints()
    #expect(child.needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect(order == ["child", "root"])
    #expect(child.bounds.height == 33)
    #expect(!child.needsUpdateConstraints())
  }

  @Test func ambiguityIsSeen() {
    let root = makeRoot()
    let view = UIView()
    pin(view, to: root)
    #expect(view.hasAmbiguousLayout)
    let height = view.heightAnchor.constraint(equalToConstant: 10)
    height.isActive = true
    #expect(!view.hasAmbiguousLayout)
    #expect(view.constraintsAffectingLayout(for: .vertical).contains(height))
    #expect(!view.constraintsAffectingLayout(for: .horizontal).contains(height))
  }

  @Test func baselinesOfPlainViewsAreTheirBottoms() {
    let root = makeRoot()
    let view = UIView()
    pin(view, to: root)
    NSLayoutConstraint.activate([
      view.lastBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 77)
    ])
    root.layoutIfNeeded()
    #expect(view.frame.maxY == 77)
  }

  @Test func nothingIsKeptAlive() {
    weak var weakRoot: UIView?
    weak var weakConstraint: NSLayoutConstraint?
    do {
      let root = makeRoot()
      let view = UIView()
      pin(view, to: root)
      let height = view.heightAnchor.constraint(equalToConstant: 10)
      height.isActive = true
      root.layoutIfNeeded()
      weakRoot = root
      weakConstraint = height
    }
    #expect(weakRoot == nil)
    #expect(weakConstraint == nil)
  }

  @Test func itemsWithoutACommonViewStayInactive() {
    let constraint = UIView().topAnchor.constraint(equalTo: UIView().topAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
  }
}
