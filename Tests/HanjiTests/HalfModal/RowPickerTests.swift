import Recipes
import Simulator
import Testing
import UIKit

@testable import Hanji

@MainActor
@Suite("A list in a half modal")
struct RowPickerTests {
  private func shown() -> (Stand, RowPicker) {
    let stand = Stand()
    let picker = RowPicker(rows: (0..<40).map { "Row \($0)" }, height: 420)
    stand.presentView(picker)
    stand.simulator.advance(by: 0.5)
    return (stand, picker)
  }

  @Test("Picking a row closes it and reports the row")
  func pick() throws {
    let (stand, picker) = shown()
    var picked: [Int] = []
    picker.onPick = { picked.append($0) }
    let cell = try #require(picker.table.cellForRow(at: IndexPath(row: 2, section: 0)))
    let middle = CGPoint(x: cell.bounds.midX, y: cell.bounds.midY)
    stand.simulator.finger().tap(at: cell.convert(middle, to: nil))
    stand.simulator.advance(by: 0.6)
    #expect(picked == [2])
    #expect(!stand.isUp)
  }

  @Test("A drag on the rows scrolls the list and leaves the sheet alone")
  func scrolls() {
    let (stand, picker) = shown()
    let finger = stand.simulator.finger()
    finger.down(at: stand.point(below: 300))
    finger.drag(by: CGVector(dx: 0, dy: -150), over: 0.3)
    finger.hold(0.2)
    finger.lift()
    stand.simulator.advance(by: 0.5)
    #expect(picker.table.contentOffset.y > 100)
    #expect(stand.extent == 420)
    #expect(stand.isUp)
  }

  @Test("A drag in the top 28 points moves the sheet and leaves the list alone")
  func moves() {
    let (stand, picker) = shown()
    let finger = stand.holdingFinger(draggedBy: 100, from: 14)
    #expect(abs(stand.extent - 320) < 0.01)
    #expect(picker.table.contentOffset.y == 0)
    finger.lift()
  }
}
