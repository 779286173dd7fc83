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
  /// The part of the animator's run that is over when these changes begin.
  let animatorStart: Double

  init(timing: ViewTiming, token: AnimationToken?) {
    (self.timing, self.token) = (timing, token)
    (animator, animatorStart) = (nil, 0)
  }

  init(animator: AnimatorClock, start: Double, timing: ViewTiming) {
    (self.timing, token) = (timing, nil)
    (self.animator, animatorStart) = (animator, start)
  }

  /// Blocks inside one another, the innermost last; nil: changes take effect at once.
  private static var stack: [ViewAnimationBlock?] = []
  static var areEnabled = true

  static var current: ViewAnimationBlock? { areEnabled ? stack.last ?? nil : nil }

  static func run(_ block: ViewAnimationBlock?, _ changes: () -> Void) {
    stack.append(block)
    changes()
    stack.removeLast()
  }

  // MARK: Actions

  func action(for layer: CALayer, key: String) -> ViewAction? {
    guard layer.animatable(key) != nil, !Self.neverAnimated.contains(key) else { return nil }
    let source = timing.beginsFromCurrentState ? layer.shown : layer
    guard let old = source.animatable(key) else { return nil }
    return ViewAction(block: self, old: old)
  }

  private static let neverAnimated: Set<String> = ["hidden", "masksToBounds"]

  /// Runs the change of a layer's value from `old` to what it is now.
  func animate(_ layer: CALayer, key: String, from old: LayerValue) {
    changedLayers.append(layer)
    guard let new = layer.animatable(key) else { return }
    let difference = timing.beginsFromCurrentState ? nil : old.subtracting(new)
    let animation =
      animator.map { AnimatorAnimation($0, start: animatorStart) } ?? timing.animation()
    animation.keyPath = key
    animation.isAdditive = difference != nil
    animation.fromValue = (difference ?? old).any
    animation.toValue = (difference == nil ? new : new.nothing).any
    animation.blocksInteraction = !timing.allowsInteraction
    animation.commitDelay = timing.delay
    layer.start(
      animation, forKey: difference == nil ? key : layer.freeKey(key),
      tokens: CATransaction.tokens + (token.map { [$0] } ?? []))
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

extension CALayer {
  /// The key itself, or with a number behind it, so that additive animations stand side by side.
  func freeKey(_ key: String) -> String {
    let taken = Set(running.compactMap(\.key))
    if !taken.contains(key) { return key }
    return (2...).lazy.map { "\(key)-\($0)" }.first { !taken.contains($0) } ?? key
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
