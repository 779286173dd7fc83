import UIKit

/// The software keyboard: it comes and goes with the system's notifications, and is drawn over the
/// app.
///
/// With `isAutomatic`, as on a device, it follows the first responder: a text field that gets it
/// brings the keyboard.
@MainActor public final class Keyboard {
  /// Seconds (long known of iOS).
  public static let duration = 0.25
  /// The undocumented curve of the keyboard's animation [lib].
  public static let curve = 7

  /// Where the keyboard is.
  public enum Placement: Equatable, Sendable {
    /// At the bottom of the screen.
    case docked
    /// In the middle of an iPad's screen, over nothing in particular.
    case floating(CGRect)
    /// A real keyboard is attached: the software one stays below the screen.
    case hardware
  }

  private unowned let simulator: Simulator
  public private(set) var isShown = false
  public private(set) var placement = Placement.docked
  /// Whether text input brings the keyboard and its end takes it away.
  public var isAutomatic = true

  /// How high the docked keyboard is, in points, the bottom inset included.
  public private(set) var height: CGFloat
  private var ownHeight: CGFloat?
  private var didToken: HostTimers.Token?
  private lazy var cover = KeyboardWindow(windowScene: simulator.scene)

  init(_ simulator: Simulator) {
    self.simulator = simulator
    height = 0
    height = standardHeight
  }

  /// The keyboard's rectangle on the screen; below the screen while it is hidden.
  public var frame: CGRect { frame(isShown: isShown) }

  // MARK: Commands

  public func show(height: CGFloat? = nil, animated: Bool = true) {
    simulator.activate()
    if let height, height.isFinite, height >= 0 { ownHeight = height }
    let before = frame
    self.height = standardHeight
    let isNew = !isShown
    isShown = true
    guard isNew || frame != before else { return }
    post(from: before, appears: placement.isFloating ? nil : true, animated: animated)
  }

  public func hide(animated: Bool = true) {
    simulator.activate()
    guard isShown else { return }
    let before = frame
    isShown = false
    post(from: before, appears: placement.isFloating ? nil : false, animated: animated)
  }

  /// Gives the keyboard another height, as another language or a suggestion bar does.
  public func change(height: CGFloat, animated: Bool = true) {
    guard height.isFinite, height >= 0 else { return }
    if isShown {
      show(height: height, animated: animated)
    } else {
      ownHeight = height
      self.height = height
    }
  }

  /// Docks it, lets it float, or attaches a real one.
  public func place(_ placement: Placement, animated: Bool = true) {
    simulator.activate()
    guard placement != self.placement else { return }
    let before = frame
    let wasDocked = !self.placement.isFloating
    self.placement = placement
    guard isShown else { return }
    // A keyboard that begins to float is hidden as far as the app is told, one that docks is shown.
    let appears: Bool? = wasDocked == !placement.isFloating ? true : !placement.isFloating
    post(from: before, appears: appears, animated: animated)
  }

  // MARK: Typing

  /// Types letter by letter into the first responder; "\n" is the return key. Without a text field
  /// that is being edited nothing happens.
  public func type(_ text: String) {
    for letter in text {
      simulator.activate()
      (simulator.firstResponder as? any TextInput)?.type(String(letter))
      simulator.commit()
    }
  }

  /// The delete key.
  public func delete(_ count: Int = 1) {
    for _ in 0..<max(0, count) {
      simulator.activate()
      (simulator.firstResponder as? any TextInput)?.deleteBackward()
      simulator.commit()
    }
  }

  // MARK: From the system

  func responderChanged(in window: UIWindow) {
    guard isAutomatic else { return }
    if let responder = window.firstResponder, responder.wantsKeyboard {
      show()
    } else if window.firstResponder == nil {
      hide()
    }
  }

  func screenChanged(animated: Bool) {
    let before = frame
    ownHeight = nil
    height = standardHeight
    if isShown, frame != before { post(from: before, appears: true, animated: animated) }
  }

  // MARK: -

  private var standardHeight: CGFloat {
    let device = simulator.device
    return ownHeight
      ?? (simulator.orientation.isLandscape
        ? device.landscapeKeyboardHeight : device.keyboardHeight)
  }

  private func frame(isShown: Bool) -> CGRect {
    let screen = simulator.device.size(in: simulator.orientation)
    if isShown, case .floating(let frame) = placement { return frame }
    let isUp = isShown && placement == .docked
    return CGRect(
      x: 0, y: isUp ? screen.height - height : screen.height, width: screen.width, height: height)
  }

  /// Tells the app that the keyboard moves from `before` to where it is now, and half a second
  /// later that it has.
  private func post(from before: CGRect, appears: Bool?, animated: Bool) {
    let seconds = animated ? Self.duration : 0
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: before,
      UIResponder.keyboardFrameEndUserInfoKey: frame,
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: seconds),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    func send(_ name: NSNotification.Name) {
      NotificationCenter.default.post(name: name, object: simulator.screen, userInfo: info)
    }
    HostTimers.cancel(didToken)
    cover.move(to: frame, isShown: isShown && placement != .hardware, seconds: seconds)
    simulator.screen.keyboardMoved(to: isShown && placement == .docked ? frame : nil, seconds)
    send(UIResponder.keyboardWillChangeFrameNotification)
    if let appears {
      send(
        appears
          ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
    }
    didToken = HostTimers.after(seconds) {
      send(UIResponder.keyboardDidChangeFrameNotification)
      guard let appears else { return }
      send(
        appears
          ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
    }
    simulator.commit()
  }
}

extension Keyboard.Placement {
  var isFloating: Bool { if case .floating = self { true } else { false } }
}

/// What the keyboard looks like: a grey panel with keys.
@MainActor final class KeyboardWindow: UIWindow {
  private let panel = UIView()

  private func prepare() {
    guard panel.superview == nil else { return }
    windowLevel = UIWindow.Level(10_000_000)
    panel.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.86, alpha: 1)
    }
    addSubview(panel)
  }

  func move(to frame: CGRect, isShown: Bool, seconds: Double) {
    prepare()
    self.frame = screen.bounds
    if isShown, isHidden {
      panel.frame = frame.offsetBy(dx: 0, dy: screen.bounds.height - frame.minY)
      isHidden = false
      layoutKeys(in: frame.size)
    }
    guard seconds > 0 else {
      panel.frame = frame
      isHidden = !isShown
      return
    }
    UIView.animate(
      withDuration: seconds, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState],
      animations: { self.panel.frame = frame },
      completion: { [weak self] finished in if finished, !isShown { self?.isHidden = true } })
  }

  /// Three rows of letters and one with the space bar.
  private func layoutKeys(in size: CGSize) {
    for key in panel.subviews { key.removeFromSuperview() }
    let rows: [[CGFloat]] = [
      Array(repeating: 1, count: 10), Array(repeating: 1, count: 9), Array(repeating: 1, count: 7),
      [2.5, 5, 2.5],
    ]
    let unit = (size.width - 6) / 10
    let height = min(54, (size.height - 80) / 4)
    for (row, keys) in rows.enumerated() {
      var x = (size.width - keys.reduce(0, +) * unit) / 2
      for width in keys {
        let key = UIView(
          frame: CGRect(
            x: x + 3, y: 46 + CGFloat(row) * height, width: width * unit - 6, height: height - 12))
        key.backgroundColor = UIColor { traits in
          traits.userInterfaceStyle == .dark
            ? UIColor(white: 0.42, alpha: 1) : UIColor(white: 1, alpha: 1)
        }
        key.layer.cornerRadius = 5
        panel.addSubview(key)
        x += width * unit
      }
    }
  }

  /// Keys take touches; everything beside them is the app's.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  override var canBecomeKey: Bool { false }
}
