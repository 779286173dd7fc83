/// The number of a move; each move of a sheet has another one, ascending.
public struct MoveID: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number.
  public var rawValue: UInt64

  /// The move with this number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Whether the one was started before the other.
  public static func < (left: MoveID, right: MoveID) -> Bool { left.rawValue < right.rawValue }
}

/// A sheet's way from where it is to a target.
///
/// Whoever shows the sheet plays the trajectory and hands `Input.settled` with the move's number
/// back once it is over, or has been taken away. A move that `isInstant` is over when it is
/// emitted, and nothing needs to be handed back.
public struct Move: Hashable, Sendable {
  /// The move's number.
  public let id: MoveID
  /// The course of the extent.
  public let trajectory: Trajectory
  /// Where it leads.
  public let target: Target
  /// Who or what wanted it.
  public let cause: Cause

  /// Whether there is nothing to play: the sheet is at the target from this moment on.
  public var isInstant: Bool { trajectory.isInstant }
}
