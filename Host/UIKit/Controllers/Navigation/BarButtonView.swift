import Foundation

/// A text in a bar that can be pressed: as tall as the bar, so that it is easily hit.
final class BarButtonView: UIButton {
  convenience init(text: String, bold: Bool, pressed: @escaping () -> Void) {
    self.init(type: .system)
    setTitle(text, for: .normal)
    titleLabel?.font = .systemFont(ofSize: 17, weight: bold ? .semibold : .regular)
    addTarget(for: .touchUpInside) { _ in pressed() }
  }

  /// Points; nil: as wide as the text.
  var fixedWidth: CGFloat?

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: fixedWidth ?? super.sizeThatFits(size).width, height: UINavigationBar.standardHeight)
  }
}
