import Foundation

/// A list of rows in sections, each shown by a cell. Cells exist only for rows that show.
@MainActor open class UITableView: UIScrollView {
  public private(set) var style: UITableView.Style

  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    prepareTable()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    prepareTable()
  }

  private func prepareTable() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    addGestureRecognizer(swipe.pan)
    swipe.pan.delegate = swipe
  }

  // MARK: Who is asked

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  // Not an override: another type under the same name, as in UIKit.
  @_nonoverride open var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      super.delegate = newValue
      reloadData()
    }
  }

  // MARK: Heights

  /// Points; automatic: as high as the cell's content.
  open var rowHeight = UITableView.automaticDimension { didSet { heightsChanged() } }
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { heightsChanged() } }
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { heightsChanged() } }
  /// What a row counts until its cell has been measured; automatic: 44 points.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { heightsChanged() } }
  /// Room above the headers of a plain table; automatic: 22 points [?].
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { heightsChanged() } }

  // MARK: Looks

  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { refreshSeparators() }
  }
  /// nil: the system's.
  open var separatorColor: UIColor? = .separator { didSet { refreshSeparators() } }
  /// Where the lines between rows begin and end. Only left and right count.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0) {
    didSet {
      hasOwnSeparatorInset = true
      refreshSeparators()
    }
  }
  /// Behind the rows, as large as the table.
  open var backgroundView: UIView? { didSet { backgroundReplaced(oldValue) } }
  /// Above the first section, as high as it is when it is set.
  open var tableHeaderView: UIView? { didSet { endViewReplaced(oldValue, tableHeaderView) } }
  /// Below the last section.
  open var tableFooterView: UIView? { didSet { endViewReplaced(oldValue, tableFooterView) } }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false
  open var allowsMultipleSelectionDuringEditing = false

  // MARK: Editing

  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }

  // MARK: Loading

  /// Forgets rows and selection and asks for them again, at the latest in the next layout.
  open func reloadData() {
    isLoaded = false
    setNeedsLayout()
  }

  open func beginUpdates() { updateDepth += 1 }
  /// Makes the changes since `beginUpdates` visible, animated.
  open func endUpdates() { finishUpdates(nil) }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    loadIfNeeded()
    updateDepth += 1
    updates?()
    finishUpdates(completion)
  }

  // MARK: Stored state

  var cellTypes: [String: UITableViewCell.Type] = [:]
  var pool: [String: [UITableViewCell]] = [:]
  /// The cells of the rows that show.
  var cells: [IndexPath: UITableViewCell] = [:]
  package internal(set) var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  package internal(set) var places = TableLayout()
  var isLoaded = false
  /// The width that heights were measured for.
  var measuredWidth: CGFloat = 0
  var selection: [IndexPath] = []
  var highlighted: IndexPath?
  var editing = false
  var hasOwnSeparatorInset = false
  var updateDepth = 0
  var changes = TableChanges()
  var reordering: TableReordering?
  private(set) lazy var swipe = TableSwipe(self)
  /// Cells on their way out, which are no row's any more.
  var leaving: [UITableViewCell] = []

  // MARK: Overrides

  open override func layoutSubviews() {
    layOutTable()
    super.layoutSubviews()
  }

  /// In a table controls too give way to a drag, but for what moves rows.
  open override func touchesShouldCancel(in view: UIView) -> Bool { !(view is ReorderControl) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, beginTouch(touch) else {
      return super.touchesBegan(touches, with: event)
    }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if highlighted == nil { super.touchesMoved(touches, with: event) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard highlighted != nil, let touch = touches.first else {
      return super.touchesEnded(touches, with: event)
    }
    endTouch(touch)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if highlighted == nil { super.touchesCancelled(touches, with: event) }
    unhighlight()
  }

  package override func hostTraitsDidChange(from before: UITraitCollection?) {
    super.hostTraitsDidChange(from: before)
    guard let before else { return }
    let category = traitCollection.preferredContentSizeCategory
    if category != before.preferredContentSizeCategory { heightsChanged() }
    refreshSeparators()
  }

  override func contentDidMove() {
    super.contentDidMove()
    if isDragging { swipe.close(animated: true) }
  }
}
