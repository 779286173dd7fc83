import UIKit

extension Simulator {
  /// How long a rotation takes, in seconds [?].
  public static let rotationDuration = 0.4

  /// Turns the device. View controllers are told, then everything changes inside of one animation;
  /// time goes on when the script lets it.
  ///
  /// The interface turns if the view controller that fills the window supports it. Whether it did.
  @discardableResult
  public func rotate(to orientation: UIInterfaceOrientation, animated: Bool = true) -> Bool {
    activate()
    guard orientation != .unknown else { return false }
    if orientation != screen.deviceOrientation ?? self.orientation {
      screen.deviceOrientation = orientation
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
    guard orientation != self.orientation, supports(orientation) else { return false }
    self.orientation = orientation
    splitWidth = nil
    resize(animated: animated)
    return true
  }

  private func supports(_ orientation: UIInterfaceOrientation) -> Bool {
    guard let root = window.rootViewController else { return true }
    let owner = root.controllerOfOrientations
    if owner.supportedInterfaceOrientations.allows(orientation) { return true }
    HostReport.once(
      "\(type(of: owner)) does not support the orientation \(orientation): the device turns alone")
    return false
  }

  /// Gives the app a part of an iPad's screen; all of it if nil. Nonsense gives all of it. A phone
  /// has nothing to split.
  public func split(width: CGFloat?, animated: Bool = false) {
    guard device.idiom == .pad else {
      return HostReport.once("split: a \(device.name) shows one app alone")
    }
    let whole = device.size(in: orientation).width
    let width = width.flatMap { $0.isFinite && $0 > 0 && $0 < whole ? $0 : nil }
    guard width != splitWidth else { return }
    splitWidth = width
    resize(animated: animated)
  }

  private func resize(animated: Bool) {
    activate()
    var configuration = Self.configuration(
      of: device, in: orientation, framesPerSecond: framesPerSecond,
      traits: screen.configuration.traits)
    var size = configuration.size
    if let splitWidth { size.width = splitWidth }
    let classes = device.sizeClasses(for: size, in: orientation)
    configuration.traits.horizontal = classes.horizontal
    configuration.traits.vertical = classes.vertical
    let before = screen.configuration.size
    let fullWindows = scene.windows.filter {
      $0 === window || $0.bounds.size == before || $0.bounds.size == window.bounds.size
    }
    let keyboardWasShown = keyboard.isShown
    for window in fullWindows {
      SizeTransition.run(
        in: window, to: size, traits: UITraitCollection(configuration.traits),
        duration: animated ? Self.rotationDuration : 0
      ) { [screen] in
        screen.configuration = configuration
        UITraitCollection.current = screen.traitCollection
        window.frame = CGRect(origin: .zero, size: size)
        window.deviceChanged()
      }
    }
    if keyboardWasShown { keyboard.screenChanged(animated: animated) }
    commit()
  }
}
