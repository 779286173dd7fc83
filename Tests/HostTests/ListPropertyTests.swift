import Foundation
import Simulator
import Testing
import UIKit

/// Properties of scroll views, tables, bars and the simulator, each seen to do what it says.
@MainActor @Suite(.serialized) struct ListPropertyTests {
  @Test func aLockedDragKeepsToTheWayItBegan() {
    for locked in [false, true] {
      let stand = ScrollStand(width: 2000, content: 3000)
      stand.view.isDirectionalLockEnabled = locked
      stand.finger.down(at: CGPoint(x: 300, y: 700))
      stand.finger.drag(by: CGVector(dx: -10, dy: -60), over: 0.2)
      stand.finger.drag(by: CGVector(dx: -100, dy: -60), over: 0.2)
      #expect(stand.view.contentOffset.y > 100)
      #expect(locked == (stand.view.contentOffset.x == 0))
      stand.finger.lift()
    }
  }

  @Test func indicatorsFlashOnlyWhereTheyAreWanted() {
    let stand = ScrollStand()
    stand.view.showsVerticalScrollIndicator = false
    stand.view.flashScrollIndicators()
    #expect(stand.view.indicators.opacity(.vertical) == nil)
    stand.view.showsVerticalScrollIndicator = true
    stand.view.flashScrollIndicators()
    #expect(stand.view.indicators.opacity(.vertical) == 1)
    stand.simulator.advance(by: 1)
    #expect(stand.view.indicators.opacity(.vertical) == 0)
  }

  private final class Told: NSObject, UITableViewDelegate {
    var log: [String] = []
    func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { log.append("accessory \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
  }

  @Test func accessoriesAreTappedByThemselvesAndChangeWithEditing() throws {
    let stand = TableStand([["a", "b"]])
    let told = Told()
    stand.table.delegate = told
    stand.simulator.advance(by: 0.05)
    let cell = try #require(stand.table.visibleCells.first)
    cell.accessoryType = .detailButton
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    cell.editingAccessoryView = own
    stand.simulator.advance(by: 0.05)
    stand.finger.tap(at: CGPoint(x: 366, y: cell.frame.midY))
    #expect(told.log == ["accessory 0"])
    stand.table.setEditing(true, animated: false)
    stand.simulator.advance(by: 0.05)
    #expect(own.superview === cell && stand.simulator.frame(of: own).size.width == 30)
    stand.table.setEditing(false, animated: false)
    stand.simulator.advance(by: 0.05)
    #expect(own.superview == nil)
  }

  @Test func selectionWhileEditingIsAsItIsAllowed() {
    for (one, several) in [(false, false), (true, false), (false, true)] {
      let stand = TableStand([["a", "b", "c"]])
      stand.table.allowsSelectionDuringEditing = one
      stand.table.allowsMultipleSelectionDuringEditing = several
      stand.table.setEditing(true, animated: false)
      stand.simulator.advance(by: 0.05)
      stand.tap(0)
      stand.tap(2)
      let rows = stand.table.indexPathsForSelectedRows?.map(\.row).sorted() ?? []
      #expect(rows == (several ? [0, 2] : one ? [2] : []))
    }
  }

  @Test func contentIsIndentedByItsLevel() throws {
    let stand = TableStand([["a", "b"]])
    let cells = stand.table.visibleCells
    cells[1].indentationLevel = 3
    cells[1].indentationWidth = 12
    stand.simulator.advance(by: 0.05)
    let (plain, indented) = (cells[0].textLabel, cells[1].textLabel)
    let (a, b) = try (#require(plain), #require(indented))
    #expect(abs(stand.simulator.frame(of: b).minX - stand.simulator.frame(of: a).minX - 36) < 0.5)
  }

  @Test func endsAndPaddingTakeTheirRoom() {
    let stand = TableStand([["a"], ["b"]]) { table, data in
      data.titles = ["One", "Two"]
      table.sectionHeaderTopPadding = 0
    }
    let table = stand.table
    let first = table.rectForRow(at: IndexPath(row: 0, section: 1)).minY
    table.sectionHeaderTopPadding = 30
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == first + 60)
    let (top, bottom) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 70)),
      UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 90))
    )
    table.tableHeaderView = top
    table.tableFooterView = bottom
    stand.simulator.advance(by: 0.05)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == first + 130)
    #expect(top.frame == CGRect(x: 0, y: 0, width: 393, height: 70))
    #expect(bottom.frame.maxY == table.contentSize.height && bottom.frame.height == 90)
  }

  @Test func barsHoldWhatTheirItemsSay() {
    let simulator = Simulator(.iPhone16)
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "First"
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    simulator.show(navigation)
    let item = second.navigationItem
    let title = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    item.titleView = title
    var presses = 0
    item.leftBarButtonItem = UIBarButtonItem(
      title: "Left", primaryAction: UIAction { _ in presses += 1 })
    simulator.advance(by: 0.05)
    #expect(simulator.frame(of: title).midX == 196.5)
    #expect(simulator.view(labelled: "‹ First") == nil)
    #expect(simulator.finger().tap(on: "Left") && presses == 1)
    item.leftBarButtonItem?.isEnabled = false
    simulator.advance(by: 0.05)
    simulator.finger().tap(on: "Left")
    #expect(presses == 1)
    item.leftItemsSupplementBackButton = true
    simulator.advance(by: 0.05)
    #expect(simulator.view(labelled: "‹ First") != nil)
    first.navigationItem.backButtonTitle = "Out"
    simulator.advance(by: 0.05)
    #expect(simulator.finger().tap(on: "‹ Out"))
    simulator.advance(by: 0.6)
    #expect(navigation.viewControllers.count == 1)
    let wide = UIBarButtonItem(title: "W", primaryAction: nil)
    wide.width = 120
    first.navigationItem.rightBarButtonItem = wide
    simulator.advance(by: 0.05)
    #expect(simulator.view(labelled: "W").map { simulator.frame(of: $0).width } == 120)
  }

  @Test(arguments: [300.0, 1234, 4000]) func aFlickOverADistanceHasItsSpeed(speed: Double) {
    let stage = TouchStage(framesPerSecond: 120)
    let pan = UIPanGestureRecognizer()
    var velocity = CGPoint.zero
    pan.addHandler(nil) { if $0.state == .ended { velocity = pan.velocity(in: nil) } }
    stage.root.addGestureRecognizer(pan)
    let finger = stage.simulator.finger()
    finger.flick(
      from: CGPoint(x: 200, y: 300), velocity: CGVector(dx: 0, dy: speed), distance: 240)
    #expect(abs(velocity.y - speed) < speed * 0.001 + 0.5 && velocity.x == 0)
    #expect(abs(finger.location.y - 540) < 0.01)
  }

  @Test func theMagicTapGoesUpUntilSomeoneAnswers() {
    final class Player: UIViewController {
      var taps = 0
      override func accessibilityPerformMagicTap() -> Bool {
        taps += 1
        return true
      }
    }
    let simulator = Simulator()
    let player = Player()
    simulator.show(UIViewController())
    #expect(!simulator.voiceOver.magicTap())
    simulator.show(player)
    player.view.isAccessibilityElement = true
    simulator.voiceOver.focus(on: player.view)
    #expect(simulator.voiceOver.magicTap() && player.taps == 1)
  }
}
