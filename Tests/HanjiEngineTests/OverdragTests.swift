import HanjiEngine
import Testing

@Suite struct OverdragTests {
  static let kinds: [Overdrag] = [
    .soft(limit: 30), .soft(limit: 200), .systemRubberBand, .rubberBand(coefficient: 1), .free,
  ]

  @Test(arguments: kinds)
  func itsInverseIsExact(kind: Overdrag) {
    var random = Seeded(Seeded.seed(20))
    for _ in 0..<5000 {
      let travel = random.number(0, 2500)
      let shown = kind.stretched(travel, dimension: 852)
      #expect(abs(kind.travel(shown, dimension: 852) - travel) < 1e-9, "seed \(random.seed)")
      let again = kind.stretched(kind.travel(shown, dimension: 852), dimension: 852)
      #expect(abs(again - shown) < 1e-9, "seed \(random.seed)")
    }
  }

  @Test(arguments: kinds)
  func growsAndStaysBelowItsLimit(kind: Overdrag) {
    var last = 0.0
    for travel in stride(from: 1.0, to: 5000, by: 7) {
      let shown = kind.stretched(travel, dimension: 852)
      #expect(shown > last)
      #expect(shown < kind.limit(dimension: 852))
      let slope = (kind.stretched(travel + 1e-4, dimension: 852) - shown) / 1e-4
      #expect(abs(kind.slope(travel, dimension: 852) - slope) < 1e-4)
      last = shown
    }
  }

  @Test func softAndFreeFollowTheFingerAtFirst() {
    #expect(Overdrag.soft(limit: 30).slope(0, dimension: 852) == 1)
    #expect(Overdrag.free.slope(0, dimension: 852) == 1)
    #expect(Overdrag.systemRubberBand.slope(0, dimension: 852) == 0.55)
  }

  /// 590 points of finger past the edge of an 852-point viewport. [sim]
  @Test func theRubberBandIsTheScrollViews() {
    let shown = Overdrag.systemRubberBand.stretched(590, dimension: 852)
    #expect(abs(shown - 235) < 1)
  }

  @Test func noneAndNonsenseDoNotMove() {
    let still: [Overdrag] = [
      .none, .soft(limit: 0), .soft(limit: -4), .soft(limit: .nan), .rubberBand(coefficient: 0),
      .rubberBand(coefficient: .infinity),
    ]
    for kind in still {
      #expect(kind.stretched(100, dimension: 852) == 0)
      #expect(kind.travel(100, dimension: 852) == 0)
      #expect(kind.slope(1, dimension: 852) == 0)
      #expect(kind.limit(dimension: 852) == 0)
    }
    for kind in OverdragTests.kinds {
      #expect(kind.stretched(-10, dimension: 852) == 0)
      #expect(kind.stretched(.nan, dimension: 852) == 0)
      #expect(kind.travel(.nan, dimension: 852) == 0)
    }
    #expect(Overdrag.systemRubberBand.stretched(10, dimension: .nan) == 0)
  }
}

@Suite struct DragPathTests {
  private func path(catching extent: Double, far: Overdrag = .soft(limit: 40)) -> DragPath {
    DragPath(
      low: 200, high: 700, near: .systemRubberBand, far: far, dimension: 852, catching: extent)
  }

  /// The same way of the finger, cut into 30, 60, 120 and 240 events a second, ends at one extent.
  @Test func eventsPerSecondDoNotMatter() {
    func finger(_ time: Double) -> Double { 900 * time - 400 * time * time }
    for far in [Overdrag.none, .soft(limit: 40), .systemRubberBand, .free] {
      let ends = [30, 60, 120, 240].map { rate in
        var configuration = Sheet.Configuration(detents: [.points(300), .points(500)])
        configuration.overdrag = far
        configuration.measure = .container
        let checked = CheckedSheet(configuration, stage: .phone)
        checked.handle(.present(animated: false))
        checked.handle(.dragBegan)
        for event in 1...rate {
          let time = Double(event) / Double(rate)
          checked.handle(.dragMoved(total: finger(time)), after: 1 / Double(rate))
        }
        #expect(checked.violation == nil)
        return checked.sheet.state(at: checked.time).extent
      }
      #expect(Set(ends).count == 1)
    }
  }

  @Test func extentAndPositionAreInverse() {
    for extent in stride(from: 60.0, to: 738, by: 0.7) {
      let path = path(catching: extent)
      #expect(abs(path.extent(at: path.position(of: extent)) - extent) < 1e-9)
    }
  }

  @Test func catchingWhereNoFingerStretchesToWidensTheRange() {
    for extent in [760.0, 2000] {
      let path = path(catching: extent)
      #expect(path.extent(at: path.position(of: extent)) == extent)
      #expect(path.extent(at: path.position(of: extent) + 50) == extent)
      #expect(path.extent(at: path.position(of: extent) - 50) == extent - 50)
    }
    let stiff = path(catching: 720, far: .none)
    #expect(stiff.extent(at: stiff.position(of: 720)) == 720)
  }

  @Test func velocityIsTheSlopeOfTheExtentOnTheSideTheFingerGoesTo() {
    let path = path(catching: 400)
    #expect(path.velocity(of: 500, at: 400) == 500)
    #expect(path.velocity(of: -500, at: 700) == -500)
    #expect(path.velocity(of: 500, at: 700) == 500)
    #expect(path.velocity(of: 100, at: 740) == 25)
    #expect(abs(path.velocity(of: -100, at: 200) + 55) < 1e-9)
    let open = DragPath(
      low: 0, high: 700, near: .none, far: .none, dimension: 852, catching: 400)
    #expect(open.velocity(of: -100, at: -5) == 0)
    #expect(open.velocity(of: 100, at: 705) == 0)
    #expect(open.velocity(of: 100, at: 700) == 0)
    #expect(open.velocity(of: -100, at: 700) == -100)
    #expect(open.extent(at: -300) == 0)
  }
}
