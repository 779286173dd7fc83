import Foundation

extension UITableView {
  /// Seconds [?].
  static let updateDuration = 0.3

  /// Shows rows going, coming and moving.
  func animate(
    _ changes: TableChanges, _ going: [(cell: UITableViewCell, animation: RowAnimation)],
    _ before: TableLayout, _ origins: [IndexPath: IndexPath], _ completion: ((Bool) -> Void)?
  ) {
    let visible = places.rows(from: bounds.minY, to: bounds.maxY)
    for path in visible where cells[path] == nil {
      let cell = bringIn(path)
      guard window != nil else { continue }
      UIView.performWithoutAnimation {
        if let animation = changes.animationIn(of: path) {
          disguise(cell, animation)
        } else if let old = origins[path] {
          cell.frame = frame(of: before.span(ofRow: old))
        } else {
          disguise(cell, .fade)
        }
      }
    }
    guard window != nil else {
      for (cell, _) in going { recycle(cell) }
      setNeedsLayout()
      layoutIfNeeded()
      completion?(true)
      return
    }
    leaving += going.map(\.cell)
    UIView.animate(
      withDuration: Self.updateDuration, delay: 0, options: [.curveEaseInOut],
      animations: { [self] in
        for (cell, animation) in going { disguise(cell, animation) }
        for path in visible { cells[path]?.alpha = 1 }
        setNeedsLayout()
        layoutIfNeeded()
      },
      completion: { [weak self] finished in
        for (cell, _) in going {
          self?.leaving.removeAll { $0 === cell }
          self?.recycle(cell)
        }
        completion?(finished)
      })
    for (cell, animation) in going where animation == .none { cell.isHidden = true }
  }

  /// How a cell looks before it has come, or after it has gone.
  private func disguise(_ cell: UITableViewCell, _ animation: UITableView.RowAnimation) {
    switch animation {
    case .none: break
    case .left: cell.frame.origin.x = -bounds.width
    case .right: cell.frame.origin.x = bounds.width
    case .top:
      cell.frame.origin.y -= cell.frame.height
      cell.alpha = 0
    case .bottom:
      cell.frame.origin.y += cell.frame.height
      cell.alpha = 0
    case .fade, .middle, .automatic: cell.alpha = 0
    }
  }
}
