import Foundation

/// The bar above a stack of screens: the way back, the title, the buttons of the topmost item.
@MainActor open class UINavigationBar: UIView {
  /// Points [doc]; in compact height 32.
  static let standardHeight = 44.0
  static let compactHeight = 32.0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  let background = UIView()
  private let hairline = UIView()
  private var stack: [UINavigationItem] = []
  private lazy var content = NavigationBarContent(bar: self)
  /// Called when the way back is touched; without it the bar pops its own item.
  var whenBackIsPressed: (() -> Void)?

  private func setUp() {
    background.isUserInteractionEnabled = false
    hairline.backgroundColor = .separator
    addSubview(background)
    background.addSubview(hairline)
    applyBarColor()
  }

  /// nil: the colour of the system's background.
  open var barTintColor: UIColor? {
    didSet { applyBarColor() }
  }

  private func applyBarColor() { background.backgroundColor = barTintColor ?? .systemBackground }

  // MARK: Items

  /// From the root to the topmost.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }
  open var topItem: UINavigationItem? { stack.last }
  open var backItem: UINavigationItem? { stack.dropLast().last }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    setItems(stack + [item], animated: animated)
  }
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    guard let popped = stack.last else { return nil }
    setItems(stack.dropLast(), animated: animated)
    return popped
  }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    for item in stack { item.bar = nil }
    stack = items ?? []
    for item in stack { item.bar = self }
    itemsChanged()
    if animated { reportStillBar() }
  }

  func reportStillBar() {
    guard window != nil else { return }
    HostReport.once("UINavigationBar changes its items without an animation")
  }

  func itemsChanged() {
    content.rebuild()
    setNeedsLayout()
  }

  func goBack() {
    if let whenBackIsPressed { whenBackIsPressed() } else { popItem(animated: true) }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The background reaches up to the top of what the bar lies in, under the status bar.
    let above = superview == nil ? 0 : frame.minY
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    let line = 1 / UIScreen.main.scale
    hairline.frame = CGRect(
      x: 0, y: background.bounds.height - line, width: bounds.width, height: line)
    content.layOut()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let compact = traitCollection.verticalSizeClass == .compact
    return CGSize(width: size.width, height: compact ? Self.compactHeight : Self.standardHeight)
  }
}
