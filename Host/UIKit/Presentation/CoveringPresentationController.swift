/// `fullScreen`, `overFullScreen`, `currentContext` and `overCurrentContext`: all of the window, or
/// of the view controller that defines the context.
final class CoveringPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool {
    style == .fullScreen || style == .currentContext
  }

  override var shouldPresentInFullscreen: Bool {
    style == .fullScreen || style == .overFullScreen
  }

  override func containerViewWillLayoutSubviews() {
    guard transition == nil, let view = presentedView else { return }
    view.frame = frameOfPresentedViewInContainerView
  }
}
