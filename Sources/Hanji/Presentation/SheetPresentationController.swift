import HanjiEngine
import UIKit

/// Presents a view controller as a sheet, on iOS 13 and later.
///
/// It is configured like the system's `UISheetPresentationController`, under the same names, through
/// the view controller's ``UIKit/UIViewController/sheet``:
///
/// ```swift
/// reviews.sheet.detents = [.medium(), .large()]
/// reviews.sheet.prefersGrabberVisible = true
/// present(reviews, animated: true)
/// ```
///
/// and has a ``style`` with everything else. Instances are faces of settings that belong to the view
/// controller: one that was read before the presentation works as well as the one UIKit made for it.
@MainActor
open class SheetPresentationController: UIPresentationController, SheetHandle {
  /// A detent, by the name code written for the system's sheet knows.
  public typealias Detent = HanjiEngine.Detent

  let settings: SheetSettings
  private var driver: SheetDriver?
  private var transition = Transition.none
  private var hasRisen = false

  /// UIKit's transition under way, which has to be completed whatever happens.
  private enum Transition {
    case none
    case presenting(any UIViewControllerContextTransitioning)
    case dismissing(any UIViewControllerContextTransitioning)
  }

  /// A face of the view controller's sheet settings.
  public override init(
    presentedViewController: UIViewController, presenting: UIViewController?
  ) {
    settings = SheetSettings.of(presentedViewController)
    super.init(presentedViewController: presentedViewController, presenting: presenting)
  }

  /// Everything adjustable about the sheet. A change while it is up takes effect at once, animated
  /// inside ``animateChanges(_:)``.
  public var style: SheetStyle {
    get { settings.style }
    set { settings.style = newValue }
  }

  /// Told of everything that happens to the sheet, in order. Nil unless set.
  public var onEvent: ((SheetEvent) -> Void)? {
    get { settings.onEvent }
    set { settings.onEvent = newValue }
  }

  /// Asked before a user's dismissal and told of it, as the system's sheet asks and tells. Held weakly.
  public override var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { settings.delegate }
    set {
      settings.delegate = newValue
      super.delegate = newValue
    }
  }

  // MARK: UIKit's side

  open override var presentedView: UIView? { driver?.root ?? super.presentedView }

  open override var frameOfPresentedViewInContainerView: CGRect {
    containerView?.bounds ?? .zero
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    let driver = SheetDriver(style: settings.style, owner: self)
    self.driver = driver
    settings.driver = driver
    driver.root.frame = containerView.bounds
    driver.root.accessibilityViewIsModal = true
    // The driver keeps the root: UIKit may take it out for a while, and ask for it again.
    containerView.addSubview(driver.root)
    hasRisen = false
    settings.presentations += 1
    driver.root.surface.host.show(presentedViewController.view)
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let containerView, let root = driver?.root else { return }
    if root.frame != containerView.bounds { root.frame = containerView.bounds }
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    guard completed else { return tearDown() }
    if !hasRisen { rise(animated: false) }
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    // Without an animation UIKit asks for no animator: what was dismissed is seen by who leaves.
    var below: UIViewController? = presentingViewController
    while let candidate = below, !candidate.isBeingDismissed {
      below = candidate.presentingViewController
    }
    if below == nil { settings.isClosing = true }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    guard completed else { return }
    // Taken down by somebody else (the presenter went, or another modal's dismissal took this one
    // along): the sheet's own story still gets its end.
    if driver?.sheet.isHidden == false {
      driver?.send(.dismiss(cause: settings.isClosing ? .code : .container, animated: false))
    }
    tearDown()
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    driver?.root.setNeedsLayout()
  }

  private func tearDown() {
    driver?.stopMoving()
    driver?.root.surface.host.show(nil)
    driver?.root.removeFromSuperview()
    driver = nil
    settings.isClosing = false
  }

  // MARK: Transitions

  func present(in context: any UIViewControllerContextTransitioning) {
    guard driver != nil else { return context.completeTransition(true) }
    transition = .presenting(context)
    rise(animated: context.isAnimated)
  }

  func dismiss(in context: any UIViewControllerContextTransitioning) {
    guard let driver, !driver.sheet.isHidden else { return context.completeTransition(true) }
    transition = .dismissing(context)
    driver.send(.dismiss(cause: .code, animated: context.isAnimated))
  }

  private func rise(animated: Bool) {
    hasRisen = true
    driver?.root.layoutIfNeeded()
    driver?.send(.present(settings.style.selectedDetentIdentifier, animated: animated))
  }

  private func completeTransition() {
    switch transition {
    case .none: return
    case .presenting(let context), .dismissing(let context):
      transition = .none
      context.completeTransition(true)
    }
  }

  // MARK: SheetHandle

  /// Where the sheet is at this instant; nil while it is not up.
  public var state: SheetState? { settings.driver?.state }

  /// Closes the sheet, cause ``Cause/code``. Does nothing when it is not up, but for the completion.
  ///
  /// While the sheet still rises it turns around where it is.
  public func dismiss(animated: Bool, completion: (() -> Void)?) {
    let presented = presentedViewController
    guard let presenter = presented.presentingViewController, let driver = settings.driver else {
      completion?()
      return
    }
    if let completion { settings.whenGone { _ in completion() } }
    if presented.isBeingPresented || driver.sheet.isDismissing {
      driver.send(.dismiss(cause: .code, animated: animated))
    } else if !presented.isBeingDismissed {
      settings.isClosing = true
      presenter.dismiss(animated: animated)
    }
  }
}

extension SheetPresentationController: SheetDriverOwner {
  var preferredSize: CGSize { presentedViewController.preferredContentSize }

  var contentController: UIViewController? { presentedViewController }

  var hasLostItsScreen: Bool {
    presentedViewController.presentedViewController == nil
      && presentingViewController.viewIfLoaded?.window == nil
  }

  var dismissPermission: DismissPermission {
    presentedViewController.isModalInPresentation ? .refused : .ask
  }

  func driverMayDismiss(_ driver: SheetDriver) -> Bool { delegateAllowsDismissal }

  func driver(
    _ driver: SheetDriver, viewBehindAt point: CGPoint, with event: UIEvent?
  ) -> UIView? {
    guard let behind = presentingViewController.viewIfLoaded else { return nil }
    return behind.hitTest(behind.convert(point, from: driver.root), with: event)
  }

  func driver(_ driver: SheetDriver, did event: SheetEvent) {
    switch event {
    case .didPresent:
      settings.onEvent?(event)
      completeTransition()
    case .willDismiss(let cause):
      if cause.isUser { tellDelegateWillDismiss() }
      settings.onEvent?(event)
    case .dismissalRefused:
      tellDelegateDidAttempt()
      settings.onEvent?(event)
    case .didDismiss(let cause):
      leave(cause)
    default:
      settings.onEvent?(event)
    }
  }

  /// The sheet is off the screen: UIKit's dismissal follows, and then everybody is told.
  private func leave(_ cause: Cause) {
    let settings = self.settings
    let event = SheetEvent.didDismiss(cause)
    let farewell = { [self] in
      if cause.isUser { tellDelegateDidDismiss() }
      settings.onEvent?(event)
      settings.finish(cause)
    }
    if case .dismissing = transition {
      completeTransition()
      farewell()
    } else if let presenter = presentedViewController.presentingViewController,
      !presentedViewController.isBeingDismissed
    {
      presenter.dismiss(animated: false, completion: farewell)
    } else {
      farewell()
    }
  }
}

extension Cause {
  /// Whether a person did it, and not the app: what adaptive presentation delegates hear about.
  var isUser: Bool {
    switch self {
    case .drag, .outsideTap, .accessibility: return true
    default: return false
    }
  }
}
