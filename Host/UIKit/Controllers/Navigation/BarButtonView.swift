import Foundation

/// A text in a bar that can be pressed.
final class BarButtonView: UIView {
  private let label = BarText()
  private let pressed: () -> Void
  var isEnabled = true {
    didSet { label.alpha = isEnabled ? 1 : 0.3 }
  }

  init(text: String, bold: Bool, pressed: @escaping () -> Void) {
    self.pressed = pressed
    super.init(frame: .zero)
    label.text = text
    label.font = .systemFont(ofSize: 17, weight: bold ? .semibold : .regular)
    addSubview(label)
    let tap = UITapGestureRecognizer()
    tap.addHandler(self) { [weak self] _ in
      guard let self, self.isEnabled else { return }
      self.pressed()
    }
    addGestureRecognizer(tap)
    isAccessibilityElement = true
    accessibilityLabel = text
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: label.sizeThatFits(size).width, height: 44)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    label.textColor = tintColor
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    label.textColor = tintColor
  }
}
