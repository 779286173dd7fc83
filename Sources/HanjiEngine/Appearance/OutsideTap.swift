/// What a tap outside a sheet does. It has nothing to do with how dark it is there.
public enum OutsideTap: Hashable, Sendable {
  /// The sheet goes, if it may.
  case dismiss
  /// What is behind the sheet gets the tap.
  case passThrough
  /// Nothing; what is behind does not get it either.
  case block
}

/// What a tap outside does at each detent.
public struct OutsideTapRule: Hashable, Sendable {
  /// At every detent that is not listed.
  public var standard: OutsideTap
  /// At the detents listed here.
  public var exceptions: [Detent.Identifier: OutsideTap]

  /// A rule of these values.
  public init(_ standard: OutsideTap, exceptions: [Detent.Identifier: OutsideTap] = [:]) {
    self.standard = standard
    self.exceptions = exceptions
  }

  /// What a tap outside does while the sheet is at, or on its way to, a detent.
  public func action(at identifier: Detent.Identifier) -> OutsideTap {
    exceptions[identifier] ?? standard
  }
}
