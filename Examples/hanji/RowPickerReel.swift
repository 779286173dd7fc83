import Foundation
import Hanji
import Recipes
import Simulator
import UIKit

/// A list in a half modal: picking a row closes it and reports the row.
@MainActor
struct RowPickerReel {
  func film() -> Reel {
    let simulator = Simulator(.iPhone16)
    let screen = RowPickerScreen()
    let recording = Recording(simulator) { [weak screen] in
      screen?.presentedViewController?.sheet?.state
    }
    screen.onEvent = { [weak recording] in recording?.note($0) }
    simulator.show(screen)
    recording.film.take("Before")
    recording.tap(screen.roomButton)
    simulator.advance(by: 0.15)
    recording.film.take("Rising")
    simulator.advance(by: 0.5)
    recording.film.take("A list")
    if let cell = screen.picker?.table.cellForRow(at: IndexPath(row: 1, section: 0)) {
      recording.tap(cell, "pick")
    }
    simulator.advance(by: 0.1)
    recording.film.take("Picked")
    simulator.advance(by: 0.5)
    recording.film.take("Reported")
    return Reel(name: "row-picker", title: "A list in a half modal · 목록", recording: recording)
  }
}
