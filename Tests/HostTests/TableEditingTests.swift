import Foundation
import Simulator
import Testing
import UIKit

/// Editing, swiping and reordering rows.
@MainActor @Suite(.serialized) struct TableEditingTests {
  @Test func aSwipeBringsOutTheButtonAndTheButtonDeletes() throws {
    let stand = TableStand([["a", "b", "c"]]) { _, data in data.editable = { _ in true } }
    stand.finger.down(at: CGPoint(x: 300, y: 75))
    stand.finger.drag(by: CGVector(dx: -90, dy: 0), over: 0.3)
    stand.finger.hold(0.2)
    stand.finger.lift()
    stand.simulator.advance(by: 0.5)
    let cell = try #require(stand.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.showingDeleteConfirmation)
    #expect(cell.contentView.frame.minX < -70)
    #expect(stand.data.log.isEmpty)
    stand.finger.tap(at: CGPoint(x: 370, y: 75))
    stand.simulator.advance(by: 1)
    #expect(stand.data.log == ["commit 1"])
    #expect(stand.texts == ["a", "c"])
  }

  @Test func aTapElsewhereClosesTheRowAndSelectsNothing() throws {
    let stand = TableStand([["a", "b", "c"]]) { _, data in data.editable = { _ in true } }
    stand.finger.flick(
      from: CGPoint(x: 300, y: 75), velocity: CGVector(dx: -600, dy: 0), duration: 0.1)
    stand.simulator.advance(by: 0.5)
    let cell = try #require(stand.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.showingDeleteConfirmation)
    stand.tap(2)
    stand.simulator.advance(by: 0.5)
    #expect(!cell.showingDeleteConfirmation)
    #expect(cell.contentView.frame.minX == 0)
    #expect(stand.data.log.isEmpty)
  }

  @Test func aLongSwipeDeletesAtOnce() {
    let stand = TableStand([["a", "b", "c"]]) { _, data in data.editable = { _ in true } }
    stand.finger.down(at: CGPoint(x: 380, y: 75))
    stand.finger.drag(by: CGVector(dx: -330, dy: 0), over: 0.4)
    stand.finger.lift()
    stand.simulator.advance(by: 1)
    #expect(stand.data.log == ["commit 1"])
    #expect(stand.texts == ["a", "c"])
  }

  @Test func aRowThatCannotBeEditedIsNotSwiped() {
    let stand = TableStand([["a", "b"]])
    stand.finger.down(at: CGPoint(x: 300, y: 75))
    stand.finger.drag(by: CGVector(dx: -90, dy: 0), over: 0.3)
    #expect(stand.table.visibleCells.allSatisfy { !$0.showingDeleteConfirmation })
    stand.finger.lift()
  }

  @Test func editingMovesTheContentAsideForTheSigns() throws {
    let stand = TableStand([["a", "b"]]) { _, data in
      data.editable = { $0.row == 0 }
      data.movable = true
    }
    stand.table.setEditing(true, animated: true)
    stand.simulator.advance(by: 0.5)
    let cells = stand.table.visibleCells
    #expect(cells[0].contentView.frame.minX == 38)
    #expect(cells[1].contentView.frame.minX == 0)
    #expect(cells[1].contentView.frame.maxX < 393)
    stand.table.setEditing(false, animated: true)
    stand.simulator.advance(by: 0.5)
    #expect(cells[0].contentView.frame == cells[0].bounds)
  }

  @Test func theSignForDeletingAsksFirst() {
    let stand = TableStand([["a", "b"]]) { _, data in data.editable = { _ in true } }
    stand.table.setEditing(true, animated: false)
    stand.simulator.advance(by: 0.1)
    stand.finger.tap(at: CGPoint(x: 25, y: 25))
    stand.simulator.advance(by: 0.5)
    #expect(stand.table.visibleCells[0].showingDeleteConfirmation)
    stand.finger.tap(at: CGPoint(x: 370, y: 25))
    stand.simulator.advance(by: 1)
    #expect(stand.texts == ["b"])
  }

  @Test func aRowIsMovedByItsHandleAndNothingScrolls() {
    let stand = TableStand(TableStand.rows(40)) { _, data in data.movable = true }
    stand.table.setEditing(true, animated: false)
    stand.simulator.advance(by: 0.1)
    stand.finger.down(at: CGPoint(x: 373, y: 225))
    stand.finger.drag(by: CGVector(dx: 0, dy: 100), over: 0.4)
    #expect(stand.table.contentOffset.y == 0)
    #expect(!stand.table.isDragging)
    stand.finger.lift()
    stand.simulator.advance(by: 0.5)
    #expect(stand.data.log == ["move 4 to 6"])
    #expect(Array(stand.texts[3...7]) == ["Row 3", "Row 5", "Row 6", "Row 4", "Row 7"])
    for (row, cell) in stand.table.visibleCells.enumerated() {
      #expect(abs(cell.frame.minY - CGFloat(50 * row)) < 0.01)
    }
  }

  @Test func aRowHeldAtTheEdgeScrollsTheTable() {
    let stand = TableStand(TableStand.rows(60)) { _, data in data.movable = true }
    stand.table.setEditing(true, animated: false)
    stand.simulator.advance(by: 0.1)
    stand.finger.down(at: CGPoint(x: 373, y: 600))
    stand.finger.drag(to: CGPoint(x: 373, y: 840), over: 0.3)
    stand.finger.hold(1)
    #expect(stand.table.contentOffset.y > 200)
    stand.finger.lift()
    stand.simulator.advance(by: 0.5)
    #expect(stand.data.log.count == 1)
    #expect(Set(stand.data.sections[0]).count == 60)
  }
}
