import Foundation

extension UITableViewCell {
  /// Numbers of a cell's layout, points.
  enum Metrics {
    /// Above and below text [?]: a line of body text makes a row of 44.
    static let padding: CGFloat = 11
    /// What the sign for deleting takes at the start [?].
    static let editWidth: CGFloat = 38
    static let reorderWidth: CGFloat = 44
    /// From an accessory to the content.
    static let accessoryGap: CGFloat = 8
  }

  var side: CGFloat { systemMinimumMargin }
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  var standardSeparatorInset: UIEdgeInsets {
    var start = side + safeAreaInsets.left
    if hasLabels, labels.hasImage { start = max(start, labels.textStart + contentView.frame.minX) }
    return isMirrored
      ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: start)
      : UIEdgeInsets(top: 0, left: start, bottom: 0, right: 0)
  }

  /// A rectangle measured from the start of the line, on the side where that is.
  private func placed(_ start: CGFloat, _ width: CGFloat) -> CGRect {
    let x = isMirrored ? bounds.width - start - width : start
    return CGRect(x: x, y: 0, width: width, height: bounds.height)
  }

  /// What stands before and after the content.
  private func contentSpan(width: CGFloat) -> (start: CGFloat, width: CGFloat) {
    var start = isMirrored ? safeAreaInsets.right : safeAreaInsets.left
    var end = isMirrored ? safeAreaInsets.left : safeAreaInsets.right
    if editing, shownEditingStyle != .none, indents { start += Metrics.editWidth }
    if showsReorder { end += Metrics.reorderWidth }
    if let accessory = shownAccessoryWidth { end += accessory + side + Metrics.accessoryGap }
    return (start, max(0, width - start - end))
  }

  private var shownAccessoryWidth: CGFloat? {
    if let view = editing ? editingAccessoryView : accessoryView { return view.bounds.width }
    let type = editing ? editingAccessoryType : accessoryType
    return type == .none ? nil : CellAccessory.size(of: type).width
  }

  var showsReorder: Bool { editing && canMove }

  func layOutCell() {
    let span = contentSpan(width: bounds.width)
    var content = placed(span.start, span.width)
    content.origin.x += swipeOffset
    if contentView.frame != content { contentView.frame = content }
    contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: Metrics.padding, leading: side, bottom: Metrics.padding,
      trailing: shownAccessoryWidth == nil ? side : Metrics.accessoryGap)
    if hasLabels { labels.layOut() }
    layOutControls()
    layOutAccessory()
    backgroundView?.frame = bounds
    standardSelection?.frame = bounds
    selectedBackgroundView?.frame = bounds
    separatorLine.place(in: bounds, inset: separatorInset, cell: self)
  }

  private func layOutAccessory() {
    guard let accessory else { return }
    let size =
      accessory is CellAccessory ? CellAccessory.size(of: shownType) : accessory.bounds.size
    let end = (isMirrored ? safeAreaInsets.left : safeAreaInsets.right) + side
    let start = bounds.width - end - size.width - (showsReorder ? Metrics.reorderWidth : 0)
    var frame = placed(start, size.width)
    frame.origin.x += swipeOffset
    frame.origin.y = (bounds.height - size.height) / 2
    frame.size.height = size.height
    if accessory.frame != frame { accessory.frame = frame }
  }

  private var shownType: UITableViewCell.AccessoryType {
    editing ? editingAccessoryType : accessoryType
  }

  private func layOutControls() {
    let start = isMirrored ? safeAreaInsets.right : safeAreaInsets.left
    let shown = editing && shownEditingStyle != .none
    editControl?.frame = placed(shown ? start : start - Metrics.editWidth, Metrics.editWidth)
    let end = isMirrored ? safeAreaInsets.left : safeAreaInsets.right
    reorderControl?.frame = placed(
      bounds.width - (showsReorder ? end + Metrics.reorderWidth : -end), Metrics.reorderWidth)
    if let confirmation {
      var frame = placed(bounds.width - end - confirmation.width, confirmation.width)
      let hidden = confirmation.width - min(abs(swipeOffset), confirmation.width)
      frame.origin.x += isMirrored ? -hidden : hidden
      confirmation.frame = frame
    }
  }

  /// The view for the accessory, made or taken away.
  func accessoriesChanged() {
    let own = editing ? editingAccessoryView : accessoryView
    let type = shownType
    if let own {
      if accessory !== own { accessory?.removeFromSuperview() }
      accessory = own
      if own.superview !== self { addSubview(own) }
    } else if type == .none {
      accessory?.removeFromSuperview()
      accessory = nil
    } else if (accessory as? CellAccessory)?.type != type {
      accessory?.removeFromSuperview()
      let made = CellAccessory(type)
      made.tapped = { [weak self] in self?.accessoryTapped() }
      accessory = made
      addSubview(made)
    }
    setNeedsLayout()
  }

  private func accessoryTapped() {
    guard let table, let path = table.indexPath(for: self) else { return }
    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
  }

  // MARK: Sizes

  func fittingCellSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let width = horizontal == .required || target.width > 0 ? target.width : bounds.width
    let content = contentSpan(width: width).width
    let fitting = contentView.systemLayoutSizeFitting(
      CGSize(width: content, height: target.height), withHorizontalFittingPriority: .required,
      verticalFittingPriority: vertical)
    // Nothing in the content view asks for a height: the labels do.
    if fitting.height > max(target.height, 0) {
      return CGSize(width: width, height: fitting.height)
    }
    return CGSize(width: width, height: sizeThatFits(CGSize(width: width, height: 0)).height)
  }

  func labelledHeight(width: CGFloat) -> CGFloat {
    guard hasLabels else { return UITableView.Standard.row }
    let height = labels.height(width: contentSpan(width: width).width)
    return max(UITableView.Standard.row, height + 2 * Metrics.padding)
  }
}
