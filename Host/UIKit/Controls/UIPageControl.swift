import Foundation

/// Dots that tell on which page one is; a tap goes to the next or the one before.
@MainActor open class UIPageControl: UIControl, TapOperated {
  /// Points [?].
  private static let dot: CGFloat = 7
  private static let pitch: CGFloat = 17
  private static let height: CGFloat = 26

  public override init(frame: CGRect) {
    super.init(frame: frame)
    preparePages()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    preparePages()
  }

  private func preparePages() {
    layer.drawing = { [weak self] context, shown in
      guard let self else { return }
      traitCollection.performAsCurrent { self.drawDots(in: shown.bounds, context) }
    }
  }

  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      invalidateIntrinsicContentSize()
    }
  }
  /// Clamped to the pages there are.
  open var currentPage = 0 {
    didSet {
      let clamped = max(0, min(currentPage, max(0, numberOfPages - 1)))
      if clamped != currentPage { currentPage = clamped }
    }
  }
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, pageCount)) * Self.pitch + 16, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func drawDots(in rect: CGRect, _ context: CGContext) {
    if numberOfPages < 2, hidesForSinglePage { return }
    let width = CGFloat(numberOfPages) * Self.pitch
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for index in 0..<numberOfPages {
      let place = mirrored ? numberOfPages - 1 - index : index
      let color =
        index == currentPage
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.5)
      context.setFillColor(color.cgColor)
      context.fillEllipse(
        in: CGRect(
          x: rect.midX - width / 2 + (CGFloat(place) + 0.5) * Self.pitch - Self.dot / 2,
          y: rect.midY - Self.dot / 2, width: Self.dot, height: Self.dot))
    }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isLeft = touch.location(in: self).x < bounds.midX
    step(isLeft == mirrored ? 1 : -1)
  }

  private func step(_ distance: Int) {
    let before = currentPage
    currentPage += distance
    if currentPage != before { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? .adjustable }
    set { super.accessibilityTraits = newValue }
  }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "page \(currentPage + 1) of \(numberOfPages)" }
    set { super.accessibilityValue = newValue }
  }
  open override func accessibilityIncrement() { step(1) }
  open override func accessibilityDecrement() { step(-1) }
}
