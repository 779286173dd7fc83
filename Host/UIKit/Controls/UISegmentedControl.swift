import Foundation

/// One of several, side by side.
@MainActor open class UISegmentedControl: UIControl, TapOperated {
  /// Points.
  private static let height: CGFloat = 32
  /// Seconds of a change that is animated [?].
  private static let duration = 0.2

  @MainActor private final class Segment {
    let label = UILabel()
    let picture = UIImageView()
    var width: CGFloat = 0
    var isEnabled = true
  }

  private var segments: [Segment] = []
  private let pill = UIView()

  open class var noSegment: Int { -1 }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareSegments()
  }

  /// Strings or images; anything else is an empty segment.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    prepareSegments()
    for item in items ?? [] {
      if let image = item as? UIImage {
        insertSegment(with: image, at: segments.count, animated: false)
      } else {
        insertSegment(withTitle: item as? String, at: segments.count, animated: false)
      }
    }
    bounds.size = intrinsicContentSize
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareSegments()
  }

  private func prepareSegments() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 9
    pill.layer.cornerRadius = 7
    pill.layer.shadowOpacity = 0.12
    pill.layer.shadowOffset = CGSize(width: 0, height: 3)
    pill.layer.shadowRadius = 4
    pill.isUserInteractionEnabled = false
    addSubview(pill)
    stateChanged()
  }

  open var numberOfSegments: Int { segments.count }
  /// `noSegment` if none is; setting it sends no event.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      if !segments.indices.contains(selectedSegmentIndex), selectedSegmentIndex != -1 {
        selectedSegmentIndex = Self.noSegment
      }
      if selectedSegmentIndex != oldValue { place() }
    }
  }
  /// Whether a segment shows as selected only while it is touched.
  open var isMomentary = false
  open var selectedSegmentTintColor: UIColor? { didSet { stateChanged() } }

  // MARK: Segments

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(segment, animated) { $0.label.text = title }
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(segment, animated) { $0.picture.image = image }
  }

  private func insert(_ index: Int, _ animated: Bool, _ fill: (Segment) -> Void) {
    let segment = Segment()
    segment.label.font = .systemFont(ofSize: 13)
    segment.label.textAlignment = .center
    segment.picture.contentMode = .center
    fill(segment)
    let place = max(0, min(index, segments.count))
    segments.insert(segment, at: place)
    addSubview(segment.label)
    addSubview(segment.picture)
    if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
    segmentsChanged(animated)
  }

  private func segmentsChanged(_ animated: Bool) {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: Self.duration) { self.layoutIfNeeded() }
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    let removed = segments.remove(at: segment)
    removed.label.removeFromSuperview()
    removed.picture.removeFromSuperview()
    if selectedSegmentIndex == segment {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > segment {
      selectedSegmentIndex -= 1
    }
    segmentsChanged(animated)
  }

  open func removeAllSegments() {
    while !segments.isEmpty { removeSegment(at: 0, animated: false) }
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].label.text = title
    segments[segment].picture.image = nil
    invalidateIntrinsicContentSize()
  }
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].label.text : nil
  }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].picture.image = image
    segments[segment].label.text = nil
    invalidateIntrinsicContentSize()
  }
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].picture.image : nil
  }
  /// Points; 0: as all others.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment), width.isFinite, width >= 0 else { return }
    segments[segment].width = width
    setNeedsLayout()
  }
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
    stateChanged()
  }
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  // MARK: Layout

  package override func stateChanged() {
    super.stateChanged()
    pill.backgroundColor =
      selectedSegmentTintColor
      ?? UIColor { traits in
        traits.userInterfaceStyle == .dark
          ? UIColor(white: 0.39, alpha: 1) : UIColor(white: 1, alpha: 1)
      }
    for segment in segments {
      segment.label.textColor = isEnabled && segment.isEnabled ? .label : .tertiaryLabel
    }
  }

  private var frames: [CGRect] {
    let fixed = segments.reduce(0) { $0 + $1.width }
    let free = segments.filter { $0.width == 0 }.count
    let width = free > 0 ? max(0, bounds.width - fixed) / CGFloat(free) : 0
    var x: CGFloat = 0
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return segments.map { segment in
      let own = segment.width > 0 ? segment.width : width
      defer { x += own }
      return CGRect(
        x: mirrored ? bounds.width - x - own : x, y: 0, width: own, height: bounds.height)
    }
  }

  private func place() {
    for (segment, frame) in zip(segments, frames) {
      segment.label.frame = frame
      segment.picture.frame = frame
    }
    let isSelected = segments.indices.contains(selectedSegmentIndex)
    pill.isHidden = !isSelected
    if isSelected { pill.frame = inside(frames[selectedSegmentIndex]) }
    for (index, segment) in segments.enumerated() {
      segment.label.font = .systemFont(
        ofSize: 13, weight: index == selectedSegmentIndex ? .semibold : .regular)
    }
  }

  private func inside(_ frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minX + 2, y: frame.minY + 2, width: max(0, frame.width - 4),
      height: max(0, frame.height - 4))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  open override var intrinsicContentSize: CGSize {
    let widest = segments.reduce(CGFloat(0)) {
      max($0, $1.label.intrinsicContentSize.width, $1.picture.image?.size.width ?? 0)
    }
    return CGSize(width: (widest + 20) * CGFloat(segments.count), height: Self.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Touches

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    let x = touch.location(in: self).x
    guard let index = frames.firstIndex(where: { $0.minX <= x && x < $0.maxX }),
      segments[index].isEnabled, index != selectedSegmentIndex || isMomentary
    else { return }
    select(index)
  }

  private func select(_ index: Int) {
    if window != nil {
      UIView.animate(withDuration: Self.duration) { self.selectedSegmentIndex = index }
    } else {
      selectedSegmentIndex = index
    }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }
}
