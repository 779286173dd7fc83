import Foundation

/// What the hand has felt, for tests: a word each time, in order.
@MainActor package enum HapticLog {
  package static var words: [String] = []
}

/// Lets the hand feel something. The host writes down what.
@MainActor open class UIFeedbackGenerator: NSObjectProtocol {
  package init() {}

  /// Says that something is about to be felt. Nothing needs to be done for it here.
  open func prepare() {}

  public nonisolated func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
  public nonisolated var hash: Int { ObjectIdentifier(self).hashValue }
  public nonisolated func `self`() -> Self { self }
  public nonisolated func isProxy() -> Bool { false }
  public nonisolated var description: String { "<\(type(of: self))>" }
  public nonisolated var debugDescription: String { description }
}

/// A bump.
@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  private let style: FeedbackStyle

  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
    self.style = style
    super.init()
  }

  open func impactOccurred() { impactOccurred(intensity: 1) }
  /// Intensity 0 to 1.
  open func impactOccurred(intensity: CGFloat) { HapticLog.words.append("impact \(style)") }
}

/// A tick, as when a wheel turns.
@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public override init() { super.init() }
  open func selectionChanged() { HapticLog.words.append("selection") }
}

/// How something ended.
@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  public override init() { super.init() }
  open func notificationOccurred(
    _ notificationType: UINotificationFeedbackGenerator.FeedbackType
  ) { HapticLog.words.append("notification \(notificationType)") }
}
