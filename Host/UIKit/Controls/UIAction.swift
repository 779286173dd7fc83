import Foundation

@_documentation(visibility: internal)
public typealias UIActionHandler = (UIAction) -> Void

/// A closure that a control or a menu calls, with its title and image.
@MainActor open class UIAction: UIMenuElement {
  /// Tells actions apart: of two with the same identifier on a control the later one stays.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    @_documentation(visibility: internal)
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  private let handler: (UIAction) -> Void
  private let ownIdentifier: Identifier
  private static var count = 0

  private init(
    title: String, image: UIImage?, identifier: Identifier?,
    perform handler: @escaping (UIAction) -> Void
  ) {
    self.handler = handler
    UIAction.count += 1
    ownIdentifier = identifier ?? Identifier("com.apple.action.dynamic.\(UIAction.count)")
    super.init(title: title, image: image)
  }

  /// Without an identifier the action has one of its own.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(title: title, image: image, identifier: identifier, perform: handler)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }
  open var identifier: UIAction.Identifier { ownIdentifier }
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes = []
  open var state: UIMenuElement.State = .off
  /// What performs the action, while it does.
  open private(set) var sender: Any?

  /// Calls the closure, unless the action is disabled.
  package func perform(sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
