import Foundation

extension LayoutEngine {
  /// Compares the solution with what was last applied, and marks where it differs for layout.
  func publish() {
    guard !isFitting else { return }
    for record in list {
      guard record.kind == .free || record.item is ContentLayoutGuide, let item = record.item
      else { continue }
      let frame = pixelFrame(of: record)
      guard frame != record.frame else { continue }
      record.frame = frame
      item.itemContainer?.setNeedsLayout()
    }
  }

  /// The solved frame, its edges on the nearest pixels.
  private func pixelFrame(of record: ItemRecord) -> CGRect {
    let scale = Double(root?.pixelScale ?? 1)
    func value(_ component: LayoutComponent) -> Double {
      record.variables[component.rawValue].map { solver.value(of: $0) } ?? 0
    }
    func pixels(_ value: Double) -> Double {
      // Halves go up, also those that rounding has left a hair below.
      (value * scale + 0.5 + 1e-6).rounded(.down)
    }
    let (left, top) = (pixels(value(.x)), pixels(value(.y)))
    let (right, bottom) = (
      pixels(value(.x) + value(.width)), pixels(value(.y) + value(.height))
    )
    return CGRect(
      x: left / scale, y: top / scale, width: max(0, right - left) / scale,
      height: max(0, bottom - top) / scale)
  }

  /// The frame found for an item; nil for one that the engine does not place.
  package func frame(of view: UIView) -> CGRect? {
    guard let record = records[ObjectIdentifier(view)], record.kind == .free else { return nil }
    return record.frame
  }

  func solvedFrame(of guide: UILayoutGuide) -> CGRect {
    records[ObjectIdentifier(guide)]?.frame ?? .zero
  }

  /// The size of a scroll view's content, if constraints determine it.
  func contentSize(by guide: UILayoutGuide) -> CGSize? {
    guard let record = records[ObjectIdentifier(guide)],
      record.variables[LayoutComponent.width.rawValue] != nil
        || record.variables[LayoutComponent.height.rawValue] != nil
    else { return nil }
    return record.frame?.size
  }

  // MARK: Questions

  /// Whether another frame would satisfy the constraints as well.
  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    flush()
    guard let record = records[ObjectIdentifier(item)] else { return false }
    return LayoutComponent.frame.contains { component in
      guard let variable = record.variables[component.rawValue] else { return false }
      return !solver.isDetermined(variable)
    }
  }

  /// The app's constraints that the frame along an axis follows from.
  func constraints(
    affecting item: any LayoutItem, along axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    flush()
    guard let record = records[ObjectIdentifier(item)] else { return [] }
    var found: [NSLayoutConstraint] = []
    for component in LayoutComponent.frame where component.isHorizontal == (axis == .horizontal) {
      guard let variable = record.variables[component.rawValue] else { continue }
      for id in solver.constraints(deciding: variable) {
        if let constraint = owners[id]?.app, !found.contains(where: { $0 === constraint }) {
          found.append(constraint)
        }
      }
    }
    return found.sorted { $0.order < $1.order }
  }
}

extension UIView {
  /// Pixels a point of the screen that the view is, or would be, on.
  var pixelScale: CGFloat { window?.screen.scale ?? UIScreen.main.scale }
}
