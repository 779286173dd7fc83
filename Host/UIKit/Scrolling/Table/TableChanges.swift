import Foundation

/// Changes of a table's rows and sections that are made together: as UIKit reads them, whatever
/// their order. Deletions and reloads name the old places, insertions the new ones.
package struct TableChanges {
  package var deletedRows: [IndexPath: UITableView.RowAnimation] = [:]
  package var insertedRows: [IndexPath: UITableView.RowAnimation] = [:]
  package var reloadedRows: [IndexPath: UITableView.RowAnimation] = [:]
  package var movedRows: [IndexPath: IndexPath] = [:]
  package var deletedSections: [Int: UITableView.RowAnimation] = [:]
  package var insertedSections: [Int: UITableView.RowAnimation] = [:]
  package var reloadedSections: [Int: UITableView.RowAnimation] = [:]
  package var movedSections: [Int: Int] = [:]

  package init() {}

  package var isEmpty: Bool {
    deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
      && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty
  }

  // MARK: Counting

  /// Rows a section must have afterwards, per new section; nil where the changes name a place that
  /// is not there.
  package func counts(after old: [Int]) -> [Int?] {
    let sectionCount = old.count - deletedSections.count + insertedSections.count
    guard sectionCount >= 0 else { return [] }
    var counts = [Int?](repeating: nil, count: sectionCount)
    for section in old.indices {
      guard let new = self.section(after: section), counts.indices.contains(new),
        reloadedSections[section] == nil
      else { continue }
      let gone = Set(deletedRows.keys).union(movedRows.keys).filter { $0.section == section }
      let come = Set(insertedRows.keys).union(movedRows.values).filter { $0.section == new }
      counts[new] = old[section] - gone.count + come.count
    }
    return counts
  }

  // MARK: From the old places to the new

  /// Where a section is afterwards; nil if it is gone.
  package func section(after old: Int) -> Int? {
    if let moved = movedSections[old] { return moved }
    if deletedSections[old] != nil { return nil }
    let gone = Set(deletedSections.keys).union(movedSections.keys)
    let come = Set(insertedSections.keys).union(movedSections.values)
    return Self.place(old - gone.filter { $0 < old }.count, around: come)
  }

  /// Where a row is afterwards; nil if it is gone.
  package func row(after old: IndexPath) -> IndexPath? {
    if let moved = movedRows[old] { return moved }
    guard deletedRows[old] == nil, let section = section(after: old.section) else { return nil }
    let gone = Set(deletedRows.keys).union(movedRows.keys).filter {
      $0.section == old.section && $0.row < old.row
    }
    let come = Set(insertedRows.keys).union(movedRows.values).filter { $0.section == section }
    let row = Self.place(old.row - gone.count, around: Set(come.map(\.row)))
    return IndexPath(row: row, section: section)
  }

  /// The place of the one that is `rank`th among those that stay, when others come in at `taken`.
  private static func place(_ rank: Int, around taken: Set<Int>) -> Int {
    var place = rank
    for other in taken.sorted() where other <= place { place += 1 }
    return place
  }

  /// How an old row is seen to go; nil if it stays.
  package func animationOut(of row: IndexPath) -> UITableView.RowAnimation? {
    deletedRows[row] ?? reloadedRows[row] ?? deletedSections[row.section]
      ?? reloadedSections[row.section]
  }

  /// How a new row is seen to come.
  package func animationIn(of row: IndexPath) -> UITableView.RowAnimation? {
    insertedRows[row] ?? insertedSections[row.section]
  }
}
