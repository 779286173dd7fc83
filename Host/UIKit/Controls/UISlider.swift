import Foundation

/// A value between two others, set by dragging a knob.
@MainActor open class UISlider: UIControl {
  /// Points [?].
  private static let height: CGFloat = 34
  private static let thumbSide: CGFloat = 28
  private static let trackHeight: CGFloat = 4

  private let track = UIView()
  private let filled = UIView()
  private let thumb = UIView()
  private var current: Float = 0
  /// From the finger to the middle of the knob.
  private var grip: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareSlider()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareSlider()
  }

  private func prepareSlider() {
    for view in [track, filled, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    track.layer.cornerRadius = Self.trackHeight / 2
    filled.layer.cornerRadius = Self.trackHeight / 2
    thumb.layer.cornerRadius = Self.thumbSide / 2
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    thumb.layer.shadowRadius = 4
    stateChanged()
  }

  open var minimumValue: Float = 0 { didSet { value = current } }
  open var maximumValue: Float = 1 { didSet { value = current } }
  /// Clamped between the two; nonsense is ignored.
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }
  /// Whether the value changes while the knob is dragged, or only at the end.
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor? { didSet { stateChanged() } }
  open var maximumTrackTintColor: UIColor? { didSet { stateChanged() } }
  open var thumbTintColor: UIColor? { didSet { stateChanged() } }

  open func setValue(_ value: Float, animated: Bool) {
    guard value.isFinite else { return }
    current = max(minimumValue, min(max(minimumValue, maximumValue), value))
    if animated, window != nil {
      UIView.animate(withDuration: 0.25) { self.place() }
    } else {
      place()
    }
  }

  package override func stateChanged() {
    super.stateChanged()
    track.backgroundColor = maximumTrackTintColor ?? .systemFill
    filled.backgroundColor = minimumTrackTintColor ?? tintColor
    thumb.backgroundColor = thumbTintColor ?? .white
    alpha = isEnabled ? 1 : 0.5
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    stateChanged()
  }

  // MARK: Layout

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + 2, y: bounds.midY - Self.trackHeight / 2, width: max(0, bounds.width - 4),
      height: Self.trackHeight)
  }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let span = maximumValue - minimumValue
    var part = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    if isMirrored { part = 1 - part }
    let side = Self.thumbSide
    return CGRect(
      x: rect.minX + (rect.width - side) * part, y: bounds.midY - side / 2, width: side,
      height: side)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func place() {
    let rect = trackRect(forBounds: bounds)
    track.frame = rect
    let knob = thumbRect(forBounds: bounds, trackRect: rect, value: current)
    thumb.frame = knob
    filled.frame =
      isMirrored
      ? CGRect(x: knob.midX, y: rect.minY, width: rect.maxX - knob.midX, height: rect.height)
      : CGRect(x: rect.minX, y: rect.minY, width: knob.midX - rect.minX, height: rect.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  // MARK: Touches

  private func isOnThumb(_ point: CGPoint) -> Bool {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: current)
      .insetBy(dx: -10, dy: -10).contains(point)
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    grip = thumb.frame.midX - point.x
    return isOnThumb(point)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let rect = trackRect(forBounds: bounds).insetBy(dx: Self.thumbSide / 2, dy: 0)
    guard rect.width > 0 else { return true }
    var part = Float((touch.location(in: self).x + grip - rect.minX) / rect.width)
    if isMirrored { part = 1 - part }
    let before = current
    setValue(minimumValue + part * (maximumValue - minimumValue), animated: false)
    if isContinuous, current != before { changed() }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { changed() }
  }

  private func changed() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  /// Pans and swipes of views above do not take the knob along its track, whether the slider has
  /// heard of the touch yet or not.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self else { return true }
    if let pan = gestureRecognizer as? UIPanGestureRecognizer {
      let (way, end) = (pan.translation(in: self), pan.location(in: self))
      let isGripped = isTracking || isOnThumb(CGPoint(x: end.x - way.x, y: end.y - way.y))
      return !isGripped || abs(way.y) > abs(way.x)
    }
    return !(isTracking && gestureRecognizer is UISwipeGestureRecognizer)
  }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? .adjustable }
    set { super.accessibilityTraits = newValue }
  }
  open override var accessibilityValue: String? {
    get {
      let span = maximumValue - minimumValue
      let part = span > 0 ? (current - minimumValue) / span : 0
      return super.accessibilityValue ?? "\(Int((part * 100).rounded()))%"
    }
    set { super.accessibilityValue = newValue }
  }
  open override func accessibilityIncrement() { step(0.1) }
  open override func accessibilityDecrement() { step(-0.1) }

  private func step(_ part: Float) {
    guard isEnabled else { return }
    setValue(current + part * (maximumValue - minimumValue), animated: false)
    changed()
  }
}
