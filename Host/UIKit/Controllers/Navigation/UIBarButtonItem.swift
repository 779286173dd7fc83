import Foundation

/// A button in a bar. It is drawn as text: system items by their English names.
@MainActor open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case close = 24
  }

  /// A view of the app's own.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  // The two that take an action have a menu too on iOS, which is not there: hence hidden from the
  // symbol graph. Without it they read the same.

  /// An action's title unless one is given, and what it does.
  @_documentation(visibility: internal)
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  @_documentation(visibility: internal)
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil
  ) {
    self.init()
    take(systemItem)
    self.primaryAction = primaryAction
  }

  /// In place of a target and an action.
  package convenience init(
    title: String?, style: UIBarButtonItem.Style = .plain,
    handler: @escaping @MainActor (UIBarButtonItem) -> Void
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  func take(_ systemItem: UIBarButtonItem.SystemItem) {
    self.systemItem = systemItem
    style = systemItem == .done || systemItem == .save ? .done : .plain
    title = systemItem.text
  }

  var systemItem: UIBarButtonItem.SystemItem?
  package var handler: (@MainActor (UIBarButtonItem) -> Void)?
  /// Who shows it.
  weak var bar: UINavigationBar?

  /// What a press does.
  open var primaryAction: UIAction?
  open var style = UIBarButtonItem.Style.plain {
    didSet { changed() }
  }
  /// Points; 0: as wide as it wants to be.
  open var width: CGFloat = 0 {
    didSet { changed() }
  }
  open var customView: UIView? {
    didSet { changed() }
  }
  open var tintColor: UIColor? {
    didSet { changed() }
  }

  override func changed() { bar?.itemsChanged() }

  /// What a touch does.
  package func press() {
    guard isEnabled else { return }
    handler?(self)
    primaryAction?.perform(sender: self)
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var text: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "+"
    case .close: "✕"
    case .flexibleSpace, .fixedSpace: nil
    }
  }
}
