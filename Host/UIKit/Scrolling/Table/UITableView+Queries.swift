import Foundation

extension UITableView {
  // MARK: Counting

  public var numberOfSections: Int {
    loadIfNeeded()
    return places.sections.count
  }

  /// 0 for a section that does not exist.
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return places.sections.indices.contains(section) ? places.sections[section].rows.count : 0
  }

  // MARK: Rectangles, in the content's coordinates

  public func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    return frame(of: places.span(ofSection: section))
  }

  public func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    return frame(of: places.span(ofHeader: section))
  }

  public func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    return frame(of: places.span(ofFooter: section))
  }

  /// Empty for a row that does not exist.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    return places.has(indexPath) ? frame(of: places.span(ofRow: indexPath)) : .zero
  }

  // MARK: Rows

  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return places.row(at: point.y)
  }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    return places.rows(from: rect.minY, to: rect.maxY)
  }

  /// The cell of a row that shows; nil for others.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  /// From the top down.
  public var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { cells[$0] }
  }

  public var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return cells.keys.sorted()
  }

  // MARK: Scrolling

  /// Shows a row. `none` moves as little as possible.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    loadIfNeeded()
    guard places.has(indexPath) else {
      return HostReport.once("UITableView.scrollToRow: there is no row \(indexPath); ignored")
    }
    if animated { return setRowOffset(indexPath, scrollPosition, animated: true) }
    // The rows on the way have guessed heights: what shows there is measured, and tried again.
    for _ in 0..<32 {
      let before = contentOffset
      setRowOffset(indexPath, scrollPosition, animated: false)
      layoutIfNeeded()
      if contentOffset == before { break }
    }
  }

  private func setRowOffset(
    _ path: IndexPath, _ position: UITableView.ScrollPosition, animated: Bool
  ) {
    let rect = rectForRow(at: path)
    let inset = adjustedContentInset
    let header = style == .plain ? places.span(ofHeader: path.section).height : 0
    let top = rect.minY - inset.top - header
    let bottom = rect.maxY - bounds.height + inset.bottom
    var y = contentOffset.y
    switch position {
    case .top: y = top
    case .bottom: y = bottom
    case .middle: y = (rect.minY - inset.top + bottom) / 2
    case .none: y = y > top ? top : max(y, min(bottom, top))
    }
    let offset = CGPoint(x: contentOffset.x, y: axis(.vertical).clamp(y))
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  public func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    loadIfNeeded()
    let middle = bounds.midY
    let nearest = selection.min {
      abs(places.span(ofRow: $0).y - middle) < abs(places.span(ofRow: $1).y - middle)
    }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }
}
