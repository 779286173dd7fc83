import Foundation

/// The device the app runs on: what the simulator plays.
@MainActor open class UIDevice: NSObjectProtocol {
  private static let instance = UIDevice()
  open class var current: UIDevice { instance }

  package init() {}

  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var name: String { model }
  open var systemName: String { "iOS" }
  /// The version whose behaviour the host follows where versions differ.
  open var systemVersion: String { "18.0" }
  /// The way the device is held: that of the interface, the other way round, unless the app does
  /// not turn with it.
  open var orientation: UIDeviceOrientation {
    switch UIScreen.main.deviceOrientation ?? UIScreen.main.configuration.orientation {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .unknown: .unknown
    }
  }

  /// Posted when the device is turned, before the interface is.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")

  public nonisolated func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
  public nonisolated var hash: Int { ObjectIdentifier(self).hashValue }
  public nonisolated func `self`() -> Self { self }
  public nonisolated func isProxy() -> Bool { false }
  public nonisolated var description: String { "<UIDevice>" }
  public nonisolated var debugDescription: String { description }
}
