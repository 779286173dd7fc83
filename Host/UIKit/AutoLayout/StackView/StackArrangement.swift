import Foundation

/// The constraints by which a stack view arranges, under the names that UIKit gives them.
@MainActor struct StackArrangement {
  let stack: UIStackView
  let views: [UIView]
  let hidden: [UIView]
  let spacingAfter: (UIView) -> CGFloat

  func constraints() -> [NSLayoutConstraint] {
    var rules = chain() + collapsed()
    guard !views.isEmpty else { return rules + empty() }
    rules += distribution()
    for view in views { rules += across(view) }
    rules += alongBaseline()
    if stack.alignment != .fill { rules.append(fit(spanOf: canvas)) }
    return rules
  }

  // MARK: Words

  private var isHorizontal: Bool { stack.axis == .horizontal }
  private var canvas: any LayoutItem {
    stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }
  /// Along the axis.
  private var start: NSLayoutConstraint.Attribute { isHorizontal ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { isHorizontal ? .trailing : .bottom }
  private var length: NSLayoutConstraint.Attribute { isHorizontal ? .width : .height }
  private var middle: NSLayoutConstraint.Attribute { isHorizontal ? .centerX : .centerY }
  /// Across it.
  private var crossStart: NSLayoutConstraint.Attribute { isHorizontal ? .top : .leading }
  private var crossEnd: NSLayoutConstraint.Attribute { isHorizontal ? .bottom : .trailing }
  private var crossLength: NSLayoutConstraint.Attribute { isHorizontal ? .height : .width }
  private var crossMiddle: NSLayoutConstraint.Attribute { isHorizontal ? .centerY : .centerX }

  private func operand(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute
  ) -> LayoutOperand {
    LayoutOperand(item: item, attribute: attribute)
  }

  private func rule(
    _ name: String, _ first: LayoutOperand, _ relation: NSLayoutConstraint.Relation,
    _ second: LayoutOperand?, times multiplier: CGFloat = 1, plus constant: CGFloat = 0,
    priority: Float = 1000
  ) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      first, relation, second, multiplier: multiplier, constant: constant)
    made.identifier = "UISV-\(name)"
    made.priority = UILayoutPriority(priority)
    return made
  }

  // MARK: Along the axis

  /// From one edge over all visible views to the other.
  private func chain() -> [NSLayoutConstraint] {
    guard let first = views.first, let last = views.last else { return [] }
    var rules = [
      rule("canvas-connection", operand(first, start), .equal, operand(canvas, start)),
      rule("canvas-connection", operand(last, end), .equal, operand(canvas, end)),
    ]
    let isExact = stack.distribution != .equalSpacing && stack.distribution != .equalCentering
    let isByBaseline = stack.isBaselineRelativeArrangement && !isHorizontal
    for (view, next) in zip(views, views.dropFirst()) {
      rules.append(
        rule(
          "spacing", operand(next, isByBaseline ? .firstBaseline : start),
          isExact ? .equal : .greaterThanOrEqual,
          operand(view, isByBaseline ? .lastBaseline : end), plus: spacingAfter(view)))
    }
    return rules
  }

  private func distribution() -> [NSLayoutConstraint] {
    switch stack.distribution {
    case .fill: []
    case .fillEqually:
      views.dropFirst().map { view in
        rule("fill-equally", operand(view, length), .equal, operand(views[0], length))
      }
    case .fillProportionally: proportional()
    case .equalSpacing: equalDistances("distributing", from: end, to: start, priority: 1000)
    // Gives way to the spacing, and to what the views want to be.
    case .equalCentering: equalDistances("centering", from: middle, to: middle, priority: 149)
    }
  }

  private func proportional() -> [NSLayoutConstraint] {
    func wish(_ view: UIView) -> CGFloat {
      let size = view.intrinsicContentSize
      return isHorizontal ? size.width : size.height
    }
    let wishing = views.filter { wish($0) > 0 }
    guard let reference = wishing.first else { return [] }
    return wishing.dropFirst().map { view in
      rule(
        "fill-proportionally", operand(view, length), .equal, operand(reference, length),
        times: wish(view) / wish(reference), priority: 999)
    }
  }

  private func equalDistances(
    _ name: String, from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute,
    priority: Float
  ) -> [NSLayoutConstraint] {
    let gaps = zip(views, views.dropFirst()).map { view, next in
      LayoutOperand(from: operand(view, from), to: operand(next, to))
    }
    guard let first = gaps.first else { return [] }
    return gaps.dropFirst().map { rule(name, $0, .equal, first, priority: priority) }
  }

  /// Hidden views have no length, at the place where they would be.
  private func collapsed() -> [NSLayoutConstraint] {
    let all = stack.arrangedSubviews
    return hidden.flatMap { view in
      let index = all.firstIndex { $0 === view } ?? 0
      let before = all[..<index].last { !$0.isHidden }
      return [
        rule("hiding", operand(view, length), .equal, nil, priority: 999),
        rule(
          "hiding", operand(view, start), .equal,
          before.map { operand($0, end) } ?? operand(canvas, start), priority: 999),
        rule("hiding", operand(view, crossStart), .equal, operand(canvas, crossStart)),
        // As long across as it was, where nothing else is asked: it may be on its way out.
        rule("hiding", operand(view, crossEnd), .equal, operand(canvas, crossEnd), priority: 2),
      ]
    }
  }

  /// A stack of nothing wants to be nothing.
  private func empty() -> [NSLayoutConstraint] {
    [fit(canvas, length), fit(canvas, crossLength)]
  }

  // MARK: Across the axis

  private func across(_ view: UIView) -> [NSLayoutConstraint] {
    let isAtStart = stack.alignment == .fill || stack.alignment == .leading
    let isAtEnd = stack.alignment == .fill || stack.alignment == .trailing
    var rules = [
      rule(
        "alignment", operand(view, crossStart), isAtStart ? .equal : .greaterThanOrEqual,
        operand(canvas, crossStart)),
      rule(
        "alignment", operand(view, crossEnd), isAtEnd ? .equal : .lessThanOrEqual,
        operand(canvas, crossEnd)),
    ]
    if stack.alignment == .center {
      rules.append(
        rule("alignment", operand(view, crossMiddle), .equal, operand(canvas, crossMiddle)))
    }
    return rules
  }

  private func alongBaseline() -> [NSLayoutConstraint] {
    let baseline: NSLayoutConstraint.Attribute
    switch stack.alignment {
    case .firstBaseline: baseline = .firstBaseline
    case .lastBaseline: baseline = .lastBaseline
    default: return []
    }
    // Baselines are horizontal; views above each other have none in common.
    guard isHorizontal else { return [] }
    return views.dropFirst().map { view in
      rule("alignment", operand(view, baseline), .equal, operand(views[0], baseline))
    }
  }

  private func fit(spanOf canvas: any LayoutItem) -> NSLayoutConstraint {
    fit(canvas, crossLength)
  }

  /// As small as the views let it, were it only for this.
  private func fit(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute
  ) -> NSLayoutConstraint {
    rule("spanning-fit", operand(item, attribute), .equal, nil, priority: 51)
  }
}
