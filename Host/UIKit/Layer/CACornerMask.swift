/// Corners of a layer, named by where they lie in its own coordinates.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  @_documentation(visibility: internal)
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static var layerMinXMinYCorner: CACornerMask { CACornerMask(rawValue: 1) }
  public static var layerMaxXMinYCorner: CACornerMask { CACornerMask(rawValue: 2) }
  public static var layerMinXMaxYCorner: CACornerMask { CACornerMask(rawValue: 4) }
  public static var layerMaxXMaxYCorner: CACornerMask { CACornerMask(rawValue: 8) }

  static var all: CACornerMask { CACornerMask(rawValue: 15) }
}
