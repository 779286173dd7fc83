import Foundation

extension UITableView {
  // MARK: What is to change

  public func insertRows(
    at indexPaths: [IndexPath], with animation: UITableView.RowAnimation
  ) {
    change { for path in indexPaths { $0.insertedRows[path] = animation } }
  }
  public func deleteRows(
    at indexPaths: [IndexPath], with animation: UITableView.RowAnimation
  ) {
    change { for path in indexPaths { $0.deletedRows[path] = animation } }
  }
  public func reloadRows(
    at indexPaths: [IndexPath], with animation: UITableView.RowAnimation
  ) {
    change { for path in indexPaths { $0.reloadedRows[path] = animation } }
  }
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows[indexPath] = newIndexPath }
  }
  public func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { for section in sections { $0.insertedSections[section] = animation } }
  }
  public func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { for section in sections { $0.deletedSections[section] = animation } }
  }
  public func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { for section in sections { $0.reloadedSections[section] = animation } }
  }
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  /// Whether changes wait for the end of their group.
  public var hasUncommittedUpdates: Bool { updateDepth > 0 && !changes.isEmpty }

  private func change(_ edit: (inout TableChanges) -> Void) {
    if updateDepth == 0 { loadIfNeeded() }
    updateDepth += 1
    edit(&changes)
    finishUpdates(nil)
  }

  // MARK: Making it visible

  func finishUpdates(_ completion: ((Bool) -> Void)?) {
    guard updateDepth > 0 else {
      return HostReport.once("UITableView.endUpdates without beginUpdates; ignored")
    }
    updateDepth -= 1
    guard updateDepth == 0 else {
      completion?(true)
      return
    }
    let changes = self.changes
    self.changes = TableChanges()
    guard isLoaded else {
      completion?(true)
      return
    }
    let counts = dataCounts
    guard matches(changes.counts(after: places.sections.map(\.rows.count)), counts) else {
      HostReport.once(
        "UITableView: the rows after an update are not those before it and the changes; UIKit "
          + "throws, the host loads the table again")
      reloadData()
      completion?(false)
      return
    }
    swipe.close(animated: false)
    apply(changes, counts, completion)
  }

  private var dataCounts: [Int] {
    let count = dataSource?.numberOfSections(in: self) ?? 0
    return (0..<max(0, count)).map {
      dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0
    }
  }

  private func matches(_ expected: [Int?], _ actual: [Int]) -> Bool {
    expected.count == actual.count && zip(expected, actual).allSatisfy { $0 == nil || $0 == $1 }
  }

  private func apply(
    _ changes: TableChanges, _ counts: [Int], _ completion: ((Bool) -> Void)?
  ) {
    let before = places
    var origins: [IndexPath: IndexPath] = [:]
    for section in before.sections.indices {
      for row in before.sections[section].rows.indices {
        let old = IndexPath(row: row, section: section)
        if let new = changes.row(after: old), changes.animationOut(of: old) == nil {
          origins[new] = old
        }
      }
    }
    selection = selection.compactMap {
      changes.animationOut(of: $0) == nil ? changes.row(after: $0) : nil
    }
    let leaving = keepCells(changes)
    for view in Array(headers.values) + Array(footers.values) { view.removeFromSuperview() }
    (headers, footers) = ([:], [:])
    setPlaces(newSections(counts, before, origins))
    animate(changes, leaving, before, origins, completion)
  }

  /// Gives the cells that stay their new paths; returns those that go.
  private func keepCells(
    _ changes: TableChanges
  ) -> [(cell: UITableViewCell, animation: UITableView.RowAnimation)] {
    var staying: [IndexPath: UITableViewCell] = [:]
    var leaving: [(cell: UITableViewCell, animation: UITableView.RowAnimation)] = []
    for (old, cell) in cells {
      if let animation = changes.animationOut(of: old) {
        leaving.append((cell, animation))
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: old)
      } else if let new = changes.row(after: old) {
        staying[new] = cell
      }
    }
    cells = staying
    for (path, cell) in cells { dress(cell, at: path) }
    return leaving
  }

  /// Rows that were there keep their heights, measured or not; without any change all are asked
  /// for again, which is what an empty group of updates is for.
  private func newSections(
    _ counts: [Int], _ before: TableLayout, _ origins: [IndexPath: IndexPath]
  ) -> [TableLayout.Section] {
    counts.indices.map { section in
      var made = makeSection(section, rows: counts[section])
      for row in made.rows.indices where made.rows[row].isEstimate {
        let path = IndexPath(row: row, section: section)
        if let cell = cells[path] {
          made.rows[row].height = selfSizedHeight(of: cell)
          made.rows[row].isEstimate = false
        } else if let old = origins[path], let known = before.row(old) {
          made.rows[row] = known
        }
      }
      return made
    }
  }
}
