import Foundation

extension UITableView {
  public var indexPathForSelectedRow: IndexPath? { selection.first }
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row, or none, without asking or telling the delegate.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    loadIfNeeded()
    guard let indexPath else {
      for path in selection { deselectRow(at: path, animated: animated) }
      return
    }
    guard places.has(indexPath) else { return }
    if !allowsSeveral {
      for path in selection where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    mark(indexPath, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Takes the selection from a row, without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard selection.contains(indexPath) else { return }
    selection.removeAll { $0 == indexPath }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  private func mark(_ path: IndexPath, animated: Bool) {
    if !selection.contains(path) { selection.append(path) }
    cells[path]?.setSelected(true, animated: animated)
  }

  private var allowsSeveral: Bool {
    editing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private var canSelect: Bool {
    editing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  // MARK: Touches

  /// A finger is on a cell. False if that is nothing to the table.
  func beginTouch(_ touch: UITouch) -> Bool {
    guard let path = path(of: touch) else { return false }
    if swipe.cell != nil {
      swipe.close(animated: true)
      return false
    }
    guard canSelect, delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else {
      return false
    }
    highlighted = path
    cells[path]?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    return true
  }

  /// It leaves: the row is chosen if the finger is still on it.
  func endTouch(_ touch: UITouch) {
    guard let path = highlighted else { return }
    let isInside = cells[path]?.frame.contains(touch.location(in: self)) ?? false
    unhighlight()
    if isInside { choose(path) }
  }

  func unhighlight() {
    guard let path = highlighted else { return }
    highlighted = nil
    cells[path]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  private func path(of touch: UITouch) -> IndexPath? {
    var view = touch.view
    while let current = view, current !== self {
      if let cell = current as? UITableViewCell { return indexPath(for: cell) }
      view = current.superview
    }
    return nil
  }

  /// What a tap on a row does, with the delegate's say.
  func choose(_ path: IndexPath) {
    if selection.contains(path), allowsSeveral { return unchoose(path) }
    guard let chosen = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path,
      places.has(chosen)
    else { return }
    if !allowsSeveral {
      for other in selection where other != chosen { unchoose(other) }
    }
    mark(chosen, animated: false)
    delegate?.tableView(self, didSelectRowAt: chosen)
    NotificationCenter.default.post(
      name: UITableView.selectionDidChangeNotification, object: self)
  }

  private func unchoose(_ path: IndexPath) {
    guard let left = delegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else {
      return
    }
    deselectRow(at: left, animated: false)
    delegate?.tableView(self, didDeselectRowAt: left)
  }
}
