import HanjiEngine
import UIKit

/// Something that happened to a sheet, with its cause.
///
/// `will` and `did` come in pairs: each `will…` is followed by exactly one event that closes it.
/// A `willDismiss` is closed by `didDismiss`, or by `dismissalCalledOff` when the sheet was caught
/// on its way out.
public enum SheetEvent: Equatable, Sendable {
  /// The sheet is about to rise.
  case willPresent(Cause)
  /// The sheet is up. The outcome says whether it got there or was caught on its way.
  case didPresent(Cause, Outcome)
  /// The sheet is about to move to a detent.
  case willSelect(Detent.Identifier, Cause)
  /// The move to a detent is over. The outcome says whether it got there.
  case didSelect(Detent.Identifier, Cause, Outcome)
  /// The sheet is about to leave.
  case willDismiss(Cause)
  /// The sheet has left, and its views with it.
  case didDismiss(Cause)
  /// A dismissal that had begun will not happen: the sheet was caught, or sent elsewhere.
  case dismissalCalledOff(Cause)
  /// Somebody tried to dismiss a sheet that must not be dismissed.
  case dismissalRefused(Cause)
}

extension SheetEvent: CustomStringConvertible {
  /// The event as one writes it in code: `.didPresent(.code, .finished)`.
  public var description: String {
    switch self {
    case .willPresent(let cause): return ".willPresent(.\(cause))"
    case .didPresent(let cause, let outcome): return ".didPresent(.\(cause), .\(outcome))"
    case .willSelect(let detent, let cause):
      return ".willSelect(\"\(detent.rawValue)\", .\(cause))"
    case .didSelect(let detent, let cause, let outcome):
      return ".didSelect(\"\(detent.rawValue)\", .\(cause), .\(outcome))"
    case .willDismiss(let cause): return ".willDismiss(.\(cause))"
    case .didDismiss(let cause): return ".didDismiss(.\(cause))"
    case .dismissalCalledOff(let cause): return ".dismissalCalledOff(.\(cause))"
    case .dismissalRefused(let cause): return ".dismissalRefused(.\(cause))"
    }
  }
}
