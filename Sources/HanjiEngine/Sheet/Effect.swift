/// What a sheet tells whoever shows it, in order.
///
/// *Will* and *did* come in pairs, each exactly once, and no two pairs overlap: a pair that another
/// move cuts short is closed, as interrupted or called off, before the next one opens.
public enum Effect: Hashable, Sendable {
  /// Play this from now on, in place of whatever was played.
  case move(Move)
  /// It starts to come in.
  case willPresent(Cause)
  /// It has come in. Interrupted: it is in sight, but something else moves it now.
  case didPresent(Cause, Outcome)
  /// Another detent has been chosen, and it starts to go there.
  case willSelect(Detent.Identifier, Cause)
  /// It is there. Interrupted: the choice stands, but something else moves it now.
  case didSelect(Detent.Identifier, Cause, Outcome)
  /// It starts to leave.
  case willDismiss(Cause)
  /// It has left.
  case didDismiss(Cause)
  /// It was leaving, and is not any more; in place of `didDismiss`.
  case dismissalCalledOff(Cause)
  /// May it be dismissed? Hand `Input.answer` back. Meanwhile it goes back to its detent; answered
  /// at the same time, it leaves from where it is as if it had never been asked.
  case askDismissal(Cause)
  /// Somebody tried to dismiss it, and may not.
  case dismissalRefused(Cause)
}
