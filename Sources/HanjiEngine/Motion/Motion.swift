/// How a sheet gets from one extent to another.
public enum Motion: Hashable, Sendable {
  /// As a spring pulls it; begins with whatever velocity the sheet has.
  case spring(Spring)
  /// Along a timing curve, in `duration` seconds. Begins with whatever velocity the sheet has.
  /// A duration of 0 or below, or one that is not a number, is as `none`; more than 60 seconds
  /// count as 60.
  case curve(TimingCurve, duration: Double)
  /// At once.
  case none

  /// The system's spring.
  public static let system = Motion.spring(.system)

  /// Whether it goes past its target of its own accord, even from rest: a spring that bounces, a
  /// curve that leaves 0…1. Any other motion does so only where a finger throws it.
  public var overshoots: Bool {
    switch self {
    case .none: false
    case .spring(let spring): spring.dampingRatio < 1
    case .curve(let curve, _): max(curve.c1y, curve.c2y) > 1 || min(curve.c1y, curve.c2y) < 0
    }
  }
}

/// The motions of a sheet, one for each occasion.
public struct MotionPlan: Hashable, Sendable {
  /// Coming in.
  public var present: Motion
  /// Leaving: by code, by a tap outside, or by a slow drag far enough.
  public var dismiss: Motion
  /// Leaving because it was flicked.
  public var flickDismiss: Motion
  /// To a detent, after a drag.
  public var settle: Motion
  /// To a detent, by code or because the container or the content changed.
  public var change: Motion
  /// To a detent, because of the keyboard. The system's keyboard runs the modal spring and ignores
  /// the duration it announces. [lib]
  public var keyboard: Motion

  /// A plan of these motions.
  public init(
    present: Motion = .system, dismiss: Motion = .system, flickDismiss: Motion = .system,
    settle: Motion = .system, change: Motion = .system, keyboard: Motion = .system
  ) {
    self.present = present
    self.dismiss = dismiss
    self.flickDismiss = flickDismiss
    self.settle = settle
    self.change = change
    self.keyboard = keyboard
  }

  /// The system's spring for everything.
  public static let system = MotionPlan()

  /// The hand-written half modal's: in and out in 0.3 seconds, flicked out in 0.2, back in 0.1,
  /// slow at both ends.
  public static let halfModal = MotionPlan(
    present: .curve(.easeInOut, duration: 0.3), dismiss: .curve(.easeInOut, duration: 0.3),
    flickDismiss: .curve(.easeInOut, duration: 0.2), settle: .curve(.easeInOut, duration: 0.1),
    change: .curve(.easeInOut, duration: 0.3))
}
