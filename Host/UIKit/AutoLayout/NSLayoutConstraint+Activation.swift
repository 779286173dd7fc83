import Foundation

extension NSLayoutConstraint {
  private static var activations = 0

  /// The engine of the tree that the constraint is in.
  var engine: LayoutEngine? { holder?.layoutRoot.layout.engine }

  func activate() {
    guard holder == nil else { return }
    guard meansSomething else { return }
    guard let view = commonView else {
      return HostReport.once(
        "a constraint whose items have no view in common stays inactive: \(summary)")
    }
    hold(in: view)
  }

  /// Whether the two sides can be compared. Those for which UIKit raises an exception stay inactive,
  /// and are reported: a place that equals a number, places of different axes, a place and a length,
  /// leading and left.
  var meansSomething: Bool {
    guard let problem = first.problem(with: multiplier == 0 ? nil : second) else { return true }
    HostReport.once("a constraint \(problem) stays inactive: \(summary)")
    return false
  }

  /// Makes `view` hold the constraint and brings it into the view's engine.
  func hold(in view: UIView) {
    Self.activations += 1
    order = Self.activations
    holder = view
    view.layout.constraints.append(self)
    for item in items { item.itemLayout.mentions.append(self) }
    view.layout.expectUpdate(of: view)
    view.layoutRoot.layoutEngine.add(self)
  }

  func deactivate() {
    guard let view = holder else { return }
    engine?.remove(self)
    holder = nil
    view.layout.constraints.removeAll { $0 === self }
    for item in items { item.itemLayout.mentions.removeAll { $0 === self } }
  }

  /// Views and guides the constraint mentions, each once.
  var items: [any LayoutItem] {
    var found: [any LayoutItem] = []
    for item in first.items + (second?.items ?? [])
    where !found.contains(where: { $0 === item }) {
      found.append(item)
    }
    return found
  }

  var mentionsBaseline: Bool {
    [first, second].contains {
      $0?.attribute == .firstBaseline || $0?.attribute == .lastBaseline
    }
  }

  /// The nearest view that is, contains or owns every item; nil if there is none, or an item has
  /// gone.
  var commonView: UIView? {
    let operands = [first, second].compactMap { $0 }
    guard operands.allSatisfy(\.isWhole), var common = items.first?.itemView else { return nil }
    for item in items.dropFirst() {
      guard let view = item.itemView else { return nil }
      while !view.isDescendant(of: common) {
        guard let above = common.superview else { return nil }
        common = above
      }
    }
    return common
  }

  /// The constraint in a line, in the manner of UIKit's reports.
  package var summary: String {
    let name = identifier.map { "'\($0)' " } ?? ""
    let symbol = ["<=", "==", ">="][relation.rawValue + 1]
    var right = second.map { multiplier == 1 ? $0.summary : "\(multiplier)*\($0.summary)" } ?? ""
    if right.isEmpty {
      right = "\(constant)"
    } else if constant != 0 {
      right += constant < 0 ? " - \(-constant)" : " + \(constant)"
    }
    let strength = priority.rawValue >= 1000 ? "" : " @\(priority.rawValue)"
    return "<NSLayoutConstraint \(name)\(first.summary) \(symbol) \(right)\(strength)>"
  }
}
