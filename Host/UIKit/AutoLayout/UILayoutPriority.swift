/// How much a constraint counts: 1000 must hold, anything below gives way to what is above it.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  @_documentation(visibility: internal)
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static var required: UILayoutPriority { UILayoutPriority(1000) }
  public static var defaultHigh: UILayoutPriority { UILayoutPriority(750) }
  public static var dragThatCanResizeScene: UILayoutPriority { UILayoutPriority(510) }
  public static var sceneSizeStayPut: UILayoutPriority { UILayoutPriority(500) }
  public static var dragThatCannotResizeScene: UILayoutPriority { UILayoutPriority(490) }
  public static var defaultLow: UILayoutPriority { UILayoutPriority(250) }
  public static var fittingSizeLevel: UILayoutPriority { UILayoutPriority(50) }
}
