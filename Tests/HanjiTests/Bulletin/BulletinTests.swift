import Simulator
import Testing
import UIKit

@testable import Hanji

@MainActor
@Suite("A bulletin card")
struct BulletinTests {
  private func page(_ name: String, lines: Int = 1) -> BulletinPage {
    BulletinPage(
      title: name, text: Array(repeating: "A line of text.", count: lines).joined(separator: "\n"),
      actions: [BulletinAction("Next") { $0.push(BulletinPage(title: "next")) }])
  }

  private func frame(_ stand: Stand) -> CGRect {
    guard let surface = stand.root?.surface else { return .zero }
    return (surface.layer.presentation() ?? surface.layer).frame
  }

  @Test("10 points from the sides, 30 from the bottom, radius 20, dim 0.2, as tall as its page")
  func place() {
    let stand = Stand()
    let bulletin = BulletinController(page: BulletinPage(view: Block(height: 200)))
    stand.presenter.present(bulletin, animated: true)
    stand.simulator.advance(by: 1)
    let size = stand.size
    #expect(
      frame(stand) == CGRect(x: 10, y: size.height - 230, width: size.width - 20, height: 200))
    #expect(stand.root?.surface.host.layer.cornerRadius == 20)
    #expect(abs(stand.dim - 0.2) < 1e-6)
  }

  @Test("Centred on an iPad")
  func iPad() {
    let stand = Stand(.iPadPro11)
    stand.presenter.present(
      BulletinController(page: BulletinPage(view: Block(height: 200))), animated: true)
    stand.simulator.advance(by: 1)
    #expect(frame(stand).midX == stand.size.width / 2)
    #expect(frame(stand).width == 420)
  }

  @Test("The dim goes with the card, whoever dismisses it")
  func dimGoes() {
    let ways: [(Stand, BulletinController) -> Void] = [
      { $1.close() },
      { stand, _ in stand.presenter.dismiss(animated: true) },
      { stand, _ in stand.presenter.dismiss(animated: false) },
      { stand, _ in stand.simulator.finger().tap(at: CGPoint(x: 100, y: 100)) },
      { stand, bulletin in
        let button = bulletin.card.closeButton
        let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
        stand.simulator.finger().tap(at: button.convert(middle, to: nil))
      },
    ]
    for way in ways {
      let stand = Stand()
      var causes: [Cause] = []
      let bulletin = BulletinController(page: page("one"))
      bulletin.onClose = { causes.append($0) }
      stand.presenter.present(bulletin, animated: true)
      stand.simulator.advance(by: 1)
      way(stand, bulletin)
      stand.simulator.advance(by: 1.5)
      #expect(!stand.isUp)
      #expect(stand.window.subviews.count == 1)
      #expect(causes.count == 1)
    }
  }

  @Test("Pages turn, and the card's height follows with an animation")
  func pages() {
    let stand = Stand()
    let bulletin = BulletinController(page: BulletinPage(view: Block(height: 200)))
    stand.presenter.present(bulletin, animated: true)
    stand.simulator.advance(by: 1)
    bulletin.push(BulletinPage(view: Block(height: 320)))
    stand.simulator.advance(by: 0.1)
    let between = stand.size.height - 30 - frame(stand).minY
    #expect(between > 200 && between < 320)
    stand.simulator.advance(by: 1)
    #expect(stand.size.height - 30 - frame(stand).minY == 320)
    bulletin.push(BulletinPage(view: Block(height: 260)))
    stand.simulator.advance(by: 1)
    bulletin.popToRoot()
    stand.simulator.advance(by: 1)
    #expect(bulletin.pages.count == 1)
    #expect(frame(stand).height == 200)
    bulletin.pop()
    #expect(bulletin.pages.count == 1)
  }

  @Test("A page's button turns to the next page")
  func button() throws {
    let stand = Stand()
    let bulletin = BulletinController(page: page("one"))
    stand.presenter.present(bulletin, animated: true)
    stand.simulator.advance(by: 1)
    let button = try #require(bulletin.card.firstButton(titled: "Next"))
    stand.simulator.finger().tap(
      at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    stand.simulator.advance(by: 1)
    #expect(bulletin.currentPage?.title == "next")
  }

  @Test("A page that is not dismissible refuses tap and swipe, the next one does not")
  func dismissible() {
    let stand = Stand()
    let bulletin = BulletinController(page: .activity("Sending …"))
    stand.presenter.present(bulletin, animated: true)
    stand.simulator.advance(by: 1)
    stand.simulator.finger().tap(at: CGPoint(x: 100, y: 100))
    stand.simulator.advance(by: 1)
    #expect(stand.isUp)
    bulletin.replace(with: page("Sent"))
    stand.simulator.advance(by: 1)
    stand.simulator.finger().tap(at: CGPoint(x: 100, y: 100))
    stand.simulator.advance(by: 1)
    #expect(!stand.isUp)
  }

  @Test("The page that is up is removed: the one before comes back; the only one: the card closes")
  func removed() {
    let stand = Stand()
    let (first, second) = (page("one"), page("two"))
    let bulletin = BulletinController(page: first)
    stand.presenter.present(bulletin, animated: true)
    stand.simulator.advance(by: 1)
    bulletin.push(second)
    stand.simulator.advance(by: 1)
    bulletin.remove(second)
    stand.simulator.advance(by: 1)
    #expect(bulletin.currentPage === first)
    bulletin.remove(first)
    stand.simulator.advance(by: 1)
    #expect(!stand.isUp)
  }

  @Test("Without pages it closes at once, and says so")
  func noPages() {
    let stand = Stand()
    let bulletin = BulletinController(pages: [])
    var causes: [Cause] = []
    bulletin.onClose = { causes.append($0) }
    stand.presenter.present(bulletin, animated: true)
    stand.simulator.advance(by: 2)
    #expect(!stand.isUp)
    #expect(causes == [.code])
  }

  @Test("Queued ones come one after the other, by priority")
  func queue() {
    let stand = Stand()
    let queue = BulletinQueue(host: stand.presenter)
    var order: [String] = []
    for (name, priority) in [("a", 0), ("b", 0), ("c", 5)] {
      let bulletin = BulletinController(page: page(name))
      bulletin.onClose = { _ in order.append(name) }
      queue.add(bulletin, priority: priority)
    }
    #expect(queue.waitingCount == 2)
    for _ in 0..<3 {
      stand.simulator.advance(by: 1)
      #expect(stand.isUp)
      queue.current?.close()
      stand.simulator.advance(by: 1)
    }
    #expect(order == ["a", "c", "b"])
    #expect(queue.current == nil)
    #expect(!stand.isUp)
  }

  @Test("The queue is not stuck when its host is in no window, has gone, or goes to the background")
  func neverStuck() {
    let stand = Stand()
    let lonely = UIViewController()
    let queue = BulletinQueue(host: lonely)
    var causes: [Cause] = []
    for name in ["a", "b"] {
      let bulletin = BulletinController(page: page(name))
      bulletin.onClose = { causes.append($0) }
      queue.add(bulletin)
    }
    #expect(causes == [.container, .container])
    #expect(queue.current == nil)

    let live = BulletinQueue(host: stand.presenter)
    live.add(BulletinController(page: page("a")))
    live.add(BulletinController(page: page("b")))
    stand.simulator.advance(by: 1)
    live.current?.close()
    stand.simulator.advance(by: 0.1)
    stand.simulator.enterBackground()
    stand.simulator.enterForeground()
    stand.simulator.advance(by: 1)
    #expect(live.current?.currentPage?.title == "b")
    #expect(stand.isUp)
  }

  @Test("The owner hears of each page, of the close button, and of the end")
  func delegate() {
    @MainActor final class Owner: BulletinControllerDelegate {
      var heard: [String] = []

      func bulletinDidPressClose(_ bulletin: BulletinController) { heard.append("close") }

      func bulletin(_ bulletin: BulletinController, didShow page: BulletinPage) {
        heard.append("page \(page.title ?? "")")
      }

      func bulletin(_ bulletin: BulletinController, didCloseBecauseOf cause: Cause) {
        heard.append("gone \(cause)")
      }
    }
    let stand = Stand()
    let owner = Owner()
    let bulletin = BulletinController(page: page("one"))
    bulletin.delegate = owner
    stand.presenter.present(bulletin, animated: true)
    stand.simulator.advance(by: 1)
    bulletin.push(page("two"))
    stand.simulator.advance(by: 1)
    let button = bulletin.card.closeButton
    stand.simulator.finger().tap(
      at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    stand.simulator.advance(by: 1)
    #expect(owner.heard == ["page one", "page two", "close", "gone code"])
  }

  @Test("Waited for, it says how it ended")
  func waited() async {
    let stand = Stand()
    let bulletin = BulletinController(page: page("one"))
    let ending = Task { await bulletin.show(over: stand.presenter) }
    await stand.simulator.runTasks()
    stand.simulator.advance(by: 1)
    stand.simulator.finger().tap(at: CGPoint(x: 100, y: 100))
    stand.simulator.advance(by: 1)
    #expect(await ending.value == .outsideTap)
  }

  @Test("Gone, nothing of it is left")
  func leaks() {
    let stand = Stand()
    weak var bulletin: BulletinController?
    weak var kept: BulletinPage?
    do {
      let page = page("one")
      let card = BulletinController(page: page)
      (bulletin, kept) = (card, page)
      stand.presenter.present(card, animated: true)
      stand.simulator.advance(by: 1)
      card.close()
      stand.simulator.advance(by: 1)
    }
    #expect(bulletin == nil && kept == nil)
  }
}

extension UIView {
  /// The first button of that title in this view.
  func firstButton(titled title: String) -> UIButton? {
    if let button = self as? UIButton, button.title(for: .normal) == title { return button }
    return subviews.lazy.compactMap { $0.firstButton(titled: title) }.first
  }
}
