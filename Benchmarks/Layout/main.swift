import Foundation
import UIKit

// What Auto Layout costs, in milliseconds: `swift run -c release layout-benchmark`.

/// Runs `body` on fresh state from `prepare` and prints the median of the processor's time, which
/// does not count what else the machine is doing.
@MainActor func measure<State>(
  _ name: String, runs: Int = 15, prepare: () -> State, body: (State) -> Void
) {
  var times: [Double] = []
  for _ in 0..<runs {
    let state = prepare()
    let begin = clock()
    body(state)
    times.append(Double(clock() - begin) / Double(CLOCKS_PER_SEC) * 1e3)
  }
  print("\(name): \(String(format: "%.3f", times.sorted()[runs / 2])) ms")
}

/// A list of rows, each with four constrained views: 17 constraints a row.
@MainActor final class Screen {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 5000))
  private(set) var heights: [NSLayoutConstraint] = []
  private(set) var count = 0

  init(rows: Int) {
    var top = root.topAnchor
    for _ in 0..<rows {
      let row = add(to: root)
      let height = row.heightAnchor.constraint(equalToConstant: 44)
      heights.append(height)
      activate([
        row.topAnchor.constraint(equalTo: top), height,
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        row.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      ])
      top = row.bottomAnchor
      var leading = row.leadingAnchor
      for width in [44.0, 120, 60] {
        let cell = add(to: row)
        activate([
          cell.leadingAnchor.constraint(equalTo: leading, constant: 8),
          cell.centerYAnchor.constraint(equalTo: row.centerYAnchor),
          cell.heightAnchor.constraint(lessThanOrEqualTo: row.heightAnchor),
          cell.widthAnchor.constraint(greaterThanOrEqualToConstant: width),
        ])
        leading = cell.trailingAnchor
      }
      activate([leading.constraint(lessThanOrEqualTo: row.trailingAnchor)])
    }
  }

  private func add(to parent: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  private func activate(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
    count += constraints.count
  }
}

for rows in [12, 60] {
  let count = Screen(rows: rows).count
  let fresh = { Screen(rows: rows) }
  let laidOut = {
    let screen = Screen(rows: rows)
    screen.root.layoutIfNeeded()
    return screen
  }
  measure(
    "\(count) constraints, first layout", prepare: fresh, body: { $0.root.layoutIfNeeded() })
  measure(
    "\(count) constraints, one constant edited", prepare: laidOut,
    body: {
      $0.heights[rows / 2].constant = 60
      $0.root.layoutIfNeeded()
    })
  measure(
    "\(count) constraints, the width edited", prepare: laidOut,
    body: {
      $0.root.frame.size.width = 500
      $0.root.layoutIfNeeded()
    })
  measure(
    "\(count) constraints, a fitting size", prepare: laidOut,
    body: { _ = $0.root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) })
}
