import Foundation

/// Manages what stands around a presented view controller from its presentation to its dismissal.
///
/// It owns the presented view controller until that takes the presentation controller over, when
/// it is presented or asked for it; from then on it is the other way round, so that neither keeps
/// the other alive.
@MainActor open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    ownedUntilTaken = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  private weak var presented: UIViewController?
  private var ownedUntilTaken: UIViewController?
  weak var presenting: UIViewController?
  /// The style it was made for.
  var style = UIModalPresentationStyle.custom
  /// The transition that is running, if one is.
  var transition: ModalTransition?
  /// Where the presenter's view has to return to.
  var presentersPlace: ViewPlace?

  /// VoiceOver's scrub that nobody inside took. False: nor does this.
  func escape() -> Bool { false }

  /// Called when the presented view controller begins to keep this alive.
  func wasTaken() { ownedUntilTaken = nil }

  // MARK: What is presented

  /// What is presented. An empty one after that is gone.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// What presents it: known for certain once the presentation has begun.
  open var presentingViewController: UIViewController {
    presenting ?? presented?.modal.presenter ?? presentedViewController.outermost
  }
  open var presentationStyle: UIModalPresentationStyle { style }
  /// The view around everything; nil before the presentation begins and after it is over.
  open internal(set) var containerView: UIView?
  /// What is animated: the presented view controller's view, or one around it.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where that is to be in the container. Here: all of it.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the presenter's view leaves, and its view controller hears that it disappears.
  open var shouldRemovePresentersView: Bool { false }
  /// Whether it covers the window, not just the view controller that defines the context.
  open var shouldPresentInFullscreen: Bool { true }
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var overrideTraitCollection: UITraitCollection? {
    didSet { presented?.traitsMayHaveChanged() }
  }

  // MARK: Hooks

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Sizes and traits
  // (The members of protocols are not repeated for the class in iOS's table: hence hidden here.)

  @_documentation(visibility: internal)
  open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }
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
    guard let presented else { return }
    let child = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    presented.viewWillTransition(to: child, with: coordinator)
  }
  @_documentation(visibility: internal)
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let traits = overrideTraitCollection.map {
      UITraitCollection(traitsFrom: [newCollection, $0])
    }
    presented?.willTransition(to: traits ?? newCollection, with: coordinator)
  }
  @_documentation(visibility: internal)
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presented?.traitCollection ?? UIScreen.main.traitCollection
  }
  @_documentation(visibility: internal)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
