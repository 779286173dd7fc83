import Foundation

extension LayoutEngine {
  /// The record of an item, made if there is none.
  func record(for item: any LayoutItem) -> ItemRecord {
    if let record = records[ObjectIdentifier(item)] { return record }
    let record = ItemRecord(item, kind(of: item))
    records[ObjectIdentifier(item)] = record
    list.append(record)
    prepare(record)
    return record
  }

  private func kind(of item: any LayoutItem) -> ItemRecord.Kind {
    if let guide = item as? UILayoutGuide { return guide.isSystems ? .system : .free }
    if item === root { return isFitting ? .free : .given }
    return item.itemView?.translatesAutoresizingMaskIntoConstraints == true ? .given : .free
  }

  private func prepare(_ record: ItemRecord) {
    if record.kind == .free {
      for component in LayoutComponent.frame { _ = variable(component, of: record) }
    }
    installRules(of: record)
  }

  /// Adds what the engine itself says about an item, by its kind.
  func installRules(of record: ItemRecord) {
    let components = LayoutComponent.allCases.filter { record.variables[$0.rawValue] != nil }
    for component in components
    where record.kind == .given || !LayoutComponent.frame.contains(component) {
      installRule(component, of: record)
    }
    if record.kind == .system { installSystemRules(of: record) }
    guard record.kind == .free else { return }
    for component in [LayoutComponent.width, .height] {
      // Lengths are not negative, whatever the constraints leave open.
      let length = LinearExpression(variable(component, of: record))
      _ = insert(SolverConstraint(length, .greaterThanOrEqual), for: .frame(of: record))
    }
    refreshContent(of: record)
  }

  func variable(_ component: LayoutComponent, of item: any LayoutItem) -> SolverVariable {
    variable(component, of: record(for: item))
  }

  /// The variable; for a given frame with the equation that says what it is.
  func variable(_ component: LayoutComponent, of record: ItemRecord) -> SolverVariable {
    if let variable = record.variables[component.rawValue] { return variable }
    let variable = solver.makeVariable()
    record.variables[component.rawValue] = variable
    if record.kind == .given || component == .originX || component == .originY {
      installRule(component, of: record)
    }
    return variable
  }

  // MARK: Given frames

  private func installRule(_ component: LayoutComponent, of record: ItemRecord) {
    guard let view = record.view, let variable = record.variables[component.rawValue] else {
      return
    }
    let (factor, constant) = givenNumber(component, of: view)
    var expression = LinearExpression(variable, plus: -Double(constant))
    if factor != 0, let container = view.superview {
      expression.add(self.variable(component.length, of: container), times: -Double(factor))
    }
    let firmness = component == .height ? view.viewLayout?.givenHeightPriority : nil
    let rule = SolverConstraint(
      expression, .equal, strength: Strength(priority: (firmness ?? .required).rawValue))
    if let id = insert(rule, for: .frame(of: record)) {
      record.rules[component.rawValue] = ItemRecord.Rule(id: id, factor: factor)
    }
  }

  /// `component = factor · superview's length + constant`, by the frame and the autoresizing mask.
  private func givenNumber(
    _ component: LayoutComponent, of view: UIView
  ) -> (factor: CGFloat, constant: CGFloat) {
    let frame = view.untransformedFrame
    let number: CGFloat =
      switch component {
      case .x: frame.minX
      case .y: frame.minY
      case .width: frame.width
      case .height: frame.height
      case .originX: view.bounds.minX
      case .originY: view.bounds.minY
      }
    guard view !== root, let container = view.superview, container.autoresizesSubviews,
      component != .originX, component != .originY
    else { return (0, number) }
    let length = component.isHorizontal ? container.bounds.width : container.bounds.height
    let share = view.autoresizingShare(component, in: length)
    return (share, number - share * length)
  }

  /// The frame of a view, given or not, was set.
  func geometryChanged(_ view: UIView) {
    guard let record = records[ObjectIdentifier(view)] else { return }
    for component in LayoutComponent.allCases {
      guard let rule = record.rules[component.rawValue] else { continue }
      let (factor, constant) = givenNumber(component, of: view)
      if abs(factor - rule.factor) < 1e-9 {
        if let old = solver.constraint(rule.id)?.expression.constant, old != -Double(constant) {
          solver.setConstant(-Double(constant), of: rule.id)
          markDirty()
        }
      } else {
        take(out: rule.id)
        record.systemIDs.removeAll { $0 == rule.id }
        record.rules[component.rawValue] = nil
        installRule(component, of: record)
        markDirty()
      }
    }
  }

  /// `translatesAutoresizingMaskIntoConstraints` has changed.
  func translationChanged(_ view: UIView) {
    guard view !== root else { return }
    guard let record = records[ObjectIdentifier(view)] else {
      if !view.translatesAutoresizingMaskIntoConstraints { _ = self.record(for: view) }
      return markDirty()
    }
    dropSystemConstraints(of: record)
    record.kind = kind(of: view)
    record.frame = nil
    prepare(record)
    markDirty()
  }

  func dropSystemConstraints(of record: ItemRecord) {
    for id in record.systemIDs { take(out: id) }
    record.systemIDs = []
    record.rules = record.rules.map { _ in nil }
    record.content = [nil, nil]
    record.unwrapped = nil
    record.wrapped = nil
  }

  // MARK: System's guides

  private func installSystemRules(of record: ItemRecord) {
    guard let guide = record.item as? UILayoutGuide, let owner = guide.owningView else { return }
    for rule in guide.systemRules(in: self, owner: owner) {
      var expression = LinearExpression(
        variable(rule.component, of: record), plus: -Double(rule.constant))
      if rule.followsOwner {
        expression.add(variable(rule.component.length, of: owner), times: -1)
      }
      if let id = insert(SolverConstraint(expression, .equal), for: .guide(record)) {
        record.rules[rule.component.rawValue] = ItemRecord.Rule(id: id, factor: 0)
      }
    }
  }

  /// Insets of a view have changed: its guides follow.
  func systemGuidesChanged(of view: UIView) {
    for guide in view.viewLayout?.systemGuides.values.map({ $0 }) ?? [] {
      guard let record = records[ObjectIdentifier(guide)] else { continue }
      for rule in guide.systemRules(in: self, owner: view) {
        guard let id = record.rules[rule.component.rawValue]?.id,
          solver.constraint(id)?.expression.constant != -Double(rule.constant)
        else { continue }
        solver.setConstant(-Double(rule.constant), of: id)
        markDirty()
      }
    }
  }
}
