import HanjiEngine
import Testing

/// What no list of examples covers: everything in every order.
@Suite struct SheetRandomTests {
  /// A million inputs, in scripts of forty, in four parts that run side by side.
  /// `HANJI_RANDOM_INPUTS` sets another number, `HANJI_SEED` repeats a run.
  @Test(arguments: 0..<4)
  func everyPromiseHoldsAfterEachOfAMillionRandomInputs(part: Int) {
    let length = 40
    let seed = Seeded.seed(20_240_901)
    let scripts = max(1, Seeded.inputs(1_000_000) / length)
    for number in stride(from: part, to: scripts, by: 4) {
      var random = Seeded(seed &+ UInt64(number))
      let script = random.script(length: length)
      guard let failure = script.violation() else { continue }
      let short = script.shrunk()
      let text = short.violation()?.text ?? failure.text
      Issue.record("seed \(random.seed): \(text)\n\n\(short.code)")
      return
    }
  }

  /// The inputs are worth their number: everything that a sheet can say is said, and every phase is
  /// met, many times.
  @Test func theRandomInputsReachEverything() {
    var phases: [String: Int] = [:]
    var said: [String: Int] = [:]
    for number in 0..<1000 {
      var random = Seeded(Seeded.seed(20_240_901) &+ UInt64(number))
      _ = random.script(length: 40).violation { sheet in
        phases[sheet.sheet.phase.name, default: 0] += 1
        for effect in sheet.effects { said[effect.name, default: 0] += 1 }
      }
    }
    for name in Phase.names { #expect(phases[name, default: 0] > 100, "\(name)") }
    for name in Effect.names { #expect(said[name, default: 0] > 20, "\(name)") }
  }

  /// The net itself is tested: a promise that the engine never made is broken, and the script that
  /// shows it is short and reads as code.
  @Test func aBrokenPromiseIsShrunkToAFewLines() {
    func neverDragsAfterPresenting(_ sheet: CheckedSheet) {
      let isDragging = if case .dragging = sheet.sheet.phase { true } else { false }
      sheet.expect(!isDragging, "it drags")
    }
    var random = Seeded(7)
    var script = random.script(length: 200)
    script.configuration = 1
    script.stage = 0
    #expect(script.violation() == nil)
    #expect(script.violation(neverDragsAfterPresenting)?.text == "it drags")
    let short = script.shrunk(neverDragsAfterPresenting)
    #expect(short.steps.count == 2)
    #expect(short.code.contains("Samples.configurations[1], stage: Samples.stages[0])"))
    #expect(short.code.contains("  sheet.handle(.present("))
    #expect(short.code.contains("  sheet.handle(.dragBegan)\n  sheet.leaveAlone()"))
  }
}
