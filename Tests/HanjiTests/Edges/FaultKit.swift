import Simulator
import UIKit

@testable import Hanji

/// Content for tests of faults.
@MainActor
enum Made {
  static func label(lines: Int) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = Note.text(lines: lines)
    return label
  }

  static func box(width: CGFloat? = nil, height: CGFloat) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    return view
  }

  static func stack(_ count: Int, height: CGFloat = 50) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: (0..<count).map { _ in box(height: height) })
    stack.axis = .vertical
    return stack
  }

  static func scroll(_ inner: UIView) -> UIScrollView {
    let scroll = UIScrollView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(inner)
    let guide = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: guide.topAnchor),
      inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      inner.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    return scroll
  }

  /// A view that knows its height without Auto Layout.
  final class Sized: UIView {
    var height: CGFloat = 200
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: height)
    }
  }

  /// A table with a hundred rows, without a size of its own.
  final class Rows: UITableView, UITableViewDataSource {
    override init(frame: CGRect, style: UITableView.Style) {
      super.init(frame: frame, style: style)
      dataSource = self
      rowHeight = 44
    }
    required init?(coder: NSCoder) { nil }
    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }
}
