import Foundation

/// Changes of layers that go to the screen together, at the end of the turn. The one that holds
/// them all is implicit; explicit ones nest in it and set what their changes animate with.
open class CATransaction: NSObject {
  private struct Level {
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool?
    var token: AnimationToken?
    var block: (() -> Void)?
  }

  /// Used on the main thread alone, hence `unsafe`.
  private nonisolated(unsafe) static var levels: [Level] = [Level()]

  private class var top: Level {
    get { levels.last ?? Level() }
    set { levels[levels.count - 1] = newValue }
  }

  /// A flush waits for the explicit transactions to end.
  private nonisolated(unsafe) static var flushIsDue = false

  open class func begin() { levels.append(Level()) }

  /// Ends the innermost explicit transaction; without one it does nothing, and says so.
  open class func commit() {
    guard levels.count > 1, let ended = levels.popLast() else {
      return HostReport.once("CATransaction.commit() without a begin(); it does nothing")
    }
    ended.token?.seal()
    if flushIsDue, levels.count == 1 { flush() }
  }

  /// Lays out, displays, and begins what was added in this turn, now; inside of explicit
  /// transactions when the outermost of them ends [doc].
  open class func flush() {
    flushIsDue = levels.count > 1
    if !flushIsDue { MainActor.assumeIsolated { HostFrame.commit() } }
  }

  /// Seconds for animations without a duration: 0.25 unless set.
  open class func animationDuration() -> CFTimeInterval {
    levels.reversed().lazy.compactMap(\.duration).first ?? 0.25
  }

  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    guard dur.isFinite else {
      return HostReport.once("CATransaction.setAnimationDuration: not finite; ignored")
    }
    top.duration = max(0, dur)
  }

  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    levels.reversed().lazy.compactMap(\.timingFunction).first
  }

  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    top.timingFunction = function
  }

  open class func disableActions() -> Bool {
    levels.reversed().lazy.compactMap(\.disablesActions).first ?? false
  }

  open class func setDisableActions(_ flag: Bool) { top.disablesActions = flag }

  open class func completionBlock() -> (() -> Void)? { top.block }

  /// Called once, when all animations added from here to the transaction's end have ended or were
  /// removed; at the end of the turn when there are none.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    top.token?.seal()
    top.block = block
    top.token = block.map { block in AnimationToken { _ in block() } }
  }

  /// Who waits for an animation that is added now.
  class var tokens: [AnimationToken] { levels.compactMap(\.token) }

  /// Ends the implicit transaction. An explicit one that nobody has committed is reported; it stays
  /// open, and with it the implicit one.
  class func flushLevels() {
    guard levels.count == 1 else {
      return HostReport.once(
        "a CATransaction that was begun in a turn was not committed in it; it stays open")
    }
    let token = levels[0].token
    levels[0] = Level()
    token?.seal()
  }
}
