import Foundation

extension UITableView {
  // MARK: Reuse

  /// Makes cells of this class when none with the identifier is free; nil takes the class back.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else {
      cellTypes[identifier] = nil
      return
    }
    guard let type = cellClass as? UITableViewCell.Type else {
      return HostReport.once("UITableView.register: \(cellClass) is not a cell; ignored")
    }
    cellTypes[identifier] = type
  }

  /// A cell that is no longer needed, or a new one if a class is registered; nil otherwise.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = pool[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellTypes[identifier]?.init(_hostReuseIdentifier: identifier)
  }

  /// The same for a registered identifier. UIKit throws if it is not; here a plain cell comes.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    HostReport.once("UITableView: no cell class is registered for \"\(identifier)\"")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  func recycle(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    cell.layer.removeAllAnimations()
    cell.alpha = 1
    cell.isHidden = false
    cell.table = nil
    guard let identifier = cell.reuseIdentifier else { return }
    pool[identifier, default: []].append(cell)
  }

  // MARK: Layout

  func layOutTable() {
    loadIfNeeded()
    if measuredWidth != bounds.width {
      measuredWidth = bounds.width
      heightsChanged()
    }
    updateContentSize()
    layOutCells()
    layOutHeaders()
    layOutEnds()
    reordering?.layOut()
  }

  private func layOutCells() {
    // Measuring moves the rows, which may bring others into view.
    for _ in 0..<32 {
      let visible = visiblePaths
      dropCells(except: Set(visible))
      var moved = false
      for path in visible where !moved {
        let cell = cells[path] ?? bringIn(path)
        moved = measure(cell, at: path)
      }
      guard moved else { break }
    }
    for (path, cell) in cells where cell !== reordering?.cell { place(cell, at: path) }
  }

  private var visiblePaths: [IndexPath] {
    var paths = places.rows(from: bounds.minY, to: bounds.maxY)
    if let lifted = reordering?.path, !paths.contains(lifted) { paths.append(lifted) }
    return paths
  }

  private func dropCells(except visible: Set<IndexPath>) {
    for (path, cell) in cells where !visible.contains(path) {
      cells[path] = nil
      if swipe.cell === cell { swipe.close(animated: false) }
      recycle(cell)
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
  }

  func bringIn(_ path: IndexPath) -> UITableViewCell {
    let cell =
      dataSource?.tableView(self, cellForRowAt: path)
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.table = self
    cells[path] = cell
    dress(cell, at: path)
    UIView.performWithoutAnimation {
      cell.frame = frame(of: places.span(ofRow: path))
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
      cell.setEditing(editing, animated: false)
      cell.setSelected(selection.contains(path), animated: false)
    }
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  /// What the table says of a cell's looks.
  func dress(_ cell: UITableViewCell, at path: IndexPath) {
    let delegate = delegate
    let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
    cell.shownEditingStyle =
      canEdit ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    cell.canMove = dataSource?.tableView(self, canMoveRowAt: path) ?? false
    cell.indents =
      cell.shouldIndentWhileEditing
      && (delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true)
    cell.applyTableStyle(style)
    dressSeparator(cell, at: path)
  }

  private func dressSeparator(_ cell: UITableViewCell, at path: IndexPath) {
    let isLast = path.row == numberOfRows(inSection: path.section) - 1
    cell.separatorLine.color = separatorStyle == .none ? nil : separatorColor ?? .separator
    cell.separatorLine.isWhole = style == .grouped && isLast
    cell.separatorLine.tableInset = hasOwnSeparatorInset ? separatorInset : nil
    cell.setNeedsLayout()
  }

  func refreshSeparators() {
    for (path, cell) in cells { dressSeparator(cell, at: path) }
  }

  private func place(_ cell: UITableViewCell, at path: IndexPath) {
    let frame = frame(of: reordering?.span(of: path) ?? places.span(ofRow: path))
    if cell.frame != frame { cell.frame = frame }
  }

  func frame(of span: (y: CGFloat, height: CGFloat)) -> CGRect {
    CGRect(x: 0, y: span.y, width: bounds.width, height: span.height)
  }

  /// Measures a row whose height is a guess. Whether rows have moved.
  private func measure(_ cell: UITableViewCell, at path: IndexPath) -> Bool {
    guard let row = places.row(path), row.isEstimate else { return false }
    let (y, old) = places.span(ofRow: path)
    cell.hasBeenMeasured = true
    guard places.measure(path, selfSizedHeight(of: cell)) else { return false }
    let change = places.span(ofRow: path).height - old
    updateContentSize()
    // What is above the view's top must not push down what shows.
    if y + old <= bounds.minY + adjustedContentInset.top, bounds.minY > 0 {
      bounds.origin.y += change
    }
    return true
  }

  /// A cell's content has been laid out: if it wants another height now, its row gets it.
  func contentChanged(in cell: UITableViewCell) {
    guard isLoaded, updateDepth == 0, cell !== reordering?.cell, swipe.cell !== cell,
      let path = indexPath(for: cell), let row = places.row(path), row.isSelfSized,
      !row.isEstimate, cell.frame.height == row.height
    else { return }
    guard places.measure(path, selfSizedHeight(of: cell)) else { return }
    updateContentSize()
    setNeedsLayout()
  }

  func selfSizedHeight(of cell: UITableViewCell) -> CGFloat {
    let height = cell.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height.isFinite && height > 0 ? height : Standard.row
  }

  private func layOutEnds() {
    backgroundView?.frame = bounds
    if let tableHeaderView {
      let frame = CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderView.bounds.height)
      if frame.height != places.top { setPlaces(places.sections) }
      if tableHeaderView.frame != frame { tableHeaderView.frame = frame }
    }
    if let tableFooterView {
      let height = tableFooterView.bounds.height
      if height != places.bottom { setPlaces(places.sections) }
      let frame = CGRect(x: 0, y: places.bottomStart, width: bounds.width, height: height)
      if tableFooterView.frame != frame { tableFooterView.frame = frame }
    }
  }
}
