import HanjiEngine
import Testing

/// The hand-written half modal's numbers, in the engine alone.
@Suite struct HalfModalTests {
  let stage = Stage(
    container: SheetSize(width: 393, height: 852), safeArea: SheetInsets(top: 59, bottom: 34),
    content: 600, displayScale: 3)

  @Test func risesToItsContentsHeightInThreeTenths() {
    var sheet = Sheet(.halfModal, stage: stage)
    var log: [Effect] = []
    sheet.handle(.present(), at: 1) { log.append($0) }
    #expect(log.first == .willPresent(.code))
    #expect(sheet.state(at: 1).extent == 0)
    #expect(sheet.state(at: 1.15).dim > 0.3)
    #expect(sheet.state(at: 1.3).extent == 600)
    #expect(sheet.state(at: 1.3).dim == 0.7)
    if let move = sheet.phase.move { sheet.handle(.settled(move.id), at: 1.3) { log.append($0) } }
    #expect(log.last == .didPresent(.code, .finished))
    #expect(sheet.phase == .resting)
  }
}
