import Simulator
import Testing
import UIKit

@testable import Hanji

@MainActor
@Suite("Faults about content")
struct FaultContentTests {
  @Test func aLeastHeightThatGetsLess() {
    let stand = Stand()
    let view = UIView()
    let least = view.heightAnchor.constraint(greaterThanOrEqualToConstant: 300)
    least.isActive = true
    stand.presentView(view)
    stand.simulator.advance(by: 1)
    least.constant = 150
    stand.simulator.advance(by: 1)
    #expect(stand.extent == 150)
  }

  @Test func aTextHeldLooselyThatShrinks() {
    let stand = Stand()
    let view = UIView()
    let label = Made.label(lines: 10)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      label.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
    ])
    stand.presentView(view)
    stand.simulator.advance(by: 1)
    label.text = Note.text(lines: 4)
    stand.simulator.advance(by: 1)
    #expect(abs(stand.extent - label.intrinsicContentSize.height) < 1, "\(stand.extent)")
  }

  @Test func aHeightOfThePinsOwnPriorityGrows() {
    let stand = Stand()
    let view = UIView()
    let height = view.heightAnchor.constraint(equalToConstant: 100)
    height.priority = UILayoutPriority(51)
    height.isActive = true
    stand.presentView(view)
    stand.simulator.advance(by: 1)
    #expect(!view.hasAmbiguousLayout)
    height.constant = 300
    stand.simulator.advance(by: 1)
    #expect(stand.extent == 300)
  }

  @Test(arguments: [200.0, 600])
  func contentOfAFixedWidthMakesNoComplaint(_ width: Double) {
    ConflictReport.clear()
    let stand = Stand()
    stand.presentView(Made.box(width: width, height: 300))
    stand.simulator.advance(by: 1)
    #expect(ConflictReport.entries.isEmpty, "\(ConflictReport.entries.map(\.constraints))")
  }

  @Test func contentFromASideMakesNoComplaint() {
    ConflictReport.clear()
    let stand = Stand()
    var style = SheetStyle.halfModal
    style.edge = .left
    stand.presentView(Note(), style: style)
    stand.simulator.advance(by: 1)
    #expect(ConflictReport.entries.isEmpty, "\(ConflictReport.entries.map(\.constraints))")
  }

  @Test func aTextViewFromASideComesToRest() {
    HostReport.clear()
    let stand = Stand()
    var style = SheetStyle.halfModal
    style.edge = .left
    let text = UITextView()
    text.text = Note.text(lines: 5)
    text.isScrollEnabled = false
    stand.presentView(text, style: style)
    stand.simulator.advance(by: 0.2)
    #expect(HostReport.lines.isEmpty, "\(HostReport.lines)")
  }

  @Test func aScrollViewIsAsTallAsWhatItScrolls() {
    let stand = Stand()
    stand.presentView(Made.scroll(Made.stack(6)))
    stand.simulator.advance(by: 1)
    #expect(stand.extent == 300)
  }

  @Test func aTableIsAsTallAsItsRows() {
    let stand = Stand()
    stand.presentView(Made.Rows(frame: .zero, style: .plain))
    stand.simulator.advance(by: 1)
    #expect(stand.extent > 300, "\(stand.extent)")
  }

  @Test func aNavigationControllerIsAsTallAsItsTop() {
    let stand = Stand()
    let root = UIViewController()
    root.view = Note(Note.text(lines: 6))
    var style = SheetStyle.halfModal
    style.detents = [.content()]
    stand.presenter.presentSheet(UINavigationController(rootViewController: root), style: style)
    stand.simulator.advance(by: 1)
    #expect(stand.extent < 400, "\(stand.extent)")
  }

  @Test func contentWithoutConstraintsIsMeasuredWhenToldSo() {
    let stand = Stand()
    let sized = Made.Sized()
    let sheet = stand.presentView(sized)
    stand.simulator.advance(by: 1)
    sized.height = 400
    sheet.invalidateDetents()
    stand.simulator.advance(by: 1)
    #expect(stand.extent == 400)
  }

  @Test func contentThatShrinksToNothingDoes() {
    let stand = Stand()
    let stack = Made.stack(4)
    stand.presentView(stack)
    stand.simulator.advance(by: 1)
    for view in stack.arrangedSubviews { view.isHidden = true }
    stand.simulator.advance(by: 1)
    #expect(stand.extent < 10, "\(stand.extent)")
  }

  @Test func aPlainViewTurnedToASideKeepsItsWidth() {
    let stand = Stand()
    let sheet = stand.presentView(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300)))
    stand.simulator.advance(by: 1)
    sheet.style.edge = .left
    stand.simulator.advance(by: 1)
    #expect(stand.root?.surface.frame.width == 200)
  }

  @Test func aHalfModalWhoseContentIsTakenKnowsIt() {
    let stand = Stand()
    let block = Block(height: 300)
    let modal = HalfModalController(contentView: block)
    stand.presenter.present(modal, animated: true)
    stand.simulator.advance(by: 1)
    stand.presenter.view.addSubview(block)
    stand.simulator.advance(by: 1)
    #expect(modal.contentView == nil)
    #expect(stand.root?.surface.isHidden == true || !stand.isUp, "an empty sheet stays")
  }
}
