import Foundation
import Testing
import UIKit

private final class Block: UIView {
  var size: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

@MainActor struct StackViewTests {
  private func makeStack(
    _ blocks: [UIView], width: CGFloat? = nil, height: CGFloat? = nil
  ) -> (root: UIView, stack: UIStackView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let stack = UIStackView(arrangedSubviews: blocks)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    return (root, stack)
  }

  private func frames(_ views: [UIView]) -> [[CGFloat]] {
    views.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
  }

  @Test func arrangedViewsAreSubviewsAndDoNotTranslate() {
    let blocks = [Block(10, 10), Block(20, 20)]
    let stack = UIStackView(arrangedSubviews: blocks)
    #expect(stack.arrangedSubviews == blocks)
    #expect(stack.subviews == blocks)
    #expect(blocks.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    #expect(stack.axis == .horizontal)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .fill)
    #expect(stack.spacing == 0)
    stack.insertArrangedSubview(blocks[1], at: 0)
    #expect(stack.arrangedSubviews == [blocks[1], blocks[0]])
    #expect(stack.subviews == blocks)
    stack.removeArrangedSubview(blocks[0])
    #expect(stack.arrangedSubviews == [blocks[1]])
    #expect(blocks[0].superview === stack)
    blocks[1].removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test func aRowFitsItsViews() {
    let blocks = [Block(30, 10), Block(50, 40)]
    let (root, stack) = makeStack(blocks)
    stack.spacing = 8
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 88, height: 40))
    #expect(frames(blocks) == [[0, 0, 30, 40], [38, 0, 50, 40]])
  }

  @Test func aColumnFitsItsViews() {
    let blocks = [Block(30, 10), Block(50, 40)]
    let (root, stack) = makeStack(blocks)
    stack.axis = .vertical
    stack.spacing = 5
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 50, height: 55))
    #expect(frames(blocks) == [[0, 0, 50, 10], [0, 15, 50, 40]])
  }

  @Test(arguments: [
    (UIStackView.Alignment.fill, [0.0, 40, 0, 40]), (.top, [0, 10, 0, 40]),
    (.center, [15, 10, 0, 40]), (.bottom, [30, 10, 0, 40]),
  ])
  func alignment(_ alignment: UIStackView.Alignment, _ expected: [CGFloat]) {
    let blocks = [Block(30, 10), Block(50, 40)]
    let (root, stack) = makeStack(blocks)
    stack.alignment = alignment
    root.layoutIfNeeded()
    #expect(stack.frame.height == 40)
    #expect(blocks.flatMap { [$0.frame.minY, $0.frame.height] } == expected)
  }

  @Test func fillGivesTheRestToWhatHugsLeast() {
    let blocks = [Block(30, 10), Block(50, 10), Block(20, 10)]
    let (root, stack) = makeStack(blocks, width: 200)
    stack.spacing = 10
    blocks[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    root.layoutIfNeeded()
    #expect(frames(blocks).map { [$0[0], $0[2]] } == [[0, 30], [40, 130], [180, 20]])
  }

  @Test func fillEqually() {
    let blocks = [Block(30, 10), Block(50, 10), Block(20, 10)]
    let (root, stack) = makeStack(blocks, width: 320)
    stack.spacing = 10
    stack.distribution = .fillEqually
    root.layoutIfNeeded()
    #expect(frames(blocks).map { [$0[0], $0[2]] } == [[0, 100], [110, 100], [220, 100]])
  }

  @Test func fillProportionally() {
    let blocks = [Block(10, 10), Block(20, 10), Block(30, 10)]
    let (root, stack) = makeStack(blocks, width: 120)
    stack.distribution = .fillProportionally
    root.layoutIfNeeded()
    #expect(frames(blocks).map { [$0[0], $0[2]] } == [[0, 20], [20, 40], [60, 60]])
  }

  @Test func equalSpacing() {
    let blocks = [Block(30, 10), Block(50, 10), Block(20, 10)]
    let (root, stack) = makeStack(blocks, width: 200)
    stack.distribution = .equalSpacing
    root.layoutIfNeeded()
    #expect(frames(blocks).map { [$0[0], $0[2]] } == [[0, 30], [80, 50], [180, 20]])
  }

  @Test func equalCentering() {
    let blocks = [Block(20, 10), Block(40, 10), Block(60, 10)]
    let (root, stack) = makeStack(blocks, width: 240)
    stack.distribution = .equalCentering
    root.layoutIfNeeded()
    // Centres at 10, 110 and 210.
    #expect(frames(blocks).map { [$0[0], $0[2]] } == [[0, 20], [90, 40], [180, 60]])
  }

  @Test func customSpacing() {
    let blocks = [Block(10, 10), Block(10, 10), Block(10, 10)]
    let (root, stack) = makeStack(blocks)
    stack.spacing = 5
    stack.setCustomSpacing(20, after: blocks[0])
    #expect(stack.customSpacing(after: blocks[0]) == 20)
    #expect(stack.customSpacing(after: blocks[1]) == UIStackView.spacingUseDefault)
    root.layoutIfNeeded()
    #expect(blocks.map(\.frame.minX) == [0, 30, 45])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: blocks[0])
    root.layoutIfNeeded()
    #expect(blocks.map(\.frame.minX) == [0, 15, 30])
  }

  @Test func hiddenViewsTakeNoRoomAndNoSpacing() {
    let blocks = [Block(10, 10), Block(20, 10), Block(30, 10)]
    let (root, stack) = makeStack(blocks)
    stack.spacing = 5
    root.layoutIfNeeded()
    #expect(stack.bounds.width == 70)
    blocks[1].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.bounds.width == 45)
    #expect(blocks[2].frame.minX == 15)
    #expect(stack.arrangedSubviews.count == 3)
    blocks[0].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.bounds.width == 30)
    #expect(blocks[2].frame.minX == 0)
    for block in blocks { block.isHidden = false }
    root.layoutIfNeeded()
    #expect(blocks.map(\.frame.minX) == [0, 15, 40])
  }

  @Test func marginsAreKeptWhereAsked() {
    let block = Block(10, 20)
    let (root, stack) = makeStack([block])
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.isLayoutMarginsRelativeArrangement = true
    root.layoutIfNeeded()
    #expect(block.frame == CGRect(x: 2, y: 1, width: 10, height: 20))
    #expect(stack.bounds.size == CGSize(width: 16, height: 24))
  }

  @Test func stacksNest() {
    let inner = UIStackView(arrangedSubviews: [Block(10, 10), Block(20, 20)])
    inner.axis = .vertical
    let block = Block(30, 6)
    let (root, stack) = makeStack([inner, block])
    stack.alignment = .center
    root.layoutIfNeeded()
    #expect(stack.bounds.size == CGSize(width: 50, height: 30))
    #expect(block.frame == CGRect(x: 20, y: 12, width: 30, height: 6))
  }

  @Test func aStackFitsWithoutAWindow() {
    let stack = UIStackView(arrangedSubviews: [Block(30, 10), Block(50, 40)])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 4
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 50, height: 54))
  }

  @Test func anEmptyStackIsNothing() {
    let (root, stack) = makeStack([])
    root.layoutIfNeeded()
    #expect(stack.bounds.size == .zero)
  }

  @Test func fromRightToLeftTheFirstIsAtTheRight() {
    let blocks = [Block(10, 10), Block(20, 10)]
    let (root, stack) = makeStack(blocks)
    stack.semanticContentAttribute = .forceRightToLeft
    stack.spacing = 5
    root.layoutIfNeeded()
    #expect(blocks.map(\.frame.minX) == [25, 0])
  }

  @Test func contentThatGrowsMovesTheRest() {
    let blocks = [Block(10, 10), Block(20, 10)]
    let (root, _) = makeStack(blocks)
    root.layoutIfNeeded()
    blocks[0].size = CGSize(width: 40, height: 30)
    root.layoutIfNeeded()
    #expect(frames(blocks) == [[0, 0, 40, 30], [40, 0, 20, 30]])
  }
}
