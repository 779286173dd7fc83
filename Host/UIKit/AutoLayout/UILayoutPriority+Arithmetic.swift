extension UILayoutPriority: Comparable {
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  public static func + (lhs: Self, rhs: Self.RawValue) -> Self { Self(lhs.rawValue + rhs) }
  public static func + (lhs: Self.RawValue, rhs: Self) -> Self { Self(lhs + rhs.rawValue) }
  public static func - (lhs: Self, rhs: Self.RawValue) -> Self { Self(lhs.rawValue - rhs) }
  public static func - (lhs: Self, rhs: Self) -> Self.RawValue { lhs.rawValue - rhs.rawValue }
  public static func += (lhs: inout Self, rhs: Self.RawValue) { lhs = lhs + rhs }
  public static func -= (lhs: inout Self, rhs: Self.RawValue) { lhs = lhs - rhs }
}
