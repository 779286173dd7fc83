import Foundation
import Testing
import UIKit

@MainActor struct VisualFormatTests {
  private func makeRoot() -> (root: UIView, views: [String: UIView]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    root.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    var views: [String: UIView] = [:]
    for name in ["a", "b", "c"] {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      views[name] = view
    }
    return (root, views)
  }

  private func activate(
    _ format: String, _ views: [String: UIView], options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: metrics, views: views))
  }

  @Test func aRowFromEdgeToEdge() {
    let (root, views) = makeRoot()
    activate("H:|-10-[a(50)]-[b(==a)][c]-(gap)-|", views, metrics: ["gap": 30])
    activate("V:|[a(40)]", views)
    activate("V:|[b(40)]", views)
    activate("V:|[c(40)]", views)
    root.layoutIfNeeded()
    #expect(views["a"]?.frame == CGRect(x: 10, y: 0, width: 50, height: 40))
    #expect(views["b"]?.frame == CGRect(x: 68, y: 0, width: 50, height: 40))
    #expect(views["c"]?.frame == CGRect(x: 118, y: 0, width: 152, height: 40))
  }

  @Test func standardRoomAtTheEdgesIsTheMargin() {
    let (root, views) = makeRoot()
    activate("|-[a]-|", views)
    activate("V:|-[a]-|", views)
    root.layoutIfNeeded()
    #expect(views["a"]?.frame == CGRect(x: 20, y: 1, width: 240, height: 196))
  }

  @Test func alignmentRelationsAndPriorities() {
    let (root, views) = makeRoot()
    activate("H:|[a(100)]-[b(>=20,200@500,<=60)]", views, options: [.alignAllTop, .alignAllBottom])
    activate("V:|-5-[a(30)]", views)
    root.layoutIfNeeded()
    #expect(views["b"]?.frame == CGRect(x: 108, y: 5, width: 60, height: 30))
  }

  @Test func theNumberOfConstraints() {
    let (root, views) = makeRoot()
    func count(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> Int {
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: nil, views: views
      ).count
    }
    #expect(count("[a(10)]") == 1)
    #expect(count("|[a]|") == 2)
    #expect(count("[a]-[b]-[c]") == 2)
    #expect(count("[a]-[b]-[c]", .alignAllCenterY) == 4)
    #expect(count("V:|-(>=1,<=5)-[a]") == 2)
    #expect(root.constraints.isEmpty)
  }

  @Test func fromRightToLeftByOption() {
    let (root, views) = makeRoot()
    activate("H:|-10-[a(50)]-5-[b(20)]", views, options: .directionRightToLeft)
    activate("V:|[a(9)]", views)
    activate("V:|[b(9)]", views)
    root.layoutIfNeeded()
    #expect(views["a"]?.frame.minX == 240)
    #expect(views["b"]?.frame.minX == 215)
  }
}
