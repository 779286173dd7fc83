/// What an element is like for assistive technology.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  @_documentation(visibility: internal)
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static var none: UIAccessibilityTraits { [] }
  public static var button: UIAccessibilityTraits { .init(rawValue: 1 << 0) }
  public static var link: UIAccessibilityTraits { .init(rawValue: 1 << 1) }
  public static var image: UIAccessibilityTraits { .init(rawValue: 1 << 2) }
  public static var selected: UIAccessibilityTraits { .init(rawValue: 1 << 3) }
  public static var playsSound: UIAccessibilityTraits { .init(rawValue: 1 << 4) }
  public static var keyboardKey: UIAccessibilityTraits { .init(rawValue: 1 << 5) }
  public static var staticText: UIAccessibilityTraits { .init(rawValue: 1 << 6) }
  public static var summaryElement: UIAccessibilityTraits { .init(rawValue: 1 << 7) }
  public static var notEnabled: UIAccessibilityTraits { .init(rawValue: 1 << 8) }
  public static var updatesFrequently: UIAccessibilityTraits { .init(rawValue: 1 << 9) }
  public static var searchField: UIAccessibilityTraits { .init(rawValue: 1 << 10) }
  public static var startsMediaSession: UIAccessibilityTraits { .init(rawValue: 1 << 11) }
  public static var adjustable: UIAccessibilityTraits { .init(rawValue: 1 << 12) }
  public static var allowsDirectInteraction: UIAccessibilityTraits { .init(rawValue: 1 << 13) }
  public static var causesPageTurn: UIAccessibilityTraits { .init(rawValue: 1 << 14) }
  public static var tabBar: UIAccessibilityTraits { .init(rawValue: 1 << 15) }
  public static var header: UIAccessibilityTraits { .init(rawValue: 1 << 16) }
}
