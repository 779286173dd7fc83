import Foundation

extension StoryboardScene {
  func addConstraints(from element: StoryboardElement, in view: UIView) {
    for each in element.child("constraints")?.children("constraint") ?? [] {
      // A placeholder is there for Interface Builder alone.
      if each.flag("placeholder") == true { continue }
      guard let made = constraint(each, in: view) else { continue }
      if let id = each["id"] { remember(made, id) }
      made.isActive = true
    }
  }

  private func constraint(
    _ element: StoryboardElement, in view: UIView
  ) -> NSLayoutConstraint? {
    guard let first = item(element["firstItem"]) ?? (element["firstItem"] == nil ? view : nil),
      let attribute = element["firstAttribute"].flatMap(Self.attribute)
    else {
      HostReport.once("storyboard: a constraint that is not read: \(element.attributes)")
      return nil
    }
    let second = element["secondItem"].map { item($0) }
    if let second, second == nil { return nil }
    let otherAttribute = element["secondAttribute"].flatMap(Self.attribute) ?? .notAnAttribute
    // An attribute without an item is the view's own.
    let other: AnyObject? = otherAttribute == .notAnAttribute ? nil : (second ?? view)
    let made = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation(element["relation"]), toItem: other,
      attribute: otherAttribute, multiplier: multiplier(element["multiplier"]),
      constant: element.number("constant") ?? 0)
    if let priority = element.number("priority") {
      made.priority = UILayoutPriority(Float(priority))
    }
    made.identifier = element["identifier"]
    return made
  }

  private func item(_ id: String?) -> AnyObject? { id.flatMap(object) }

  private func relation(_ name: String?) -> NSLayoutConstraint.Relation {
    switch name {
    case "greaterThanOrEqual": .greaterThanOrEqual
    case "lessThanOrEqual": .lessThanOrEqual
    default: .equal
    }
  }

  /// "0.5" or "1:2".
  private func multiplier(_ text: String?) -> CGFloat {
    guard let text else { return 1 }
    let parts = text.split(separator: ":").compactMap { Double($0) }
    if parts.count == 2, parts[1] != 0 { return parts[0] / parts[1] }
    return parts.first ?? 1
  }

  private static func attribute(_ name: String) -> NSLayoutConstraint.Attribute? {
    let names: [String: NSLayoutConstraint.Attribute] = [
      "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
      "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
      "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
      "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
      "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
      "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
      "centerYWithinMargins": .centerYWithinMargins,
    ]
    return names[name]
  }
}
