import Foundation
import HanjiEngine
import Simulator
import UIKit

/// The pictures of docs/ENGINE.md, drawn from the engine itself.
@MainActor
enum EnginePlots {
  /// Draws all of them into a folder, as PNG files.
  static func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let plots: [(name: String, plot: Plot)] = [
      ("engine-retarget", retarget), ("engine-springs", springs), ("engine-curves", curves),
      ("engine-release", release), ("engine-overdrag", overdrag), ("engine-handoff", handoff),
    ]
    for (name, plot) in plots {
      try plot.picture().write(to: folder.appendingPathComponent("\(name).png"))
    }
  }

  private static let blue = UIColor(red: 0.10, green: 0.36, blue: 0.78, alpha: 1)
  private static let red = UIColor(red: 0.80, green: 0.24, blue: 0.20, alpha: 1)
  private static let green = UIColor(red: 0.13, green: 0.53, blue: 0.33, alpha: 1)
  private static let violet = UIColor(red: 0.50, green: 0.25, blue: 0.67, alpha: 1)
  private static let grey = UIColor(red: 0.45, green: 0.45, blue: 0.48, alpha: 1)

  private static let phone = Stage(
    container: SheetSize(width: 393, height: 852), safeArea: SheetInsets(top: 59, bottom: 34),
    displayScale: 3)

  /// A function of time as points, 400 of them.
  private static func points(
    from start: Double = 0, to end: Double, _ value: (Double) -> Double
  ) -> [CGPoint] {
    (0...400).map { step in
      let time = start + (end - start) * Double(step) / 400
      return CGPoint(x: time, y: value(time))
    }
  }

  // MARK: Trajectories

  /// A sheet that comes in, is sent elsewhere on its way, and is called back.
  private static var retarget: Plot {
    let rise = Trajectory(from: 0, velocity: 0, to: 459, motion: .system, at: 0)
    let second = Trajectory(
      from: rise.value(at: 0.16), velocity: rise.velocity(at: 0.16), to: 793, motion: .system,
      at: 0.16)
    let third = Trajectory(
      from: second.value(at: 0.30), velocity: second.velocity(at: 0.30), to: 459,
      motion: .curve(.easeInOut, duration: 0.4), at: 0.30)
    let course = { (time: Double) in time < 0.16 ? rise : time < 0.30 ? second : third }
    var plot = Plot(
      "Aimed elsewhere in mid-flight: neither place nor speed jumps",
      panels: [
        Plot.Panel(
          "extent, points",
          series: [
            Plot.Series(
              "the sheet", color: blue, points: points(to: 0.8) { course($0).value(at: $0) }),
            Plot.Series(
              "had it not been aimed elsewhere", color: grey,
              points: points(from: 0.16, to: 0.8) { rise.value(at: $0) }, isDashed: true),
          ]),
        Plot.Panel(
          "velocity, points per second",
          series: [
            Plot.Series("", color: red, points: points(to: 0.8) { course($0).velocity(at: $0) })
          ]),
      ])
    plot.marks = [
      Plot.Mark("to large, 793", at: 0.16), Plot.Mark("back to medium, by a curve", at: 0.30),
    ]
    return plot
  }

  /// The three regimes of damping.
  private static var springs: Plot {
    let kinds: [(String, UIColor, Spring)] = [
      ("damping 0.4", red, Spring(response: 0.344, dampingRatio: 0.4)),
      ("0.8", violet, Spring(response: 0.344, dampingRatio: 0.8)),
      ("1, the system's", blue, .system),
      ("2.5", green, Spring(response: 0.344, dampingRatio: 2.5)),
    ]
    return Plot(
      "One spring, four dampings: from rest, 0 to 600",
      panels: [
        Plot.Panel(
          "extent, points",
          series: kinds.map { name, color, spring in
            let course = Trajectory(
              from: 0, velocity: 0, to: 600, motion: .spring(spring), at: 0)
            return Plot.Series(name, color: color, points: points(to: 1) { course.value(at: $0) })
          }, height: 220)
      ])
  }

  /// A timing curve from rest, and bent by the velocity it is given.
  private static var curves: Plot {
    let velocities: [(String, UIColor, Double)] = [
      ("from rest", blue, 0), ("at 2,000 points per second outward", red, -2000),
      ("at 1,500 inward", green, 1500),
    ]
    let courses = velocities.map { name, color, velocity in
      let course = Trajectory(
        from: 450, velocity: velocity, to: 600, motion: .curve(.easeInOut, duration: 0.3), at: 0)
      return (name, color, course)
    }
    return Plot(
      "A timing curve keeps the velocity it is given, and ends on time",
      panels: [
        Plot.Panel(
          "extent, points",
          series: courses.map { name, color, course in
            Plot.Series(name, color: color, points: points(to: 0.36) { course.value(at: $0) })
          }, height: 200),
        Plot.Panel(
          "velocity, points per second",
          series: courses.map { name, color, course in
            Plot.Series(name, color: color, points: points(to: 0.36) { course.velocity(at: $0) })
          }),
      ])
  }

  // MARK: Fingers

  /// One drag, let go at several velocities.
  private static var release: Plot {
    let kinds: [(String, UIColor, Double)] = [
      ("let go at 2,600 inward", green, 2600), ("still", blue, 0), ("at −975", violet, -975),
      ("at −1,000", red, -1000),
    ]
    var plot = Plot(
      "The system's rule: one drag down by 64 points, let go at four velocities",
      panels: [
        Plot.Panel(
          "extent, points",
          series: kinds.map { name, color, velocity in
            Plot.Series(name, color: color, points: released(at: velocity))
          }, range: 0...900, height: 260)
      ])
    plot.phases = [
      Plot.Phase("drag", 0...0.2, color: grey), Plot.Phase("released", 0.2...0.9, color: blue),
    ]
    return plot
  }

  private static func released(at velocity: Double) -> [CGPoint] {
    var sheet = Sheet(Sheet.Configuration(detents: [.medium(), .large()]), stage: phone)
    sheet.handle(.present(animated: false), at: 0) { _ in }
    sheet.handle(.dragBegan, at: 0) { _ in }
    var points: [CGPoint] = []
    for step in 0...24 {
      let time = 0.2 * Double(step) / 24
      sheet.handle(.dragMoved(total: -64 * Double(step) / 24), at: time) { _ in }
      points.append(CGPoint(x: time, y: sheet.state(at: time).extent))
    }
    sheet.handle(.dragEnded(velocity: velocity), at: 0.2) { _ in }
    for step in 1...140 {
      let time = 0.2 + 0.7 * Double(step) / 140
      points.append(CGPoint(x: time, y: sheet.state(at: time).extent))
    }
    return points
  }

  /// A finger that moves evenly past a sheet's end.
  private static var overdrag: Plot {
    let kinds: [(String, UIColor, Overdrag)] = [
      ("none", grey, .none), ("soft, limit 60", blue, .soft(limit: 60)),
      ("rubber band 0.55", red, .systemRubberBand), ("free", green, .free),
    ]
    var plot = Plot(
      "Past the end: a finger at 400 points per second, the largest detent at 600",
      panels: [
        Plot.Panel(
          "extent, points",
          series: kinds.map { name, color, kind in
            let path = DragPath(
              low: 0, high: 600, near: .none, far: kind, dimension: 852, catching: 500)
            return Plot.Series(
              name, color: color, points: points(to: 1) { path.extent(at: 500 + 400 * $0) })
          }, height: 240)
      ])
    plot.marks = [Plot.Mark("the end", at: 0.25)]
    return plot
  }

  /// A finger on a list, up and back down.
  private static var handoff: Plot {
    var handoff = ScrollHandoff(
      .system, sheet: SheetTravel(position: 459, low: 459, high: 659, isDismissible: true),
      scrollers: [Scroller(position: 0, length: 1000)])
    var (finger, sheet, list) = ([CGPoint](), [CGPoint](), [CGPoint]())
    var last = 0.0
    for step in 0...240 {
      let time = Double(step) / 120
      let travel = time < 1 ? 340 * time : 340 - 340 * (time - 1)
      handoff.move(by: travel - last)
      last = travel
      finger.append(CGPoint(x: time, y: travel))
      sheet.append(CGPoint(x: time, y: handoff.sheet.position - 459))
      list.append(CGPoint(x: time, y: handoff.scrollers[0].position))
    }
    var plot = Plot(
      "One finger, two owners: what the sheet and the list take adds up to its travel",
      panels: [
        Plot.Panel(
          "travel since touch-down, points",
          series: [
            Plot.Series("the finger", color: grey, points: finger, isDashed: true),
            Plot.Series("the sheet", color: blue, points: sheet),
            Plot.Series("the list", color: red, points: list),
          ], height: 280)
      ])
    plot.phases = [
      Plot.Phase("sheet grows", 0...(200.0 / 340), color: blue),
      Plot.Phase("list scrolls", (200.0 / 340)...1, color: red),
      Plot.Phase("list returns", 1...(1 + 140.0 / 340), color: red),
      Plot.Phase("sheet shrinks", (1 + 140.0 / 340)...2, color: blue),
    ]
    return plot
  }
}
