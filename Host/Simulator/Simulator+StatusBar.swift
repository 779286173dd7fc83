import UIKit

/// What the app wants of the status bar, which is not drawn.
public struct StatusBar: Hashable, Sendable {
  public var style: UIStatusBarStyle
  public var isHidden: Bool

  public init(style: UIStatusBarStyle, isHidden: Bool) {
    (self.style, self.isHidden) = (style, isHidden)
  }
}

extension Simulator {
  /// What the view controllers that have a say want of the status bar now. A phone that lies on its
  /// side has none.
  public var statusBar: StatusBar {
    activate()
    guard let root = window.rootViewController else {
      return StatusBar(style: .default, isHidden: false)
    }
    let lies = device.idiom == .phone && orientation.isLandscape
    return StatusBar(
      style: root.controllerOfStatusBarStyle.preferredStatusBarStyle,
      isHidden: lies || root.controllerOfStatusBarHidden.prefersStatusBarHidden)
  }

  /// A tap on the status bar: the scroll view that wants it goes to its top, as far as its delegate
  /// lets it. Nothing happens if several want it, as on iOS. Whether one goes.
  @discardableResult
  public func tapStatusBar() -> Bool {
    activate()
    guard let window = windows.first else { return false }
    let wanting = scrollViews(in: window).filter(\.scrollsToTop)
    guard wanting.count == 1, let view = wanting.first else { return false }
    defer { commit() }
    return view.scrollToTop()
  }

  /// Those that show, the outer ones before the inner ones.
  private func scrollViews(in view: UIView) -> [UIScrollView] {
    guard !view.isHidden, view.alpha >= 0.01 else { return [] }
    let own = (view as? UIScrollView).map { [$0] } ?? []
    return own + view.subviews.flatMap { scrollViews(in: $0) }
  }
}
