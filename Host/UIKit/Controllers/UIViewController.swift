import Foundation

/// A screen, or a part of one: it owns a view, hears when that comes and goes, holds child view
/// controllers and presents others.
///
/// The class body holds the stored state and what a subclass may override; what these do stands in
/// the extensions beside this file. Nibs are not read here; storyboards are.
@MainActor open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  // MARK: Making

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    givenNibName = nibNameOrNil
    super.init()
  }

  /// A view controller out of a storyboard. Its values are set by the storyboard, not read here.
  public required init?(coder: NSCoder) {
    givenNibName = nil
    super.init()
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: Stored state

  let givenNibName: String?
  /// The name of the nib that a storyboard's scene would be compiled to.
  var sceneNibName: String?
  open var nibName: String? { givenNibName ?? sceneNibName }
  var loadedView: UIView?
  var viewIsLoading = false
  var appearancePhase = AppearancePhase.disappeared
  var appearanceIsAnimated = false
  /// `viewWillAppear` was sent and `viewIsAppearing` not yet.
  var isAppearingIsDue = false
  /// An appearance that began because the view entered or left a window, and will end so.
  var appearanceFollowsWindow = false
  var wantedContentSize = CGSize.zero
  var traitOverrides: [ObjectIdentifier: UITraitCollection] = [:]
  /// What presenting needs to remember.
  var modal = ModalState()
  var madeNavigationItem: UINavigationItem?
  /// What came with the storyboard, if it is from one.
  var storyboardPart: StoryboardPart?

  // MARK: The view

  /// The view, which is made when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { replaceView(by: newValue) }
  }
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  open func loadViewIfNeeded() { makeViewIfNeeded() }
  /// Makes the view and sets `view`. Here: an empty view as large as the screen.
  open func loadView() { makePlainView() }
  open func viewDidLoad() {}

  open var title: String? {
    didSet { titleChanged() }
  }

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in the hierarchy with its traits and frame, once an appearance, before it is
  /// laid out. (Hidden from the symbol graph: the SDK's table is older than its declaration.)
  @_documentation(visibility: internal)
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children's appearance calls follow this one's; else the container makes them.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }
  open func endAppearanceTransition() { endAppearance() }

  // MARK: Layout

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  /// What is added to the view's safe area, points.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { viewIfLoaded?.refreshSafeArea(childrenToo: true) }
    }
  }

  // MARK: Containment

  open internal(set) weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { isMovingFromParent = true }
  }
  open func didMove(toParent parent: UIViewController?) {
    isMovingToParent = false
    if parent != nil { isMovingFromParent = false }
  }
  open internal(set) var isMovingToParent = false
  open internal(set) var isMovingFromParent = false
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  // MARK: Sizes and traits
  // (The members of protocols are not repeated for the class in iOS's table: hence hidden here.)

  open var preferredContentSize: CGSize {
    get { wantedContentSize }
    set { wantContentSize(newValue) }
  }
  @_documentation(visibility: internal)
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  @_documentation(visibility: internal)
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  @_documentation(visibility: internal)
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    tellChildren(ofSize: size, with: coordinator)
  }
  @_documentation(visibility: internal)
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    tellChildren(ofTraits: newCollection, with: coordinator)
  }
  @_documentation(visibility: internal)
  open var traitCollection: UITraitCollection { reckonedTraits }
  @_documentation(visibility: internal)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { traitsMayHaveChanged() } }
  }
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { traitOverrides[ObjectIdentifier(childViewController)] }
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    traitOverrides[ObjectIdentifier(childViewController)] = collection
    childViewController.traitsMayHaveChanged()
  }

  // MARK: Presenting

  /// `.automatic`, the default, reads as the style that it comes to: a page sheet [doc].
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { modal.style == .automatic ? .pageSheet : modal.style }
    set { setModalStyle(newValue) }
  }
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Blocks the user's dismissal, by a swipe and by a touch outside.
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var modalPresentationCapturesStatusBarAppearance = false

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }
  open var presentedViewController: UIViewController? { nearestPresented }
  open var presentingViewController: UIViewController? { nearestPresenting }
  open var isBeingPresented: Bool { modal.isBeingPresented }
  open var isBeingDismissed: Bool { modal.isBeingDismissed }
  open var presentationController: UIPresentationController? { presentationControllerForReading }
  open var activePresentationController: UIPresentationController? { nearestActivePresentation }
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    nearestCoordinator
  }

  // MARK: Status bar and rotation

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open func setNeedsStatusBarAppearanceUpdate() { statusBarMayHaveChanged() }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  // MARK: Navigation

  open var navigationController: UINavigationController? { nearestNavigationController }
  open var navigationItem: UINavigationItem { ownNavigationItem }
  open func show(_ vc: UIViewController, sender: Any?) { showNearest(vc, sender: sender) }
  /// The coordinator of a transition between this container's children.
  var containerCoordinator: TransitionCoordinator? { nil }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open var isEditing = false

  /// A container of the host's own brings its children's views to where they will be, before they
  /// hear that they are appearing.
  func placeChildrenThatAppear() {}

  // MARK: Storyboards

  open var storyboard: UIStoryboard? { storyboardPart?.storyboard }
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    runSegue(identifier, sender: sender)
  }
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { unwindCandidates(from: source) }
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    child(containing: source)
  }

  // MARK: Responder

  open override var next: UIResponder? { nextInChain }
  package override var responderWindow: UIWindow? { viewIfLoaded?.window }
}
