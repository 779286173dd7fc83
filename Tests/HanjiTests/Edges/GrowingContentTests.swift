import Simulator
import Testing
import UIKit

@testable import Hanji

/// A view laid out by constraints, as tall as its text.
@MainActor
final class Note: UIView {
  let label = UILabel()

  init(_ text: String = "short") {
    super.init(frame: .zero)
    label.numberOfLines = 0
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 20),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
    ])
  }

  required init?(coder: NSCoder) { nil }

  static func text(lines: Int) -> String {
    (1...lines).map { "line \($0)" }.joined(separator: "\n")
  }
}

@MainActor
@Suite("Sheets as tall as Auto Layout says")
struct GrowingContentTests {
  enum System: CaseIterable {
    case view, controller, sheetView, sheetViewSubclass, topSheet, page, attached, halfModal
  }

  /// Shows a note by a system. Gives back how tall the sheet's surface is.
  private func show(_ note: Note, by system: System, on stand: Stand) -> () -> CGFloat {
    var style = SheetStyle()
    style.detents = [.content()]
    style.measure = .container
    switch system {
    case .view:
      stand.presentView(note, style: style)
      return { stand.root?.surface.frame.height ?? 0 }
    case .controller:
      let controller = UIViewController()
      controller.view = note
      stand.presenter.presentSheet(controller, style: style)
      return { stand.root?.surface.frame.height ?? 0 }
    case .sheetView, .topSheet:
      let sheet = SheetView(
        contentView: note, style: system == .topSheet ? .topSheet : .bottomSheet)
      sheet.show(in: stand.presenter.view)
      return { sheet.bounds.height }
    case .sheetViewSubclass:
      let sheet = SheetView()
      note.translatesAutoresizingMaskIntoConstraints = false
      sheet.addSubview(note)
      NSLayoutConstraint.activate([
        note.topAnchor.constraint(equalTo: sheet.topAnchor),
        note.leadingAnchor.constraint(equalTo: sheet.leadingAnchor),
        note.trailingAnchor.constraint(equalTo: sheet.trailingAnchor),
        note.bottomAnchor.constraint(equalTo: sheet.bottomAnchor),
      ])
      sheet.show(in: stand.presenter.view)
      return { sheet.bounds.height }
    case .page:
      let bulletin = BulletinController(page: BulletinPage(view: note))
      stand.presenter.present(bulletin, animated: true)
      return { stand.root?.surface.frame.height ?? 0 }
    case .attached:
      let controller = UIViewController()
      controller.view = note
      let sheet = stand.presenter.attachSheet(controller, style: style)
      return { sheet.driver?.root.surface.frame.height ?? 0 }
    case .halfModal:
      let modal = HalfModalController(contentView: note)
      stand.presenter.present(modal, animated: true)
      return { stand.root?.surface.frame.height ?? 0 }
    }
  }

  @Test(arguments: System.allCases)
  func textThatGrowsAndShrinksMovesTheSheet(_ system: System) {
    let stand = Stand()
    let note = Note()
    let height = show(note, by: system, on: stand)
    stand.simulator.advance(by: 1)
    let short = height()
    #expect(short > 40 && short < 80)
    for lines in [10, 3, 20, 1] {
      note.label.text = Note.text(lines: lines)
      stand.simulator.advance(by: 1)
      let expected = note.label.intrinsicContentSize.height + 40
      #expect(abs(height() - expected) < 1, "\(lines) lines: \(height()), not \(expected)")
      #expect(abs(note.frame.height - expected) < 1)
      #expect(note.frame.origin == .zero)
    }
    #expect(abs(height() - short) < 1)
  }

  @Test(arguments: [System.view, .sheetView, .page])
  func textTooLongForTheScreenIsHeldToIt(_ system: System) {
    let stand = Stand()
    let note = Note()
    let height = show(note, by: system, on: stand)
    stand.simulator.advance(by: 1)
    note.label.text = Note.text(lines: 80)
    stand.simulator.advance(by: 1)
    #expect(height() <= stand.size.height)
    #expect(height() > 600)
    #expect(note.frame.height <= height() + 0.5)
    note.label.text = Note.text(lines: 2)
    stand.simulator.advance(by: 1)
    #expect(abs(height() - note.label.intrinsicContentSize.height - 40) < 1)
  }

  @Test func growsWithoutAJump() {
    let stand = Stand()
    let note = Note()
    stand.presentView(note)
    stand.simulator.advance(by: 1)
    let trace = Trace()
    note.label.text = Note.text(lines: 15)
    trace.record(stand, seconds: 0.6)
    #expect(trace.maxStep(trace.extents) < 60)
    #expect(Set(trace.extents.map { Int($0) }).count > 5)
    trace.extents = []
    note.label.text = "short"
    trace.record(stand, seconds: 0.6)
    #expect(trace.maxStep(trace.extents) < 60)
    #expect(Set(trace.extents.map { Int($0) }).count > 5)
  }

  @Test func contentFillsTheSheetWhileItShrinks() {
    let stand = Stand()
    let note = Note(Note.text(lines: 15))
    stand.presentView(note)
    stand.simulator.advance(by: 1)
    let tall = note.frame.height
    note.label.text = "short"
    stand.simulator.advance(by: 0.05)
    #expect(note.frame.height == tall)
    stand.simulator.advance(by: 1)
    #expect(note.frame.height < 100)
  }

  @Test func preferredSizeFillsTheSheet() {
    let stand = Stand()
    let controller = UIViewController()
    let note = Note()
    controller.view = note
    controller.preferredContentSize = CGSize(width: 0, height: 400)
    var style = SheetStyle.halfModal
    style.detents = [.content()]
    stand.presenter.presentSheet(controller, style: style)
    stand.simulator.advance(by: 1)
    #expect(stand.extent == 400)
    #expect(note.frame.height == 400)
    controller.preferredContentSize.height = 300
    stand.simulator.advance(by: 1)
    #expect(stand.extent == 300)
    #expect(note.frame.height == 300)
  }

  @Test func largerDetentsAreFilledByShortContent() {
    let stand = Stand()
    let note = Note()
    var style = SheetStyle.system
    style.detents = [.content(), .large()]
    let sheet = stand.presentView(note, style: style)
    stand.simulator.advance(by: 1)
    #expect(note.frame.height < 120)
    sheet.selectedDetentIdentifier = .large
    stand.simulator.advance(by: 1)
    #expect(note.frame.height > 600)
    // It grew while it was larger than it has to be: the smaller detent is right all the same.
    note.label.text = Note.text(lines: 8)
    stand.simulator.advance(by: 1)
    sheet.selectedDetentIdentifier = .content
    stand.simulator.advance(by: 1)
    let safe = stand.root?.surface.host.safeAreaInsets.bottom ?? 0
    #expect(abs(stand.extent - note.label.intrinsicContentSize.height - 40 - safe) < 1)
  }

  @Test func contentComesBackAsItWas() {
    let stand = Stand()
    for isAutoresizing in [true, false] {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      view.translatesAutoresizingMaskIntoConstraints = isAutoresizing
      let sheet = SheetView(contentView: view)
      sheet.show(in: stand.presenter.view)
      stand.simulator.advance(by: 1)
      sheet.hide(animated: false)
      sheet.contentView = nil
      #expect(view.translatesAutoresizingMaskIntoConstraints == isAutoresizing)
      #expect(view.superview == nil)
    }
  }

  @Test func contentTakenAwayLeavesNothingBehind() {
    let stand = Stand()
    let note = Note()
    stand.presentView(note)
    stand.simulator.advance(by: 1)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    stand.presenter.view.addSubview(other)
    other.addSubview(note)
    #expect(note.translatesAutoresizingMaskIntoConstraints)
    note.frame = CGRect(x: 10, y: 20, width: 200, height: 100)
    note.label.text = Note.text(lines: 30)
    stand.simulator.rotate(to: .landscapeLeft)
    stand.simulator.advance(by: 1)
    #expect(note.frame == CGRect(x: 10, y: 20, width: 200, height: 100))
  }
}
