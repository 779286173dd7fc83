import UIKit

/// A device with a clock, fingers and a window: what UIKit code runs in here.
///
/// Time stands still but for `advance` and what fingers do; the same script gives the same result.
/// One simulator runs at a time: the one that was last spoken to.
///
/// ```swift
/// let simulator = Simulator(.iPhone16)
/// simulator.show(ReviewController())
/// simulator.finger().tap(at: CGPoint(x: 200, y: 400))
/// simulator.advance(by: 0.3)
/// ```
@MainActor public final class Simulator {
  public let device: Device
  /// 60 or 120, or anything from 1.
  public let framesPerSecond: Int
  /// Fills the screen. Visible and key from the start.
  public let window: UIWindow
  public let scene: UIWindowScene
  public internal(set) var orientation: UIInterfaceOrientation

  /// Called after each frame with its time: for films and logs.
  public var onFrame: ((Double) -> Void)?

  let screen: UIScreen
  /// Frames since the start.
  public private(set) var frameNumber = 0
  /// The touches that are down, in the order in which they landed.
  var touches: [UITouch] = []
  var lastTap: (time: Double, location: CGPoint, count: Int)?
  var recording: GestureRecording?
  var splitWidth: CGFloat?
  var storedTraits = Traits()
  /// The software keyboard.
  public private(set) lazy var keyboard = Keyboard(self)
  /// Somebody who listens to the screen.
  public private(set) lazy var voiceOver = VoiceOver(self)

  private static weak var active: Simulator?

  public init(
    _ device: Device = .iPhone16, orientation: UIInterfaceOrientation = .portrait,
    framesPerSecond: Int = 60
  ) {
    self.device = device
    self.orientation = orientation
    self.framesPerSecond = max(1, framesPerSecond)
    screen = UIScreen(
      Self.configuration(of: device, in: orientation, framesPerSecond: max(1, framesPerSecond)))
    scene = UIWindowScene(screen: screen)
    Simulator.active?.leave()
    HostFrame.reset()
    HostClock.now = 0
    HostFrame.duration = 1 / Double(self.framesPerSecond)
    screen.becomeMain()
    UIApplication.shared.activeScene = scene
    window = UIWindow(windowScene: scene)
    Simulator.active = self
    becomeCurrent()
    window.makeKeyAndVisible()
  }

  isolated deinit {
    // Whoever would hear of a cancelled touch could ask for a simulator that is no more.
    for window in scene.windows { window.forgetTouches() }
    guard Simulator.active == nil else { return }
    HostFrame.reset()
    UIAccessibility.settings = AccessibilitySettings()
    UITraitCollection.current = UITraitCollection(UIScreen.Configuration.standard.traits)
  }

  /// Seconds since the start.
  public var time: Double { Double(frameNumber) / Double(framesPerSecond) }

  /// Makes `root` the window's root view controller and runs one frame.
  public func show(_ root: UIViewController) {
    activate()
    window.rootViewController = root
    runFrame()
  }

  /// Runs whole frames until at least so many seconds have passed. Nonsense runs none.
  public func advance(by seconds: Double) {
    guard seconds.isFinite, seconds > 0 else { return }
    let frames = (seconds * Double(framesPerSecond) - 1e-6).rounded(.up)
    for _ in 0..<Int(frames) { runFrame() }
  }

  /// Runs frames until no animation and no display link runs and nothing is waited for, at most
  /// for `limit` seconds. Tells whether it came to that.
  @discardableResult
  public func advanceUntilIdle(limit: Double = 10) -> Bool {
    activate()
    runFrame()
    let end = time + limit
    while HostFrame.isBusy || HostTimers.isWaiting {
      guard time < end else { return false }
      runFrame()
    }
    return true
  }

  /// Lets tasks of the main actor run that wait for it, without any time passing.
  public func runTasks() async {
    for _ in 0..<32 { await Task.yield() }
    activate()
  }

  // MARK: Frames

  /// One frame: the clock, the input, timers and display links, layout and display, what is over.
  func runFrame(input: () -> Void = {}) {
    activate()
    frameNumber += 1
    HostClock.now = time
    input()
    // An app in the background stands still.
    if UIApplication.shared.applicationState != .background {
      HostTimers.fire()
      HostFrame.fireTimersAndDisplayLinks()
    }
    HostFrame.commit()
    HostFrame.finishAnimations()
    HostFrame.commit()
    onFrame?(time)
  }

  /// The end of a turn between two frames: what the code did is committed.
  func commit() { HostFrame.commit() }

  /// Makes this the simulator whose clock, screen and windows the host uses.
  func activate() {
    guard Simulator.active !== self else { return }
    Simulator.active?.leave()
    Simulator.active = self
    HostClock.now = time
    HostFrame.duration = 1 / Double(framesPerSecond)
    for window in scene.windows where !window.isHidden { HostFrame.addRoot(window.layer) }
    becomeCurrent()
  }

  /// Points everything in the host that there is one of at this simulator.
  private func becomeCurrent() {
    screen.becomeMain()
    UITraitCollection.current = screen.traitCollection
    UIApplication.shared.activeScene = scene
    UIApplication.shared.firstResponderChanged = { [weak self] window in
      self?.keyboard.responderChanged(in: window)
    }
    UIApplication.shared.keyboard = keyboard
    UIAccessibility.listener = { [weak self] in self?.voiceOver.posted($0, $1) }
    UIApplication.shared.applicationState =
      switch scene.activationState {
      case .background: .background
      case .foregroundInactive: .inactive
      default: .active
      }
    useAccessibilitySettings()
  }

  private func leave() {
    for window in scene.windows { HostFrame.sleepRoot(window.layer) }
  }

  /// What has the keyboard, if anything: also what is on top of the keyboard itself.
  public var firstResponder: UIResponder? { keyboard.cover?.firstResponder ?? mainResponder }

  /// The first responder of the app's own window.
  var mainResponder: UIResponder? { (scene.keyWindow ?? window).firstResponder }

  /// Windows that are shown, the frontmost first.
  public var windows: [UIWindow] {
    scene.windows.filter { !$0.isHidden }.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) > ($1.element.windowLevel.rawValue, $1.offset)
    }.map(\.element)
  }

  static func configuration(
    of device: Device, in orientation: UIInterfaceOrientation, framesPerSecond: Int,
    traits: TraitValues = .standard
  ) -> UIScreen.Configuration {
    let size = device.size(in: orientation)
    let classes = device.sizeClasses(for: size, in: orientation)
    var traits = traits
    traits.idiom = device.idiom
    traits.horizontal = classes.horizontal
    traits.vertical = classes.vertical
    return UIScreen.Configuration(
      size: size, scale: device.scale, safeArea: device.safeArea(in: orientation),
      framesPerSecond: framesPerSecond, orientation: orientation, traits: traits)
  }
}
