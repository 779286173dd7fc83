import Foundation

/// The device's screen. The simulator makes one; `main` is the running simulator's.
@MainActor open class UIScreen: NSObjectProtocol, UITraitEnvironment {
  /// What a screen is made of. Points, in the present orientation.
  package struct Configuration: Equatable {
    package var size: CGSize
    /// Pixels a point.
    package var scale: CGFloat
    /// How far the system's bars and the device's corners reach into the screen.
    package var safeArea: UIEdgeInsets
    package var framesPerSecond: Int
    package var orientation: UIInterfaceOrientation
    package var traits: TraitValues

    package init(
      size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets, framesPerSecond: Int = 60,
      orientation: UIInterfaceOrientation = .portrait, traits: TraitValues = .standard
    ) {
      self.size = size
      self.scale = scale
      self.safeArea = safeArea
      self.framesPerSecond = framesPerSecond
      self.orientation = orientation
      self.traits = traits
      self.traits.displayScale = scale
    }

    /// An iPhone 16 in portrait.
    package static let standard = Configuration(
      size: CGSize(width: 393, height: 852), scale: 3,
      safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  }

  package var configuration: Configuration {
    didSet { traits = UITraitCollection(configuration.traits) }
  }
  private var traits: UITraitCollection

  package init(_ configuration: Configuration) {
    self.configuration = configuration
    traits = UITraitCollection(configuration.traits)
  }

  /// The way the device is held, as an interface would stand; nil: as the interface stands.
  package var deviceOrientation: UIInterfaceOrientation?

  /// Where a docked keyboard is on the screen; nil while there is none.
  package private(set) var keyboardFrame: CGRect?
  /// Told when the docked keyboard moves, and in how many seconds: what layout guides follow.
  package var keyboardFollowers: [(UIScreen, Double) -> Void] = []

  package func keyboardMoved(to frame: CGRect?, _ seconds: Double) {
    keyboardFrame = frame
    for follower in keyboardFollowers { follower(self, seconds) }
  }

  private static weak var current: UIScreen?
  /// What there is while no simulator runs.
  private static let standard = UIScreen(.standard)

  open class var main: UIScreen { current ?? standard }
  /// Makes this the main screen: the simulator it belongs to is the one that runs.
  package func becomeMain() { UIScreen.current = self }

  /// Points, in the present orientation.
  open var bounds: CGRect { CGRect(origin: .zero, size: configuration.size) }
  /// Pixels, in portrait.
  open var nativeBounds: CGRect {
    let size = configuration.size
    let short = min(size.width, size.height) * scale
    let long = max(size.width, size.height) * scale
    return CGRect(x: 0, y: 0, width: short, height: long)
  }
  open var scale: CGFloat { configuration.scale }
  open var nativeScale: CGFloat { configuration.scale }
  open var maximumFramesPerSecond: Int { configuration.framesPerSecond }
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace(screen: self) }
  @_documentation(visibility: internal)
  open var traitCollection: UITraitCollection { traits }
  @_documentation(visibility: internal)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  public nonisolated func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
  public nonisolated var hash: Int { ObjectIdentifier(self).hashValue }
  public nonisolated func `self`() -> Self { self }
  public nonisolated func isProxy() -> Bool { false }
  public nonisolated var description: String { "<UIScreen>" }
  public nonisolated var debugDescription: String { description }
}

/// The screen's coordinates.
@MainActor private final class ScreenSpace: NSObjectProtocol, UICoordinateSpace {
  private let screen: UIScreen

  init(screen: UIScreen) { self.screen = screen }

  var bounds: CGRect { screen.bounds }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else { return point }
    let origin = view.windowOrigin
    return view.convert(
      CGPoint(x: point.x - origin.x, y: point.y - origin.y), from: nil as UIView?)
  }
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is UIView ? coordinateSpace.convert(point, to: self) : point
  }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else { return rect }
    let origin = view.windowOrigin
    return view.convert(rect.offsetBy(dx: -origin.x, dy: -origin.y), from: nil as UIView?)
  }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is UIView ? coordinateSpace.convert(rect, to: self) : rect
  }

  nonisolated func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
  nonisolated var hash: Int { ObjectIdentifier(self).hashValue }
  nonisolated func `self`() -> Self { self }
  nonisolated func isProxy() -> Bool { false }
  nonisolated var description: String { "<screen coordinate space>" }
  nonisolated var debugDescription: String { description }
}
