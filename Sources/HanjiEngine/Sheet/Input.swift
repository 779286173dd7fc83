/// What can happen to a sheet. Every input is legal at every time; where it makes no sense it is
/// ignored.
public enum Input: Sendable {
  /// The container, its safe area or its traits changed. The sheet goes to the same detent,
  /// resolved afresh; at rest and not animated, at once.
  case stage(Stage, animated: Bool = true)
  /// The content asks for another length in points; nil while it is not known.
  case content(Double?, animated: Bool = true)
  /// The keyboard covers so many points of the container from its bottom; 0 once it is gone.
  case keyboard(Double, focus: Double? = nil)
  /// Another configuration. If the detent the sheet is at is gone, it goes to the nearest one.
  case configure(Sheet.Configuration, animated: Bool = true)

  /// Come in, at this detent or by the sheet's own choice. In sight it is as `select`, with nil
  /// meaning stay. During a committed dismissal it is remembered, and follows it.
  case present(Detent.Identifier? = nil, animated: Bool = true)
  /// Go to a detent; nil or an unknown one means the smallest. [doc] Out of sight it is remembered
  /// for the next presentation.
  case select(Detent.Identifier?, cause: Cause = .code, animated: Bool = true)
  /// Go. For a drag, a tap outside or accessibility it must be allowed first; for any other cause
  /// nothing can call it off.
  case dismiss(cause: Cause = .code, animated: Bool = true)
  /// The answer to `Effect.askDismissal`. Without a question it is ignored.
  case answer(allowed: Bool)

  /// A tap outside the sheet; `Configuration.outsideTap` decides.
  case tapOutside
  /// A finger takes hold of the sheet, which stays where it is at this moment.
  case dragBegan
  /// The finger's whole travel since the drag began, in points, positive where the sheet grows.
  /// Not a number is ignored.
  case dragMoved(total: Double)
  /// The finger lets go, at a velocity in points per second, positive where the sheet grows. Not a
  /// number counts as 0.
  case dragEnded(velocity: Double)
  /// The gesture was taken away: the sheet goes back to its detent.
  case dragCancelled

  /// A move is over: it has been played, or was removed. Any but the present one is ignored.
  case settled(MoveID)
}
