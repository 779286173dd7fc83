import Foundation

/// Shows a row: text, an image, an accessory, or whatever is put into its content view.
@MainActor open class UITableViewCell: UIView {
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.Standard.row))
    prepareCell()
  }

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  public required init?(coder: NSCoder) {
    cellStyle = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    prepareCell()
  }

  // How a registered class is made: without an Objective-C runtime only a required initialiser can
  // be called on a class that is known at run time. A subclass that overrides the initialisers of
  // this class inherits it.
  @_documentation(visibility: internal)
  public required convenience init(_hostReuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: _hostReuseIdentifier)
  }

  private func prepareCell() {
    backgroundColor = .systemBackground
    clipsToBounds = true
    addSubview(contentView)
    contentView.insetsLayoutMarginsFromSafeArea = false
    (contentView as? CellContentView)?.cell = self
    layer.addSublayer(separatorLine.layer)
    separatorLine.layer.zPosition = 1
  }

  open private(set) var reuseIdentifier: String?
  let cellStyle: UITableViewCell.CellStyle

  // MARK: Content

  /// Where everything belongs that is to move aside when the table is edited.
  open private(set) var contentView: UIView = CellContentView(frame: .zero)
  /// Made when it is asked for.
  open var textLabel: UILabel? { labels.text }
  /// nil for the default style.
  open var detailTextLabel: UILabel? { cellStyle == .default ? nil : labels.detail }
  open var imageView: UIImageView? { labels.image }
  private(set) lazy var labels = CellLabels(self)
  /// Whether the labels have been asked for.
  var hasLabels = false

  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, backgroundView) }
  }
  /// Shown behind the content while the row is highlighted or selected.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showSelection(animated: false)
    }
  }

  // MARK: Accessories

  open var accessoryType: UITableViewCell.AccessoryType = .none { didSet { accessoriesChanged() } }
  /// In place of what `accessoryType` says.
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      accessoriesChanged()
    }
  }
  open var editingAccessoryType: UITableViewCell.AccessoryType = .none {
    didSet { accessoriesChanged() }
  }
  open var editingAccessoryView: UIView? {
    didSet {
      if oldValue !== editingAccessoryView { oldValue?.removeFromSuperview() }
      accessoriesChanged()
    }
  }
  open var separatorInset: UIEdgeInsets {
    get { separatorLine.inset ?? separatorLine.tableInset ?? standardSeparatorInset }
    set {
      separatorLine.inset = newValue
      setNeedsLayout()
    }
  }
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// Points a level.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  // MARK: State

  open var selectionStyle: UITableViewCell.SelectionStyle = .default {
    didSet { showSelection(animated: false) }
  }
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
    showSelection(animated: animated)
  }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
    showSelection(animated: animated)
  }
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }
  open var editingStyle: UITableViewCell.EditingStyle { shownEditingStyle }
  open var shouldIndentWhileEditing = true
  open var showingDeleteConfirmation: Bool { confirmation != nil }
  /// Called before what the mask names is shown, and after.
  open func willTransition(to state: UITableViewCell.StateMask) {}
  open func didTransition(to state: UITableViewCell.StateMask) {}

  /// The cell is to be used for another row.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
    closeConfirmation()
  }

  // MARK: Accessibility

  // A cell that shows its labels is one element; one with an own content leaves that to it.
  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? hasLabels }
    set { super.isAccessibilityElement = newValue }
  }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (hasLabels ? labels.spoken : nil) }
    set { super.accessibilityLabel = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? (selected ? .selected : .none) }
    set { super.accessibilityTraits = newValue }
  }
  open override func accessibilityActivate() -> Bool {
    guard let table, let path = table.indexPath(for: self) else { return false }
    table.choose(path)
    return true
  }

  // MARK: Stored state

  weak var table: UITableView?
  let separatorLine = CellSeparator()
  var selected = false
  var highlighted = false
  var editing = false
  /// What the table's delegate says, whether or not it is edited.
  var shownEditingStyle = UITableViewCell.EditingStyle.none
  var canMove = false
  var indents = true
  /// The row has just been measured: the layout that follows tells nothing new.
  var hasBeenMeasured = false
  var usesTableColor = true
  var isGrouped = false
  var accessory: UIView?
  var editControl: CellEditControl?
  var reorderControl: ReorderControl?
  var confirmation: DeleteConfirmation?
  var standardSelection: UIView?
  /// How far the content has been swiped aside, points; negative to the left.
  var swipeOffset: CGFloat = 0 { didSet { setNeedsLayout() } }

  open override var backgroundColor: UIColor? {
    didSet { if backgroundColor != oldValue { usesTableColor = false } }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutCell()
  }

  /// By the content view's constraints, else by the labels.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingCellSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: labelledHeight(width: size.width))
  }
}

/// What a cell's content is put into. Tells the cell when it has been laid out.
@MainActor final class CellContentView: UIView {
  weak var cell: UITableViewCell?

  override init(frame: CGRect) {
    super.init(frame: frame)
    // Until its row is measured the height is a guess, which constraints may overrule.
    layout.givenHeightPriority = UILayoutPriority(999.5)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let cell else { return }
    if cell.hasBeenMeasured {
      cell.hasBeenMeasured = false
    } else {
      cell.table?.contentChanged(in: cell)
    }
  }
}
