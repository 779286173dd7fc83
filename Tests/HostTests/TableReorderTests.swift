import Foundation
import Simulator
import Testing
import UIKit

/// Moving rows by their handles, beyond their own section and against the delegate's will.
@MainActor @Suite(.serialized) struct TableReorderTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections = [["a", "b", "c"], ["d", "e"]]
    var log: [String] = []
    var target: (IndexPath, IndexPath) -> IndexPath = { $1 }
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      indexPath != IndexPath(row: 0, section: 0)
    }
    func tableView(
      _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
    ) {
      log.append("\(source.section).\(source.row) → \(destination.section).\(destination.row)")
      let text = sections[source.section].remove(at: source.row)
      sections[destination.section].insert(text, at: destination.row)
    }
    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
      toProposedIndexPath proposed: IndexPath
    ) -> IndexPath { target(source, proposed) }
  }

  private func stand() -> (Simulator, UITableView, Rows) {
    let simulator = Simulator(.iPhone16)
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
    table.contentInsetAdjustmentBehavior = .never
    let rows = Rows()
    table.dataSource = rows
    table.delegate = rows
    let root = UIViewController()
    simulator.show(root)
    root.view.addSubview(table)
    table.setEditing(true, animated: false)
    simulator.advance(by: 0.1)
    return (simulator, table, rows)
  }

  private func texts(_ table: UITableView) -> [String] {
    table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel?.text ?? "" }
  }

  private func move(_ simulator: Simulator, from y: CGFloat, to end: CGFloat, lifts: Bool = true) {
    let finger = simulator.finger()
    finger.down(at: CGPoint(x: 373, y: y))
    finger.drag(to: CGPoint(x: 373, y: end), over: 0.4)
    if lifts { finger.lift() } else { finger.cancel() }
    simulator.advance(by: 0.6)
  }

  @Test func aRowGoesIntoAnotherSection() {
    let (simulator, table, rows) = stand()
    move(simulator, from: 175, to: 275)
    #expect(rows.log == ["0.1 → 1.0"] || rows.log == ["0.1 → 1.1"])
    #expect(rows.sections[0] == ["a", "c"] && rows.sections[1].contains("b"))
    #expect(texts(table) == rows.sections.flatMap { $0 })
    #expect(table.numberOfRows(inSection: 0) == 2 && table.numberOfRows(inSection: 1) == 3)
    for (index, cell) in table.visibleCells.enumerated() {
      #expect(abs(cell.frame.minY - CGFloat(50 * index)) < 0.01)
    }
  }

  @Test func theDelegateSendsItElsewhere() {
    let (simulator, table, rows) = stand()
    rows.target = { source, _ in source }
    move(simulator, from: 175, to: 275)
    #expect(rows.log.isEmpty && texts(table) == ["a", "b", "c", "d", "e"])
    rows.target = { _, _ in IndexPath(row: 0, section: 1) }
    move(simulator, from: 175, to: 330)
    #expect(rows.log == ["0.1 → 1.0"] && texts(table) == ["a", "c", "b", "d", "e"])
    rows.target = { _, _ in IndexPath(row: 9, section: 7) }
    move(simulator, from: 175, to: 330)
    #expect(rows.log.count == 1 && texts(table) == ["a", "c", "b", "d", "e"])
  }

  @Test func aTouchThatIsTakenAwayMovesNothing() {
    let (simulator, table, rows) = stand()
    move(simulator, from: 175, to: 230, lifts: false)
    #expect(rows.log.isEmpty && texts(table) == ["a", "b", "c", "d", "e"])
  }

  @Test func whatCannotMoveHasNoHandle() {
    let (simulator, table, rows) = stand()
    move(simulator, from: 125, to: 230)
    #expect(rows.log.isEmpty && texts(table) == ["a", "b", "c", "d", "e"])
  }
}
