import Foundation

/// What a menu or a control can do.
@MainActor open class UIMenuElement: NSObjectProtocol, Hashable {
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  public struct Attributes: OptionSet, Sendable {
    @_documentation(visibility: internal)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var disabled: UIMenuElement.Attributes { .init(rawValue: 1 << 0) }
    public static var destructive: UIMenuElement.Attributes { .init(rawValue: 1 << 1) }
    public static var hidden: UIMenuElement.Attributes { .init(rawValue: 1 << 2) }
    public static var keepsMenuPresented: UIMenuElement.Attributes { .init(rawValue: 1 << 3) }
  }

  package var storedTitle: String
  package var storedImage: UIImage?

  package init(title: String, image: UIImage?) {
    storedTitle = title
    storedImage = image
  }

  open var title: String { storedTitle }
  open var image: UIImage? { storedImage }

  public nonisolated func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
  public nonisolated var hash: Int { ObjectIdentifier(self).hashValue }
  public nonisolated func `self`() -> Self { self }
  public nonisolated func isProxy() -> Bool { false }
  public nonisolated var description: String { "<\(type(of: self))>" }
  public nonisolated var debugDescription: String { description }
  public nonisolated static func == (left: UIMenuElement, right: UIMenuElement) -> Bool {
    left === right
  }
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
