import Hanji
import UIKit

/// A half modal with a list: picking a row closes it and reports the row.
@available(iOS 14.0, *)
public final class RowPicker: UIView, UITableViewDataSource, UITableViewDelegate {
  /// Called with the row that was picked, once the sheet begins to leave.
  public var onPick: ((Int) -> Void)?
  /// The list.
  public let table = UITableView(frame: .zero, style: .plain)

  private let rows: [String]
  private let height: CGFloat

  /// A list of rows.
  ///
  /// - Parameters:
  ///   - rows: What the rows say.
  ///   - height: How tall the list wants to be, in points.
  public init(rows: [String], height: CGFloat = 420) {
    self.rows = rows
    self.height = height
    super.init(frame: .zero)
    table.dataSource = self
    table.delegate = self
    table.rowHeight = 52
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    addSubview(table)
  }

  public required init?(coder: NSCoder) { nil }

  public override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    table.frame = bounds.inset(by: UIEdgeInsets(top: 28, left: 0, bottom: 0, right: 0))
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onPick?(indexPath.row)
    enclosingSheet?.dismiss(animated: true)
  }
}
