import Foundation

extension UIScrollView {
  /// How fast content slows down: what is left of its speed after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    @_documentation(visibility: internal)
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = UIScrollView.DecelerationRate(rawValue: ScrollDecay.normalRate)
    public static let fast = UIScrollView.DecelerationRate(rawValue: ScrollDecay.fastRate)
  }

  /// Which of the safe area's insets are added to `contentInset`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`; above and below also where the view controller is in a navigation
    /// controller.
    case automatic = 0
    /// Those along the axes that scroll.
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// The colour of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Black, or white in dark mode.
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// What dragging does to the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    /// It leaves when a drag begins.
    case onDrag = 1
    /// It goes down with a finger that reaches it, and comes back up with it.
    case interactive = 2
    /// What is on top of it leaves too: on this host it does in any case.
    case onDragWithAccessory = 3
    /// A finger that reaches what is on top of it takes it along.
    case interactiveWithAccessory = 4
  }
}
