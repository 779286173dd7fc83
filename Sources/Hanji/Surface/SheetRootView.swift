import UIKit

/// The outermost view of a sheet. It fills the container; dim and surface are inside.
///
/// One view for all three kinds of sheet: the presented view of a modal one, a subview for the
/// others. It is a direct child of the container, which is where `accessibilityViewIsModal` works,
/// and the outermost view, which is where the escape gesture is heard from everywhere inside.
@MainActor
final class SheetRootView: UIView {
  weak var driver: SheetDriver?
  /// Lives as long as this view.
  var farewell: Farewell?
  let dimming: DimmingView
  let surface = SurfaceView()

  init(dimmingColor: UIColor) {
    dimming = DimmingView(color: dimmingColor)
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(dimming)
    addSubview(surface)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    dimming.frame = bounds
    driver?.containerDidLayout()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { driver?.didLeaveWindow() }
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    // On its way the sheet is touched where it is seen, not where its layer will be.
    if let driver, let shift = driver.surfaceShift {
      let there = CGPoint(x: point.x - shift.dx, y: point.y - shift.dy)
      return surface.hitTest(convert(there, to: surface), with: event)
        ?? driver.viewForTouchOutside(at: point, with: event)
    }
    guard hit === self else { return hit }
    // Without a driver there is no sheet any more, and nothing that should swallow touches.
    return driver?.viewForTouchOutside(at: point, with: event)
  }

  override func accessibilityPerformEscape() -> Bool {
    driver?.performEscape() ?? false
  }
}

extension SheetRootView {
  /// Covers a view, or of a scroll view the part that shows.
  func fill(_ view: UIView) {
    frame = view.bounds
    view.addSubview(self)
    guard let scroll = view as? UIScrollView else { return }
    translatesAutoresizingMaskIntoConstraints = false
    let visible = scroll.frameLayoutGuide
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: visible.topAnchor),
      leadingAnchor.constraint(equalTo: visible.leadingAnchor),
      widthAnchor.constraint(equalTo: visible.widthAnchor),
      heightAnchor.constraint(equalTo: visible.heightAnchor),
    ])
  }
}
