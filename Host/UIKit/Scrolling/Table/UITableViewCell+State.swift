import Foundation

extension UITableViewCell {
  /// The colour of the cells of a grouped table, unless the app has set one.
  func applyTableStyle(_ style: UITableView.Style) {
    guard usesTableColor, isGrouped != (style == .grouped) else { return }
    isGrouped = style == .grouped
    backgroundColor = isGrouped ? .secondarySystemGroupedBackground : .systemBackground
    usesTableColor = true
  }

  // MARK: Highlight and selection

  func showSelection(animated: Bool) {
    let isShown = (selected || highlighted) && selectionStyle != .none
    if hasLabels {
      labels.text.isHighlighted = isShown
      if cellStyle != .default { labels.detail.isHighlighted = isShown }
    }
    guard isShown || standardSelection != nil || selectedBackgroundView != nil else { return }
    let view = selectionView
    let change = { view.alpha = isShown ? 1 : 0 }
    if animated, window != nil {
      UIView.animate(withDuration: 0.3, animations: change)
    } else {
      change()
    }
  }

  private var selectionView: UIView {
    if let own = selectedBackgroundView {
      standardSelection?.removeFromSuperview()
      standardSelection = nil
      if own.superview !== self { insertSubview(own, at: backgroundView == nil ? 0 : 1) }
      own.frame = bounds
      return own
    }
    if let view = standardSelection { return view }
    let view = UIView(frame: bounds)
    view.isUserInteractionEnabled = false
    view.backgroundColor = .systemGray4
    view.alpha = 0
    standardSelection = view
    insertSubview(view, at: backgroundView == nil ? 0 : 1)
    return view
  }

  func replaceBackground(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  // MARK: Editing

  func changeEditing(_ editing: Bool, _ animated: Bool) {
    guard editing != self.editing else { return makeControls() }
    let mask: UITableViewCell.StateMask = editing ? .showingEditControl : []
    willTransition(to: mask)
    self.editing = editing
    makeControls()
    accessoriesChanged()
    guard animated, window != nil else {
      dropControlsIfIdle()
      didTransition(to: mask)
      return
    }
    UIView.performWithoutAnimation {
      self.editing.toggle()
      layoutIfNeeded()
      self.editing.toggle()
    }
    UIView.animate(
      withDuration: 0.3,
      animations: {
        self.setNeedsLayout()
        self.layoutIfNeeded()
      },
      completion: { _ in
        self.dropControlsIfIdle()
        self.didTransition(to: mask)
      })
  }

  private func makeControls() {
    guard editing else { return dropControlsIfIdle() }
    if editControl?.style != shownEditingStyle {
      editControl?.removeFromSuperview()
      editControl = nil
      if shownEditingStyle != .none {
        let control = CellEditControl(shownEditingStyle)
        control.addTarget(for: .touchUpInside) { [weak self] _ in self?.editControlTapped() }
        addSubview(control)
        editControl = control
      }
    }
    if canMove, reorderControl == nil {
      let control = ReorderControl(frame: .zero)
      control.cell = self
      addSubview(control)
      reorderControl = control
    } else if !canMove {
      reorderControl?.removeFromSuperview()
      reorderControl = nil
    }
    setNeedsLayout()
  }

  private func dropControlsIfIdle() {
    guard !editing else { return }
    editControl?.removeFromSuperview()
    reorderControl?.removeFromSuperview()
    (editControl, reorderControl) = (nil, nil)
  }

  private func editControlTapped() {
    guard let table, let path = table.indexPath(for: self) else { return }
    if shownEditingStyle == .insert {
      table.dataSource?.tableView(table, commit: .insert, forRowAt: path)
    } else {
      table.swipe.open(self, animated: true)
    }
  }

  // MARK: Confirmation

  /// Puts the button for deleting at the cell's end, to be brought out by `swipeOffset`.
  func makeConfirmation(title: String) -> DeleteConfirmation {
    if let confirmation { return confirmation }
    willTransition(to: .showingDeleteConfirmation)
    let view = DeleteConfirmation(title: title)
    confirmation = view
    insertSubview(view, belowSubview: contentView)
    return view
  }

  func closeConfirmation() {
    guard let confirmation else { return }
    confirmation.removeFromSuperview()
    self.confirmation = nil
    swipeOffset = 0
    didTransition(to: editing ? .showingEditControl : [])
  }
}
