import Foundation

/// Where an unwind segue starts. (`unwindAction` is not there: selectors are not.)
@MainActor open class UIStoryboardUnwindSegueSource: NSObject {
  package init(source: UIViewController, action: String, sender: Any?) {
    self.source = source
    self.action = action
    self.sender = sender
    super.init()
  }

  /// The name of the method that is looked for, as the storyboard spells it.
  package let action: String
  open private(set) var source: UIViewController
  open private(set) var sender: Any?
}
