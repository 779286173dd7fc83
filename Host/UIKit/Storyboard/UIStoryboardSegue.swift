import Foundation

/// A step from one view controller to another. A subclass says in `perform()` what the step does.
@MainActor open class UIStoryboardSegue: NSObject {
  // `required`, since the host makes custom segues of classes known at run time.
  public required init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// A segue that does what the closure says.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  private var handler: (() -> Void)?

  open private(set) var identifier: String?
  open private(set) var source: UIViewController
  open private(set) var destination: UIViewController

  /// Makes the step. By itself it does what the closure says, if there is one.
  open func perform() { handler?() }
}
