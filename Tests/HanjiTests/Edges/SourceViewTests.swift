import Simulator
import Testing
import UIKit

@testable import Hanji

@MainActor
@Suite("Sheets over a view they belong to")
struct SourceViewTests {
  private func card(over x: CGFloat?, on device: Device = .iPadPro11) -> (Stand, CGRect) {
    let stand = Stand(device)
    let bulletin = BulletinController(page: BulletinPage(view: Block(height: 200)))
    if let x {
      let source = UIView(frame: CGRect(x: x - 20, y: 300, width: 40, height: 40))
      stand.presenter.view.addSubview(source)
      bulletin.sheet.sourceView = source
    }
    stand.presenter.present(bulletin, animated: true)
    stand.simulator.advance(by: 1)
    return (stand, stand.root?.surface.frame ?? .null)
  }

  @Test("A card is centred, over its source view where it has one, and stays on the screen")
  func centred() {
    let (stand, plain) = card(over: nil)
    #expect(plain.width == 420 && plain.midX == stand.size.width / 2)
    #expect(card(over: 300).1.midX == 300)
    #expect(card(over: 20).1.minX == 10)
    #expect(card(over: 830).1.maxX == stand.size.width - 10)
  }

  @Test("A sheet as wide as its container is where it is")
  func full() {
    let (stand, frame) = card(over: 60, on: .iPhone16)
    #expect(frame.minX == 10 && frame.width == stand.size.width - 20)
  }
}
