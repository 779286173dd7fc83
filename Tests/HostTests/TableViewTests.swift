import Foundation
import Simulator
import Testing
import UIKit

/// Tables of fixed and of self-sized rows, under fingers and under code.
@MainActor @Suite(.serialized) struct TableViewTests {
  // MARK: Rows and cells

  @Test func onlyRowsThatShowHaveCellsAndCellsAreUsedAgain() {
    let stand = TableStand(TableStand.rows(1000))
    #expect(stand.table.contentSize == CGSize(width: 393, height: 50_000))
    #expect(stand.texts.first == "Row 0")
    #expect(stand.texts.count == 18)
    let first = stand.table.visibleCells.first
    for y in stride(from: 0.0, through: 5000, by: 100) {
      stand.table.contentOffset.y = y
      stand.table.layoutIfNeeded()
    }
    #expect(stand.texts.first == "Row 100")
    #expect(stand.table.subviews.filter { $0 is UITableViewCell }.count <= 19)
    stand.table.contentOffset.y = 0
    stand.table.layoutIfNeeded()
    #expect(stand.table.subviews.contains { $0 === first } || stand.texts.count == 18)
  }

  @Test func aSubclassIsMadeByItsRegisteredClass() {
    let stand = TableStand([["a"]]) { table, _ in
      table.register(FancyCell.self, forCellReuseIdentifier: "row")
    }
    let cell = stand.table.cellForRow(at: IndexPath(row: 0, section: 0)) as? FancyCell
    #expect(cell?.wasInitialised == true)
    #expect(cell?.reuseIdentifier == "row")
  }

  @Test func rectanglesAndIndexPathsAgree() {
    let stand = TableStand([["a", "b"], [], ["c"]]) { _, data in
      data.height = { CGFloat(40 + 10 * $0.row) }
    }
    let table = stand.table
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 40)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 2)).minY == 90)
    #expect(
      table.indexPathForRow(at: CGPoint(x: 5, y: 95)) == IndexPath(row: 0, section: 2))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 500)) == nil)
    #expect(table.rectForRow(at: IndexPath(row: 7, section: 9)) == .zero)
    #expect(table.numberOfRows(inSection: 1) == 0)
    #expect(table.numberOfRows(inSection: 12) == 0)
  }

  @Test func selfSizedRowsAreAsHighAsTheirConstraintsSay() {
    let stand = TableStand(TableStand.rows(30)) { table, data in
      table.register(TallCell.self, forCellReuseIdentifier: "row")
      data.height = { _ in UITableView.automaticDimension }
    }
    for cell in stand.table.visibleCells { #expect(cell.frame.height == 120) }
    stand.table.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false)
    stand.simulator.advance(by: 0.1)
    let last = stand.table.cellForRow(at: IndexPath(row: 29, section: 0))
    #expect(last.map { abs($0.frame.maxY - stand.table.bounds.maxY) < 0.5 } == true)
  }

  @Test func aTextRowIs44PointsHighAndGrowsWithItsLines() throws {
    let text = String(repeating: "many words in a row ", count: 20)
    let stand = TableStand([["short", text]]) { table, data in
      table.register(WrappingCell.self, forCellReuseIdentifier: "row")
      data.height = { _ in UITableView.automaticDimension }
    }
    #expect(stand.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
    #expect(stand.table.rectForRow(at: IndexPath(row: 1, section: 0)).height > 100)
  }

  @Test func constraintsOfAGuessedRowContradictNothing() {
    ConflictReport.clear()
    _ = TableStand(TableStand.rows(30)) { table, data in
      table.register(TallCell.self, forCellReuseIdentifier: "row")
      data.height = { _ in UITableView.automaticDimension }
    }
    #expect(ConflictReport.entries.isEmpty)
  }

  @Test func aRowGrowsWithItsContent() throws {
    let stand = TableStand(TableStand.rows(3)) { table, data in
      table.register(TallCell.self, forCellReuseIdentifier: "row")
      data.height = { _ in UITableView.automaticDimension }
    }
    let first = try #require(stand.table.visibleCells.first as? TallCell)
    first.height?.constant = 180
    stand.simulator.advance(by: 0.2)
    #expect(first.frame.height == 200)
    #expect(stand.table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 200)
  }

  @Test func listenersHearARowsTextsAndCanSelectIt() {
    let stand = TableStand([["one", "two"]])
    let element = stand.simulator.voiceOver.element(labelled: "two")
    #expect(element?.accessibilityActivate() == true)
    #expect(stand.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(element?.accessibilityTraits.contains(.selected) == true)
  }

  // MARK: Selection

  @Test func aTapHighlightsAndSelects() {
    let stand = TableStand(TableStand.rows(10))
    stand.tap(2)
    #expect(
      stand.data.log == ["didHighlight 2", "didUnhighlight 2", "willSelect 2", "didSelect 2"])
    #expect(stand.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    stand.data.log = []
    stand.tap(4)
    #expect(
      stand.data.log.suffix(4) == [
        "willSelect 4", "willDeselect 2", "didDeselect 2", "didSelect 4",
      ])
    stand.table.deselectRow(at: IndexPath(row: 4, section: 0), animated: true)
    #expect(stand.table.indexPathForSelectedRow == nil)
  }

  @Test func aDragSelectsNothing() {
    let stand = TableStand(TableStand.rows(100))
    stand.finger.down(at: CGPoint(x: 200, y: 400))
    stand.finger.hold(0.3)
    #expect(stand.data.log == ["didHighlight 8"])
    stand.finger.drag(by: CGVector(dx: 0, dy: -100), over: 0.2)
    stand.finger.lift()
    stand.simulator.advanceUntilIdle()
    #expect(stand.data.log == ["didHighlight 8", "didUnhighlight 8"])
    #expect(stand.table.indexPathForSelectedRow == nil)
  }

  @Test func severalRowsAreSelectedWhereThatIsAllowed() {
    let stand = TableStand(TableStand.rows(10))
    stand.table.allowsMultipleSelection = true
    stand.tap(1)
    stand.tap(3)
    stand.tap(1)
    #expect(stand.table.indexPathsForSelectedRows == [IndexPath(row: 3, section: 0)])
  }

  @Test func aSwitchedOffSelectionHighlightsNothing() {
    let stand = TableStand(TableStand.rows(10))
    stand.table.allowsSelection = false
    stand.tap(1)
    #expect(stand.data.log.isEmpty)
  }

  // MARK: Updates

  @Test func insertionsDeletionsAndMovesAreShown() {
    let stand = TableStand([["a", "b", "c", "d"]])
    stand.table.performBatchUpdates {
      stand.data.sections = [["x", "d", "a", "c"]]
      stand.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
      stand.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .left)
      stand.table.moveRow(
        at: IndexPath(row: 3, section: 0), to: IndexPath(row: 1, section: 0))
    }
    #expect(stand.table.numberOfRows(inSection: 0) == 4)
    stand.simulator.advance(by: 0.5)
    #expect(stand.texts == ["x", "d", "a", "c"])
    for (row, cell) in stand.table.visibleCells.enumerated() {
      #expect(cell.frame.minY == CGFloat(50 * row))
      #expect(cell.alpha == 1)
    }
    #expect(stand.table.subviews.filter { $0 is UITableViewCell }.count == 4)
  }

  @Test func aWrongCountLoadsTheTableAgainAndSaysSo() {
    let stand = TableStand([["a", "b"]])
    HostReport.clear()
    stand.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    stand.simulator.advance(by: 0.5)
    #expect(stand.texts == ["a", "b"])
    #expect(HostReport.lines.contains { $0.contains("UITableView") })
  }

  @Test func selectionFollowsTheRow() {
    let stand = TableStand([["a", "b", "c"]])
    stand.table.selectRow(
      at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    stand.data.sections = [["b", "c"]]
    stand.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(stand.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  @Test func sectionsComeAndGo() {
    let stand = TableStand([["a"], ["b"]])
    stand.table.performBatchUpdates {
      stand.data.sections = [["new"], ["b"]]
      stand.table.deleteSections([0], with: .fade)
      stand.table.insertSections([0], with: .fade)
    }
    stand.simulator.advance(by: 0.5)
    #expect(stand.texts == ["new", "b"])
  }

  // MARK: Headers

  @Test func aPlainTablesHeaderStaysInViewUntilTheNextOnePushesIt() throws {
    let stand = TableStand([TableStand.rows(20)[0], TableStand.rows(20)[0]]) { table, data in
      data.titles = ["One", "Two"]
      table.sectionHeaderTopPadding = 0
    }
    func header(_ section: Int) throws -> CGRect {
      stand.table.layoutIfNeeded()
      return try #require(stand.table.headers[section]).frame
    }
    #expect(try header(0).minY == 0)
    stand.table.contentOffset.y = 300
    #expect(try header(0).minY == 300)
    let next = stand.table.rectForHeader(inSection: 1).minY
    stand.table.contentOffset.y = next - 10
    #expect(try header(0).maxY == next)
    #expect(try header(1).minY == next)
  }

  @Test func aGroupedTablesHeaderScrollsAway() throws {
    let stand = TableStand(style: .grouped, [TableStand.rows(40)[0]]) { _, data in
      data.titles = ["One"]
    }
    stand.table.contentOffset.y = 20
    stand.table.layoutIfNeeded()
    #expect(try #require(stand.table.headers[0]).frame.minY == 0)
  }

  // MARK: Scrolling

  @Test func rowsAreScrolledToTheirPlaces() {
    let stand = TableStand(TableStand.rows(100))
    let path = IndexPath(row: 50, section: 0)
    stand.table.scrollToRow(at: path, at: .top, animated: false)
    #expect(stand.table.contentOffset.y == 2500)
    stand.table.scrollToRow(at: path, at: .bottom, animated: false)
    #expect(stand.table.contentOffset.y == 1698)
    stand.table.scrollToRow(at: path, at: .none, animated: false)
    #expect(stand.table.contentOffset.y == 1698)
    stand.table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .none, animated: true)
    stand.simulator.advanceUntilIdle()
    #expect(stand.table.contentOffset.y == 0)
  }

  @Test func shortTablesBounceAsUIKitsDo() {
    let stand = TableStand([["a"]])
    stand.finger.down(at: CGPoint(x: 200, y: 400))
    stand.finger.drag(by: CGVector(dx: 0, dy: 200), over: 0.2)
    #expect(stand.table.contentOffset.y < -50)
    stand.finger.lift()
    stand.simulator.advanceUntilIdle()
    #expect(stand.table.contentOffset.y == 0)
  }
}

@MainActor private final class FancyCell: UITableViewCell {
  var wasInitialised = false

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    wasInitialised = true
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor private final class TallCell: UITableViewCell {
  var height: NSLayoutConstraint?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    let height = box.heightAnchor.constraint(equalToConstant: 100)
    self.height = height
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      height,
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor private final class WrappingCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textLabel?.numberOfLines = 0
  }

  required init?(coder: NSCoder) { nil }
}
