import Foundation

/// `pageSheet` and `formSheet` where they come to rest. It is not `UISheetPresentationController`:
/// no detents, no drag, and the presenter's view is not scaled down.
final class SystemSheetPresentationController: UIPresentationController {
  /// Black, this strong [sim].
  static let dimAlpha = 0.2
  /// From the safe area's top to the sheet's: 0 on iOS 26, 10 up to iOS 18 [sim][lib].
  static let topGap = 0.0
  /// About 10 up to iOS 18 [?].
  static let cornerRadius = 10.0
  /// A form sheet in regular width [?].
  static let formSize = CGSize(width: 540, height: 620)
  /// The most a page sheet is wide in regular width [?].
  static let pageWidth = 704.0
  /// From the container's edges to a page sheet in regular width, points [?].
  static let pageGap = 20.0

  private let dim = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let bounds = container.bounds
    let safe = container.safeAreaInsets
    if isFloating { return floatingFrame(in: bounds, safe: safe) }
    let top = isCompactHeight ? 0 : safe.top + Self.topGap
    let sides = isCompactHeight ? safe : .zero
    return CGRect(
      x: bounds.minX + sides.left, y: bounds.minY + top,
      width: bounds.width - sides.left - sides.right, height: bounds.height - top)
  }

  private var isFloating: Bool {
    traitCollection.horizontalSizeClass == .regular && !isCompactHeight
  }

  private var isCompactHeight: Bool { traitCollection.verticalSizeClass == .compact }

  private func floatingFrame(in bounds: CGRect, safe: UIEdgeInsets) -> CGRect {
    var size = preferredContentSize
    if size.width <= 0 || size.height <= 0 {
      size =
        style == .formSheet
        ? Self.formSize
        : CGSize(width: Self.pageWidth, height: bounds.height - safe.top - 2 * Self.pageGap)
    }
    size.width = min(size.width, bounds.width - 2 * Self.pageGap)
    size.height = min(size.height, bounds.height - safe.top - safe.bottom)
    return CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    dim.backgroundColor = .black
    dim.alpha = 0
    dim.frame = container.bounds
    dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(dim, at: 0)
    fade(to: Self.dimAlpha)
    guard let layer = presentedView?.layer else { return }
    layer.cornerRadius = Self.cornerRadius
    layer.masksToBounds = true
    if !isFloating { layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner] }
  }

  override func dismissalTransitionWillBegin() { fade(to: 0) }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dim.removeFromSuperview() } else { dim.alpha = Self.dimAlpha }
  }

  private func fade(to alpha: Double) {
    let dim = dim
    let goes =
      presentedViewController.transitionCoordinator?.animate(
        alongsideTransition: { _ in dim.alpha = alpha }) ?? false
    if !goes { dim.alpha = alpha }
  }

  override func containerViewWillLayoutSubviews() {
    guard transition == nil, let view = presentedView else { return }
    view.frame = frameOfPresentedViewInContainerView
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    if isFloating { containerView?.setNeedsLayout() }
  }

  /// The user wants it gone, which here the scrub of VoiceOver alone can say [?]. The delegate hears
  /// in the documented order. Whether that was for this sheet to decide.
  override func escape() -> Bool {
    guard transition == nil, let presenter = presenting else { return false }
    let delegate = delegate
    if presentedViewController.isModalInPresentation
      || delegate?.presentationControllerShouldDismiss(self) == false
    {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return true
    }
    delegate?.presentationControllerWillDismiss(self)
    presenter.dismiss(animated: true) { delegate?.presentationControllerDidDismiss(self) }
    return true
  }
}
