/// What constraints speak of: views and layout guides.
@MainActor protocol LayoutItem: AnyObject {
  /// The view in whose coordinates the item's frame is: the superview, or a guide's owner.
  var itemContainer: UIView? { get }
  /// The view itself, or a guide's owner.
  var itemView: UIView? { get }
  var itemLayout: ItemLayout { get }
}

extension UIView: LayoutItem {
  var itemContainer: UIView? { superview }
  var itemView: UIView? { self }
  var itemLayout: ItemLayout { layout }
}

extension UILayoutGuide: LayoutItem {
  var itemContainer: UIView? { owningView }
  var itemView: UIView? { owningView }
}

/// What Auto Layout keeps for an item.
@MainActor package class ItemLayout {
  /// Active constraints that mention the item.
  var mentions: [NSLayoutConstraint] = []
}

/// What Auto Layout keeps for a view.
@MainActor package final class ViewLayout: ItemLayout {
  /// The active constraints that the view holds, the oldest first.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var systemGuides: [SystemGuideKind: UILayoutGuide] = [:]
  /// The engine of the tree of which the view is the root.
  package var engine: LayoutEngine?
  /// For a view whose class does not say how its content wraps: the size in a given width.
  package var wrappedContentSize: (@MainActor (CGFloat) -> CGSize?)?

  /// How much the view resists being larger, smaller than its content; by axis.
  var hugging: [UILayoutPriority] = [.defaultLow, .defaultLow]
  var resistance: [UILayoutPriority] = [.defaultHigh, .defaultHigh]

  /// How firmly a frame that code sets holds its height against constraints from inside: less than
  /// required for the content of a cell whose row has not been measured yet.
  var givenHeightPriority: UILayoutPriority = .required

  var needsUpdate = false
  var descendantNeedsUpdate = false
  private var wasUpdated = false

  /// A view that takes part in Auto Layout is asked to update its constraints once at first.
  func expectUpdate(of view: UIView) {
    guard !wasUpdated else { return }
    wasUpdated = true
    view.setNeedsUpdateConstraints()
  }
}

/// One side of a constraint: an attribute of an item, or the distance between two.
@MainActor struct LayoutOperand {
  weak var item: (any LayoutItem)?
  var attribute: NSLayoutConstraint.Attribute
  /// Where a distance ends.
  weak var endItem: (any LayoutItem)?
  var endAttribute: NSLayoutConstraint.Attribute?

  init(item: (any LayoutItem)?, attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  init(from start: LayoutOperand, to end: LayoutOperand) {
    item = start.item
    attribute = start.attribute
    endItem = end.item
    endAttribute = end.attribute
  }

  var items: [any LayoutItem] { [item, endItem].compactMap { $0 } }
  /// Whether none of the items has gone.
  var isWhole: Bool { item != nil && (endAttribute == nil || endItem != nil) }

  func isSame(as other: LayoutOperand) -> Bool {
    item === other.item && attribute == other.attribute && endItem === other.endItem
      && endAttribute == other.endAttribute
  }

  /// Whether it is a width, a height or a distance, and not a place.
  private var isLength: Bool { endAttribute != nil || attribute.isDimension }

  /// Why the two cannot be compared; nil if they can.
  func problem(with second: LayoutOperand?) -> String? {
    if attribute == .notAnAttribute { return "of no attribute" }
    guard let second, second.attribute != .notAnAttribute else {
      return isLength ? nil : "of a place and a number"
    }
    if isLength != second.isLength { return "of a place and a length" }
    if isLength { return nil }
    if attribute.axis != second.attribute.axis { return "of places along different axes" }
    let fixed: Set<NSLayoutConstraint.Attribute> = [.left, .right, .leftMargin, .rightMargin]
    let isMixed =
      attribute.isDirectional && fixed.contains(second.attribute)
      || second.attribute.isDirectional && fixed.contains(attribute)
    return isMixed ? "of a side by language and a side by direction" : nil
  }

  var summary: String {
    let start = Self.name(of: item) + ".\(attribute)"
    return endAttribute.map { "(\(Self.name(of: endItem)).\($0) - \(start))" } ?? start
  }

  static func name(of item: (any LayoutItem)?) -> String {
    switch item {
    case nil: "gone"
    case let guide as UILayoutGuide:
      guide.identifier.isEmpty ? "\(type(of: guide))" : "\(type(of: guide)):'\(guide.identifier)'"
    case let view as UIView: view.layoutName
    default: "item"
    }
  }
}

extension UIView {
  /// What a view is called in reports: its class, and its accessibility identifier or tag.
  var layoutName: String {
    tag == 0 ? "\(type(of: self))" : "\(type(of: self)):\(tag)"
  }

  package var layout: ViewLayout {
    if let viewLayout { return viewLayout }
    let made = ViewLayout()
    viewLayout = made
    return made
  }

  /// The topmost view above this one.
  var layoutRoot: UIView {
    var top = self
    while let above = top.superview { top = above }
    return top
  }
}
