import Simulator
import Testing
import UIKit

@testable import Hanji

@MainActor
@Suite("Faults of bulletins and their queue")
struct FaultBulletinTests {
  private func bulletin(_ title: String) -> BulletinController {
    BulletinController(page: BulletinPage(title: title))
  }

  @Test func aPageUsedAgainInASecondBulletinWorks() {
    let stand = Stand()
    let page = BulletinPage(title: "Hello", actions: [BulletinAction("Done") { $0.close() }])
    for round in 0..<2 {
      let bulletin = BulletinController(page: page)
      stand.presenter.present(bulletin, animated: true)
      stand.simulator.advance(by: 2)
      stand.simulator.finger().tap(on: "Done")
      stand.simulator.advance(by: 2)
      #expect(!stand.isUp, "round \(round)")
      bulletin.close(animated: false)
      stand.simulator.advance(by: 1)
    }
  }

  @Test func aPageWhoseTextChangedShowsItWhenItIsShownAgain() {
    let stand = Stand()
    let page = BulletinPage(title: "Working")
    let bulletin = BulletinController(page: page)
    for title in ["Working", "Done"] {
      page.title = title
      stand.presenter.present(bulletin, animated: true)
      stand.simulator.advance(by: 2)
      #expect(stand.simulator.view(labelled: title) != nil)
      bulletin.close()
      stand.simulator.advance(by: 2)
    }
  }

  @Test func aPageThatBecomesDismissibleIs() {
    let stand = Stand()
    let page = BulletinPage.activity("Working")
    let bulletin = BulletinController(page: page)
    stand.presenter.present(bulletin, animated: true)
    stand.simulator.advance(by: 2)
    page.isDismissible = true
    page.showsCloseButton = true
    stand.simulator.advance(by: 1)
    #expect(bulletin.card.closeButton.isHidden == false)
    stand.simulator.finger().tap(at: CGPoint(x: 60, y: 60))
    stand.simulator.advance(by: 2)
    #expect(!stand.isUp)
  }

  @Test func removingAPageThatIsThereTwiceClosesTheCard() {
    let stand = Stand()
    let page = BulletinPage(title: "A")
    let bulletin = BulletinController(page: page)
    stand.presenter.present(bulletin, animated: true)
    stand.simulator.advance(by: 2)
    bulletin.push(page)
    bulletin.remove(page)
    stand.simulator.advance(by: 2)
    #expect(!stand.isUp || bulletin.currentPage != nil, "a card without a page stays up")
  }

  @Test func removingTheOnlyPageBeforehandRemovesIt() {
    let page = BulletinPage(title: "A")
    let bulletin = BulletinController(page: page)
    bulletin.remove(page)
    #expect(bulletin.pages.isEmpty)
  }

  final class Told: BulletinControllerDelegate {
    var log: [String] = []
    func bulletin(_ bulletin: BulletinController, didShow page: BulletinPage) {
      log.append(page.title ?? "?")
    }
  }

  @Test func pagesAreToldInTheOrderTheyCome() {
    let stand = Stand()
    let told = Told()
    let (first, second) = (BulletinPage(title: "first"), BulletinPage(title: "second"))
    let bulletin = BulletinController(page: first)
    bulletin.delegate = told
    first.onAppear = { [weak bulletin] in bulletin?.push(second) }
    stand.presenter.present(bulletin, animated: true)
    stand.simulator.advance(by: 2)
    #expect(told.log == ["first", "second"])
  }

  @Test func aModalOverABulletinDoesNotShowItsPageAgain() {
    let stand = Stand()
    var count = 0
    let page = BulletinPage(title: "first")
    page.onAppear = { count += 1 }
    page.onDisappear = { count -= 1 }
    let bulletin = BulletinController(page: page)
    stand.presenter.present(bulletin, animated: true)
    stand.simulator.advance(by: 2)
    let other = UIViewController()
    other.modalPresentationStyle = .fullScreen
    bulletin.present(other, animated: true)
    stand.simulator.advance(by: 2)
    other.dismiss(animated: true)
    stand.simulator.advance(by: 2)
    #expect(count == 1)
  }

  @Test func removingABulletinThatHasTwoTurnsRemovesBoth() {
    let stand = Stand()
    let queue = BulletinQueue(host: stand.presenter)
    let b = bulletin("A")
    queue.add(b)
    queue.add(b)
    stand.simulator.advance(by: 2)
    queue.remove(b)
    stand.simulator.advance(by: 3)
    #expect(!stand.isUp && queue.current == nil)
  }

  @Test func removeAllForgetsTheSecondTurnOfWhatIsUp() {
    let stand = Stand()
    let queue = BulletinQueue(host: stand.presenter)
    let b = bulletin("A")
    queue.add(b)
    queue.add(b)
    stand.simulator.advance(by: 2)
    queue.removeAll()
    stand.simulator.advance(by: 3)
    #expect(!stand.isUp && queue.current == nil)
  }

  @Test func addedWhileASheetLeavesByDragItIsNotLostAndTheQueueGoesOn() {
    let stand = Stand()
    stand.presentBlock(height: 500)
    let queue = BulletinQueue(host: stand.presenter)
    stand.holdingFinger(draggedBy: 400).lift()
    stand.simulator.advance(by: 0.05)
    let b = bulletin("A")
    queue.add(b)
    stand.simulator.advance(by: 3)
    #expect(b.presentingViewController != nil, "lost")
    let next = bulletin("B")
    queue.add(next)
    b.close()
    stand.simulator.advance(by: 3)
    #expect(next.presentingViewController != nil, "stuck")
  }

  @Test func aCoverThatGoesWhileABulletinRisesOverIt() {
    let stand = Stand()
    let queue = BulletinQueue(host: stand.presenter)
    let cover = UIViewController()
    cover.modalPresentationStyle = .pageSheet
    stand.presenter.present(cover, animated: false)
    stand.simulator.advance(by: 1)
    queue.add(bulletin("A"))
    stand.simulator.advance(by: 0.1)
    stand.presenter.dismiss(animated: false)
    stand.simulator.advance(by: 3)
    #expect(queue.current == nil)
    let next = bulletin("B")
    queue.add(next)
    stand.simulator.advance(by: 3)
    #expect(next.presentingViewController != nil, "stuck")
  }

  @Test func aHostThatLeavesTheWindowLeavesNothingStuck() {
    let stand = Stand()
    let queue = BulletinQueue(host: stand.presenter)
    var closed: [String] = []
    for name in ["A", "B", "C"] {
      let b = bulletin(name)
      b.onClose = { closed.append("\(name) \($0)") }
      queue.add(b)
    }
    stand.simulator.advance(by: 2)
    stand.simulator.show(UIViewController())
    stand.simulator.advance(by: 3)
    #expect(queue.current == nil)
    #expect(closed.count == 3, "\(closed)")
  }
}
