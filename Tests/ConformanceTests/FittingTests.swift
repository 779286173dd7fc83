import Foundation
import Testing
import UIKit

/// Text of a fixed area: the narrower, the higher.
private final class Box: UIView {
  let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

@MainActor struct FittingTests {
  private func makeColumn() -> (view: UIView, boxes: [Box]) {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let boxes = [Box(100, 40), Box(150, 60)]
    var top = view.topAnchor
    for box in boxes {
      view.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: top, constant: 10),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
        box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -5),
      ])
      top = box.bottomAnchor
    }
    view.bottomAnchor.constraint(equalTo: top, constant: 10).isActive = true
    return (view, boxes)
  }

  @Test func compressed() {
    let (view, _) = makeColumn()
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 160, height: 130))
    #expect(view.bounds.size == .zero)
  }

  @Test func aRequiredWidth() {
    let (view, _) = makeColumn()
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 320, height: 130))
  }

  @Test func expanded() {
    let (view, boxes) = makeColumn()
    // Hugging is stronger than the wish for a size.
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        == CGSize(width: 160, height: 130))
    for box in boxes { box.setContentHuggingPriority(UILayoutPriority(1), for: .vertical) }
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        == CGSize(width: 160, height: 10_000))
  }

  @Test func theSizeOnScreenDoesNotMatter() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    let (view, _) = makeColumn()
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 500, height: 500))
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 160, height: 130))
  }

  @Test func aViewWithoutConstraintsIsAsSmallAsTheTarget() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
    let box = Box(30, 40)
    #expect(
      box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 30, height: 40))
  }
}
