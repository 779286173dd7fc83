import Foundation
import Hanji
import Recipes
import Simulator
import UIKit

/// Half a screen embedded by a storyboard's segue, and unwound.
@MainActor
struct HalfScreenReel {
  func film() -> Reel {
    HalfScreenController.registerForHost()
    let simulator = Simulator(.iPhone16)
    let screen = HalfScreenController.make() ?? HalfScreenController()
    let recording = Recording(simulator) { [weak screen] in
      screen?.children.first?.attachedSheet?.state
    }
    screen.onEvent = { [weak recording] in recording?.note($0) }
    simulator.show(screen)
    recording.film.take("Before")
    if let button = button(in: screen.view) { recording.tap(button) }
    simulator.advance(by: 0.15)
    recording.film.take("Sliding, fading")
    simulator.advance(by: 0.4)
    recording.film.take("Half")
    if let close = screen.children.first.flatMap({ button(in: $0.view) }) { recording.tap(close) }
    simulator.advance(by: 0.15)
    recording.film.take("Unwinding")
    simulator.advance(by: 0.4)
    recording.film.take("Back")
    return Reel(
      name: "half-segue", title: "Half-screen segue · 하프 스크린 세그웨이", recording: recording)
  }

  private func button(in view: UIView) -> UIButton? {
    if let button = view as? UIButton { return button }
    return view.subviews.lazy.compactMap { button(in: $0) }.first
  }
}
