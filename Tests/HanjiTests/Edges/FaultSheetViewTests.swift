import Simulator
import Testing
import UIKit

@testable import Hanji

@MainActor
@Suite("Faults of sheet views and attached sheets")
struct FaultSheetViewTests {
  @Test func aSheetViewWhoseControllerGoesIsLetGoOf() {
    final class Screen: UIViewController {
      let filter = SheetView(contentView: Block(height: 300))
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        filter.show(in: view)
      }
    }
    let stand = Stand()
    weak var filter: SheetView?
    var events: [SheetEvent] = []
    do {
      let screen = Screen()
      screen.modalPresentationStyle = .fullScreen
      filter = screen.filter
      screen.filter.onEvent = { events.append($0) }
      stand.presenter.present(screen, animated: true)
      stand.simulator.advance(by: 2)
      stand.presenter.dismiss(animated: true)
      stand.simulator.advance(by: 2)
      _ = screen
    }
    #expect(events.last == .didDismiss(.container), "\(events)")
    #expect(filter == nil)
  }

  @Test func waitingForASheetViewWhoseContainerGoesEnds() async {
    let stand = Stand()
    let sheet = SheetView(contentView: Block(height: 300))
    var ended: Cause?
    var holder: UIView? = UIView(frame: stand.presenter.view.bounds)
    if let holder { stand.presenter.view.addSubview(holder) }
    let task = Task { [holder] in
      if let holder { ended = await sheet.showAndWait(in: holder) }
    }
    await stand.simulator.runTasks()
    stand.simulator.advance(by: 1)
    holder?.removeFromSuperview()
    holder = nil
    stand.simulator.advance(by: 1)
    await stand.simulator.runTasks()
    #expect(ended != nil)
    sheet.hide(animated: false, completion: nil)
    await task.value
  }

  @Test func showAndWaitWhileItLeavesWaitsForTheSecondEnd() async {
    let stand = Stand()
    let sheet = SheetView(contentView: Block(height: 300))
    sheet.show(in: stand.presenter.view, completion: nil)
    stand.simulator.advance(by: 1)
    sheet.hide(completion: nil)
    stand.simulator.advance(by: 0.1)
    var ended: Cause?
    let task = Task { ended = await sheet.showAndWait(in: stand.presenter.view) }
    await stand.simulator.runTasks()
    stand.simulator.advance(by: 1)
    await stand.simulator.runTasks()
    #expect(sheet.isShown)
    #expect(ended == nil)
    sheet.hide(animated: false, completion: nil)
    await task.value
  }

  @Test func showAndWaitAfterItsContainerWent() async {
    let stand = Stand()
    let holder = UIView(frame: stand.presenter.view.bounds)
    stand.presenter.view.addSubview(holder)
    let sheet = SheetView(contentView: Block(height: 300))
    sheet.show(in: holder, completion: nil)
    stand.simulator.advance(by: 1)
    holder.removeFromSuperview()
    var ended: Cause?
    let task = Task { ended = await sheet.showAndWait(in: stand.presenter.view) }
    await stand.simulator.runTasks()
    stand.simulator.advance(by: 1)
    await stand.simulator.runTasks()
    #expect(sheet.window != nil)
    #expect(ended == nil)
    sheet.hide(animated: false, completion: nil)
    await task.value
  }

  @Test func shownInWillDismissOfAHideAtOnceIsThereOrSaysNothing() {
    let stand = Stand()
    let sheet = SheetView(contentView: Block(height: 300))
    var events: [SheetEvent] = []
    var once = true
    sheet.onEvent = { [unowned sheet] event in
      events.append(event)
      guard case .willDismiss = event, once else { return }
      once = false
      sheet.show(in: stand.presenter.view)
    }
    sheet.show(in: stand.presenter.view)
    stand.simulator.advance(by: 1)
    sheet.hide(animated: false)
    stand.simulator.advance(by: 1)
    #expect(sheet.isShown == (events.last == .didPresent(.code, .finished)), "\(events)")
  }

  @Test func shownInAnotherViewWhileItLeavesTheFirst() {
    let stand = Stand()
    let sheet = SheetView(contentView: Block(height: 200))
    let other = UIView(frame: stand.presenter.view.bounds)
    stand.presenter.view.addSubview(other)
    sheet.show(in: stand.presenter.view)
    stand.simulator.advance(by: 1)
    sheet.hide()
    sheet.show(in: other)
    stand.simulator.advance(by: 1)
    #expect(sheet.isDescendant(of: other))
  }

  @Test func aFadingSheetIsTouchedWhereItIsSeen() {
    let stand = Stand()
    let sheet = SheetView(contentView: Block(height: 400), style: .halfEmbed())
    sheet.show(in: stand.presenter.view)
    stand.simulator.advance(by: 1)
    sheet.hide()
    stand.simulator.advance(by: 0.08)
    let hit = stand.window.hitTest(CGPoint(x: 200, y: 700), with: nil)
    #expect(hit?.isDescendant(of: sheet) == true)
  }

  @Test func attachedCompletionIsCalledWhenItIsUp() {
    let stand = Stand()
    var extents: [Double] = []
    var style = SheetStyle.panel
    style.motion.present = .curve(.easeInOut, duration: 0.5)
    var sheet: AttachedSheet?
    sheet = stand.presenter.attachSheet(
      UIViewController(), style: style,
      completion: { extents.append(sheet?.state?.extent ?? -1) })
    let child = stand.presenter.children.first
    stand.simulator.advance(by: 0.25)
    let finger = stand.simulator.finger()
    let top = sheet?.driver?.visibleSurfaceFrame.minY ?? 0
    finger.down(at: CGPoint(x: 200, y: top + 20))
    finger.drag(by: CGVector(dx: 0, dy: -30), over: 0.1)
    finger.hold(0.2)
    #expect(extents.isEmpty, "told while a finger holds it: \(extents)")
    finger.lift()
    stand.simulator.advance(by: 2)
    #expect(extents == [sheet?.state?.extent ?? -1])
    _ = child
  }

  @Test func attachedAgainWhileItLeavesComesBack() {
    let stand = Stand()
    let child = UIViewController()
    let sheet = stand.presenter.attachSheet(child, style: .panel)
    stand.simulator.advance(by: 2)
    sheet.dismiss()
    stand.simulator.advance(by: 0.05)
    var done = 0
    stand.presenter.attachSheet(child, style: .panel, completion: { done += 1 })
    stand.simulator.advance(by: 2)
    #expect(done == 1)
    #expect(child.parent != nil, "the completion said it is up")
  }

  @Test func takenAwayByHandHearsEachCallOnce() {
    final class Child: UIViewController {
      var log: [String] = []
      override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        log.append("will")
      }
      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        log.append("did")
      }
    }
    let stand = Stand()
    let child = Child()
    stand.presenter.attachSheet(child, style: .panel)
    stand.simulator.advance(by: 2)
    child.log = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.log == ["will", "did"])
  }

  @Test func attachedContentThatPrefersAnotherSizeGetsIt() {
    let stand = Stand()
    let child = UIViewController()
    child.preferredContentSize = CGSize(width: 0, height: 250)
    var style = SheetStyle.panel
    style.detents = [.content()]
    style.measure = .container
    let sheet = stand.presenter.attachSheet(child, style: style)
    stand.simulator.advance(by: 2)
    child.preferredContentSize.height = 400
    sheet.invalidateDetents()
    stand.simulator.advance(by: 2)
    #expect(sheet.state?.extent == 400)
  }

  @Test func unwindingPastTwoSheetsTakesBothAway() {
    let stand = Stand()
    let (first, second) = (UIViewController(), UIViewController())
    stand.presenter.attachSheet(first, style: .halfEmbed())
    stand.simulator.advance(by: 1)
    first.attachSheet(second, style: .halfEmbed())
    stand.simulator.advance(by: 1)
    SheetUnwindSegue(identifier: nil, source: second, destination: stand.presenter).perform()
    stand.simulator.advance(by: 1)
    #expect(first.parent == nil)
  }

  @Test func twoSeguesToDestinationsOfOneClassBothWork() {
    let stand = Stand()
    let (a, b) = (UIViewController(), UIViewController())
    b.sheetEdge = "top"
    SheetSegue(identifier: nil, source: stand.presenter, destination: a).perform()
    stand.simulator.advance(by: 1)
    SheetSegue(identifier: nil, source: stand.presenter, destination: b).perform()
    stand.simulator.advance(by: 1)
    #expect(b.parent != nil)
  }

  @Test func aSegueWhileTheLastOneLeavesComes() {
    let stand = Stand()
    let (a, b) = (UIViewController(), UIViewController())
    SheetSegue(identifier: "x", source: stand.presenter, destination: a).perform()
    stand.simulator.advance(by: 1)
    SheetUnwindSegue(identifier: nil, source: a, destination: stand.presenter).perform()
    stand.simulator.advance(by: 0.1)
    SheetSegue(identifier: "x", source: stand.presenter, destination: b).perform()
    stand.simulator.advance(by: 1)
    #expect(b.parent != nil)
  }
}
