import Simulator
import Testing
import UIKit

@testable import Hanji

/// Numbers that look random and are the same each time.
struct SeededNumbers {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func below(_ count: Int) -> Int { Int(next() >> 11) % count }

  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}

@MainActor
@Suite("A bulletin's pages at random")
struct RandomPagesTests {
  @Test("However fast pages turn, one is left, whole and in its place", arguments: 0..<20)
  func turns(seed: Int) {
    var random = SeededNumbers(seed)
    let stand = Stand()
    let pool = [
      BulletinPage(title: "A", text: Note.text(lines: 2)),
      BulletinPage(title: "B", text: Note.text(lines: 6)),
      BulletinPage(view: Block(height: 150)), BulletinPage(view: Note(Note.text(lines: 12))),
    ]
    let bulletin = BulletinController(page: pool[0])
    stand.presenter.present(bulletin, animated: true)
    stand.simulator.advance(by: Double(random.below(40)) / 60)
    for _ in 0..<12 {
      switch random.below(6) {
      case 0, 1: bulletin.push(pool[random.below(4)])
      case 2: bulletin.pop()
      case 3: bulletin.popToRoot()
      case 4: bulletin.replace(with: pool[random.below(4)])
      default: break
      }
      stand.simulator.advance(by: Double(random.below(25)) / 60)
    }
    stand.simulator.advance(by: 2)
    let card = bulletin.card
    let views = card.subviews.filter { $0 !== card.closeButton }
    #expect(views == [bulletin.currentPage?.view(in: bulletin)])
    #expect(views.first?.alpha == 1 && views.first?.transform == .identity)
    #expect(views.first?.frame.minX == 0)
    #expect(abs((views.first?.frame.height ?? 0) - card.bounds.height) < 1)
  }
}
