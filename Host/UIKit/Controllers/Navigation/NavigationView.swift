import Foundation

/// A navigation controller's view: the screens, and the bar above them.
final class NavigationView: UIView {
  let stage = NavigationStageView()
  let bar: UINavigationBar
  var barIsHidden = false {
    didSet {
      guard barIsHidden != oldValue else { return }
      setNeedsLayout()
    }
  }

  init(bar: UINavigationBar) {
    self.bar = bar
    super.init(frame: UIScreen.main.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.frame = bounds
    addSubview(stage)
    addSubview(bar)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bar.sizeThatFits(bounds.size).height
    let top = safeAreaInsets.top
    stage.frame = bounds
    bar.frame = CGRect(
      x: 0, y: barIsHidden ? -height : top, width: bounds.width, height: height)
    bar.isHidden = barIsHidden
    stage.barBottom = barIsHidden ? nil : top + height
  }
}

/// What the screens stand in. The bar counts in the safe area of what it holds.
final class NavigationStageView: UIView {
  /// The bar's lower edge, in points from the top; nil without a bar.
  var barBottom: CGFloat? {
    didSet {
      guard barBottom != oldValue else { return }
      for each in subviews { each.refreshSafeArea(childrenToo: true) }
    }
  }

  package override var safeAreaInsetsForSubviews: UIEdgeInsets {
    var insets = safeAreaInsets
    if let barBottom { insets.top = max(insets.top, barBottom) }
    return insets
  }
}
