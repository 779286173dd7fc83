import LiveWindow
import Testing

/// The live window's time: as fast as the wall's, whatever the display does.
@Suite struct FramePacerTests {
  /// What a loop runs whose display ticks at `display` a second, with pictures that take `cost`.
  private func run(
    rate: Int, display: Double, seconds: Double, cost: Double = 0, jitter: Double = 0
  ) -> (frames: Int, pictures: Int, most: Int) {
    var pacer = FramePacer(rate: rate, now: 100)
    var (now, frames, pictures, most) = (100.0, 0, 0, 0)
    var random = 12345 as UInt64
    while now < 100 + seconds {
      let due = pacer.framesDue(at: now)
      frames += due
      pictures += due > 0 ? 1 : 0
      most = max(most, due)
      // The picture, then the next tick of the display.
      let tick = ((now + cost - 100) * display + 1e-6).rounded(.down) + 1
      random = random &* 6_364_136_223_846_793_005 &+ 1
      let shake = (Double(random >> 40) / Double(1 << 24) - 0.5) * jitter
      now = max(now + 1e-4, 100 + tick / display + shake)
    }
    return (frames, pictures, most)
  }

  @Test(arguments: [24, 30, 60, 75, 90, 120, 144, 165, 240])
  func aFrameATickAtAnyRate(rate: Int) {
    let run = run(rate: rate, display: Double(rate), seconds: 10)
    #expect(abs(run.frames - 10 * rate) <= 1)
    #expect(run.pictures == run.frames)
    #expect(run.most == 1)
  }

  @Test(arguments: [60, 120]) func ticksThatShakeAreStillOneEach(rate: Int) {
    let run = run(
      rate: rate, display: Double(rate), seconds: 20, jitter: 0.3 / Double(rate))
    #expect(run.most == 1)
    #expect(abs(run.frames - 20 * rate) <= 2)
  }

  @Test func aDisplayOf59Dot94SkipsNothing() {
    let run = run(rate: 60, display: 59.94, seconds: 60)
    #expect(run.most == 1)
    #expect(run.pictures == run.frames)
    #expect(abs(Double(run.frames) - 60 * 59.94) <= 2)
  }

  @Test(arguments: [(60, 144.0), (120, 60.0), (60, 30.0), (144, 60.0), (30, 75.0)])
  func onAnotherDisplayTimeIsStillTheWalls(rate: Int, display: Double) {
    let run = run(rate: rate, display: display, seconds: 10)
    #expect(abs(run.frames - 10 * rate) <= 2)
    #expect(run.most <= Int((Double(rate) / display).rounded(.up)))
  }

  @Test func picturesThatTakeLongSkipFrames() {
    let run = run(rate: 60, display: 60, seconds: 10, cost: 0.030)
    #expect(abs(run.frames - 600) <= 2)
    #expect(run.pictures <= 301)
  }

  @Test func aLongPauseIsLostAndNotMadeUpFor() {
    var pacer = FramePacer(rate: 60, now: 0)
    #expect(pacer.framesDue(at: 0) == 1)
    #expect(pacer.framesDue(at: 5) == 6)
    #expect(pacer.framesDue(at: 5.001) == 0)
    #expect(pacer.framesDue(at: 5 + 1 / 60.0) == 1)
    #expect(abs(pacer.wait(at: 5 + 1 / 60.0) - 1 / 60.0) < 0.002)
  }
}
