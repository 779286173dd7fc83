import HanjiEngine
import Testing

@Suite struct TouchVelocityTests {
  /// A finger that moves evenly at `velocity` from `start` for `seconds`.
  private func move(
    _ finger: inout TouchVelocity, from position: Double, velocity: Double, start: Double,
    seconds: Double, rate: Double = 60
  ) -> Double {
    let events = Int((seconds * rate).rounded())
    for event in 0...events {
      let time = Double(event) / rate
      finger.add(position + velocity * time, at: start + time)
    }
    return position + velocity * Double(events) / rate
  }

  @Test(arguments: [30.0, 60, 120, 240, 1000])
  func anEvenMovementHasItsVelocityAtAnyRate(rate: Double) {
    for velocity in [2001.0, -975, 1000, 3] {
      var finger = TouchVelocity()
      _ = move(&finger, from: 10, velocity: velocity, start: 5, seconds: 0.4, rate: rate)
      #expect(abs(finger.velocity(at: 5.4) - velocity) < 1e-6 * abs(velocity))
      #expect(abs(finger.velocity(at: 5.45) - velocity) < 1e-6 * abs(velocity))
    }
  }

  @Test func aFlickAfterAHoldIsAFlick() {
    var finger = TouchVelocity()
    for event in 0...120 { finger.add(300, at: Double(event) / 60) }
    let end = move(&finger, from: 300, velocity: 1000, start: 2, seconds: 0.066, rate: 60)
    #expect(end > 360)
    #expect(abs(finger.velocity(at: 2.066) - 1000) < 1e-6)
    // The same without events from a finger that holds still.
    var quiet = TouchVelocity()
    quiet.add(300, at: 0)
    quiet.add(310, at: 2)
    _ = move(&quiet, from: 310, velocity: 1000, start: 2.016, seconds: 0.05, rate: 100)
    #expect(abs(quiet.velocity(at: 2.066) - 1000) < 250)
  }

  @Test func aStopWithinTheLastTenthIsWhereTheMovementBegins() {
    var finger = TouchVelocity()
    _ = move(&finger, from: 0, velocity: 800, start: 0, seconds: 0.1, rate: 240)
    for event in 1...12 { finger.add(80, at: 0.1 + Double(event) / 240) }
    _ = move(&finger, from: 80, velocity: -1500, start: 0.15, seconds: 0.04, rate: 250)
    #expect(abs(finger.velocity(at: 0.19) + 1500) < 1e-6)
  }

  @Test(arguments: [true, false])
  func aHoldAfterAFlickIsNone(reportsStillness: Bool) {
    var finger = TouchVelocity()
    let end = move(&finger, from: 0, velocity: 3000, start: 0, seconds: 0.1)
    if reportsStillness {
      for event in 1...12 { finger.add(end, at: 0.1 + Double(event) / 60) }
    }
    #expect(finger.velocity(at: 0.3) == 0)
    #expect(finger.velocity(at: 0.201) == 0)
    #expect(abs(finger.velocity(at: 0.15) - 3000) < 1e-6)
  }

  @Test func onlyTheLastTenthOfASecondCounts() {
    var finger = TouchVelocity()
    let turn = move(&finger, from: 0, velocity: 4000, start: 0, seconds: 0.3)
    _ = move(&finger, from: turn, velocity: -500, start: 0.3, seconds: 0.2)
    #expect(abs(finger.velocity(at: 0.5) + 500) < 1e-6)
  }

  /// A slow finger's positions are rounded to pixels, some of them to the same one.
  @Test func aSlowMovementRoundedToPixelsKeepsItsVelocity() {
    var finger = TouchVelocity()
    for event in 0...60 {
      let time = Double(event) / 240
      finger.add((40 * time * 3).rounded() / 3, at: time)
    }
    #expect(abs(finger.velocity(at: 0.25) - 40) < 8)
  }

  @Test func fewerThanTwoPositionsAndNonsenseHaveNone() {
    var finger = TouchVelocity()
    #expect(finger.velocity(at: 0) == 0)
    finger.add(10, at: 1)
    #expect(finger.velocity(at: 1) == 0)
    finger.add(.nan, at: 1.01)
    finger.add(20, at: .infinity)
    finger.add(20, at: 0.5)
    #expect(finger.velocity(at: 1) == 0)
    finger.add(20, at: 1)
    #expect(finger.velocity(at: 1) == 0)
    finger.add(30, at: 1.01)
    #expect(abs(finger.velocity(at: 1.01) - 1000) < 1e-6)
    #expect(finger.velocity(at: .nan) == 0)
    finger.reset()
    #expect(finger.velocity(at: 1.01) == 0)
  }

  @Test func isFiniteForAnyStream() {
    var random = Seeded(Seeded.seed(50))
    for _ in 0..<300 {
      var finger = TouchVelocity()
      var time = 0.0
      for _ in 0..<100 {
        time += random.chance(0.2) ? 0 : random.number(0, 0.05)
        finger.add(random.pick([.nan, 0, random.number(-900, 900)]), at: time)
        #expect(finger.velocity(at: time).isFinite, "seed \(random.seed)")
      }
    }
  }
}
