import Foundation

/// The coordinates and the direction in which a constraint is written down.
@MainActor struct LayoutSpace {
  /// The view in whose interior everything is.
  let view: UIView
  let isRightToLeft: Bool

  init(_ view: UIView) {
    self.view = view
    isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

extension LayoutEngine {
  /// One side of a constraint, in the coordinates of the space.
  func expression(_ operand: LayoutOperand, in space: LayoutSpace) -> LinearExpression? {
    guard let item = operand.item, operand.isWhole else { return nil }
    guard var start = expression(of: item, operand.attribute, in: space) else { return nil }
    guard let endAttribute = operand.endAttribute, let endItem = operand.endItem else {
      return start
    }
    guard var end = expression(of: endItem, endAttribute, in: space) else { return nil }
    if space.isRightToLeft, operand.attribute.isDirectional { swap(&start, &end) }
    end.add(start, times: -1)
    return end
  }

  private func expression(
    of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in space: LayoutSpace
  ) -> LinearExpression? {
    if let inner = attribute.ofMargins {
      guard let view = item as? UIView else { return nil }
      return expression(of: view.layoutMarginsGuide, inner, in: space)
    }
    switch attribute {
    case .leading:
      return expression(of: item, space.isRightToLeft ? .right : .left, in: space)
    case .trailing:
      return expression(of: item, space.isRightToLeft ? .left : .right, in: space)
    case .firstBaseline, .lastBaseline:
      return baseline(of: item, attribute, in: space)
    case .width: return side(.right, of: item, minus: .left, in: space)
    case .height: return side(.bottom, of: item, minus: .top, in: space)
    case .centerX: return middle(.left, .right, of: item, in: space)
    case .centerY: return middle(.top, .bottom, of: item, in: space)
    case .left, .right, .top, .bottom: return edge(attribute, of: item, in: space)
    default: return nil
    }
  }

  private func middle(
    _ start: NSLayoutConstraint.Attribute, _ end: NSLayoutConstraint.Attribute,
    of item: any LayoutItem, in space: LayoutSpace
  ) -> LinearExpression {
    var expression = LinearExpression()
    expression.add(edge(start, of: item, in: space), times: 0.5)
    expression.add(edge(end, of: item, in: space), times: 0.5)
    return expression
  }

  /// A length, by the alignment rectangle.
  private func side(
    _ end: NSLayoutConstraint.Attribute, of item: any LayoutItem,
    minus start: NSLayoutConstraint.Attribute, in space: LayoutSpace
  ) -> LinearExpression {
    let insets = (item as? UIView)?.alignmentRectInsets ?? .zero
    let isHorizontal = end == .right
    let inset = isHorizontal ? insets.left + insets.right : insets.top + insets.bottom
    return LinearExpression(
      variable(isHorizontal ? .width : .height, of: item), plus: -Double(inset))
  }

  private func edge(
    _ edge: NSLayoutConstraint.Attribute, of item: any LayoutItem, in space: LayoutSpace
  ) -> LinearExpression {
    let isHorizontal = edge == .left || edge == .right
    let isFar = edge == .right || edge == .bottom
    var expression: LinearExpression
    if item === space.view {
      if let content = contentGuide(of: space.view) {
        return self.edge(edge, of: content, in: space)
      }
      expression = origin(of: space.view, isHorizontal)
    } else {
      expression = LinearExpression(variable(isHorizontal ? .x : .y, of: item))
      var container = item.itemContainer
      while let view = container, view !== space.view {
        expression.add(variable(isHorizontal ? .x : .y, of: view))
        expression.add(origin(of: view, isHorizontal), times: -1)
        container = view.superview
      }
    }
    if isFar { expression.add(variable(isHorizontal ? .width : .height, of: item)) }
    let insets = (item as? UIView)?.alignmentRectInsets ?? .zero
    switch edge {
    case .left: expression.constant += Double(insets.left)
    case .right: expression.constant -= Double(insets.right)
    case .top: expression.constant += Double(insets.top)
    default: expression.constant -= Double(insets.bottom)
    }
    return expression
  }

  /// Where the interior of a view begins: a variable only for what scrolls or has been moved.
  private func origin(of view: UIView, _ isHorizontal: Bool) -> LinearExpression {
    guard contentGuide(of: view) != nil || view.bounds.origin != .zero else {
      return LinearExpression()
    }
    return LinearExpression(variable(isHorizontal ? .originX : .originY, of: view))
  }

  /// What constraints from inside of a view to its edges mean, if it is not the view itself.
  func contentGuide(of view: UIView) -> UILayoutGuide? { view.interiorLayoutGuide }

  private func baseline(
    of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in space: LayoutSpace
  ) -> LinearExpression? {
    guard let view = item as? UIView else { return edge(.bottom, of: item, in: space) }
    let isFirst = attribute == .firstBaseline
    let source = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if source !== view, source.isDescendant(of: view) {
      return baseline(of: source, attribute, in: space)
    }
    if isFirst, let distance = view.firstBaselineFromTop {
      var expression = edge(.top, of: view, in: space)
      expression.constant += Double(distance)
      return expression
    }
    var expression = edge(.bottom, of: view, in: space)
    expression.constant -= Double(view.lastBaselineFromBottom ?? 0)
    return expression
  }
}
