import Foundation
import Hanji
import Recipes
import Simulator
import UIKit

/// A list in a half modal: picking a row closes it and reports the row.
@MainActor
struct RowPickerReel {
  func film() -> Reel {
    let simulator = Simulator(.iPhoneSE3)
    let screen = UIViewController()
    screen.view.backgroundColor = .systemBackground
    let picked = UILabel()
    picked.text = "방을 골라 주세요 · Pick a room"
    picked.frame = CGRect(x: 20, y: 80, width: 335, height: 28)
    screen.view.addSubview(picked)
    let recording = Recording(simulator) { [weak screen] in
      screen?.presentedViewController?.sheet?.state
    }
    let rooms = ["안방 · Main room", "사랑방 · Guest room", "별채 · Annex", "다락 · Loft"]
    let picker = RowPicker(rows: rooms, height: 300)
    picker.onPick = { picked.text = rooms[$0] }
    simulator.show(screen)
    screen.presentSheet(picker, onEvent: { [weak recording] in recording?.note($0) })
    simulator.advance(by: 0.5)
    recording.film.take("A list")
    if let cell = picker.table.cellForRow(at: IndexPath(row: 1, section: 0)) {
      recording.tap(cell, "pick")
    }
    simulator.advance(by: 0.15)
    recording.film.take("Picked")
    simulator.advance(by: 0.5)
    recording.film.take("Reported")
    return Reel(name: "row-picker", title: "A list in a half modal · 목록", recording: recording)
  }
}
