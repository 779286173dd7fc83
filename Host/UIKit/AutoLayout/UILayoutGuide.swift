import Foundation

/// A rectangle of a view that constraints can speak of, without a view of its own.
///
/// Like `UIResponder` it is a root class here, and not an `NSObject`.
@MainActor open class UILayoutGuide: NSObjectProtocol, Hashable {
  let itemLayout = ItemLayout()

  public init() {}

  /// The view whose `addLayoutGuide` was called. Setting it adds the guide there.
  open weak var owningView: UIView? {
    didSet { if owningView !== oldValue { ownerChanged(from: oldValue) } }
  }

  /// What the guide is called in reports.
  open var identifier = ""

  /// The rectangle in the owner's coordinates as of the last layout.
  open var layoutFrame: CGRect {
    owningView?.layoutRoot.layout.engine?.solvedFrame(of: self) ?? .zero
  }

  /// Whether constraints leave the rectangle undecided.
  open var hasAmbiguousLayout: Bool {
    owningView?.layoutRoot.layout.engine?.isAmbiguous(self) ?? false
  }

  /// Keeps the lists of guides in step with the owner.
  private func ownerChanged(from old: UIView?) {
    if let old {
      old.layout.guides.removeAll { $0 === self }
      for constraint in itemLayout.mentions { constraint.isActive = false }
      old.layoutRoot.layout.engine?.forget(self)
    }
    if let owningView, !isSystems, !owningView.layout.guides.contains(where: { $0 === self }) {
      owningView.layout.guides.append(self)
    }
  }

  /// Whether the rectangle is the owner's business, as that of the safe area is.
  var isSystems: Bool { false }

  /// Equations over the owner that give the rectangle, for a system's guide.
  func systemRules(in engine: LayoutEngine, owner: UIView) -> [SystemRule] { [] }

  // MARK: NSObjectProtocol

  public nonisolated func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
  public nonisolated var hash: Int { ObjectIdentifier(self).hashValue }
  public nonisolated func `self`() -> Self { self }
  public nonisolated func isProxy() -> Bool { false }
  open nonisolated var description: String { "<\(type(of: self))>" }
  open nonisolated var debugDescription: String { description }
  public nonisolated static func == (lhs: UILayoutGuide, rhs: UILayoutGuide) -> Bool {
    lhs === rhs
  }
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
