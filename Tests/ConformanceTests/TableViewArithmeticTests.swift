import Foundation
import Testing
import UIKit

/// Where a table's rows are, which cells it has and what its questions answer: no finger, no clock.
@MainActor struct TableViewArithmeticTests {
  private func table(_ sections: [[String]]) -> (UITableView, FixedRows) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.contentInsetAdjustmentBehavior = .never
    table.estimatedRowHeight = 0
    table.sectionHeaderHeight = 0
    table.sectionFooterHeight = 0
    let rows = FixedRows(sections)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
    return (table, rows)
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func indexPathsOfRows() {
    var path = IndexPath(row: 3, section: 2)
    #expect(path.row == 3)
    #expect(path.item == 3)
    #expect(path.section == 2)
    path.row = 5
    path.section = 1
    #expect(path == IndexPath(item: 5, section: 1))
    #expect(IndexPath(row: 9, section: 0) < IndexPath(row: 0, section: 1))
  }

  @Test func rowsLieBelowEachOther() {
    let (table, _) = table([["a", "b"], [], ["c"]])
    #expect(table.numberOfSections == 3)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.numberOfRows(inSection: 1) == 0)
    #expect(table.rectForRow(at: path(0)) == CGRect(x: 0, y: 0, width: 300, height: 50))
    #expect(table.rectForRow(at: path(1)).minY == 50)
    #expect(table.rectForRow(at: path(0, 2)).minY == 100)
    #expect(table.rect(forSection: 0).height == 100)
    #expect(table.contentSize == CGSize(width: 300, height: 150))
  }

  @Test func pointsAndRectanglesFindRows() {
    let (table, _) = table([(0..<20).map { "\($0)" }])
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 149)) == path(2))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 150)) == path(3))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: -1)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 5000)) == nil)
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 60, width: 10, height: 80))
        == [path(1), path(2)])
  }

  @Test func cellsExistForVisibleRows() {
    let (table, _) = table([(0..<20).map { "\($0)" }])
    #expect(table.visibleCells.count == 8)
    #expect(table.indexPathsForVisibleRows == (0..<8).map { path($0) })
    #expect(table.cellForRow(at: path(0))?.textLabel?.text == "0")
    #expect(table.cellForRow(at: path(15)) == nil)
    let cell = table.visibleCells[3]
    #expect(table.indexPath(for: cell) == path(3))
    #expect(cell.reuseIdentifier == "row")
  }

  @Test func aFreshTableHasUIKitsDefaults() {
    let table = UITableView(frame: .zero, style: .grouped)
    #expect(table.style == .grouped)
    #expect(UITableView().style == .plain)
    #expect(table.rowHeight == UITableView.automaticDimension)
    #expect(table.allowsSelection)
    #expect(!table.allowsMultipleSelection)
    #expect(!table.allowsSelectionDuringEditing)
    #expect(!table.isEditing)
    #expect(table.separatorStyle == .singleLine)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(table.numberOfSections == 0 || table.numberOfSections == 1)
    #expect(table.alwaysBounceVertical)
  }

  @Test func codeSelectsWithoutTheDelegate() {
    let (table, rows) = table([["a", "b", "c"]])
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == path(1))
    #expect(table.cellForRow(at: path(1))?.isSelected == true)
    table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [path(2)])
    #expect(table.cellForRow(at: path(1))?.isSelected == false)
    table.deselectRow(at: path(2), animated: false)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(rows.selections == 0)
  }

  @Test func loadingAgainForgetsTheSelection() {
    let (table, rows) = table([["a", "b", "c"]])
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    rows.sections = [["x"]]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.numberOfRows(inSection: 0) == 1)
    #expect(table.visibleCells.first?.textLabel?.text == "x")
  }

  @Test func rowsAreScrolledToTheirPlaces() {
    let (table, _) = table([(0..<50).map { "\($0)" }])
    table.scrollToRow(at: path(20), at: .top, animated: false)
    #expect(table.contentOffset.y == 1000)
    table.scrollToRow(at: path(20), at: .bottom, animated: false)
    #expect(table.contentOffset.y == 650)
    table.scrollToRow(at: path(20), at: .middle, animated: false)
    #expect(table.contentOffset.y == 825)
    table.scrollToRow(at: path(20), at: .none, animated: false)
    #expect(table.contentOffset.y == 825)
    table.scrollToRow(at: path(0), at: .bottom, animated: false)
    #expect(table.contentOffset.y == 0)
    table.scrollToRow(at: path(49), at: .top, animated: false)
    #expect(table.contentOffset.y == 2100)
  }

  @Test func headersOfAGivenHeightTakeTheirRoom() {
    let (table, rows) = table([["a"], ["b"]])
    rows.headerHeight = 30
    if #available(iOS 15, *) { table.sectionHeaderTopPadding = 0 }
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 300, height: 30))
    #expect(table.rectForRow(at: path(0)).minY == 30)
    #expect(table.rectForHeader(inSection: 1).minY == 80)
    #expect(table.rectForRow(at: path(0, 1)).minY == 110)
  }

  @Test func cellsHaveTheLabelsOfTheirStyle() {
    let plain = UITableViewCell(style: .default, reuseIdentifier: "a")
    #expect(plain.textLabel != nil)
    #expect(plain.detailTextLabel == nil)
    #expect(plain.reuseIdentifier == "a")
    let subtitle = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    #expect(subtitle.detailTextLabel != nil)
    #expect(subtitle.reuseIdentifier == nil)
    #expect(!subtitle.isSelected && !subtitle.isHighlighted && !subtitle.isEditing)
    #expect(subtitle.accessoryType == .none)
    #expect(subtitle.selectionStyle == .default)
    #expect(subtitle.contentView.superview === subtitle)
  }

  @Test func changesKeepTheRowsInStep() {
    let (table, rows) = table([["a", "b", "c", "d"]])
    table.performBatchUpdates {
      rows.sections = [["x", "d", "a", "c"]]
      table.deleteRows(at: [path(1)], with: .none)
      table.insertRows(at: [path(0)], with: .none)
      table.moveRow(at: path(3), to: path(1))
    }
    #expect(table.numberOfRows(inSection: 0) == 4)
    #expect(
      (0..<4).map { table.cellForRow(at: path($0))?.textLabel?.text } == ["x", "d", "a", "c"])
  }

  @Test func sectionsAreInsertedAndDeleted() {
    let (table, rows) = table([["a"]])
    rows.sections = [["a"], ["b", "c"]]
    table.insertSections([1], with: .none)
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 1) == 2)
    rows.sections = [["b", "c"]]
    table.deleteSections([0], with: .none)
    #expect(table.numberOfSections == 1)
    #expect(table.contentSize.height == 100)
  }
}

@MainActor private final class FixedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var headerHeight: CGFloat = 0
  var selections = 0

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    headerHeight
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    headerHeight > 0 ? UIView() : nil
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selections += 1
  }
}
