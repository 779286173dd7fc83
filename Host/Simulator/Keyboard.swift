import UIKit

/// The software keyboard: it comes and goes with the system's notifications, and is drawn over the
/// app.
///
/// With `isAutomatic`, as on a device, it follows the first responder: a text field that gets it
/// brings the keyboard, with the `inputView` and the `inputAccessoryView` that it or what is after it
/// in the responder chain has.
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

  unowned let simulator: Simulator
  public private(set) var isShown = false
  public private(set) var placement = Placement.docked
  /// Whether text input brings the keyboard and its end takes it away.
  public var isAutomatic = true

  /// How high the docked keyboard is, in points: keys, the bottom inset and an accessory view.
  public private(set) var height: CGFloat
  private(set) var accessoryHeight: CGFloat = 0
  private(set) var inputs = KeyboardInputs()
  /// How far a finger has pulled it down, in points.
  var pulled: CGFloat = 0
  private var ownHeight: CGFloat?
  private var didToken: HostTimers.Token?
  private(set) var cover: KeyboardWindow?

  init(_ simulator: Simulator) {
    self.simulator = simulator
    height = 0
    height = standardHeight
  }

  /// The keyboard's rectangle on the screen; below the screen while it is hidden.
  public var frame: CGRect { frame(isShown: isShown, pulled: pulled) }

  // MARK: Commands

  /// Shows it, with keys of `height` points and the bottom inset; nil: as high as they were.
  public func show(height: CGFloat? = nil, animated: Bool = true) {
    simulator.activate()
    if let height, height.isFinite, height >= 0 { ownHeight = height }
    bring(KeyboardInputs(of: simulator.firstResponder) ?? KeyboardInputs(), animated: animated)
  }

  private func bring(_ inputs: KeyboardInputs, animated: Bool) {
    let before = frame
    self.inputs = inputs
    measure()
    pulled = 0
    let isNew = !isShown
    isShown = true
    guard isNew || frame != before else { return arrange() }
    post(from: before, appears: placement.isFloating ? nil : true, animated: animated)
  }

  public func hide(animated: Bool = true) {
    simulator.activate()
    guard isShown else { return }
    let before = frame
    isShown = false
    pulled = 0
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
    pulled = 0
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

  /// Another first responder, or one with other views: they are brought, or what there was goes.
  func responderChanged(in window: UIWindow) {
    guard isAutomatic else { return }
    let responder =
      cover?.firstResponder ?? (window === cover ? simulator.mainResponder : window.firstResponder)
    guard let inputs = KeyboardInputs(of: responder) else { return hide() }
    bring(inputs, animated: true)
  }

  func screenChanged(animated: Bool) {
    let before = frame
    ownHeight = nil
    pulled = 0
    measure()
    if isShown, frame != before { post(from: before, appears: true, animated: animated) }
  }

  // MARK: -

  private var standardHeight: CGFloat {
    let device = simulator.device
    return ownHeight
      ?? (simulator.orientation.isLandscape
        ? device.landscapeKeyboardHeight : device.keyboardHeight)
  }

  private func measure() {
    let width = simulator.device.size(in: simulator.orientation).width
    accessoryHeight = inputs.accessoryHeight(width: width)
    height = accessoryHeight + inputs.keysHeight(standardHeight, width: width)
  }

  func frame(isShown: Bool, pulled: CGFloat) -> CGRect {
    let screen = simulator.device.size(in: simulator.orientation)
    if isShown, case .floating(let frame) = placement { return frame }
    // With a real keyboard only the accessory is on the screen.
    let up = !isShown ? 0 : placement == .docked ? height - pulled : accessoryHeight
    return CGRect(x: 0, y: screen.height - up, width: screen.width, height: height)
  }

  // MARK: On the screen

  private func arrange() {
    let window = cover ?? KeyboardWindow(windowScene: simulator.scene)
    cover = window
    window.show(inputs, size: frame.size, accessoryHeight: accessoryHeight)
  }

  /// It is where a finger has pulled it, without further ado.
  func follow() {
    cover?.move(to: frame, isShown: true, seconds: 0)
    simulator.screen.keyboardMoved(to: frame, 0)
  }

  /// Tells the app that the keyboard moves from `before` to where it is now, and when it has come
  /// there that it has.
  func post(from before: CGRect, appears: Bool?, animated: Bool) {
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
    let isUp = isShown && (placement != .hardware || accessoryHeight > 0)
    arrange()
    cover?.move(to: frame, isShown: isUp, seconds: seconds)
    simulator.screen.keyboardMoved(to: isUp && !placement.isFloating ? frame : nil, seconds)
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
