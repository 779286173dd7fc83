/// Who or what wants a sheet to move.
public enum Cause: Hashable, Sendable, CaseIterable {
  /// A finger that dragged or flicked it.
  case drag
  /// A tap outside it.
  case outsideTap
  /// The app's code.
  case code
  /// The keyboard came, went or changed.
  case keyboard
  /// Its content asks for another length.
  case content
  /// The container changed: a rotation, a split, a safe area.
  case container
  /// An assistive technology, such as VoiceOver's escape.
  case accessibility

  /// Whether a dismissal for this cause must be allowed first.
  public var needsPermission: Bool {
    switch self {
    case .drag, .outsideTap, .accessibility: true
    case .code, .keyboard, .content, .container: false
    }
  }

  /// Whether a dismissal for this cause can be caught and called off until the sheet has left.
  public var canBeCaught: Bool { self == .drag || self == .outsideTap }
}

/// How a move ended.
public enum Outcome: Hashable, Sendable {
  /// At its target.
  case finished
  /// Before: a finger caught the sheet, or another command took it over.
  case interrupted
}

/// Whether a user may dismiss a sheet. Code always may.
public enum DismissPermission: Hashable, Sendable {
  /// Yes.
  case allowed
  /// No: each attempt is reported, and the sheet comes back.
  case refused
  /// It depends: each attempt is asked about, and answered with `Input.answer`.
  case ask
}
