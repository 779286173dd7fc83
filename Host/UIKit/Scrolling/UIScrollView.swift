import Foundation

/// Shows a part of content that is larger than itself, and lets a finger move it.
///
/// The offset is the origin of the bounds. What moves it is one ``ScrollActivity`` at a time: a
/// finger, what a finger left behind, or an animation that code asked for.
@MainActor open class UIScrollView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    lastSize = bounds.size
    scrollPan.scrollView = self
    touchDelay.scrollView = self
    addGestureRecognizer(touchDelay)
    addGestureRecognizer(scrollPan)
    // UIKit makes the scroll view the delegate of its pan: a subclass that conforms is asked.
    scrollPan.adopt(self as? any UIGestureRecognizerDelegate)
  }

  // A subclass declares a `delegate` of its own type, as UIKit's do; it is preferred there.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// How large the content is, points. Nonsense is ignored.
  open var contentSize: CGSize {
    get { storedContentSize }
    set { changeContentSize(to: newValue) }
  }
  /// The point of the content at the view's top left. Not limited to the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { moveContent(to: newValue) }
  }
  /// Goes to an offset at once, which ends a deceleration, or in an animation of 0.3 s.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }
  /// Moves as little as makes all of `rect` visible; not at all if it is.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    reveal(rect, animated: animated)
  }

  // MARK: Insets

  /// Room around the content that can be scrolled to, points.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { insetsChanged() } }
  }
  open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior =
    .automatic
  {
    didSet { insetsChanged() }
  }
  /// `contentInset` with what the safe area adds.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset + systemInset
    inset.top += refreshRoom
    return inset
  }
  open func adjustedContentInsetDidChange() {}

  // MARK: Behaviour

  open var bounces = true
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { insetsChanged() } }
  }
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { insetsChanged() } }
  }
  open var isPagingEnabled = false
  open var isScrollEnabled = true {
    didSet { scrollPan.isEnabled = isScrollEnabled }
  }
  open var isDirectionalLockEnabled = false
  open var decelerationRate: UIScrollView.DecelerationRate = .normal
  /// Whether content hears of a touch only once it is clear that it scrolls nothing: 0.15 s.
  open var delaysContentTouches = true
  /// Whether a drag can begin with a touch that content has heard of.
  open var canCancelContentTouches = true
  /// Whether a touch that `view` has heard of may become a drag: not that of a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  open var scrollsToTop = true
  open var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none

  // MARK: Guides

  /// The content, for constraints: what they say of its size becomes `contentSize`.
  open var contentLayoutGuide: UILayoutGuide {
    systemGuide(.content) {
      let guide = ContentLayoutGuide()
      guide.owningView = $0
      return guide
    }
  }
  /// The view's own frame, for content that is not to scroll.
  open var frameLayoutGuide: UILayoutGuide {
    systemGuide(.frame) {
      let guide = FrameLayoutGuide()
      guide.owningView = $0
      return guide
    }
  }
  package override var interiorLayoutGuide: UILayoutGuide? { contentLayoutGuide }
  package override func applyContentSize(_ size: CGSize) { contentSize = size }

  // MARK: State

  /// Whether a finger is down, though it may not have dragged yet.
  open var isTracking: Bool { fingers > 0 }
  open var isDragging: Bool { activity.isDragging }
  open var isDecelerating: Bool { activity.isDecelerating }

  /// What drags the content. Targets can be added; its delegate is the scroll view's own.
  open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

  /// Shows above content that is pulled down. With one content can always be pulled.
  open var refreshControl: UIRefreshControl? {
    didSet { replaceRefreshControl(oldValue) }
  }

  // MARK: Indicators

  open var showsVerticalScrollIndicator = true {
    didSet { if !showsVerticalScrollIndicator { indicators.remove(.vertical) } }
  }
  open var showsHorizontalScrollIndicator = true {
    didSet { if !showsHorizontalScrollIndicator { indicators.remove(.horizontal) } }
  }
  open var indicatorStyle: UIScrollView.IndicatorStyle = .default {
    didSet { if indicatorStyle != oldValue { indicators.recolor() } }
  }
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of both indicators; read, those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Whether the safe area's insets apply to the indicators too.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Shows the indicators for a moment.
  open func flashScrollIndicators() { indicators.flash() }

  // MARK: Stored state

  var storedContentSize = CGSize.zero
  /// What the safe area adds to `contentInset`.
  var systemInset = UIEdgeInsets.zero
  /// What a refresh control takes at the top while it refreshes, points.
  var refreshRoom: CGFloat = 0
  /// The insets that the last reckoning came to, whole and of the safe area alone.
  var knownInset = UIEdgeInsets.zero
  var knownSystemInset = UIEdgeInsets.zero
  var lastSize = CGSize.zero
  /// Whether the host itself moves the content just now.
  var isMovingContent = false
  package internal(set) var activity = ScrollActivity.idle
  /// Fingers of the pan that are down.
  var fingers = 0
  let scrollPan = ScrollPan()
  let touchDelay = ScrollTouchDelay()
  let ticker = ScrollTicker()
  package private(set) lazy var indicators = ScrollIndicators(of: self)

  // MARK: For the host's own subclasses and companions

  func contentDidMove() { tellRefreshControl() }
  func contentDidSettle() {}

  // MARK: Geometry

  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      noticeSize()
    }
  }
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let before = super.bounds.origin
      super.bounds = newValue
      if super.bounds.origin != before { contentMoved(from: before) }
      noticeSize()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    noticeSize()
    indicators.place()
    placeRefreshControl()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsChanged()
  }

  /// What was made room for is no obstacle to the content.
  package override var safeAreaInsetsForSubviews: UIEdgeInsets {
    super.safeAreaInsetsForSubviews - systemInset
  }

  package override func hostTraitsDidChange(from before: UITraitCollection?) {
    super.hostTraitsDidChange(from: before)
    if before != nil { indicators.recolor() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stopMoving() } else { insetsChanged() }
  }

  /// While content decelerates a touch stops it and is nobody else's.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit != nil, isDecelerating, isScrollEnabled else { return hit }
    return self
  }
}
