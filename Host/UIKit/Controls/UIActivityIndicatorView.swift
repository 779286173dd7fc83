import Foundation

/// A wheel that turns while something is being done. It turns with the clock: no animation runs.
@MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  /// Turns a second [?].
  private static let speed = 1.0
  private static let spokes = 8

  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: Self.size(style)))
    prepareIndicator()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareIndicator()
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    prepareIndicator()
  }

  private func prepareIndicator() {
    isUserInteractionEnabled = false
    isHidden = true
    layer.drawing = { [weak self] context, shown in
      guard let self else { return }
      traitCollection.performAsCurrent { self.drawWheel(in: shown.bounds, context) }
    }
  }

  open var style: UIActivityIndicatorView.Style = .medium {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var color: UIColor! = .secondaryLabel {
    didSet { if color == nil { color = .secondaryLabel } }
  }
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }
  open private(set) var isAnimating = false

  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  private static func size(_ style: Style) -> CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  open override var intrinsicContentSize: CGSize { Self.size(style) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(style) }

  private func drawWheel(in rect: CGRect, _ context: CGContext) {
    let turn = isAnimating ? Int(HostClock.now * Self.speed * Double(Self.spokes)) : 0
    let unit = min(rect.width, rect.height) / 20
    for spoke in 0..<Self.spokes {
      // The brightest spoke leads; the others fade behind it.
      let age = ((turn - spoke) % Self.spokes + Self.spokes) % Self.spokes
      let alpha = max(0.25, 1 - CGFloat(age) / CGFloat(Self.spokes))
      let shade = color ?? .secondaryLabel
      context.saveGState()
      context.translateBy(x: rect.midX, y: rect.midY)
      context.rotate(by: CGFloat(spoke) * 2 * .pi / CGFloat(Self.spokes))
      context.setFillColor(shade.withAlphaComponent(shade.cgColor.alpha * alpha).cgColor)
      let bar = CGRect(x: -1.25 * unit, y: -10 * unit, width: 2.5 * unit, height: 5.5 * unit)
      context.fill(
        CGPath(
          roundedRect: bar, cornerWidth: 1.25 * unit, cornerHeight: 1.25 * unit, transform: nil))
      context.restoreGState()
    }
  }
}
