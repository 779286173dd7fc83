import Foundation

extension UITableView {
  func changeEditing(_ editing: Bool, _ animated: Bool) {
    guard editing != self.editing else { return }
    swipe.close(animated: animated)
    self.editing = editing
    reordering?.cancel()
    if !allowsSelectionDuringEditing, !allowsMultipleSelectionDuringEditing {
      for path in selection { deselectRow(at: path, animated: animated) }
    }
    for (path, cell) in cells {
      dress(cell, at: path)
      cell.setEditing(editing, animated: animated)
    }
  }

  /// The button for deleting was pressed.
  func commitDeletion(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    dataSource?.tableView(self, commit: .delete, forRowAt: path)
    // A data source that deletes the row has closed it by that; one that does not leaves it open.
    if swipe.cell === cell { swipe.close(animated: true) }
  }
}
