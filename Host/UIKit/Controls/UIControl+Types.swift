import Foundation

extension UIControl {
  /// What happens to a control.
  public struct Event: OptionSet, Sendable {
    @_documentation(visibility: internal)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var touchDown: UIControl.Event { .init(rawValue: 1 << 0) }
    public static var touchDownRepeat: UIControl.Event { .init(rawValue: 1 << 1) }
    public static var touchDragInside: UIControl.Event { .init(rawValue: 1 << 2) }
    public static var touchDragOutside: UIControl.Event { .init(rawValue: 1 << 3) }
    public static var touchDragEnter: UIControl.Event { .init(rawValue: 1 << 4) }
    public static var touchDragExit: UIControl.Event { .init(rawValue: 1 << 5) }
    public static var touchUpInside: UIControl.Event { .init(rawValue: 1 << 6) }
    public static var touchUpOutside: UIControl.Event { .init(rawValue: 1 << 7) }
    public static var touchCancel: UIControl.Event { .init(rawValue: 1 << 8) }
    public static var valueChanged: UIControl.Event { .init(rawValue: 1 << 12) }
    public static var primaryActionTriggered: UIControl.Event { .init(rawValue: 1 << 13) }
    public static var editingDidBegin: UIControl.Event { .init(rawValue: 1 << 16) }
    public static var editingChanged: UIControl.Event { .init(rawValue: 1 << 17) }
    public static var editingDidEnd: UIControl.Event { .init(rawValue: 1 << 18) }
    public static var editingDidEndOnExit: UIControl.Event { .init(rawValue: 1 << 19) }
    public static var allTouchEvents: UIControl.Event { .init(rawValue: 0xFFF) }
    public static var allEditingEvents: UIControl.Event { .init(rawValue: 0xF_0000) }
    public static var allEvents: UIControl.Event { .init(rawValue: 0xFFFF_FFFF) }
  }

  /// How a control is.
  public struct State: OptionSet, Hashable, Sendable {
    @_documentation(visibility: internal)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var normal: UIControl.State { [] }
    public static var highlighted: UIControl.State { .init(rawValue: 1 << 0) }
    public static var disabled: UIControl.State { .init(rawValue: 1 << 1) }
    public static var selected: UIControl.State { .init(rawValue: 1 << 2) }
  }

  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    case leading = 4
    case trailing = 5
  }
}

/// A control that a tap operates: a tap of a view above it gives way, as on iOS 6 and later.
@MainActor protocol TapOperated: UIControl {}

extension UIControl {
  /// Whether a recogniser of a view above this control may take a single tap from it.
  package func allowsTap(_ recognizer: UIGestureRecognizer) -> Bool {
    guard self is any TapOperated, isEnabled, recognizer.view !== self,
      let tap = recognizer as? UITapGestureRecognizer
    else { return true }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }
}
