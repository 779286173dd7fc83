// A half modal in Embedded Swift: presented, dragged, flicked away. Run by scripts/check-embedded.

import CMath
import HanjiEngine

@main
struct Probe {
  static func main() {
    let stage = Stage(
      container: SheetSize(width: 393, height: 852), safeArea: SheetInsets(top: 59, bottom: 34),
      content: 600, displayScale: 3)
    var sheet = Sheet(.halfModal, stage: stage)
    var said = 0
    sheet.handle(.present(), at: 0) { _ in said += 1 }
    if let move = sheet.phase.move { sheet.handle(.settled(move.id), at: 0.3) { _ in said += 1 } }
    let open = sheet.state(at: 0.3).extent
    sheet.handle(.dragBegan, at: 1) { _ in said += 1 }
    sheet.handle(.dragMoved(total: -150), at: 1.1) { _ in said += 1 }
    let dragged = sheet.state(at: 1.1).extent
    sheet.handle(.dragEnded(velocity: -2001), at: 1.1) { _ in said += 1 }
    if let move = sheet.phase.move { sheet.handle(.settled(move.id), at: 1.3) { _ in said += 1 } }
    let holds = open == 600 && dragged == 450 && sheet.phase == .hidden && said == 6
    print(holds ? "Embedded Swift: the engine runs." : "Embedded Swift: the engine is wrong.")
    if !holds { exit(1) }
  }
}
