import Foundation

/// On or off.
@MainActor open class UISwitch: UIControl, TapOperated {
  /// UIKit's size of every switch, in points.
  private static let size = CGSize(width: 51, height: 31)

  private let track = UIView()
  private let thumb = UIView()
  private var on = false
  /// Where the thumb was when the finger came, if the finger has dragged it.
  private var startedOn = false
  private var wasDragged = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepareSwitch()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    prepareSwitch()
  }

  private func prepareSwitch() {
    for view in [track, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    track.layer.cornerRadius = Self.size.height / 2
    thumb.layer.cornerRadius = (Self.size.height - 4) / 2
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    thumb.layer.shadowRadius = 4
    stateChanged()
  }

  open var isOn: Bool {
    get { on }
    set { setOn(newValue, animated: false) }
  }
  open var onTintColor: UIColor? { didSet { stateChanged() } }
  open var thumbTintColor: UIColor? { didSet { stateChanged() } }

  /// Sends no event.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != self.on else { return }
    self.on = on
    if animated, window != nil {
      UIView.animate(withDuration: 0.25) { self.place() }
    } else {
      place()
    }
  }

  package override func stateChanged() {
    super.stateChanged()
    thumb.backgroundColor = thumbTintColor ?? .white
    alpha = isEnabled ? 1 : 0.5
    place()
  }

  private func place() {
    let side = Self.size.height - 4
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    track.frame = CGRect(origin: .zero, size: Self.size)
    thumb.frame = CGRect(
      x: on != mirrored ? Self.size.width - side - 2 : 2, y: 2, width: side, height: side)
    track.backgroundColor = on ? onTintColor ?? .systemGreen : .systemFill
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  /// UIKit aligns a switch by what its two last points do not belong to: constraints see 49 points.
  /// (Storyboards show it: a switch at a margin reaches two points into it.)
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }
  open override var intrinsicContentSize: CGSize {
    alignmentRect(forFrame: CGRect(origin: .zero, size: Self.size)).size
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  // A switch keeps its size, whatever frame it is given.

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    (startedOn, wasDragged) = (on, false)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let right = touch.location(in: self).x > bounds.midX
    let wanted = right != mirrored
    if abs(touch.location(in: self).x - touch.previousLocation(in: self).x) > 0, wanted != on {
      wasDragged = true
      setOn(wanted, animated: true)
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if wasDragged, on != startedOn { changed() }
  }

  package override func liftedInside(_ event: UIEvent?) {
    guard !wasDragged else { return }
    setOn(!on, animated: true)
    changed()
  }

  private func changed() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  /// A drag along the switch is its own, whether it has heard of the touch yet or not.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if isEnabled, gestureRecognizer.view !== self,
      let pan = gestureRecognizer as? UIPanGestureRecognizer
    {
      let way = pan.translation(in: self)
      if abs(way.x) >= abs(way.y) { return false }
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (on ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? .button }
    set { super.accessibilityTraits = newValue }
  }
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    wasDragged = false
    liftedInside(nil)
    return true
  }
}
