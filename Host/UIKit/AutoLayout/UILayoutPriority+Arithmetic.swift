/// A number with a name, which can be compared and reckoned with, as UIKit names it.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  public static func + (lhs: Self, rhs: Self.RawValue) -> Self {
    Self(rawValue: lhs.rawValue + rhs) ?? lhs
  }
  public static func + (lhs: Self.RawValue, rhs: Self) -> Self {
    Self(rawValue: lhs + rhs.rawValue) ?? rhs
  }
  public static func - (lhs: Self, rhs: Self.RawValue) -> Self {
    Self(rawValue: lhs.rawValue - rhs) ?? lhs
  }
  public static func - (lhs: Self, rhs: Self) -> Self.RawValue { lhs.rawValue - rhs.rawValue }
  public static func += (lhs: inout Self, rhs: Self.RawValue) { lhs = lhs + rhs }
  public static func -= (lhs: inout Self, rhs: Self.RawValue) { lhs = lhs - rhs }
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
