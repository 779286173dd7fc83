import Foundation

/// How the changes of an animation block run.
struct ViewTiming {
  enum Curve {
    case cubic(CAMediaTimingFunction)
    case spring(HostSpring)
  }

  /// Seconds.
  var duration: Double
  /// Seconds from the commit.
  var delay: Double = 0
  var curve: Curve
  var repeats = false
  var autoreverses = false
  var beginsFromCurrentState = false
  var allowsInteraction = false
  var repeatCount: Float?

  /// An animation of this timing from one value to another.
  func animation() -> CABasicAnimation {
    let animation: CABasicAnimation
    switch curve {
    case .cubic(let function):
      animation = CABasicAnimation()
      animation.timingFunction = function
    case .spring(let spring):
      let springy = CASpringAnimation()
      springy.stiffness = CGFloat(spring.frequency * spring.frequency)
      springy.damping = CGFloat(2 * spring.ratio * spring.frequency)
      springy.initialVelocity = CGFloat(spring.velocity)
      animation = springy
    }
    animation.duration = duration
    animation.autoreverses = autoreverses
    if repeats { animation.repeatCount = .infinity }
    if let repeatCount { animation.repeatCount = repeatCount }
    // What is delayed shows its beginning until then.
    animation.fillMode = .both
    return animation
  }
}

/// The animation block that is running, and who collects the animations that its changes make.
@MainActor
final class ViewAnimationBlock {
  var timing: ViewTiming
  let token: AnimationToken?
  /// Layers that changed, for `.layoutSubviews`.
  var changedLayers: [CALayer] = []
  /// Makes the animations of a property animator, instead of those of the timing.
  let animator: AnimatorClock?
  /// The part of the animator's run that these changes take.
  let span: AnimatorSpan

  init(timing: ViewTiming, token: AnimationToken?) {
    (self.timing, self.token) = (timing, token)
    (animator, span) = (nil, AnimatorSpan())
  }

  init(
    animator: AnimatorClock, span: AnimatorSpan, timing: ViewTiming, token: AnimationToken? = nil
  ) {
    (self.timing, self.token) = (timing, token)
    (self.animator, self.span) = (animator, span)
  }

  /// A block inside of an animator's changes is scrubbed, turned round and stopped with them: it
  /// takes the part of the run that its delay and duration are of the animator's. nil elsewhere.
  func inner(
    _ inner: ViewTiming, options: UIView.AnimationOptions, token: AnimationToken
  ) -> ViewAnimationBlock? {
    guard let animator else { return nil }
    if inner.repeats || inner.autoreverses || inner.repeatCount != nil {
      HostReport.once("animations that repeat run once inside of a property animator")
    }
    let whole = max(timing.duration, 1e-6)
    var span = span.part(inner.delay / whole, inner.duration / whole)
    if options.contains(.overrideInheritedCurve) { span.curve = inner.curve }
    return ViewAnimationBlock(animator: animator, span: span, timing: inner, token: token)
  }

  /// Blocks inside one another, the innermost last; nil: changes take effect at once.
  private static var stack: [ViewAnimationBlock?] = []
  static var areEnabled = true

  static var current: ViewAnimationBlock? { areEnabled ? stack.last ?? nil : nil }

  static func run(_ block: ViewAnimationBlock?, _ changes: () -> Void) {
    stack.append(block)
    changes()
    block?.layOutStacks()
    stack.removeLast()
  }

  // MARK: Stack views

  private var toLayOut: [UIView] = []

  /// Lays the view out when the changes have been made, so that this is animated too.
  func layOutAtEnd(_ view: UIView) {
    if !toLayOut.contains(where: { $0 === view }) { toLayOut.append(view) }
  }

  private func layOutStacks() {
    let due = toLayOut
    toLayOut = []
    for view in due { view.layoutIfNeeded() }
  }

  // MARK: Actions

  func action(for layer: CALayer, key: String) -> ViewAction? {
    guard let model = layer.animatable(key), isAnimated(key, of: layer) else { return nil }
    // What cannot be added to what runs goes on from what shows.
    let fromShown = timing.beginsFromCurrentState || !model.isAddable
    guard fromShown else { return ViewAction(block: self, old: model) }
    let replaced = layer.running.filter { $0.key == key || $0.isBlock(of: key) }
    return ViewAction(block: self, old: layer.value(of: key, showingWithout: replaced) ?? model)
  }

  private func isAnimated(_ key: String, of layer: CALayer) -> Bool {
    switch key {
    case "masksToBounds": return false
    // Only what a stack view arranges: it is seen until it has been squeezed to nothing.
    case "hidden":
      guard let view = layer.delegate as? UIView, let stack = view.superview as? UIStackView
      else { return false }
      return stack.arrangedSubviews.contains { $0 === view }
    default: return true
    }
  }

  /// Runs the change of a layer's value from `old` to what it is now.
  func animate(_ layer: CALayer, key: String, from old: LayerValue) {
    changedLayers.append(layer)
    guard let new = layer.animatable(key) else { return }
    // What comes back is seen from the beginning on.
    if case .flag(false) = new { return layer.stopBlockAnimations(of: key) }
    if timing.beginsFromCurrentState { layer.stopBlockAnimations(of: key) }
    let difference = old.subtracting(new)
    let animation =
      animator.map { AnimatorAnimation($0, span: span) } ?? timing.animation()
    animation.keyPath = key
    animation.isAdditive = difference != nil
    animation.fromValue = (difference ?? old).any
    animation.toValue = (difference == nil ? new : new.nothing).any
    animation.blocksInteraction = !timing.allowsInteraction
    animation.commitDelay = timing.delay
    animation.isOfBlock = true
    layer.start(
      animation, forKey: difference == nil ? key : layer.freeKey(key),
      tokens: CATransaction.tokens + (token.map { [$0] } ?? []))
    if case .transform = new { layer.putNewestInnermost(of: key) }
    if let animator { animator.note(layer, key: key, animation: animation, old: old, new: new) }
  }
}

/// Runs a change of a view's layer as the block says that was there when it began.
final class ViewAction: CAAction {
  private let block: ViewAnimationBlock
  private let old: LayerValue

  init(block: ViewAnimationBlock, old: LayerValue) { (self.block, self.old) = (block, old) }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    nonisolated(unsafe) let (action, target) = (self, layer)
    // UIKit changes views on the main thread, and so does every caller here.
    MainActor.assumeIsolated { action.block.animate(target, key: event, from: action.old) }
  }
}

extension AnimationRecord {
  /// Whether a block of views animates the key by it.
  func isBlock(of key: String) -> Bool {
    animation.isOfBlock && (animation as? CAPropertyAnimation)?.keyPath == key
  }
}

extension CALayer {
  /// The key itself, or with a number behind it, so that additive animations stand side by side.
  func freeKey(_ key: String) -> String {
    let taken = Set(running.compactMap(\.key))
    if !taken.contains(key) { return key }
    return (2...).lazy.map { "\(key)-\($0)" }.first { !taken.contains($0) } ?? key
  }

  /// Ends what view animations make of a value: another one takes its place.
  func stopBlockAnimations(of key: String) {
    for record in running where record.key == key || record.isBlock(of: key) {
      LayerServer.stop(record, finished: false)
    }
  }

  /// The model value with which the same shows as now when these animations have been stopped, which
  /// may be some of several that add up.
  func value(of key: String, showingWithout stopped: [AnimationRecord]) -> LayerValue? {
    guard var value = shown.animatable(key) else { return nil }
    let time = localTime(at: HostClock.now)
    for record in running.reversed() where !stopped.contains(where: { $0 === record }) {
      guard let animation = record.animation as? CAPropertyAnimation, animation.keyPath == key,
        let moment = record.moment(at: time)
      else { continue }
      // What replaces the value hides all that is below it.
      guard animation.isAdditive else { return value }
      value = animation.contribution(at: moment, base: value).base(of: value) ?? value
    }
    return value
  }

  /// Applies the newest animation of a view's transform before the older ones. Transforms do not
  /// commute: what is on the screen stays there only if the newest change is the innermost.
  func putNewestInnermost(of key: String) {
    guard let newest = running.last,
      let oldest = running.firstIndex(where: { $0 !== newest && $0.isBlock(of: key) })
    else { return }
    running.removeLast()
    running.insert(newest, at: oldest)
  }

  /// Whether an animation runs on it that keeps touches from its view.
  package var blocksInteraction: Bool {
    running.contains { $0.animation.blocksInteraction && !$0.isTold }
  }
}

extension UIView {
  /// The action for a change of the view's layer: none outside of an animation block.
  func actionForCurrentAnimation(_ layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimationBlock.current?.action(for: layer, key: event) ?? NSNull()
  }
}
