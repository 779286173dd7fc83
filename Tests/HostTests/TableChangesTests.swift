import Testing
import UIKit

/// Where rows are after changes, against doing them on an array.
struct TableChangesTests {
  @Test func randomChangesEndWhereTheArrayDoes() {
    var random = SystemRandom(seed: 7)
    for _ in 0..<300 {
      let old = Array(0..<12)
      let deleted = Set(old.filter { _ in random.next(4) == 0 })
      var new = old.filter { !deleted.contains($0) }
      var inserted: [Int] = []
      for _ in 0..<random.next(4) {
        new.insert(-1, at: random.next(new.count + 1))
      }
      for (place, value) in new.enumerated() where value == -1 { inserted.append(place) }
      var changes = TableChanges()
      for row in deleted { changes.deletedRows[IndexPath(row: row, section: 0)] = .fade }
      for row in inserted { changes.insertedRows[IndexPath(row: row, section: 0)] = .fade }
      #expect(changes.counts(after: [old.count]) == [new.count])
      for row in old {
        let place = changes.row(after: IndexPath(row: row, section: 0))?.row
        #expect(place == new.firstIndex(of: row))
      }
    }
  }

  @Test func layoutsFindWhatTheyPlace() {
    let layout = TableLayout(
      top: 30,
      sections: (0..<5).map { section in
        TableLayout.Section(
          padding: 4, header: 20,
          rows: (0..<(section * 3)).map { .init(height: CGFloat(10 + $0)) }, footer: 8)
      }, bottom: 12)
    var y: CGFloat = 30
    for section in 0..<5 {
      #expect(layout.span(ofSection: section).y == y)
      y += 24
      for row in 0..<(section * 3) {
        let path = IndexPath(row: row, section: section)
        #expect(layout.span(ofRow: path).y == y)
        #expect(layout.row(at: y) == path)
        #expect(layout.row(at: y + 9.9) == path)
        y += CGFloat(10 + row)
      }
      #expect(layout.span(ofFooter: section).y == y)
      y += 8
    }
    #expect(layout.height == y + 12)
    #expect(layout.rows(from: 0, to: layout.height).count == 30)
    #expect(layout.row(at: -5) == nil)
  }
}

/// The same numbers each time.
private struct SystemRandom {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return bound > 0 ? Int(state >> 33) % bound : 0
  }
}
