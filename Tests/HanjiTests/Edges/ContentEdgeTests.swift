import Simulator
import Testing
import UIKit

@testable import Hanji

@MainActor
@Suite("Sheets whose content, queue or company changes")
struct ContentEdgeTests {
  final class Rows: UIView, UITableViewDataSource {
    let table = UITableView(frame: .zero)
    override init(frame: CGRect) {
      super.init(frame: frame)
      table.dataSource = self
      table.rowHeight = 44
      addSubview(table)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { CGSize(width: -1, height: 500) }
    override func layoutSubviews() {
      super.layoutSubviews()
      table.frame = bounds
    }
    func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 100 }
    func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test func tableInBody() {
    let stand = Stand()
    let rows = Rows(frame: .zero)
    stand.presentView(rows)
    stand.simulator.advance(by: 1)
    #expect(stand.extent == 500)
    let f = stand.simulator.finger()
    f.down(at: stand.point(below: 300))
    f.drag(by: CGVector(dx: 0, dy: -200), over: 0.3)
    #expect(stand.extent == 500)
    #expect(rows.table.contentOffset.y > 150)
    f.drag(by: CGVector(dx: 0, dy: 350), over: 0.3)
    #expect(stand.extent == 500)
    f.lift()
    stand.simulator.advance(by: 2)
    #expect(stand.extent == 500)
    // top 28
    let before = rows.table.contentOffset.y
    let g = stand.simulator.finger()
    g.down(at: stand.point(below: 14))
    g.drag(by: CGVector(dx: 0, dy: 100), over: 0.3)
    #expect(stand.extent < 450, "\(stand.extent)")
    #expect(rows.table.contentOffset.y == before)
    g.drag(by: CGVector(dx: 0, dy: 300), over: 0.3)
    g.lift()
    stand.simulator.advance(by: 1)
    #expect(!stand.isUp)
  }
  @Test func topUpward() {
    let stand = Stand()
    let rows = Rows(frame: .zero)
    stand.presentView(rows)
    stand.simulator.advance(by: 1)
    let g = stand.simulator.finger()
    g.down(at: stand.point(below: 14))
    g.drag(by: CGVector(dx: 0, dy: -100), over: 0.3)
    #expect(rows.table.contentOffset.y == 0)
    #expect(stand.extent == 500)
    g.lift()
    stand.simulator.advance(by: 1)
    #expect(stand.isUp)
  }
  @Test func tableItselfAsContent() {
    let stand = Stand()
    let rows = Rows(frame: .zero)
    rows.table.removeFromSuperview()
    rows.table.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    stand.presentView(rows.table)
    stand.simulator.advance(by: 1)
    #expect(stand.extent > 300, "\(stand.extent)")
    let f = stand.simulator.finger()
    f.down(at: stand.point(below: 200))
    f.drag(by: CGVector(dx: 0, dy: -200), over: 0.3)
    f.lift()
    #expect(rows.table.contentOffset.y > 100)
    _ = rows
  }
}

extension ContentEdgeTests {
  @Test func labelContent() {
    let stand = Stand()
    let view = UIView()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "short"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
    ])
    stand.presentView(view)
    stand.simulator.advance(by: 1)
    let before = stand.extent
    label.text = String(repeating: "long text that wraps ", count: 20)
    stand.simulator.advance(by: 1)
    #expect(stand.extent > before + 50, "\(before) \(stand.extent)")
    #expect(abs(label.frame.height + 40 - stand.extent) < 1)
    let tall = stand.extent
    label.text = "short"
    stand.simulator.advance(by: 1)
    #expect(abs(stand.extent - before) < 1, "\(stand.extent) \(tall)")
    label.text = String(repeating: "long text that wraps ", count: 20)
    stand.simulator.rotate(to: .landscapeLeft)
    stand.simulator.advance(by: 1)
    #expect(abs(label.frame.height + 40 - stand.extent) < 1, "\(label.frame) \(stand.extent)")
    #expect(stand.extent < tall)
  }
}
