import Foundation

extension UITableView {
  /// Heights of what has no height of its own, points.
  enum Standard {
    static let row: CGFloat = 44
    /// A title's header in a plain table [?].
    static let plainHeader: CGFloat = 28
    static let plainPadding: CGFloat = 22
    /// With and without a title in a grouped table [?].
    static let groupedHeader: CGFloat = 38
    static let groupedFirst: CGFloat = 35
    static let groupedGap: CGFloat = 17.5
  }

  func loadIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    dropAllViews()
    selection = []
    highlighted = nil
    measuredWidth = bounds.width
    let count = dataSource?.numberOfSections(in: self) ?? 0
    let sections = (0..<max(0, count)).map { section in
      makeSection(
        section,
        rows: dataSource.map { $0.tableView(self, numberOfRowsInSection: section) } ?? 0)
    }
    setPlaces(sections)
  }

  /// Takes the heights over and makes the content as high.
  func setPlaces(_ sections: [TableLayout.Section]) {
    places = TableLayout(
      top: tableHeaderView?.bounds.height ?? 0, sections: sections,
      bottom: tableFooterView?.bounds.height ?? 0)
    updateContentSize()
  }

  func updateContentSize() {
    contentSize = CGSize(width: bounds.width, height: places.height)
  }

  func makeSection(_ section: Int, rows: Int) -> TableLayout.Section {
    let delegate = delegate
    return TableLayout.Section(
      padding: headerPadding(section), header: headerHeight(section, delegate),
      rows: (0..<max(0, rows)).map { makeRow(IndexPath(row: $0, section: section), delegate) },
      footer: footerHeight(section, delegate))
  }

  func makeRow(
    _ path: IndexPath, _ delegate: (any UITableViewDelegate)?
  ) -> TableLayout.Row {
    let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if height.isFinite, height >= 0 { return TableLayout.Row(height: height) }
    let estimate =
      delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    let guess = estimate.isFinite && estimate > 0 ? estimate : Standard.row
    return TableLayout.Row(height: guess, isEstimate: true)
  }

  // MARK: Headers and footers

  func headerTitle(_ section: Int) -> String? {
    dataSource?.tableView(self, titleForHeaderInSection: section)
  }

  func footerTitle(_ section: Int) -> String? {
    dataSource?.tableView(self, titleForFooterInSection: section)
  }

  private func headerPadding(_ section: Int) -> CGFloat {
    guard style == .plain, hasHeader(section) else { return 0 }
    let padding = sectionHeaderTopPadding
    return padding >= 0 && padding.isFinite ? padding : Standard.plainPadding
  }

  private func hasHeader(_ section: Int) -> Bool {
    headerTitle(section) != nil
      || delegate?.tableView(self, viewForHeaderInSection: section) != nil
  }

  private func headerHeight(
    _ section: Int, _ delegate: (any UITableViewDelegate)?
  ) -> CGFloat {
    let height = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    if height >= 0, height.isFinite { return height }
    let view = delegate?.tableView(self, viewForHeaderInSection: section)
    if let view { return fittingHeight(of: view) }
    let hasTitle = headerTitle(section) != nil
    if style == .plain { return hasTitle ? Standard.plainHeader : 0 }
    if hasTitle { return Standard.groupedHeader + (section == 0 ? Standard.groupedGap : 0) }
    return section == 0 ? Standard.groupedFirst : Standard.groupedGap
  }

  private func footerHeight(
    _ section: Int, _ delegate: (any UITableViewDelegate)?
  ) -> CGFloat {
    let height = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if height >= 0, height.isFinite { return height }
    let view = delegate?.tableView(self, viewForFooterInSection: section)
    if let view { return fittingHeight(of: view) }
    if footerTitle(section) != nil {
      return style == .plain ? Standard.plainHeader : Standard.groupedHeader
    }
    return style == .plain ? 0 : Standard.groupedGap
  }

  /// By its constraints, else the height that it has.
  private func fittingHeight(of view: UIView) -> CGFloat {
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return fitting > 0 ? fitting : max(view.bounds.height, 0)
  }

  // MARK: Changes of the table's own

  /// Heights are asked for again; rows and selection stay.
  func heightsChanged() {
    guard isLoaded else { return }
    setPlaces(
      places.sections.indices.map { makeSection($0, rows: places.sections[$0].rows.count) })
    setNeedsLayout()
  }

  func endViewReplaced(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    guard isLoaded else { return }
    setPlaces(places.sections)
    setNeedsLayout()
  }

  func backgroundReplaced(_ old: UIView?) {
    if old !== backgroundView { old?.removeFromSuperview() }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  private func dropAllViews() {
    for (path, cell) in cells {
      recycle(cell)
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
    cells = [:]
    for view in Array(headers.values) + Array(footers.values) { view.removeFromSuperview() }
    (headers, footers) = ([:], [:])
  }
}
