import Foundation

extension LayoutEngine {
  /// Asks a view for its intrinsic size and says it in constraints.
  func refreshContent(of record: ItemRecord) {
    guard record.kind == .free, let view = record.view else { return }
    let size = view.intrinsicContentSize
    record.unwrapped = view.contentSize(wrappedIn: size.width) == nil ? nil : size
    record.wrapped = nil
    say(size, of: view, record)
  }

  /// Where the content's height depends on its width: first as wide as it wants, then, for the
  /// width that it was given, as high as that needs.
  func wrapContents() {
    let wrapping = list.filter { $0.unwrapped != nil }
    guard !wrapping.isEmpty else { return }
    var changes = false
    for record in wrapping {
      guard let view = record.view, let size = record.unwrapped,
        record.content[0]?.length != size.width
      else { continue }
      say(size, of: view, record)
      changes = true
    }
    if changes { settle() }
    changes = false
    for record in wrapping {
      guard let view = record.view, let size = wrappedSize(of: record, view) else { continue }
      guard record.content[0]?.length != size.width || record.content[1]?.length != size.height
      else { continue }
      say(size, of: view, record)
      changes = true
    }
    if changes { settle() }
  }

  private func wrappedSize(of record: ItemRecord, _ view: UIView) -> CGSize? {
    guard let unwrapped = record.unwrapped else { return nil }
    let insets = view.alignmentRectInsets
    let width = solver.value(of: variable(.width, of: record)) - Double(insets.left + insets.right)
    // Rounding must not wrap what just fits.
    if width >= Double(unwrapped.width) - 1e-3 { return unwrapped }
    if let wrapped = record.wrapped, abs(wrapped.width - CGFloat(width)) < 1e-3 {
      return wrapped.size
    }
    guard let size = view.contentSize(wrappedIn: CGFloat(width)) else { return nil }
    record.wrapped = (CGFloat(width), size)
    return size
  }

  private func say(_ size: CGSize, of view: UIView, _ record: ItemRecord) {
    say(size.width, .horizontal, .width, of: view, record)
    say(size.height, .vertical, .height, of: view, record)
  }

  private func say(
    _ length: CGFloat, _ axis: NSLayoutConstraint.Axis, _ component: LayoutComponent,
    of view: UIView, _ record: ItemRecord
  ) {
    let insets = view.alignmentRectInsets
    let inset = axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    let isThere = length.isFinite && length >= 0
    let constant = -Double(length + inset)
    if let rule = record.content[axis.rawValue] {
      guard isThere else {
        for id in [rule.atMost, rule.atLeast] {
          take(out: id)
          record.systemIDs.removeAll { $0 == id }
        }
        record.content[axis.rawValue] = nil
        return
      }
      guard rule.length != length else { return }
      record.content[axis.rawValue]?.length = length
      solver.setConstant(constant, of: rule.atMost)
      solver.setConstant(constant, of: rule.atLeast)
      return
    }
    guard isThere else { return }
    let expression = LinearExpression(variable(component, of: record), plus: constant)
    let layout = view.layout
    let atMost = insert(
      SolverConstraint(
        expression, .lessThanOrEqual,
        strength: Strength(priority: layout.hugging[axis.rawValue].rawValue)),
      for: .content(of: record))
    let atLeast = insert(
      SolverConstraint(
        expression, .greaterThanOrEqual,
        strength: Strength(priority: layout.resistance[axis.rawValue].rawValue)),
      for: .content(of: record))
    if let atMost, let atLeast {
      record.content[axis.rawValue] = ItemRecord.ContentRule(
        atMost: atMost, atLeast: atLeast, length: length)
    }
  }

  /// Hugging or compression resistance has changed.
  func contentPriorityChanged(_ view: UIView, _ axis: NSLayoutConstraint.Axis) {
    guard let record = records[ObjectIdentifier(view)],
      let rule = record.content[axis.rawValue]
    else { return }
    let layout = view.layout
    markDirty()
    for (id, priority) in [
      (rule.atMost, layout.hugging[axis.rawValue]),
      (rule.atLeast, layout.resistance[axis.rawValue]),
    ] {
      do {
        try solver.setStrength(Strength(priority: priority.rawValue), of: id)
      } catch {
        resolve(error)
      }
    }
  }

  func contentChanged(_ view: UIView) {
    guard records[ObjectIdentifier(view)] != nil else { return }
    staleContent.append(Weak(view))
    markDirty()
    // Where the baselines are is written into the constraints.
    for constraint in view.layout.mentions where constraint.mentionsBaseline {
      guard installed[ObjectIdentifier(constraint)] != nil else { continue }
      uninstall(constraint)
      add(constraint)
    }
  }
}
