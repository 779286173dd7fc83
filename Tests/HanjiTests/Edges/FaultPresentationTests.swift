import Simulator
import Testing
import UIKit

@testable import Hanji

@MainActor
@Suite("Faults of modal sheets")
struct FaultPresentationTests {
  enum Modal: CaseIterable { case view, controller, halfModal, bulletin, navigation }

  private func controller(_ modal: Modal) -> UIViewController {
    let block = Block(height: 300)
    let plain = UIViewController()
    switch modal {
    case .view: return ContentController(block)
    case .halfModal: return HalfModalController(contentView: block)
    case .bulletin: return BulletinController(page: BulletinPage(view: block))
    case .controller:
      plain.view = block
      return plain
    case .navigation:
      plain.view = block
      return UINavigationController(rootViewController: plain)
    }
  }

  @Test(arguments: Modal.allCases)
  func aFullScreenModalOverTheSheetComesAndGoes(_ modal: Modal) {
    let stand = Stand()
    let content = controller(modal)
    var events: [SheetEvent] = []
    stand.presenter.presentSheet(
      content, style: modal == .bulletin ? .bulletin : .halfModal, onEvent: { events.append($0) })
    stand.simulator.advance(by: 2)
    let before = (stand.extent, stand.root?.surface.frame)
    let over = UIViewController()
    over.modalPresentationStyle = .fullScreen
    content.present(over, animated: true)
    stand.simulator.advance(by: 2)
    over.dismiss(animated: true)
    stand.simulator.advance(by: 2)
    #expect(stand.extent == before.0)
    #expect(stand.root?.surface.frame == before.1)
    #expect(stand.root?.surface.isHidden == false)
    #expect(events.count == 2, "\(events)")
  }

  @Test func dismissedAtOnceByThePresentationsCompletion() {
    let stand = Stand()
    var events: [SheetEvent] = []
    stand.presenter.presentSheet(
      Block(height: 300), completion: { stand.presenter.dismiss(animated: false) },
      onEvent: { events.append($0) })
    stand.simulator.advance(by: 3)
    #expect(!stand.isUp)
    #expect(events.last == .didDismiss(.code), "\(events)")
  }

  @Test func dismissedAtOnceByUIKitWhileItRises() {
    let stand = Stand()
    var events: [SheetEvent] = []
    var ended = 0
    let sheet: SheetPresentationController = stand.presenter.presentSheet(
      Block(height: 300), onEvent: { events.append($0) })
    sheet.settings.whenGone { _ in ended += 1 }
    stand.simulator.advance(by: 0.1)
    stand.presenter.dismiss(animated: false)
    stand.simulator.advance(by: 3)
    #expect(!stand.isUp)
    #expect(ended == 1)
    #expect(events.last == .didDismiss(.code), "\(events)")
  }

  @Test func dismissedAtOnceByUIKitInWillDismiss() {
    let stand = Stand()
    var events: [SheetEvent] = []
    stand.presenter.presentSheet(
      Block(height: 300),
      onEvent: { event in
        events.append(event)
        if case .willDismiss = event { stand.presenter.dismiss(animated: false) }
      })
    stand.simulator.advance(by: 1)
    stand.simulator.finger().tap(at: CGPoint(x: 60, y: 60))
    stand.simulator.advance(by: 2)
    #expect(!stand.isUp)
    #expect(
      events.filter { if case .didDismiss = $0 { true } else { false } }.count == 1, "\(events)")
  }

  @Test func awaitedSheetDismissedAtOnceWhileItRisesEnds() async {
    let stand = Stand()
    var ended: Cause?
    let task = Task {
      ended = await stand.presenter.presentSheet(Block(height: 200), style: .halfModal)
    }
    await stand.simulator.runTasks()
    stand.simulator.advance(by: 0.1)
    stand.presenter.dismiss(animated: false)
    stand.simulator.advance(by: 3)
    await stand.simulator.runTasks()
    #expect(ended == .code)
    _ = task
  }

  @Test func whatRisesOverASheetThatLeavesByDragHearsOfItsEnd() {
    let stand = Stand()
    stand.presentBlock(height: 500)
    stand.holdingFinger(draggedBy: 400).lift()
    stand.simulator.advance(by: 0.05)
    var events: [SheetEvent] = []
    stand.presenter.presentedViewController?.presentSheet(
      Block(height: 200), onEvent: { events.append($0) })
    stand.simulator.advance(by: 3)
    #expect(!stand.isUp)
    #expect(
      events.filter { if case .didDismiss = $0 { true } else { false } }.count == 1, "\(events)")
  }

  @Test func upperSheetHearsOfItsEndWhenTheLowerGoesWhileItRises() {
    let stand = Stand()
    var events: [SheetEvent] = []
    let lower = ContentController(Block(height: 400))
    stand.presenter.presentSheet(lower, style: .halfModal)
    stand.simulator.advance(by: 1)
    lower.presentSheet(Block(height: 200), onEvent: { events.append($0) })
    stand.simulator.advance(by: 0.1)
    stand.presenter.dismiss(animated: false)
    stand.simulator.advance(by: 3)
    #expect(
      events.filter { if case .didDismiss = $0 { true } else { false } }.count == 1, "\(events)")
  }

  @Test func presentedAndClosedInOneTurnWithASpring() {
    let stand = Stand()
    var events: [SheetEvent] = []
    let bulletin = BulletinController(page: BulletinPage(title: "A"))
    bulletin.sheet.onEvent = { events.append($0) }
    stand.presenter.present(bulletin, animated: true)
    bulletin.close()
    stand.simulator.advance(by: 3)
    #expect(!stand.isUp)
    #expect(events.last == .didDismiss(.code), "\(events)")
    #expect(events.filter { $0 == .willPresent(.code) }.count == 1)
  }

  @Test func dismissedInWillPresentItDoesNotRise() {
    let stand = Stand()
    var events: [SheetEvent] = []
    let content = ContentController(Block(height: 300))
    stand.presenter.presentSheet(
      content, style: .halfModal,
      onEvent: { [weak content] event in
        events.append(event)
        if case .willPresent = event { content?.sheet.dismiss() }
      })
    stand.simulator.advance(by: 3)
    #expect(!stand.isUp)
    #expect(events.last == .didDismiss(.code), "\(events)")
  }

  @Test func completionIsCalledOnceWhenDismissedInAnEvent() {
    let stand = Stand()
    var up = 0
    var said: [String] = []
    SheetLog.listener = { said.append($0) }
    defer { SheetLog.listener = nil }
    stand.presenter.presentSheet(
      Block(height: 300), animated: false, completion: { up += 1 },
      onEvent: { event in
        if case .didPresent = event { stand.presenter.dismiss(animated: false) }
      })
    stand.simulator.advance(by: 2)
    #expect(up == 1)
    #expect(said == [])
  }

  @Test func heldSheetThatGrowsIsNotDismissedByASmallDrag() {
    let stand = Stand()
    let block = stand.presentBlock(height: 200)
    let finger = stand.holdingFinger(draggedBy: 20)
    block.height = 450
    stand.simulator.advance(by: 0.3)
    finger.lift()
    stand.simulator.advance(by: 1)
    #expect(stand.isUp)
  }

  @Test func theDimOfASheetThatGrewFollowsTheDrag() {
    let stand = Stand()
    let block = stand.presentBlock(height: 100)
    block.height = 500
    stand.simulator.advance(by: 1)
    let finger = stand.holdingFinger(draggedBy: 250)
    #expect(abs(stand.extent - 250) < 2)
    #expect(abs(stand.dim - 0.35) < 0.02, "\(stand.dim)")
    finger.lift()
  }

  @Test func theDimOfASheetThatGrewFadesWhileItLeaves() {
    let stand = Stand()
    let block = stand.presentBlock(height: 60)
    block.height = 600
    stand.simulator.advance(by: 1)
    stand.presenter.dismiss(animated: true)
    let trace = Trace()
    while stand.isUp { trace.record(stand, seconds: 0.017) }
    #expect(trace.maxStep(trace.dims) < 0.12, "\(trace.dims)")
  }

  @Test func aChildOfASheetFindsTheSheetByTheSystemsName() {
    let stand = Stand()
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    navigation.sheet.detents = [.medium(), .large()]
    stand.presenter.present(navigation, animated: true)
    stand.simulator.advance(by: 2)
    let before = stand.extent
    root.sheet.animateChanges { root.sheet.selectedDetentIdentifier = .large }
    stand.simulator.advance(by: 2)
    #expect(stand.extent > before, "\(stand.extent)")
  }

  @Test func theKeyboardDoesNotCoverTheField() {
    let stand = Stand()
    let block = Block(height: 300)
    let field = UITextField(frame: CGRect(x: 20, y: 240, width: 200, height: 40))
    block.addSubview(field)
    stand.presentView(block)
    stand.simulator.advance(by: 1)
    field.becomeFirstResponder()
    stand.simulator.advance(by: 1)
    #expect(
      stand.simulator.frame(of: field).maxY <= stand.simulator.keyboard.frame.minY)
  }
}
