import Foundation

/// Writes constraints for a row of a visual format.
@MainActor struct VisualFormatWriter {
  let row: VisualFormatRow
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  /// Nil if a name is unknown, or there is no superview where one is needed.
  func constraints() -> [NSLayoutConstraint]? {
    var written: [NSLayoutConstraint] = []
    var items: [(item: any LayoutItem, isSuperview: Bool)] = []
    for member in row.members {
      guard let item = item(of: member) else { return nil }
      for predicate in member.lengths {
        guard let constraint = length(of: item, predicate) else { return nil }
        written.append(constraint)
      }
      if let before = items.last {
        guard let gap = gap(from: before, to: (item, member.name == nil), member.gap) else {
          return nil
        }
        written += gap
      }
      items.append((item, member.name == nil))
    }
    return written + alignment(items.filter { !$0.isSuperview }.map(\.item))
  }

  // MARK: Names

  private func item(of member: VisualFormatRow.Member) -> (any LayoutItem)? {
    if let name = member.name { return views[name] as? any LayoutItem }
    let first = row.members.lazy.compactMap(\.name).first
    return (first.flatMap { views[$0] } as? any LayoutItem)?.itemContainer
  }

  private func number(_ amount: VisualFormatRow.Amount) -> CGFloat? {
    switch amount {
    case .number(let number): number
    case .name(let name):
      switch metrics[name] {
      case let number as CGFloat: number
      case let number as Double: number
      case let number as Float: CGFloat(number)
      case let number as Int: CGFloat(number)
      case let number as NSNumber: number.doubleValue
      default: nil
      }
    }
  }

  private func prioritised(
    _ constraint: NSLayoutConstraint, _ predicate: VisualFormatRow.Predicate
  ) -> NSLayoutConstraint? {
    guard let priority = predicate.priority else { return constraint }
    guard let value = number(priority) else { return nil }
    constraint.priority = UILayoutPriority(Float(value))
    return constraint
  }

  // MARK: Attributes

  private var isHorizontal: Bool { row.axis == .horizontal }
  private var length: NSLayoutConstraint.Attribute { isHorizontal ? .width : .height }

  private var sides: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    guard isHorizontal else { return (.top, .bottom) }
    let direction = options.intersection(.directionMask)
    if direction == .directionLeftToRight { return (.left, .right) }
    return direction == .directionRightToLeft ? (.right, .left) : (.leading, .trailing)
  }

  private func margin(_ side: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
    switch side {
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    default: .bottomMargin
    }
  }

  // MARK: Constraints

  private func length(
    of item: any LayoutItem, _ predicate: VisualFormatRow.Predicate
  ) -> NSLayoutConstraint? {
    let own = LayoutOperand(item: item, attribute: length)
    if case .name(let name) = predicate.amount, let other = views[name] as? any LayoutItem {
      let constraint = NSLayoutConstraint(
        own, predicate.relation, LayoutOperand(item: other, attribute: length))
      return prioritised(constraint, predicate)
    }
    guard let number = number(predicate.amount) else { return nil }
    return prioritised(
      NSLayoutConstraint(own, predicate.relation, nil, constant: number), predicate)
  }

  private func gap(
    from before: (item: any LayoutItem, isSuperview: Bool),
    to after: (item: any LayoutItem, isSuperview: Bool), _ gap: VisualFormatRow.Gap
  ) -> [NSLayoutConstraint]? {
    let isByBaseline = options.contains(.spacingBaselineToBaseline) && !isHorizontal
    var end = before.isSuperview ? sides.start : isByBaseline ? .lastBaseline : sides.end
    var start = after.isSuperview ? sides.end : isByBaseline ? .firstBaseline : sides.start
    var predicates: [VisualFormatRow.Predicate]
    switch gap {
    case .none: predicates = [VisualFormatRow.Predicate(amount: .number(0))]
    case .standard:
      // To the superview the standard room is its margin, between views 8 points.
      let isAtEdge = before.isSuperview || after.isSuperview
      if before.isSuperview { end = margin(end) }
      if after.isSuperview { start = margin(start) }
      predicates = [VisualFormatRow.Predicate(amount: .number(isAtEdge ? 0 : systemSpacing))]
    case .predicates(let list): predicates = list
    }
    let first = LayoutOperand(item: after.item, attribute: start)
    let second = LayoutOperand(item: before.item, attribute: end)
    let isBackwards = sides.start == .right
    var written: [NSLayoutConstraint] = []
    for predicate in predicates {
      guard let number = number(predicate.amount) else { return nil }
      let constraint =
        isBackwards
        ? NSLayoutConstraint(second, predicate.relation, first, constant: number)
        : NSLayoutConstraint(first, predicate.relation, second, constant: number)
      guard let done = prioritised(constraint, predicate) else { return nil }
      written.append(done)
    }
    return written
  }

  private func alignment(_ items: [any LayoutItem]) -> [NSLayoutConstraint] {
    zip(items, items.dropFirst()).flatMap { item, next in
      options.alignments.map { attribute in
        NSLayoutConstraint(
          LayoutOperand(item: item, attribute: attribute), .equal,
          LayoutOperand(item: next, attribute: attribute))
      }
    }
  }
}
