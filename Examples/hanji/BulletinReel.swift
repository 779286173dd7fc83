import Foundation
import Hanji
import Recipes
import Simulator
import UIKit

/// A bulletin of three pages.
@MainActor
struct BulletinReel {
  func film() -> Reel {
    let simulator = Simulator(.iPhone16)
    let screen = BulletinScreen()
    let recording = Recording(simulator) { [weak screen] in
      screen?.presentedViewController?.sheet?.state
    }
    screen.onEvent = { [weak recording] in recording?.note($0) }
    simulator.show(screen)
    recording.film.take("Before")
    screen.showBulletin()
    simulator.advance(by: 0.15)
    recording.film.take("Rising")
    simulator.advance(by: 0.8)
    recording.film.take("A question")
    press("받아 볼게요 · Yes, please", screen, recording)
    simulator.advance(by: 0.12)
    recording.film.take("Turning")
    simulator.advance(by: 0.8)
    recording.film.take("A wheel")
    screen.finishSending()
    simulator.advance(by: 0.8)
    recording.film.take("Thanks")
    press("닫기 · Close", screen, recording)
    simulator.advance(by: 0.12)
    recording.film.take("Leaving, with its dim")
    simulator.advance(by: 0.8)
    recording.film.take("Gone")
    return Reel(name: "bulletin", title: "Bulletin · 알림 카드", recording: recording)
  }

  private func press(_ title: String, _ screen: BulletinScreen, _ recording: Recording) {
    guard let card = screen.bulletin?.view, let button = button(titled: title, in: card) else {
      return
    }
    recording.tap(button, "press")
  }

  private func button(titled title: String, in view: UIView) -> UIButton? {
    if let button = view as? UIButton, button.title(for: .normal) == title { return button }
    return view.subviews.lazy.compactMap { button(titled: title, in: $0) }.first
  }
}
