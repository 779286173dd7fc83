import Foundation

/// How much of something is done.
@MainActor open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  private let filled = UIView()
  private var part: Float = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareProgress()
  }

  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    bounds.size = CGSize(width: 0, height: height)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareProgress()
  }

  private func prepareProgress() {
    isUserInteractionEnabled = false
    addSubview(filled)
    colorsChanged()
  }

  open var progressViewStyle: UIProgressView.Style = .default {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// 0 to 1; nonsense is ignored.
  open var progress: Float {
    get { part }
    set { setProgress(newValue, animated: false) }
  }
  open var progressTintColor: UIColor? { didSet { colorsChanged() } }
  open var trackTintColor: UIColor? { didSet { colorsChanged() } }

  open func setProgress(_ progress: Float, animated: Bool) {
    guard progress.isFinite else { return }
    part = max(0, min(1, progress))
    if animated, window != nil {
      UIView.animate(withDuration: 0.25) { self.place() }
    } else {
      place()
    }
  }

  private func colorsChanged() {
    backgroundColor = trackTintColor ?? .systemFill
    filled.backgroundColor = progressTintColor ?? tintColor
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    colorsChanged()
  }

  private var height: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

  private func place() {
    let width = bounds.width * CGFloat(part)
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    filled.frame = CGRect(
      x: mirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    layer.cornerRadius = radius
    filled.layer.cornerRadius = radius
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }
}
