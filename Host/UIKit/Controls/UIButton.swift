import Foundation

/// A control with a title, an image or both, that a tap triggers.
@MainActor open class UIButton: UIControl, TapOperated {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
    public static var roundedRect: UIButton.ButtonType { .system }
  }

  private var ownType = ButtonType.custom
  private let label = UILabel()
  private let picture = UIImageView()
  private let background = UIImageView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareButton()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareButton()
  }

  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    ownType = buttonType
    if let name = buttonType.symbol { images[.normal] = UIImage(systemName: name) }
    stateChanged()
  }

  public convenience init(
    type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?
  ) {
    self.init(type: buttonType)
    use(primaryAction)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    use(primaryAction)
  }

  private func use(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  private func prepareButton() {
    background.contentMode = .scaleToFill
    // UIKit's font for a button made in code.
    label.font = .systemFont(ofSize: 15)
    label.isAccessibilityElement = false
    picture.contentMode = .scaleToFill
    for view in [background, picture, label] { addSubview(view) }
    stateChanged()
  }

  open var buttonType: UIButton.ButtonType { ownType }
  open var titleLabel: UILabel? { label }
  open var imageView: UIImageView? { picture }

  // MARK: What each state shows

  private var titles: [UIControl.State: String] = [:]
  private var attributedTitles: [UIControl.State: NSAttributedString] = [:]
  private var colors: [UIControl.State: UIColor] = [:]
  private var images: [UIControl.State: UIImage] = [:]
  private var backgrounds: [UIControl.State: UIImage] = [:]

  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    contentChanged()
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state] = title
    contentChanged()
  }
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    colors[state] = color
    contentChanged()
  }
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    contentChanged()
  }
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgrounds[state] = image
    contentChanged()
  }

  open func title(for state: UIControl.State) -> String? { titles[state] }
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributedTitles[state]
  }
  open func titleColor(for state: UIControl.State) -> UIColor? { colors[state] }
  open func image(for state: UIControl.State) -> UIImage? { images[state] }
  open func backgroundImage(for state: UIControl.State) -> UIImage? { backgrounds[state] }

  open var currentTitle: String? { titles[state] ?? titles[.normal] }
  open var currentAttributedTitle: NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }
  open var currentImage: UIImage? { images[state] ?? images[.normal] }
  open var currentBackgroundImage: UIImage? { backgrounds[state] ?? backgrounds[.normal] }
  open var currentTitleColor: UIColor {
    if let color = colors[state] { return color }
    if !isEnabled, colors[.disabled] == nil, ownType != .custom { return .tertiaryLabel }
    return colors[.normal] ?? (ownType == .custom ? .white : tintColor ?? .systemBlue)
  }

  /// Distances around the content and around its parts, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true

  private func contentChanged() {
    stateChanged()
    invalidateIntrinsicContentSize()
  }

  /// A system button pales while it is pressed, a custom one darkens its image (as UIKit does).
  package override func stateChanged() {
    super.stateChanged()
    // First, as a styled title keeps the colours it has.
    label.textColor = currentTitleColor
    if let title = currentAttributedTitle {
      label.attributedText = title
    } else {
      label.text = currentTitle
    }
    picture.image = currentImage
    background.image = currentBackgroundImage
    let pales = ownType != .custom && isHighlighted && colors[.highlighted] == nil
    label.alpha = pales ? 0.2 : 1
    let dims = ownType == .custom && adjustsImageWhenHighlighted && isHighlighted
    let greys = adjustsImageWhenDisabled && !isEnabled
    picture.alpha = pales ? 0.2 : dims || greys ? 0.5 : 1
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    stateChanged()
  }

  // MARK: Layout

  /// Above and below the title of a button that says nothing else, in points (UIKit's).
  private static let titleMargin: CGFloat = 6

  private var padding: UIEdgeInsets {
    if contentEdgeInsets != .zero { return contentEdgeInsets }
    let margin = currentImage == nil ? Self.titleMargin : 0
    return UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
  }

  private var titleSize: CGSize { label.intrinsicContentSize }
  private var pictureSize: CGSize { currentImage?.size ?? .zero }

  open override var intrinsicContentSize: CGSize {
    let (title, image, around) = (titleSize, pictureSize, padding)
    let least: CGFloat = currentImage == nil && contentEdgeInsets == .zero ? 30 : 0
    return CGSize(
      width: max(least, title.width + image.width + around.left + around.right),
      height: max(title.height, image.height) + around.top + around.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let content = contentRect(forBounds: bounds)
    picture.frame = imageRect(forContentRect: content)
    label.frame = titleRect(forContentRect: content)
    background.isHidden = currentBackgroundImage == nil
    picture.isHidden = currentImage == nil
  }

  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let size = pictureSize
    let used = size.width + titleWidth(in: contentRect)
    let start = contentStart(used, in: contentRect)
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = mirrored ? start + used - size.width : start
    return CGRect(
      x: x + (imageEdgeInsets.left - imageEdgeInsets.right) / 2,
      y: vertical(size.height, in: contentRect)
        + (imageEdgeInsets.top - imageEdgeInsets.bottom) / 2,
      width: size.width, height: size.height)
  }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let size = titleSize
    let image = pictureSize.width
    let width = titleWidth(in: contentRect)
    let start = contentStart(image + width, in: contentRect)
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: (mirrored ? start : start + image) + (titleEdgeInsets.left - titleEdgeInsets.right) / 2,
      y: vertical(size.height, in: contentRect)
        + (titleEdgeInsets.top - titleEdgeInsets.bottom) / 2,
      width: width, height: size.height)
  }

  /// What the image leaves of the title.
  private func titleWidth(in rect: CGRect) -> CGFloat {
    min(titleSize.width, max(0, rect.width - pictureSize.width))
  }

  private func contentStart(_ used: CGFloat, in rect: CGRect) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .leading, .fill: rect.minX
    case .right, .trailing: rect.maxX - used
    case .center: rect.minX + (rect.width - used) / 2
    }
  }

  private func vertical(_ height: CGFloat, in rect: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top, .fill: rect.minY
    case .bottom: rect.maxY - height
    case .center: rect.minY + (rect.height - height) / 2
    }
  }

  open override var forLastBaselineLayout: UIView { label }

  // MARK: Events

  package override func liftedInside(_ event: UIEvent?) {
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? label.text }
    set { super.accessibilityLabel = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      if let traits = accessibilityStorage?.traits { return traits }
      var traits: UIAccessibilityTraits = .button
      if !isEnabled { traits.insert(.notEnabled) }
      if isSelected { traits.insert(.selected) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }
  open override func accessibilityActivate() -> Bool {
    activate()
    return isEnabled
  }
}

extension UIButton.ButtonType {
  /// The picture of the types that come with one.
  fileprivate var symbol: String? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    }
  }
}
