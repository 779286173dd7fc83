import AllocationCounter
import HanjiEngine
import Testing

/// Under a finger, and while it is asked where it is, a sheet allocates nothing: counted, in debug
/// builds too.
@Suite(.enabled(if: allocation_counter_is_available()))
struct AllocationTests {
  /// How often `body` asks for memory.
  private func allocations(_ body: () -> Void) -> UInt64 {
    let before = allocation_counter_count()
    body()
    return allocation_counter_count() - before
  }

  /// The counter itself: it sees an array, a class and a closure that escapes.
  @Test func theCounterSeesWhatIsAllocated() {
    var kept: [Any] = []
    kept.reserveCapacity(8)
    let array = allocations { kept.append([Int](repeating: 1, count: 100)) }
    #expect(array >= 1)
    let object = allocations { kept.append(Box()) }
    #expect(object >= 1)
    let nothing = allocations {
      var sum = 0.0
      for number in 0..<100 { sum += Double(number) }
      withExtendedLifetime(sum) {}
    }
    #expect(nothing == 0)
  }

  /// Every sheet of the samples, dragged through all of its range and beyond, let go, caught again.
  @Test(arguments: 0..<Samples.configurations.count)
  func aDragAllocatesNothing(configuration: Int) {
    for stage in Samples.stages {
      var sheet = Sheet(Samples.configurations[configuration], stage: stage)
      var effects = 0
      var time = 0.0
      sheet.handle(.present(animated: false), at: time) { _ in }
      // Once before counting: what the runtime prepares at a type's first use is not the sheet's.
      drag(&sheet, &time, &effects)
      let count = allocations { for _ in 0..<5 { drag(&sheet, &time, &effects) } }
      #expect(count == 0)
      #expect(effects > 0 || !sheet.configuration.isDraggable)
    }
  }

  private func drag(_ sheet: inout Sheet, _ time: inout Double, _ effects: inout Int) {
    drag(&sheet, &time, &effects, way: -1, velocity: 300)
    drag(&sheet, &time, &effects, way: 1, velocity: -200)
    drag(&sheet, &time, &effects, way: -0.4, velocity: 1200)
    sheet.handle(.dragBegan, at: time) { _ in effects += 1 }
    sheet.handle(.dragCancelled, at: time) { _ in effects += 1 }
  }

  private func drag(
    _ sheet: inout Sheet, _ time: inout Double, _ effects: inout Int, way: Double,
    velocity: Double
  ) {
    sheet.handle(.dragBegan, at: time) { _ in effects += 1 }
    for event in 1...30 {
      time += 1.0 / 120
      let total = way * Double(event) * 12
      sheet.handle(.dragMoved(total: total), at: time) { _ in effects += 1 }
      if !sheet.state(at: time).extent.isFinite { effects += 1 }
    }
    sheet.handle(.dragEnded(velocity: velocity), at: time) { _ in effects += 1 }
    for _ in 0..<10 {
      time += 1.0 / 120
      if !sheet.state(at: time).extent.isFinite { effects += 1 }
    }
  }

  @Test func samplingIntoABufferAllocatesNothing() {
    for motion in TrajectoryTests.motions {
      let course = Trajectory(from: 0, velocity: 30, to: 600, motion: motion, at: 0)
      withUnsafeTemporaryAllocation(of: Double.self, capacity: 64) { buffer in
        buffer.initialize(repeating: 0)
        course.sample(into: buffer, from: 0, every: 1.0 / 120)
        #expect(allocations { course.sample(into: buffer, from: 0, every: 1.0 / 120) } == 0)
        #expect(allocations { _ = course.restTime() } == 0)
      }
    }
  }

  @Test func aHandoffAndAFingersVelocityAllocateNothing() {
    var handoff = ScrollHandoff(
      .system, sheet: SheetTravel(position: 400, low: 400, high: 600, isDismissible: true),
      scrollers: [Scroller(position: 10, length: 500), Scroller(position: 0, length: 50)])
    var finger = TouchVelocity()
    finger.add(0, at: 0)
    let count = allocations {
      for event in 1...200 {
        handoff.move(by: event % 70 < 35 ? 9 : -9)
        finger.add(Double(event), at: Double(event) / 120)
        _ = finger.velocity(at: Double(event) / 120)
      }
    }
    #expect(count == 0)
  }
}

private final class Box {
  var value = 1
}
