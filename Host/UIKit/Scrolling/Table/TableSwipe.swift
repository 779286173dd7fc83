import Foundation

/// The swipe that brings out a row's button for deleting: one row at a time.
@MainActor final class TableSwipe: NSObject, UIGestureRecognizerDelegate {
  let pan = UIPanGestureRecognizer()
  private unowned let table: UITableView
  /// The row that is open, or on its way.
  private(set) weak var cell: UITableViewCell?
  private var startOffset: CGFloat = 0

  /// A row opens if it is let go at this speed, points a second [?], or beyond half of the button.
  private static let flickSpeed: CGFloat = 300
  /// Of the row's width: a swipe as far deletes at once [?].
  private static let fullShare: CGFloat = 0.6

  init(_ table: UITableView) {
    self.table = table
    super.init()
    pan.maximumNumberOfTouches = 1
    pan.addHandler(nil) { [weak self] _ in self?.panned() }
  }

  private var isMirrored: Bool { table.effectiveUserInterfaceLayoutDirection == .rightToLeft }
  /// 1 where opening moves to the right.
  private var sign: CGFloat { isMirrored ? 1 : -1 }

  // MARK: The gesture

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let way = pan.translation(in: table)
    guard abs(way.x) > abs(way.y) else { return false }
    let place = pan.location(in: table)
    let start = CGPoint(x: place.x - way.x, y: place.y - way.y)
    guard let path = table.indexPathForRow(at: start), let cell = table.cells[path] else {
      return false
    }
    if cell === self.cell { return true }
    guard way.x * sign > 0, !table.editing, cell.shownEditingStyle == .delete else { return false }
    close(animated: true)
    self.cell = cell
    table.delegate?.tableView(table, willBeginEditingRowAt: path)
    return true
  }

  private func panned() {
    guard let cell else { return }
    let slop = UIPanGestureRecognizer.slop
    switch pan.state {
    case .began:
      startOffset = cell.swipeOffset
      prepare(cell)
      fallthrough
    case .changed:
      let way = pan.translation(in: table).x
      let followed = way < 0 ? min(0, way + slop) : max(0, way - slop)
      set(cell, startOffset + followed)
    case .ended: finish(cell, velocity: pan.velocity(in: table).x * sign)
    case .cancelled, .failed: finish(cell, velocity: 0)
    default: break
    }
  }

  private func set(_ cell: UITableViewCell, _ offset: CGFloat) {
    var opened = offset * sign
    if opened < 0 { opened = -RubberBand(length: cell.bounds.width).stretch(-opened) }
    cell.swipeOffset = opened * sign
    cell.layoutIfNeeded()
  }

  private func finish(_ cell: UITableViewCell, velocity: CGFloat) {
    let opened = cell.swipeOffset * sign
    let width = cell.confirmation?.width ?? 0
    if opened > cell.bounds.width * Self.fullShare { return table.commitDeletion(of: cell) }
    let opens =
      abs(velocity) > Self.flickSpeed ? velocity > 0 : opened > width / 2
    if opens { open(cell, animated: true) } else { close(animated: true) }
  }

  // MARK: Open and closed

  private func prepare(_ cell: UITableViewCell) {
    guard cell.confirmation == nil, let path = table.indexPath(for: cell) else { return }
    let title = table.delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: path)
    let button = cell.makeConfirmation(title: title ?? "Delete")
    button.addTarget(for: .touchUpInside) { [weak table, weak cell] _ in
      if let cell { table?.commitDeletion(of: cell) }
    }
  }

  func open(_ cell: UITableViewCell, animated: Bool) {
    if self.cell !== cell { close(animated: animated) }
    self.cell = cell
    prepare(cell)
    UIView.performWithoutAnimation { cell.layoutIfNeeded() }
    let width = (cell.confirmation?.width ?? 0) * sign
    move(animated: animated) {
      cell.swipeOffset = width
      cell.layoutIfNeeded()
    }
  }

  func close(animated: Bool) {
    guard let cell else { return }
    self.cell = nil
    let path = table.indexPath(for: cell)
    move(animated: animated) {
      cell.swipeOffset = 0
      cell.layoutIfNeeded()
    } then: { [weak self] in
      // It may have been opened again meanwhile.
      if self?.cell !== cell { cell.closeConfirmation() }
    }
    if !table.editing {
      table.delegate?.tableView(table, didEndEditingRowAt: path)
    }
  }

  private func move(
    animated: Bool, _ change: @escaping () -> Void, then done: (() -> Void)? = nil
  ) {
    guard animated, table.window != nil else {
      change()
      done?()
      return
    }
    UIView.animate(withDuration: 0.3, animations: change) { _ in done?() }
  }
}
