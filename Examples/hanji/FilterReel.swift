import Foundation
import Hanji
import Recipes
import Simulator
import UIKit

/// Two plain views as sheets: one drops from the top, one rises from the bottom.
@MainActor
struct FilterReel {
  func film() -> Reel {
    let simulator = Simulator(.iPhone16)
    let screen = FilterScreen()
    let recording = Recording(simulator) { [weak screen] in
      screen?.filter.state ?? screen?.order.state
    }
    screen.onEvent = { [weak recording] in recording?.note($0) }
    simulator.show(screen)
    top(screen, recording)
    bottom(screen, recording)
    return Reel(name: "sheet-view", title: "Top and bottom sheet · 위아래 시트", recording: recording)
  }

  private func top(_ screen: FilterScreen, _ recording: Recording) {
    let simulator = recording.simulator
    recording.film.take("Before")
    recording.tap(screen.filterButton)
    simulator.advance(by: 0.12)
    recording.film.take("Dropping")
    simulator.advance(by: 0.4)
    recording.film.take("Filter")
    recording.during("drag") {
      let finger = simulator.finger()
      finger.down(at: CGPoint(x: 60, y: 100))
      finger.drag(by: CGVector(dx: 0, dy: -80), over: 0.3)
      recording.film.take("Pushed up")
      finger.drag(by: CGVector(dx: 0, dy: -120), over: 0.15)
      finger.lift()
    }
    simulator.advance(by: 0.5)
    recording.film.take("Gone")
  }

  private func bottom(_ screen: FilterScreen, _ recording: Recording) {
    let simulator = recording.simulator
    recording.tap(screen.orderButton)
    simulator.advance(by: 0.15)
    recording.film.take("Rising")
    simulator.advance(by: 0.4)
    recording.film.take("Sort")
    recording.during("tap") { simulator.finger().tap(at: CGPoint(x: 200, y: 300)) }
    simulator.advance(by: 0.12)
    recording.film.take("Tapped outside")
    simulator.advance(by: 0.4)
  }
}
