import Foundation

/// The views in a navigation bar.
@MainActor final class NavigationBarContent {
  /// From the bar's sides to its buttons, and between buttons, points [?].
  static let margin = 16.0
  static let gap = 16.0

  private unowned let bar: UINavigationBar
  private var left: [UIView] = []
  private var right: [UIView] = []
  private var title: UIView?

  init(bar: UINavigationBar) { self.bar = bar }

  /// Makes the views of the topmost item anew.
  func rebuild() {
    for view in left + right + [title].compactMap({ $0 }) { view.removeFromSuperview() }
    guard let item = bar.topItem else {
      (left, right, title) = ([], [], nil)
      return
    }
    left = []
    let own = item.leftBarButtonItems ?? []
    if let back = bar.backItem, !item.hidesBackButton,
      own.isEmpty || item.leftItemsSupplementBackButton
    {
      let text = back.backButtonTitle ?? back.title ?? "Back"
      left.append(BarButtonView(text: "‹ \(text)", bold: false) { [weak bar] in bar?.goBack() })
    }
    left += own.compactMap(view(for:))
    right = (item.rightBarButtonItems ?? []).compactMap(view(for:))
    title = item.titleView ?? titleLabel(item.title)
    for view in left + right + [title].compactMap({ $0 }) { bar.addSubview(view) }
  }

  private func view(for item: UIBarButtonItem) -> UIView? {
    item.bar = bar
    if let custom = item.customView { return custom }
    if item.systemItem == .flexibleSpace { return nil }
    if item.systemItem == .fixedSpace {
      return UIView(frame: CGRect(x: 0, y: 0, width: item.width, height: 1))
    }
    let button = BarButtonView(text: item.title ?? "", bold: item.style == .done) { [weak item] in
      item?.press()
    }
    if item.width > 0 { button.fixedWidth = item.width }
    if let image = item.image {
      button.setImage(image, for: .normal)
      button.setTitle(nil, for: .normal)
    }
    button.isEnabled = item.isEnabled
    if let tint = item.tintColor { button.tintColor = tint }
    return button
  }

  private func titleLabel(_ text: String?) -> UIView? {
    guard let text, !text.isEmpty else { return nil }
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.textAlignment = .center
    return label
  }

  func layOut() {
    let bounds = bar.bounds
    let safe = bar.safeAreaInsets
    let mirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (leading, trailing) = mirrored ? (right, left) : (left, right)
    var x = bounds.minX + safe.left + Self.margin
    for view in leading {
      let size = fitted(view)
      place(view, size, at: x)
      x += size.width + Self.gap
    }
    var end = bounds.maxX - safe.right - Self.margin
    for view in trailing {
      let size = fitted(view)
      place(view, size, at: end - size.width)
      end -= size.width + Self.gap
    }
    guard let title else { return }
    let size = fitted(title)
    let room = max(0, end - x)
    let width = min(size.width, room)
    let centred = bounds.midX - width / 2
    place(
      title, CGSize(width: width, height: size.height), at: min(max(centred, x), end - width))
  }

  private func fitted(_ view: UIView) -> CGSize {
    let wanted = view.sizeThatFits(bar.bounds.size)
    return wanted == .zero ? view.bounds.size : wanted
  }

  private func place(_ view: UIView, _ size: CGSize, at x: CGFloat) {
    view.frame = CGRect(
      x: x, y: bar.bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
}
