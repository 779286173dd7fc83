import Foundation

/// Drives an animator by a fraction: it holds the animation still and shows the moment of it that
/// belongs to the finger.
///
/// An animator with an `interruptibleAnimator(using:)` is scrubbed itself; of any other, the clock
/// of the container's layer is.
@MainActor
open class UIPercentDrivenInteractiveTransition:
  UIViewControllerInteractiveTransitioning
{
  public init() {}

  private var context: TransitionContext?
  private var scrubber: TransitionScrubber?

  /// Seconds the animation takes by itself.
  open var duration: CGFloat { context.map { CGFloat($0.duration) } ?? 0 }
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest runs, once the finger has let go, as a factor.
  open var completionSpeed: CGFloat = 1
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// How the rest of an interruptible animation runs; nil: as it began.
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true

  @_documentation(visibility: internal)
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    begin(with: context)
    scrubber = TransitionScrubber.holding(context)
  }

  /// Remembers a transition that starts without a finger.
  func begin(with context: TransitionContext) {
    self.context = context
    percentComplete = 0
  }

  /// Takes a transition over that runs by itself.
  open func pause() {
    guard let context, !context.hasEnded, !context.isInteractive else { return }
    let scrubber = scrubber ?? TransitionScrubber.catching(context)
    self.scrubber = scrubber
    percentComplete = scrubber.pause()
    context.pauseInteractiveTransition()
  }

  /// Shows the animation at a fraction of its length, 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let context, let scrubber, !context.hasEnded, percentComplete.isFinite else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    scrubber.show(self.percentComplete)
    context.updateInteractiveTransition(self.percentComplete)
  }

  open func finish() {
    guard let context, let scrubber, !context.hasEnded else { return }
    context.finishInteractiveTransition()
    scrubber.release(speed: speed, curve: timingCurve, forward: true)
    forget()
  }

  open func cancel() {
    guard let context, let scrubber, !context.hasEnded else { return }
    context.cancelInteractiveTransition()
    scrubber.release(speed: speed, curve: timingCurve, forward: false)
    forget()
  }

  private var speed: Double {
    completionSpeed.isFinite && completionSpeed > 0 ? Double(completionSpeed) : 1
  }

  private func forget() { scrubber = nil }

  // MARK: NSObjectProtocol, by identity

  public nonisolated func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
  public nonisolated var hash: Int { ObjectIdentifier(self).hashValue }
  public nonisolated func `self`() -> Self { self }
  public nonisolated func isProxy() -> Bool { false }
  open nonisolated var description: String { "<\(type(of: self))>" }
  open nonisolated var debugDescription: String { description }
}
