import Foundation
import Simulator
import Testing
import UIKit

/// Swiping rows to delete them.
@MainActor @Suite(.serialized) struct TableSwipeTests {
  private final class Listener: NSObject, UITableViewDelegate {
    var log: [String] = []
    var style = UITableViewCell.EditingStyle.delete
    var title: String?
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      log.append("begin \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      log.append("end \(indexPath.map { String($0.row) } ?? "-")")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style }
    func tableView(
      _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { title }
  }

  private func stand(_ count: Int = 30) -> (TableStand, Listener) {
    let stand = TableStand(TableStand.rows(count)) { _, data in data.editable = { _ in true } }
    let listener = Listener()
    stand.table.delegate = listener
    stand.simulator.advance(by: 0.1)
    return (stand, listener)
  }

  private func cell(_ stand: TableStand, _ row: Int) -> UITableViewCell? {
    stand.table.cellForRow(at: IndexPath(row: row, section: 0))
  }

  private func open(_ stand: TableStand, _ row: Int, by way: CGFloat = -100) {
    stand.finger.down(at: CGPoint(x: 300, y: 25 + 50 * row))
    stand.finger.drag(by: CGVector(dx: way, dy: 0), over: 0.3)
    stand.finger.hold(0.15)
    stand.finger.lift()
    stand.simulator.advance(by: 0.5)
  }

  @Test func theDelegateHearsOfItsBeginAndItsEnd() {
    let (stand, listener) = stand()
    open(stand, 2)
    #expect(listener.log == ["begin 2"])
    #expect(cell(stand, 2)?.showingDeleteConfirmation == true)
    open(stand, 5)
    #expect(listener.log == ["begin 2", "end 2", "begin 5"])
    #expect(cell(stand, 2)?.showingDeleteConfirmation == false)
    open(stand, 5, by: 90)
    #expect(listener.log == ["begin 2", "end 2", "begin 5", "end 5"])
    #expect(cell(stand, 5)?.contentView.frame.minX == 0)
  }

  @Test func aShortSlowSwipeGoesBack() {
    let (stand, listener) = stand()
    open(stand, 1, by: -35)
    #expect(cell(stand, 1)?.showingDeleteConfirmation == false)
    #expect(listener.log == ["begin 1", "end 1"])
  }

  @Test func theWrongWayAndUprightDragsOpenNothing() {
    let (stand, listener) = stand()
    open(stand, 1, by: 90)
    #expect(!listener.log.contains("begin 1"))
    listener.log = []
    stand.finger.down(at: CGPoint(x: 300, y: 425))
    stand.finger.drag(by: CGVector(dx: -60, dy: -120), over: 0.3)
    stand.finger.lift()
    stand.simulator.advance(by: 1)
    #expect(listener.log.isEmpty && stand.table.contentOffset.y > 50)
  }

  @Test func aRowThatIsSwipedDoesNotScrollTheTable() {
    let (stand, _) = stand()
    stand.finger.down(at: CGPoint(x: 300, y: 225))
    stand.finger.drag(by: CGVector(dx: -60, dy: 0), over: 0.2)
    stand.finger.drag(by: CGVector(dx: 0, dy: -150), over: 0.2)
    #expect(stand.table.contentOffset.y == 0 && !stand.table.isDragging)
    stand.finger.lift()
  }

  @Test func scrollingClosesTheRow() {
    let (stand, listener) = stand()
    open(stand, 3)
    stand.finger.down(at: CGPoint(x: 200, y: 500))
    stand.finger.drag(by: CGVector(dx: 0, dy: -100), over: 0.2)
    stand.finger.hold(0.2)
    stand.finger.lift()
    stand.simulator.advance(by: 1)
    #expect(cell(stand, 3)?.showingDeleteConfirmation == false)
    #expect(listener.log == ["begin 3", "end 3"])
    #expect(stand.data.log.isEmpty)
  }

  @Test func theButtonSaysWhatItIsTold() throws {
    let (stand, listener) = stand()
    listener.title = "Put away for good"
    open(stand, 0, by: -200)
    let button = try #require(stand.simulator.view(labelled: "Put away for good"))
    let frame = stand.simulator.frame(of: button)
    #expect(frame.width > 100)
    stand.finger.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stand.simulator.advance(by: 1)
    #expect(stand.data.log == ["commit 0"])
  }

  @Test func fromRightToLeftItOpensTheOtherWay() throws {
    let (stand, _) = stand()
    stand.simulator.traits.isRightToLeft = true
    stand.simulator.advance(by: 0.1)
    stand.finger.down(at: CGPoint(x: 90, y: 75))
    stand.finger.drag(by: CGVector(dx: 100, dy: 0), over: 0.3)
    stand.finger.hold(0.15)
    stand.finger.lift()
    stand.simulator.advance(by: 0.5)
    let cell = try #require(self.cell(stand, 1))
    #expect(cell.showingDeleteConfirmation && cell.contentView.frame.minX > 70)
    stand.finger.tap(at: CGPoint(x: 20, y: 75))
    stand.simulator.advance(by: 1)
    #expect(stand.data.log == ["commit 1"])
  }

  @Test func whileEditingAndForOtherStylesNothingIsSwiped() {
    let (stand, listener) = stand()
    listener.style = .insert
    stand.table.reloadData()
    stand.simulator.advance(by: 0.1)
    open(stand, 1)
    #expect(!listener.log.contains("begin 1"))
    listener.style = .delete
    stand.table.reloadData()
    stand.table.setEditing(true, animated: false)
    stand.simulator.advance(by: 0.1)
    open(stand, 1)
    #expect(!listener.log.contains("begin 1"))
  }

  @Test func theSignForInsertingCommitsAtOnce() {
    let (stand, listener) = stand(3)
    listener.style = .insert
    var styles: [Int] = []
    final class Source: NSObject, UITableViewDataSource {
      var committed: (UITableViewCell.EditingStyle) -> Void = { _ in }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
      func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
      ) { committed(editingStyle) }
    }
    let source = Source()
    source.committed = { styles.append($0.rawValue) }
    stand.table.dataSource = source
    stand.table.setEditing(true, animated: false)
    stand.simulator.advance(by: 0.1)
    stand.finger.tap(at: CGPoint(x: 25, y: 75))
    #expect(styles == [UITableViewCell.EditingStyle.insert.rawValue])
  }

  @Test func anOpenRowThatIsDeletedByCodeOrReloadedLeavesNothingBehind() {
    let (stand, _) = stand(5)
    open(stand, 1)
    stand.data.sections[0].remove(at: 1)
    stand.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .left)
    stand.simulator.advance(by: 1)
    #expect(stand.texts == ["Row 0", "Row 2", "Row 3", "Row 4"])
    #expect(stand.table.visibleCells.allSatisfy { !$0.showingDeleteConfirmation })
    open(stand, 2)
    stand.table.reloadData()
    stand.simulator.advance(by: 0.5)
    #expect(stand.table.visibleCells.allSatisfy { $0.contentView.frame.minX == 0 })
    // And the next swipe works.
    open(stand, 0)
    #expect(cell(stand, 0)?.showingDeleteConfirmation == true)
  }

  @Test func aTouchThatIsTakenAwayClosesTheRow() {
    let (stand, _) = stand()
    stand.finger.down(at: CGPoint(x: 300, y: 75))
    stand.finger.drag(by: CGVector(dx: -100, dy: 0), over: 0.2)
    stand.finger.hold(0.2)
    stand.finger.cancel()
    stand.simulator.advance(by: 0.5)
    let offset = cell(stand, 1)?.contentView.frame.minX
    #expect(offset == 0 || cell(stand, 1)?.showingDeleteConfirmation == true)
  }
}
