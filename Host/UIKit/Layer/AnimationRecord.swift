import Foundation

/// An animation on a layer: the copy that runs, and who waits for its end.
final class AnimationRecord {
  let key: String?
  let animation: CAAnimation
  weak var layer: CALayer?
  /// In the layer's time; nil until the transaction that added it is committed.
  var begin: Double?
  /// It is over and its end was told, but it stays on the layer.
  var isTold = false
  private var tokens: [AnimationToken]

  init(_ animation: CAAnimation, key: String?, layer: CALayer, tokens: [AnimationToken]) {
    (self.animation, self.key, self.layer, self.tokens) = (animation, key, layer, tokens)
    for token in tokens { token.pending += 1 }
  }

  func apply(to presentation: CALayer, at layerTime: Double) {
    guard let moment = moment(at: layerTime) else { return }
    animation.apply(to: presentation, at: moment)
  }

  /// Where it is in its run; nil when it shows nothing then.
  func moment(at layerTime: Double) -> AnimationMoment? {
    let planned = animation.beginTime != 0 ? animation.beginTime : layerTime
    return AnimationMoment(
      animation, begin: begin ?? planned + animation.commitDelay, at: layerTime)
  }

  /// Tells the end to the delegate and to the tokens, once.
  func tell(finished: Bool) {
    guard !isTold else { return }
    isTold = true
    let (animation, tokens) = (animation, tokens)
    self.tokens = []
    LayerServer.callBack {
      animation.delegate?.animationDidStop(animation, finished: finished)
    }
    for token in tokens { token.animationEnded(finished: finished) }
  }
}

/// Waits for a set of animations: those of a transaction, or of a `UIView.animate`.
package final class AnimationToken {
  var pending = 0
  private var isSealed = false
  private var allFinished = true
  private var block: ((Bool) -> Void)?

  /// The block is called once, when all animations have ended; `true` when none was cut short.
  package init(_ block: @escaping (Bool) -> Void) { self.block = block }

  /// No more animations will come.
  package func seal() {
    isSealed = true
    tellIfDone()
  }

  func animationEnded(finished: Bool) {
    pending -= 1
    allFinished = allFinished && finished
    tellIfDone()
  }

  private func tellIfDone() {
    guard isSealed, pending == 0, let block else { return }
    self.block = nil
    let finished = allFinished
    LayerServer.callBack { block(finished) }
  }
}
