import Simulator
import Testing
import UIKit

@testable import Hanji

/// Content of one kind, a way to change it, and how tall it should be.
@MainActor
struct ContentKind {
  let name: String
  let view: UIView
  /// Makes it about this tall, in steps of its own.
  let change: (Int) -> Void
  let height: () -> CGFloat

  /// How many there are: arguments of tests are made outside of the main actor.
  nonisolated static let count = 19

  /// One of each kind, new ones each time.
  static func all() -> [ContentKind] {
    texts() + heights() + stacks() + others()
  }

  /// A view in a view, held at all sides.
  static func held(_ inner: UIView, by inset: CGFloat, bottom: Float = 1000) -> UIView {
    let view = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    let last = inner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -inset)
    last.priority = UILayoutPriority(bottom)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.topAnchor, constant: inset),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -inset), last,
    ])
    return view
  }

  private static func label() -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = Note.text(lines: 3)
    return label
  }

  private static func text(_ name: String, _ label: UILabel, in view: UIView, _ extra: CGFloat)
    -> ContentKind
  {
    ContentKind(
      name: name, view: view, change: { label.text = Note.text(lines: $0 * 3 + 1) },
      height: { label.intrinsicContentSize.height + extra })
  }

  private static func texts() -> [ContentKind] {
    let direct = label()
    let deep = label()
    let priorities: [Float] = [1000, 999, 750, 251, 250, 52]
    let loose = priorities.map { priority in
      let label = label()
      return text("bottom at \(priority)", label, in: held(label, by: 20, bottom: priority), 40)
    }
    return [
      text("a label", direct, in: direct, 0),
      text("deep", deep, in: held(held(held(deep, by: 5), by: 5), by: 5), 30),
    ] + loose
  }

  private static func heights() -> [ContentKind] {
    let priorities: [Float] = [1000, 999, 750, 250, 52]
    let heights = priorities.map { priority in
      let view = UIView()
      let height = view.heightAnchor.constraint(equalToConstant: 100)
      height.priority = UILayoutPriority(priority)
      height.isActive = true
      return ContentKind(
        name: "height at \(priority)", view: view,
        change: { height.constant = CGFloat($0 * 60 + 50) }, height: { height.constant })
    }
    let shaped = UIView()
    var ratio = shaped.heightAnchor.constraint(equalTo: shaped.widthAnchor, multiplier: 0.5)
    ratio.isActive = true
    let shape = ContentKind(
      name: "a ratio", view: shaped,
      change: {
        ratio.isActive = false
        ratio = shaped.heightAnchor.constraint(
          equalTo: shaped.widthAnchor, multiplier: CGFloat($0) * 0.2)
        ratio.isActive = true
      }, height: { shaped.bounds.width * ratio.multiplier })
    return heights + [shape]
  }

  private static func row() -> UIView {
    let view = UIView()
    view.heightAnchor.constraint(equalToConstant: 50).isActive = true
    return view
  }

  private static func stacks() -> [ContentKind] {
    let hiding = UIStackView(arrangedSubviews: (0..<8).map { _ in row() })
    let adding = UIStackView(arrangedSubviews: [row()])
    for stack in [hiding, adding] { stack.axis = .vertical }
    return [
      ContentKind(
        name: "rows that hide", view: hiding,
        change: { count in
          for (index, row) in hiding.arrangedSubviews.enumerated() { row.isHidden = index >= count }
        },
        height: { CGFloat(hiding.arrangedSubviews.filter { !$0.isHidden }.count) * 50 }),
      ContentKind(
        name: "rows that are added", view: held(adding, by: 10),
        change: { count in
          while adding.arrangedSubviews.count > count {
            adding.arrangedSubviews.last?.removeFromSuperview()
          }
          while adding.arrangedSubviews.count < count { adding.addArrangedSubview(row()) }
        }, height: { CGFloat(adding.arrangedSubviews.count) * 50 + 20 }),
    ]
  }

  private static func others() -> [ContentKind] {
    let picture = UIImageView(image: image(height: 100))
    let block = Block(height: 100)
    let text = UITextView()
    text.isScrollEnabled = false
    text.text = "x"
    return [
      ContentKind(
        name: "a picture", view: picture,
        change: { picture.image = image(height: CGFloat($0 * 60 + 50)) },
        height: { picture.image?.size.height ?? 0 }),
      ContentKind(
        name: "an intrinsic size", view: block, change: { block.height = CGFloat($0 * 60 + 50) },
        height: { block.height }),
      ContentKind(
        name: "a text view", view: held(text, by: 10),
        change: { text.text = Note.text(lines: $0 * 2) },
        height: {
          text.sizeThatFits(CGSize(width: text.bounds.width, height: 9999)).height + 20
        }),
    ]
  }

  private static func image(height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 50, height: height)).image { _ in }
  }
}

@MainActor
@Suite("Content of all kinds, changed")
struct ContentKindsTests {
  @Test(
    "The sheet is as tall as its content, and the content as tall as the sheet",
    arguments: 0..<ContentKind.count, [true, false])
  func follows(_ index: Int, isModal: Bool) {
    let kind = ContentKind.all()[index]
    ConflictReport.clear()
    let stand = Stand()
    let sheet = SheetView()
    if isModal {
      stand.presentView(kind.view)
    } else {
      sheet.contentView = kind.view
      sheet.show(in: stand.presenter.view)
    }
    stand.simulator.advance(by: 1)
    // Also while it is on its way from the change before.
    for (size, wait) in [(5, 1.0), (2, 1), (7, 0.05), (1, 0.05), (4, 0.1), (6, 1), (1, 1)] {
      kind.change(size)
      stand.simulator.advance(by: wait)
      guard wait == 1 else { continue }
      let seen = stand.simulator.frame(of: kind.view)
      let top = isModal ? stand.top : stand.simulator.frame(of: sheet).minY
      #expect(abs(stand.size.height - top - kind.height()) <= 1, "\(kind.name) \(size)")
      #expect(abs(seen.minY - top) < 0.5 && abs(seen.maxY - stand.size.height) < 0.5)
    }
    #expect(ConflictReport.entries.isEmpty)
  }

  @Test func allKindsAreTried() {
    #expect(ContentKind.all().count == ContentKind.count)
  }

  enum Moment: CaseIterable { case rising, settling, away, turned }

  @Test(
    "So it is when it changes while the sheet rises, settles, is away or is turned",
    arguments: 0..<ContentKind.count, Moment.allCases)
  func followsAtEveryMoment(_ index: Int, _ moment: Moment) {
    let size = index.isMultiple(of: 2) ? 1 : 6
    let kind = ContentKind.all()[index]
    let stand = Stand()
    stand.presentView(kind.view)
    stand.simulator.advance(by: moment == .rising ? 0.1 : 1)
    switch moment {
    case .rising: kind.change(size)
    case .settling:
      stand.holdingFinger(draggedBy: 20).lift()
      stand.simulator.advance(by: 0.03)
      kind.change(size)
    case .away:
      stand.simulator.enterBackground()
      kind.change(size)
      stand.simulator.enterForeground()
    case .turned:
      stand.simulator.rotate(to: .landscapeLeft)
      stand.simulator.advance(by: 0.1)
      kind.change(size)
      stand.simulator.advance(by: 1)
      stand.simulator.rotate(to: .portrait)
    }
    stand.simulator.advance(by: 2)
    #expect(abs(stand.extent - kind.height()) <= 1, "\(kind.name) \(size)")
    #expect(stand.root?.driver?.sheet.phase == .resting)
  }
}
