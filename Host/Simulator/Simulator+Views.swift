import UIKit

extension Simulator {
  /// Where a view is on the screen at this moment, animations included, in points.
  public func frame(of view: UIView) -> CGRect {
    activate()
    return view.frameOnScreen
  }

  /// How opaque a view is on the screen at this moment, 0 to 1, animations included.
  public func opacity(of view: UIView) -> CGFloat {
    activate()
    return view.opacityOnScreen
  }

  /// A point of a view as it is shown now, given in the unit square; its middle if nothing is said.
  public func point(
    of view: UIView, at unit: CGPoint = CGPoint(x: 0.5, y: 0.5)
  ) -> CGPoint {
    let frame = frame(of: view)
    return CGPoint(x: frame.minX + unit.x * frame.width, y: frame.minY + unit.y * frame.height)
  }

  /// The view a finger would touch there, in the frontmost window that takes it.
  public func view(at point: CGPoint) -> UIView? {
    activate()
    for window in windows {
      let inside = CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
      if let hit = window.hitTest(inside, with: nil) { return hit }
    }
    return nil
  }

  /// The frontmost visible view with that text, title or accessibility label.
  public func view(labelled label: String) -> UIView? {
    for window in windows {
      if let found = Self.find(in: window, where: { Self.isCalled(label, $0) }) { return found }
    }
    return nil
  }

  /// The frontmost visible view of a type.
  public func view<View: UIView>(_ type: View.Type) -> View? {
    for window in windows {
      if let found = Self.find(in: window, where: { $0 is View }) as? View { return found }
    }
    return nil
  }

  /// Counts of what the host has had to do since the start of the process: subtract two to see what
  /// something costs.
  public struct Work: Equatable, Sendable {
    /// Layers that were laid out.
    public var layouts: Int
    /// Calls of display links.
    public var displayLinkCallbacks: Int
    /// Animations that were added to layers.
    public var animations: Int

    public static func - (left: Work, right: Work) -> Work {
      Work(
        layouts: left.layouts - right.layouts,
        displayLinkCallbacks: left.displayLinkCallbacks - right.displayLinkCallbacks,
        animations: left.animations - right.animations)
    }
  }

  public var work: Work {
    Work(
      layouts: HostFrameCounters.layouts,
      displayLinkCallbacks: HostFrameCounters.displayLinkCallbacks,
      animations: HostFrameCounters.animationsBegun)
  }

  private static func isCalled(_ label: String, _ view: UIView) -> Bool {
    view.accessibilityLabel == label || (view as? UILabel)?.text == label
      || (view as? UIButton)?.currentTitle == label
  }

  /// Front to back; a control comes before the label it is made of.
  private static func find(in view: UIView, where matches: (UIView) -> Bool) -> UIView? {
    guard !view.isHidden, view.alpha >= 0.01 else { return nil }
    if view is UIControl, matches(view) { return view }
    for child in view.subviews.reversed() {
      if let found = find(in: child, where: matches) { return found }
    }
    return matches(view) ? view : nil
  }
}

extension Finger {
  /// Taps in the middle of a view, where it is shown now.
  public func tap(on view: UIView) { tap(at: simulator.point(of: view)) }

  /// Taps on the view with that text, title or accessibility label; tells whether there is one.
  @discardableResult public func tap(on label: String) -> Bool {
    guard let view = simulator.view(labelled: label) else { return false }
    tap(on: view)
    return true
  }

  /// Comes down on a view, at a point of the unit square.
  public func down(on view: UIView, at unit: CGPoint = CGPoint(x: 0.5, y: 0.5)) {
    down(at: simulator.point(of: view, at: unit))
  }
}
