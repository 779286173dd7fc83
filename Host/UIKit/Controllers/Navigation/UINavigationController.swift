import Foundation

/// A stack of screens, of which the topmost is shown under a bar.
@MainActor open class UINavigationController: UIViewController {
  /// What changes the stack.
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setUp()
    pushViewController(rootViewController, animated: false)
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  // MARK: Stored state

  var stack: [UIViewController] = []
  /// Whose view is in the stage.
  var shown: UIViewController?
  /// Have been told that they will move and not yet that they did.
  var arriving: [UIViewController] = []
  var leaving: [UIViewController] = []
  var running: NavigationTransition?
  var interactivePop: UIPercentDrivenInteractiveTransition?
  let edgePan = UIScreenEdgePanGestureRecognizer()
  lazy var edgePanDelegate = InteractivePopDelegate(self)

  open private(set) lazy var navigationBar = UINavigationBar()
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePan }

  private func setUp() {
    navigationBar.whenBackIsPressed = { [weak self] in self?.popViewController(animated: true) }
    edgePan.edges = .left
    edgePan.delegate = edgePanDelegate
    edgePan.addHandler(self) { [weak self] _ in self?.edgePanMoved() }
  }

  open override func loadView() {
    let made = NavigationView(bar: navigationBar)
    made.backgroundColor = .systemBackground
    made.barIsHidden = isNavigationBarHidden
    made.addGestureRecognizer(edgePan)
    view = made
    catchUp(animated: false)
  }

  override func placeChildrenThatAppear() {
    super.placeChildrenThatAppear()
    navigationView?.layoutSubviews()
  }

  var navigationView: NavigationView? { viewIfLoaded as? NavigationView }

  // MARK: The stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { stack.last }
  /// What is presented on the stack, or else its topmost.
  open var visibleViewController: UIViewController? {
    modal.presented ?? topViewController?.modal.presented ?? topViewController
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(viewController), !(viewController is UINavigationController) else {
      return PresentationLog.warn("\(viewController) cannot be pushed on \(self): ignored.")
    }
    change(to: stack + [viewController], animated: animated)
  }

  /// nil when there is nothing below.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: stack.dropLast(), animated: animated)
    return top
  }

  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// nil when that is not in the stack, or is its top.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController), index < stack.count - 1 else {
      return nil
    }
    let popped = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), animated: animated)
    return popped
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: The bar

  /// Seconds.
  public static let hideShowBarDuration: CGFloat = 0.2

  open var isNavigationBarHidden: Bool = false {
    didSet {
      if isNavigationBarHidden != oldValue { navigationView?.barIsHidden = isNavigationBarHidden }
    }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isNavigationBarHidden else { return }
    isNavigationBarHidden = hidden
    guard animated, let view = navigationView, view.window != nil else { return }
    UIView.animate(withDuration: Double(Self.hideShowBarDuration)) { view.layoutIfNeeded() }
  }

  // MARK: Container

  open override var preferredContentSize: CGSize {
    get {
      let own = super.preferredContentSize
      return own == .zero ? topViewController?.preferredContentSize ?? .zero : own
    }
    set { super.preferredContentSize = newValue }
  }

  @_documentation(visibility: internal)
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    guard container === topViewController else { return }
    contentSizeOfTopChanged()
  }

  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  override var containerCoordinator: TransitionCoordinator? { running?.coordinator }

  /// The scrub goes back, where there is a way back.
  @_documentation(visibility: internal)
  open override func accessibilityPerformEscape() -> Bool {
    guard stack.count > 1, topViewController?.navigationItem.hidesBackButton == false else {
      return false
    }
    popViewController(animated: true)
    return true
  }
}
