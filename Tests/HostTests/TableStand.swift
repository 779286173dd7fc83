import Foundation
import Simulator
import UIKit

/// A table over the whole screen, fed from arrays, and a finger.
@MainActor final class TableStand {
  let simulator: Simulator
  let table: UITableView
  let data: TableData
  let finger: Finger

  init(
    style: UITableView.Style = .plain, _ sections: [[String]],
    prepare: (UITableView, TableData) -> Void = { _, _ in }
  ) {
    simulator = Simulator(.iPhone16)
    finger = simulator.finger()
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), style: style)
    table.contentInsetAdjustmentBehavior = .never
    data = TableData(sections)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    prepare(table, data)
    table.dataSource = data
    table.delegate = data
    let root = UIViewController()
    simulator.show(root)
    root.view.addSubview(table)
    simulator.advance(by: 0.05)
    data.log = []
  }

  static func rows(_ count: Int) -> [[String]] { [(0..<count).map { "Row \($0)" }] }

  /// The texts of the visible rows, from the top down.
  var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  func tap(_ row: Int, section: Int = 0) {
    let rect = table.rectForRow(at: IndexPath(row: row, section: section))
    let point = table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil as UIView?)
    finger.tap(at: point)
    simulator.advance(by: 0.1)
  }
}

/// Data source and delegate, with a log.
@MainActor final class TableData: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var titles: [String?] = []
  var footers: [String?] = []
  var log: [String] = []
  var height: (IndexPath) -> CGFloat = { _ in 50 }
  var editable: (IndexPath) -> Bool = { _ in false }
  var movable = false
  var made = 0

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    made += 1
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height(indexPath)
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    editable(indexPath)
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { movable }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.append("commit \(indexPath.row)")
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
    let text = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    log.append("willSelect \(indexPath.row)")
    return indexPath
  }
  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    log.append("willDeselect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("didDeselect \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("didHighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("didUnhighlight \(indexPath.row)")
  }
}
