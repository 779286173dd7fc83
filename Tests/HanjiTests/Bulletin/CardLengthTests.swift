import Simulator
import Testing
import UIKit

@testable import Hanji

@MainActor
@Suite("A card that changes its length")
struct CardLengthTests {
  /// The card as it is on the screen: where its clipped content shows.
  private func card(_ stand: Stand) -> CGRect {
    guard let surface = stand.root?.surface else { return .null }
    let outer = surface.layer.presentation() ?? surface.layer
    let inner = surface.host.layer.presentation() ?? surface.host.layer
    return inner.frame.offsetBy(dx: outer.frame.minX, dy: outer.frame.minY)
  }

  private func shown(_ height: CGFloat, style: SheetStyle = .bulletin) -> (
    Stand, BulletinController
  ) {
    let stand = Stand()
    let bulletin = BulletinController(page: BulletinPage(view: Block(height: height)))
    bulletin.style = style
    stand.presenter.present(bulletin, animated: true)
    stand.simulator.advance(by: 1.5)
    return (stand, bulletin)
  }

  @Test(
    "Its lower end stays at its margin while its upper end moves",
    arguments: [(400, 150), (150, 400)])
  func lowerEndStays(from: Int, to: Int) {
    let (stand, bulletin) = shown(CGFloat(from))
    bulletin.push(BulletinPage(view: Block(height: CGFloat(to))))
    var heights: [CGFloat] = []
    for _ in 0..<90 {
      stand.simulator.advance(by: 1.0 / 60)
      let card = card(stand)
      #expect(abs(card.maxY - (stand.size.height - 30)) < 0.5, "\(card)")
      heights.append(card.height)
    }
    #expect(abs((heights.last ?? 0) - CGFloat(to)) < 0.5)
    #expect(abs((heights.first ?? 0) - CGFloat(from)) < 40)
    let steps = zip(heights, heights.dropFirst()).map { abs($0 - $1) }
    #expect((steps.max() ?? 0) < 60)
    #expect(steps.filter { $0 > 0.5 }.count > 8)
    #expect(stand.root?.surface.host.layer.animationKeys() == nil)
  }

  @Test("On its way in and out, and held below its height, it slides and keeps its length")
  func slides() {
    let (stand, bulletin) = shown(300)
    let finger = stand.simulator.finger()
    finger.down(at: CGPoint(x: 200, y: card(stand).minY + 10))
    finger.drag(by: CGVector(dx: 0, dy: 80), over: 0.3)
    #expect(card(stand).height == 300)
    finger.hold(0.2)
    finger.lift()
    for _ in 0..<60 {
      stand.simulator.advance(by: 1.0 / 60)
      #expect(card(stand).height == 300)
    }
    bulletin.close()
    for _ in 0..<10 {
      stand.simulator.advance(by: 1.0 / 60)
      #expect(card(stand).height == 300)
    }
  }

  @Test("Closed, turned or touched on its way from one length to the other, it does not jump")
  func interrupted() {
    for way in 0..<3 {
      let (stand, bulletin) = shown(400)
      bulletin.push(BulletinPage(view: Block(height: 150)))
      stand.simulator.advance(by: 0.1)
      let finger = stand.simulator.finger()
      var last = card(stand)
      switch way {
      case 0: bulletin.close()
      case 1: bulletin.pop()
      default: finger.down(at: CGPoint(x: 200, y: last.minY + 30))
      }
      for _ in 0..<60 where stand.isUp {
        stand.simulator.advance(by: 1.0 / 60)
        let now = card(stand)
        guard !now.isNull else { break }
        #expect(abs(now.minY - last.minY) < 70 && abs(now.height - last.height) < 70, "\(way)")
        last = now
      }
      if way == 2 { finger.lift() }
      stand.simulator.advance(by: 1)
      if way == 1 { #expect(card(stand).height == 400) }
      if way == 2 { #expect(card(stand).height == 150) }
    }
  }

  @Test("A card from the top keeps its upper end")
  func fromTheTop() {
    var style = SheetStyle.bulletin
    style.edge = .top
    style.surface.margins = UIEdgeInsets(top: 60, left: 10, bottom: 0, right: 10)
    let (stand, bulletin) = shown(400, style: style)
    bulletin.push(BulletinPage(view: Block(height: 150)))
    for _ in 0..<90 {
      stand.simulator.advance(by: 1.0 / 60)
      #expect(abs(card(stand).minY - 60) < 0.5, "\(card(stand))")
    }
    #expect(abs(card(stand).height - 150) < 0.5)
  }
}
