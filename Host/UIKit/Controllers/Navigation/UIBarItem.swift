import Foundation

/// Something that stands in a bar.
@MainActor open class UIBarItem: NSObjectProtocol, Hashable {
  public init() {}

  /// An archive holds nothing here.
  public required init?(coder: NSCoder) {}

  open var title: String? {
    didSet { changed() }
  }
  open var image: UIImage? {
    didSet { changed() }
  }
  open var isEnabled = true {
    didSet { changed() }
  }
  open var tag = 0

  /// Called when the bar has to show something else.
  func changed() {}

  // MARK: NSObjectProtocol, by identity

  public nonisolated func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
  public nonisolated var hash: Int { ObjectIdentifier(self).hashValue }
  public nonisolated func `self`() -> Self { self }
  public nonisolated func isProxy() -> Bool { false }
  open nonisolated var description: String { "<\(type(of: self))>" }
  open nonisolated var debugDescription: String { description }
  public nonisolated static func == (left: UIBarItem, right: UIBarItem) -> Bool { left === right }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
