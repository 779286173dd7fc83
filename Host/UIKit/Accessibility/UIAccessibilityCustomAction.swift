import Foundation

/// Something that can be done with an element, offered by its name.
open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var name: String
  /// Tells whether it could be done.
  open var actionHandler: UIAccessibilityCustomAction.Handler?

  public init(name: String, actionHandler: @escaping UIAccessibilityCustomAction.Handler) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
}
