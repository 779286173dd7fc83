import Foundation

/// The topmost view: it has a root view controller and receives the events.
@MainActor open class UIWindow: UIView {
  /// Windows with a higher level are in front.
  public struct Level: RawRepresentable, Hashable, Sendable {
    @_documentation(visibility: internal)
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = UIWindow.Level(0)
    public static let statusBar = UIWindow.Level(1000)
    public static let alert = UIWindow.Level(2000)
  }

  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.coordinateSpace.bounds)
    prepare(for: windowScene)
  }

  /// A window in the running scene.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare(for: UIApplication.shared.activeScene)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare(for: UIApplication.shared.activeScene)
  }

  isolated deinit {
    HostFrame.removeRoot(layer)
    madeRouter?.windowGoes(children)
  }

  private func prepare(for scene: UIWindowScene?) {
    currentWindow = self
    layer.isHidden = true
    windowScene = scene
    scene?.attach(self)
    refreshSafeArea(childrenToo: true)
    knownTraits = traitCollection
  }

  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.detach(self)
      windowScene?.attach(self)
      refreshSafeArea(childrenToo: true)
      spreadTraits()
    }
  }
  open var screen: UIScreen {
    get { windowScene?.screen ?? UIScreen.main }
    set { HostReport.once("UIWindow.screen: the host has one screen; setting it does nothing") }
  }
  open var windowLevel: UIWindow.Level = .normal

  // MARK: Root

  private var rootController: UIViewController?
  /// Whether the root's view has been put into the window.
  private var showsRoot = false

  /// What fills the window. Its view goes in when the window is first shown.
  open var rootViewController: UIViewController? {
    get { rootController }
    set { replaceRoot(with: newValue) }
  }

  private func replaceRoot(with controller: UIViewController?) {
    guard controller !== rootController else { return }
    let old = rootController
    rootController = controller
    old?.rootWillLeave(self)
    if showsRoot, old?.isViewLoaded == true { old?.view.removeFromSuperview() }
    showsRoot = false
    if !isHidden { showRoot() }
  }

  private func showRoot() {
    guard !showsRoot, let view = rootController?.view else { return }
    showsRoot = true
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  // MARK: Showing

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let changes = newValue != super.isHidden
      super.isHidden = newValue
      guard changes else { return }
      if newValue {
        HostFrame.removeRoot(layer)
        cancelTouches()
        post(UIWindow.didBecomeHiddenNotification)
      } else {
        HostFrame.addRoot(layer)
        showRoot()
        post(UIWindow.didBecomeVisibleNotification)
      }
    }
  }

  open var canBecomeKey: Bool { true }
  open private(set) var isKeyWindow = false

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open func makeKey() {
    guard canBecomeKey, !isKeyWindow else { return }
    if let old = windowScene?.keyWindow {
      old.isKeyWindow = false
      old.resignKey()
      old.post(UIWindow.didResignKeyNotification)
    }
    isKeyWindow = true
    becomeKey()
    post(UIWindow.didBecomeKeyNotification)
  }

  /// Called when this has become the key window. Never call it yourself.
  open func becomeKey() {}
  open func resignKey() {}

  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Events

  /// Nil until there is an event.
  private var madeRouter: TouchRouter?
  private var router: TouchRouter {
    if let madeRouter { return madeRouter }
    let made = TouchRouter(window: self)
    madeRouter = made
    return made
  }

  /// Delivers the touches of this window to recognisers and views.
  open func sendEvent(_ event: UIEvent) { router.send(event) }

  /// Nothing is hit while a transition runs that takes no touches.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    TouchGate.isClosed(self) ? nil : super.hitTest(point, with: event)
  }

  /// Cancels every touch there is in the window.
  package func cancelTouches() { madeRouter?.cancelAll() }

  /// Forgets every touch without telling anyone: the simulator that the window is in goes.
  package func forgetTouches() { madeRouter?.forget() }

  /// Told when views have left the window: their touches and recognisers are cancelled.
  func viewsLeft(_ view: UIView) { router.viewsLeft(view) }

  // MARK: First responder

  package private(set) weak var firstResponder: UIResponder?

  /// Sets it without asking anyone.
  package func setFirstResponder(_ responder: UIResponder?) {
    guard responder !== firstResponder else { return }
    firstResponder = responder
    if responderChanges == 0 { UIApplication.shared.firstResponderChanged?(self) }
  }

  private var responderChanges = 0

  /// Runs a change from one responder to the next: the keyboard, which stays, hears of the end only.
  func changeFirstResponder(_ body: () -> Bool) -> Bool {
    responderChanges += 1
    let done = body()
    responderChanges -= 1
    if responderChanges == 0 { UIApplication.shared.firstResponderChanged?(self) }
    return done
  }

  // MARK: Traits, safe area, responders

  package override var inheritedTraits: UITraitCollection {
    windowScene?.traitCollection ?? screen.traitCollection
  }

  /// What the device takes of the window's rectangle.
  override var systemSafeAreaInsets: UIEdgeInsets {
    let (whole, insets) = (screen.bounds, screen.configuration.safeArea)
    let safe = whole.inset(by: insets)
    func reach(_ inset: CGFloat, _ depth: CGFloat) -> CGFloat { max(0, min(inset, depth)) }
    return UIEdgeInsets(
      top: reach(insets.top, safe.minY - frame.minY),
      left: reach(insets.left, safe.minX - frame.minX),
      bottom: reach(insets.bottom, frame.maxY - safe.maxY),
      right: reach(insets.right, frame.maxX - safe.maxX))
  }

  /// The device was turned, or the user set something.
  package func deviceChanged() {
    refreshSafeArea(childrenToo: true)
    spreadTraits()
  }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  // MARK: Coordinates

  /// The other window's coordinates by way of the screen; nil is the screen.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let other = window?.frame.origin ?? .zero
    return CGPoint(x: point.x + frame.minX - other.x, y: point.y + frame.minY - other.y)
  }
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    let other = window?.frame.origin ?? .zero
    return CGPoint(x: point.x + other.x - frame.minX, y: point.y + other.y - frame.minY)
  }
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: window), size: rect.size)
  }
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: window), size: rect.size)
  }
}
