import UIKit

extension Simulator {
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
