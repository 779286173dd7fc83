import Foundation

/// The bars that show where in the content one is: layers above the content, shown while it moves.
@MainActor package final class ScrollIndicators {
  /// Points.
  static let thickness: CGFloat = 3
  /// From the view's edge, points [?].
  static let margin: CGFloat = 3
  /// The least length, points [?].
  static let shortest: CGFloat = 36
  /// Seconds from rest to the fade, and of the fade [?].
  static let linger = 0.3
  static let fade = 0.25

  private unowned let view: UIScrollView
  private var bars: [ScrollDirection: CALayer] = [:]
  private var timer: HostTimers.Token?

  init(of view: UIScrollView) { self.view = view }

  isolated deinit { HostTimers.cancel(timer) }

  /// Shows those that are wanted and have something to say.
  func show() {
    HostTimers.cancel(timer)
    timer = nil
    for direction in ScrollDirection.allCases where isWanted(direction) {
      let bar = bars[direction] ?? makeBar(direction)
      bar.removeAnimation(forKey: "fade")
      setWithoutAction { bar.opacity = 1 }
    }
    place()
  }

  /// Fades them out, a moment later.
  func hide() {
    guard !bars.isEmpty, timer == nil else { return }
    timer = HostTimers.after(Self.linger) { [weak self] in self?.fadeOut() }
  }

  func flash() {
    show()
    hide()
  }

  func remove(_ direction: ScrollDirection) {
    bars.removeValue(forKey: direction)?.removeFromSuperlayer()
  }

  func recolor() {
    for bar in bars.values { setWithoutAction { bar.backgroundColor = color } }
  }

  /// The bars' frames on the content's layer, at the view's edges.
  func place() {
    for (direction, bar) in bars where bar.opacity > 0 {
      setWithoutAction { bar.frame = frame(direction) }
    }
  }

  /// How opaque a bar is meant to be; nil if there has been none.
  package func opacity(_ direction: ScrollDirection) -> Float? { bars[direction]?.opacity }

  private func isWanted(_ direction: ScrollDirection) -> Bool {
    let axis = view.axis(direction)
    let isShown =
      direction == .vertical
      ? view.showsVerticalScrollIndicator : view.showsHorizontalScrollIndicator
    return isShown && axis.range.upperBound > axis.range.lowerBound && axis.length > 0
  }

  private func makeBar(_ direction: ScrollDirection) -> CALayer {
    let bar = CALayer()
    setWithoutAction {
      bar.cornerRadius = Self.thickness / 2
      bar.backgroundColor = color
      bar.zPosition = 1
      view.layer.addSublayer(bar)
    }
    bars[direction] = bar
    return bar
  }

  private var color: CGColor {
    let dark = view.traitCollection.userInterfaceStyle == .dark
    let white =
      switch view.indicatorStyle {
      case .default: dark
      case .black: false
      case .white: true
      }
    // The shade of the system's indicators, by eye [?].
    return UIColor(white: white ? 1 : 0, alpha: 0.35).cgColor
  }

  private func frame(_ direction: ScrollDirection) -> CGRect {
    let axis = view.axis(direction)
    var inset =
      direction == .vertical
      ? view.verticalScrollIndicatorInsets : view.horizontalScrollIndicatorInsets
    if view.automaticallyAdjustsScrollIndicatorInsets { inset = inset + view.systemInset }
    let area = view.bounds.inset(by: inset)
    let vertical = direction == .vertical
    let track = (vertical ? area.height : area.width) - 2 * Self.margin
    let offset = direction[view.contentOffset]
    let content = axis.range.upperBound - axis.range.lowerBound + axis.length
    let stretch = abs(offset - axis.clamp(offset))
    // A stretch squeezes the bar, down to a dot.
    let full = max(Self.shortest, track * axis.length / max(content, 1))
    let length = max(2 * Self.thickness, min(full, track) - stretch)
    let way = axis.range.upperBound - axis.range.lowerBound
    let share = way > 0 ? (axis.clamp(offset) - axis.range.lowerBound) / way : 0
    let start = (track - length) * share + Self.margin
    if vertical {
      return CGRect(
        x: area.maxX - Self.margin - Self.thickness, y: area.minY + start,
        width: Self.thickness, height: length)
    }
    return CGRect(
      x: area.minX + start, y: area.maxY - Self.margin - Self.thickness, width: length,
      height: Self.thickness)
  }

  private func fadeOut() {
    timer = nil
    for bar in bars.values where bar.opacity > 0 {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = bar.opacity
      animation.toValue = 0
      animation.duration = Self.fade
      setWithoutAction { bar.opacity = 0 }
      bar.add(animation, forKey: "fade")
    }
  }

  private func setWithoutAction(_ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change()
    CATransaction.commit()
  }
}
