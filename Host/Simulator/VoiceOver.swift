import UIKit

/// What somebody does who listens to the screen: moves from element to element and acts on the one
/// that has the focus.
///
/// The commands work whether `traits.isVoiceOverRunning` is set or not.
@MainActor public final class VoiceOver {
  private unowned let simulator: Simulator
  /// The element that is focused.
  public private(set) weak var focused: UIResponder?
  /// What the app has told assistive technology, in order.
  public private(set) var notes: [Note] = []

  /// Something that the app posted.
  public struct Note {
    public let notification: UIAccessibility.Notification
    public let argument: Any?
    /// Seconds since the simulator's start.
    public let time: Double

    /// The words of an announcement.
    public var words: String? { argument as? String }
  }

  init(_ simulator: Simulator) { self.simulator = simulator }

  // MARK: What there is

  /// Everything that can be focused, in the order in which one swipes through it.
  public var elements: [UIResponder] {
    simulator.activate()
    var found: [UIResponder] = []
    for window in simulator.windows.reversed() {
      let inside = Self.elements(in: window)
      // A modal view hides the windows behind its own as well.
      if Self.holdsModal(window) { found = [] }
      found += inside
    }
    return found
  }

  /// What is said of an element: its label, value, traits and hint, as far as there are any.
  public func description(of element: UIResponder) -> String {
    let traits = element.accessibilityTraits
    let kinds: [(UIAccessibilityTraits, String)] = [
      (.button, "button"), (.header, "heading"), (.adjustable, "adjustable"), (.link, "link"),
      (.image, "image"), (.selected, "selected"), (.notEnabled, "dimmed"),
    ]
    let words =
      [element.accessibilityLabel, element.accessibilityValue]
      + kinds.map { traits.contains($0.0) ? $0.1 : nil } + [element.accessibilityHint]
    return words.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The first element with that label.
  public func element(labelled label: String) -> UIResponder? {
    elements.first { $0.accessibilityLabel == label }
  }

  // MARK: Commands

  /// Focuses an element; nil takes the focus away.
  public func focus(on element: UIResponder?) {
    simulator.activate()
    guard element !== focused else { return }
    let before = focused
    before?.accessibilityStorage?.isFocused = false
    before?.accessibilityElementDidLoseFocus()
    focused = element
    element?.accessibility.isFocused = true
    element?.accessibilityElementDidBecomeFocused()
    var info: [AnyHashable: Any] = [:]
    info[UIAccessibility.focusedElementUserInfoKey] = element
    info[UIAccessibility.unfocusedElementUserInfoKey] = before
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification, object: element, userInfo: info)
    simulator.commit()
  }

  /// Goes to the next element, or to the first if none is focused. False at the end.
  @discardableResult public func next() -> Bool { step(1) }
  @discardableResult public func previous() -> Bool { step(-1) }

  /// The double tap. What does not take it gets a tap at its activation point.
  public func activate() {
    guard let focused else { return }
    simulator.activate()
    if !focused.accessibilityActivate() {
      simulator.finger().tap(at: focused.accessibilityActivationPoint)
    }
    simulator.commit()
  }

  /// The swipe up, and down, on an adjustable element.
  public func increment() { act { $0.accessibilityIncrement() } }
  public func decrement() { act { $0.accessibilityDecrement() } }

  /// The two-finger scrub: asks the focused element and then everything that it is inside of, up to
  /// the window's root. True once someone answers.
  @discardableResult public func escape() -> Bool {
    simulator.activate()
    var responder: UIResponder? = focused ?? elements.first ?? simulator.window
    while let current = responder {
      if current.accessibilityPerformEscape() {
        simulator.commit()
        return true
      }
      responder = current.next
    }
    return false
  }

  @discardableResult public func magicTap() -> Bool {
    simulator.activate()
    var responder: UIResponder? = focused ?? simulator.window
    while let current = responder {
      if current.accessibilityPerformMagicTap() { return true }
      responder = current.next
    }
    return false
  }

  /// Performs the focused element's custom action of that name; false if there is none, or if it
  /// could not be done.
  @discardableResult public func perform(_ name: String) -> Bool {
    simulator.activate()
    defer { simulator.commit() }
    guard let action = focused?.accessibilityCustomActions?.first(where: { $0.name == name })
    else { return false }
    return action.actionHandler?(action) ?? false
  }

  public func forgetNotes() { notes = [] }

  // MARK: From the app

  func posted(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    notes.append(Note(notification: notification, argument: argument, time: simulator.time))
    guard notification == .screenChanged || notification == .layoutChanged else { return }
    if let element = argument as? UIResponder {
      let inside = (element as? UIView).map { Self.elements(in: $0) } ?? []
      focus(on: element.isAccessibilityElement ? element : inside.first ?? element)
    } else if notification == .screenChanged {
      focus(on: elements.first)
    }
  }

  // MARK: -

  private func act(_ body: (UIResponder) -> Void) {
    simulator.activate()
    if let focused { body(focused) }
    simulator.commit()
  }

  private func step(_ distance: Int) -> Bool {
    let all = elements
    guard let index = all.firstIndex(where: { $0 === focused }) else {
      focus(on: distance > 0 ? all.first : all.last)
      return !all.isEmpty
    }
    guard all.indices.contains(index + distance) else { return false }
    focus(on: all[index + distance])
    return true
  }
}
