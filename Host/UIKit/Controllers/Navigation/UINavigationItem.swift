import Foundation

/// What a navigation bar shows for one view controller.
@MainActor open class UINavigationItem: NSObject {
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// An archive holds nothing here: an item without a title.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The bar that shows it.
  weak var bar: UINavigationBar?

  open var title: String? {
    didSet { changed() }
  }
  /// Takes the place of the title.
  open var titleView: UIView? {
    didSet { changed() }
  }
  /// What the button back *to* this item says; nil: its title.
  open var backButtonTitle: String? {
    didSet { changed() }
  }
  open var hidesBackButton = false {
    didSet { changed() }
  }
  /// Whether left items stand beside the back button and not in its place.
  open var leftItemsSupplementBackButton = false {
    didSet { changed() }
  }
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { changed() }
  }
  /// From the right edge inward.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { changed() }
  }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  // Bars change at once, which the bar reports.

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
    if animated { bar?.reportStillBar() }
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
    if animated { bar?.reportStillBar() }
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
    if animated { bar?.reportStillBar() }
  }

  func changed() { bar?.itemsChanged() }
}
