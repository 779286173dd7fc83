import Hanji
import UIKit

/// A screen with a filter that drops from the top and an order that rises from the bottom: plain
/// views, no view controller of their own.
@available(iOS 14.0, *)
public final class FilterScreen: UIViewController {
  /// Told of everything that happens to the two sheets.
  public var onEvent: ((SheetEvent) -> Void)?
  /// The filter, from the top.
  public let filter = SheetView(
    contentView: ChoiceList(
      title: "필터 · Filter", choices: ["마당 · Yard", "온돌 · Warm floor", "조식 · Breakfast"]),
    style: .topSheet)
  /// The order, from the bottom.
  public let order = SheetView(
    contentView: ChoiceList(
      title: "정렬 · Sort", choices: ["가까운 순 · Nearest", "평점 순 · Best rated"]),
    style: .bottomSheet)
  /// The button that shows the filter.
  public let filterButton = UIButton(type: .system)
  /// The button that shows the order.
  public let orderButton = UIButton(type: .system)

  private let scenery = StayCard()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(scenery)
    set(up: filterButton, "필터 · Filter") { [weak self] in self?.showFilter() }
    set(up: orderButton, "정렬 · Sort") { [weak self] in self?.showOrder() }
    for sheet in [filter, order] {
      sheet.onEvent = { [weak self] event in self?.onEvent?(event) }
    }
  }

  /// Drops the filter: the line this recipe is about.
  public func showFilter() {
    filter.show(in: view)
  }

  /// Raises the order.
  public func showOrder() {
    order.show(in: view)
  }

  private func set(up button: UIButton, _ title: String, action: @escaping () -> Void) {
    button.setTitle(title, for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 16, weight: .semibold)
    button.backgroundColor = .systemIndigo
    button.layer.cornerRadius = 12
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    view.addSubview(button)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    let width = (safe.width - 52) / 2
    filterButton.frame = CGRect(x: safe.minX + 20, y: safe.maxY - 66, width: width, height: 50)
    orderButton.frame = filterButton.frame.offsetBy(dx: width + 12, dy: 0)
    scenery.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: max(0, filterButton.frame.minY - 16))
  }
}

/// A title and a few choices, each a row that can be ticked.
@available(iOS 14.0, *)
public final class ChoiceList: UIView {
  private let title = UILabel()
  private var rows: [UIButton] = []

  /// A list with a title.
  public init(title: String, choices: [String]) {
    super.init(frame: .zero)
    self.title.text = title
    self.title.font = .systemFont(ofSize: 20, weight: .bold)
    addSubview(self.title)
    for choice in choices { add(choice) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func add(_ choice: String) {
    let row = UIButton(type: .system)
    row.setTitle(choice, for: .normal)
    row.setTitleColor(.label, for: .normal)
    row.backgroundColor = .secondarySystemBackground
    row.layer.cornerRadius = 10
    row.addAction(
      UIAction { [weak row] _ in
        row?.isSelected.toggle()
        row?.backgroundColor =
          row?.isSelected == true ? .systemYellow : .secondarySystemBackground
      }, for: .touchUpInside)
    rows.append(row)
    addSubview(row)
  }

  /// The list's own height: below the status bar when it is at the top of the screen.
  public override var intrinsicContentSize: CGSize {
    let safe = safeAreaInsets.top + safeAreaInsets.bottom
    return CGSize(
      width: UIView.noIntrinsicMetric, height: safe + 76 + CGFloat(rows.count) * 58)
  }

  public override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let safe = bounds.inset(by: safeAreaInsets)
    title.frame = CGRect(x: 20, y: safe.minY + 16, width: bounds.width - 40, height: 28)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 20, y: title.frame.maxY + 12 + CGFloat(index) * 58, width: bounds.width - 40, height: 50)
    }
  }
}
