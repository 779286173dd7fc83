import Simulator
import Testing
import UIKit

@testable import Hanji

@MainActor
@Suite("A page's view that goes from card to card")
struct SharedPageTests {
  @Test("It is held by the card that shows it, there and back")
  func sharedView() {
    let stand = Stand()
    let view = Note()
    let page = BulletinPage(view: view)
    let (first, second) = (BulletinController(page: page), BulletinController(page: page))
    for bulletin in [first, second, first, second] {
      stand.presenter.present(bulletin, animated: true)
      stand.simulator.advance(by: 1)
      for lines in [6, 2] {
        view.label.text = Note.text(lines: lines)
        stand.simulator.advance(by: 1)
        let expected = view.label.intrinsicContentSize.height + 40
        #expect(abs((stand.root?.surface.frame.height ?? 0) - expected) < 1)
        #expect(view.isDescendant(of: bulletin.card))
      }
      bulletin.close(animated: false)
      stand.simulator.advance(by: 1)
    }
  }
}
