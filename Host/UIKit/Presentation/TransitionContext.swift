import Foundation

/// The context of one transition, modal or in a navigation controller: it starts the animator or
/// the interaction controller and ends exactly once.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// What takes part.
  struct Parts {
    var container: UIView
    var from: UIViewController
    var to: UIViewController
    var fromView: UIView?
    var toView: UIView?
    var style = UIModalPresentationStyle.none
    var animated: Bool
    var initialFrame: (UIViewController) -> CGRect
    var finalFrame: (UIViewController) -> CGRect
  }

  private enum Phase {
    case waiting
    case running
    case ended
  }

  let parts: Parts
  let animator: (any UIViewControllerAnimatedTransitioning)?
  let interactor: (any UIViewControllerInteractiveTransitioning)?
  weak var coordinator: TransitionCoordinator?
  /// Called the moment it is called off, before the views have returned.
  var whenCancelled: (() -> Void)?
  var whenEnded: ((Bool) -> Void)?

  private var phase = Phase.waiting
  private var wasCutShort = false
  private weak var gatedWindow: UIWindow?
  /// When the animations begin, in the time of the container's layer.
  private(set) var start = 0.0
  private(set) var percentComplete: CGFloat = 0
  private(set) var initiallyInteractive = false
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false

  init(
    _ parts: Parts, animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.parts = parts
    self.animator = parts.animated ? animator : nil
    self.interactor = parts.animated ? interactor : nil
    super.init()
  }

  // MARK: What it is about

  var containerView: UIView { parts.container }
  var isAnimated: Bool { parts.animated }
  var presentationStyle: UIModalPresentationStyle { parts.style }
  var targetTransform: CGAffineTransform { .identity }
  var hasEnded: Bool { phase == .ended }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: parts.from
    case .to: parts.to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: parts.fromView
    case .to: parts.toView
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect { parts.initialFrame(vc) }
  func finalFrame(for vc: UIViewController) -> CGRect { parts.finalFrame(vc) }

  // MARK: Its course

  func run() {
    guard phase == .waiting else { return }
    phase = .running
    guard let animator else {
      coordinator?.runAnimations(over: 0)
      return completeTransition(true)
    }
    isInteractive = interactor?.wantsInteractiveStart ?? false
    initiallyInteractive = isInteractive
    start = containerView.layer.convertTime(CACurrentMediaTime(), from: nil)
    closeGate()
    if isInteractive, let interactor {
      interactor.startInteractiveTransition(self)
    } else {
      (interactor as? UIPercentDrivenInteractiveTransition)?.begin(with: self)
      animator.animateTransition(using: self)
    }
    if phase == .running { coordinator?.runAnimations(over: duration) }
  }

  var duration: Double { animator?.transitionDuration(using: self) ?? 0 }

  var isInterruptible: Bool { animator?.interruptible(self) != nil }

  func completeTransition(_ didComplete: Bool) {
    guard phase == .running else {
      if wasCutShort { return }
      return PresentationLog.warn("completeTransition(_:) was called once too often: ignored.")
    }
    if !didComplete { callOff() }
    coordinator?.runAnimations(over: 0)
    phase = .ended
    isInteractive = false
    openGate()
    animator?.animationEnded(didComplete)
    whenEnded?(didComplete)
    (whenEnded, whenCancelled) = (nil, nil)
  }

  // MARK: The finger

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard phase == .running, percentComplete.isFinite else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
  }

  func finishInteractiveTransition() { letGo() }

  func cancelInteractiveTransition() {
    guard phase == .running else { return }
    callOff()
    letGo()
  }

  func pauseInteractiveTransition() {
    guard phase == .running, !isInteractive else { return }
    isInteractive = true
    coordinator?.interactionChanged()
  }

  /// Ends it without the animator, whose own call that comes later counts for nothing.
  func cutShort() {
    completeTransition(!transitionWasCancelled)
    wasCutShort = true
  }

  private func letGo() {
    guard phase == .running, isInteractive else { return }
    isInteractive = false
    coordinator?.interactionChanged()
  }

  private func callOff() {
    guard !transitionWasCancelled else { return }
    transitionWasCancelled = true
    whenCancelled?()
  }

  // MARK: Touches

  /// A transition that runs by itself takes no touches; one that a finger drives, or may take
  /// over, does (WWDC 2016, 216).
  private func closeGate() {
    if isInteractive || (interactor != nil && isInterruptible) { return }
    guard let window = parts.container.window else { return }
    gatedWindow = window
    TouchGate.close(window)
  }

  private func openGate() {
    if let gatedWindow { TouchGate.open(gatedWindow) }
    gatedWindow = nil
  }
}
