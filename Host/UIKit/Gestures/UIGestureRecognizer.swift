import Foundation

/// Recognises a gesture in touches.
@MainActor open class UIGestureRecognizer: NSObjectProtocol, Hashable {
  open internal(set) weak var view: UIView?

  public init() {}

  public nonisolated func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
  public nonisolated var hash: Int { ObjectIdentifier(self).hashValue }
  public nonisolated func `self`() -> Self { self }
  public nonisolated func isProxy() -> Bool { false }
  public nonisolated var description: String { "<\(type(of: self))>" }
  public nonisolated var debugDescription: String { description }
  public nonisolated static func == (left: UIGestureRecognizer, right: UIGestureRecognizer) -> Bool
  {
    left === right
  }
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
