import Foundation

/// The three lines at a row's end that a finger moves the row by.
@MainActor final class ReorderControl: CellSign {
  weak var cell: UITableViewCell?

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let cell, let table = cell.table, let path = table.indexPath(for: cell) else {
      return false
    }
    table.beginReordering(cell, path, at: touch.location(in: table).y)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let table = cell?.table else { return false }
    table.reordering?.follow(touch.windowLocation)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    cell?.table?.reordering?.finish()
  }

  override func cancelTracking(with event: UIEvent?) { cell?.table?.reordering?.cancel() }

  override func sign(_ context: CGContext, _ bounds: CGRect) {
    for line in -1...1 {
      let y = bounds.midY + CGFloat(line) * 5
      stroke(
        context, [CGPoint(x: bounds.midX - 9, y: y), CGPoint(x: bounds.midX + 9, y: y)],
        .tertiaryLabel, 1.5)
    }
  }
}

extension UITableView {
  func beginReordering(_ cell: UITableViewCell, _ path: IndexPath, at y: CGFloat) {
    reordering?.cancel()
    reordering = TableReordering(self, cell, path, at: y)
  }
}

/// A row that is held by a finger, and the gap that the others leave for it.
@MainActor final class TableReordering {
  /// Closer than this to an edge the table scrolls, points [?].
  private static let edge: CGFloat = 60
  /// Points a second at the edge itself [?].
  private static let speed: CGFloat = 600

  let cell: UITableViewCell
  /// Where the row is, in the data.
  let path: IndexPath
  /// Where it would go.
  private(set) var target: IndexPath
  private unowned let table: UITableView
  /// From the finger to the row's middle.
  private let grip: CGFloat
  private var finger: CGPoint
  private let ticker = ScrollTicker()
  private var lastTick: Double?

  init(_ table: UITableView, _ cell: UITableViewCell, _ path: IndexPath, at y: CGFloat) {
    (self.table, self.cell, self.path, target) = (table, cell, path, path)
    grip = cell.frame.midY - y
    finger = table.convert(CGPoint(x: 0, y: y), to: table.window)
    table.bringSubviewToFront(cell)
    cell.layer.shadowOpacity = 0.3
    cell.layer.shadowRadius = 5
    cell.layer.shadowOffset = CGSize(width: 0, height: 2)
    cell.clipsToBounds = false
  }

  // MARK: The finger

  func follow(_ point: CGPoint) {
    finger = point
    move()
    if scrollSpeed == 0 {
      ticker.stop()
      lastTick = nil
    } else {
      ticker.start { [weak self] in self?.tick() }
    }
  }

  private var fingerInTable: CGFloat { table.convert(finger, from: nil as UIView?).y }

  private func move() {
    let middle = fingerInTable + grip
    cell.center.y = middle
    let proposed = proposedTarget(middle)
    guard proposed != target else { return }
    let chosen =
      table.delegate?.tableView(
        table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
    guard chosen != target, isPlace(chosen) else { return }
    target = chosen
    UIView.animate(withDuration: 0.2) { [self] in
      table.setNeedsLayout()
      table.layoutIfNeeded()
    }
  }

  /// The place whose row the held one's middle is over.
  private func proposedTarget(_ middle: CGFloat) -> IndexPath {
    let places = table.places
    guard let over = places.row(at: middle) else {
      guard
        let first = places.sections.indices.first(where: {
          !places.sections[$0].rows.isEmpty
        })
      else { return target }
      if middle < places.span(ofRow: IndexPath(row: 0, section: first)).y {
        return IndexPath(row: 0, section: first)
      }
      let section = places.sections(from: middle, to: middle.nextUp).first
      guard let section = section ?? places.sections.indices.last else { return target }
      let count = places.sections[section].rows.count
      return IndexPath(row: section == path.section ? max(0, count - 1) : count, section: section)
    }
    return over
  }

  private func isPlace(_ place: IndexPath) -> Bool {
    guard place.count == 2, table.places.sections.indices.contains(place.section) else {
      return false
    }
    let count = table.places.sections[place.section].rows.count
    return (0..<(place.section == path.section ? count : count + 1)).contains(place.row)
  }

  // MARK: The other rows

  /// Where a row makes way for the held one; nil if it stays.
  func span(of other: IndexPath) -> (y: CGFloat, height: CGFloat)? {
    guard other != path, target != path else { return nil }
    let height = table.places.span(ofRow: path).height
    var span = table.places.span(ofRow: other)
    if other > path, other <= target, other.section != target.section || !comesAfterGap(other) {
      span.y -= height
    } else if other < path, other >= target {
      span.y += height
    } else {
      return nil
    }
    return span
  }

  /// In another section the gap opens before the row that is at the target.
  private func comesAfterGap(_ other: IndexPath) -> Bool {
    path.section != target.section && other.row >= target.row
  }

  func layOut() { cell.center.y = fingerInTable + grip }

  // MARK: Scrolling at the edges

  private var scrollSpeed: CGFloat {
    let area = table.bounds.inset(by: table.adjustedContentInset)
    let y = fingerInTable
    let axis = table.axis(.vertical)
    if y < area.minY + Self.edge, axis.hasRoom(-1, from: table.contentOffset.y) {
      return -Self.speed * min(1, (area.minY + Self.edge - y) / Self.edge)
    }
    if y > area.maxY - Self.edge, axis.hasRoom(1, from: table.contentOffset.y) {
      return Self.speed * min(1, (y - area.maxY + Self.edge) / Self.edge)
    }
    return 0
  }

  private func tick() {
    let now = HostClock.now
    let step = scrollSpeed * CGFloat(now - (lastTick ?? now))
    lastTick = now
    let axis = table.axis(.vertical)
    let y = axis.snap(axis.clamp(table.contentOffset.y + step))
    table.contentOffset.y = y
    move()
    if scrollSpeed == 0 {
      ticker.stop()
      lastTick = nil
    }
  }

  // MARK: The end

  func finish() {
    ticker.stop()
    table.reordering = nil
    if target != path {
      table.dataSource?.tableView(table, moveRowAt: path, to: target)
      table.rowWasReordered(from: path, to: target)
    }
    settle()
  }

  func cancel() {
    ticker.stop()
    guard table.reordering === self else { return }
    table.reordering = nil
    settle()
  }

  private func settle() {
    cell.layer.shadowOpacity = 0
    cell.clipsToBounds = true
    UIView.animate(withDuration: 0.2) { [table] in
      table.setNeedsLayout()
      table.layoutIfNeeded()
    }
  }
}

extension UITableView {
  /// The data source has moved the row: heights, cells and selection follow.
  func rowWasReordered(from old: IndexPath, to new: IndexPath) {
    var changes = TableChanges()
    changes.movedRows[old] = new
    guard let row = places.row(old) else { return }
    var sections = places.sections
    sections[old.section].rows.remove(at: old.row)
    sections[new.section].rows.insert(row, at: min(new.row, sections[new.section].rows.count))
    var moved: [IndexPath: UITableViewCell] = [:]
    for (path, cell) in cells {
      if let path = changes.row(after: path) { moved[path] = cell }
    }
    cells = moved
    selection = selection.compactMap { changes.row(after: $0) }
    setPlaces(sections)
    for (path, cell) in cells { dress(cell, at: path) }
  }
}
