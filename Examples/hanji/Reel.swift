import Foundation
import Simulator
import UIKit

/// A filmed recipe: a strip of moments, a plot of its motion, and the log of callbacks.
@MainActor
struct Reel {
  /// The files' common name.
  let name: String
  let title: String
  let recording: Recording

  func write(into folder: URL) throws {
    let strip = recording.film.strip(title: title)
    try strip.write(to: folder.appendingPathComponent("\(name)-strip.png"))
    try plot.picture().write(to: folder.appendingPathComponent("\(name)-plot.png"))
    try logText.write(
      to: folder.appendingPathComponent("\(name)-log.txt"), atomically: true, encoding: .utf8)
  }

  /// One line for the terminal.
  var summary: String {
    let frames = recording.samples.count
    let highest = recording.samples.map(\.extent).max() ?? 0
    return """
      \(title): \(recording.film.moments.count) moments, \(frames) frames, \
      highest extent \(Int(highest)) points, \(recording.log.count) callbacks
      """
  }

  var logText: String {
    recording.log.map { String(format: "%7.3f s  ", $0.time) + $0.text }.joined(separator: "\n")
      + "\n"
  }

  private var plot: Plot {
    func points(_ value: (Recording.Sample) -> Double) -> [CGPoint] {
      recording.samples.map { CGPoint(x: $0.time, y: value($0)) }
    }
    var plot = Plot(
      title,
      panels: [
        Plot.Panel(
          "extent, points",
          series: [Plot.Series("extent", color: .systemBlue, points: points(\.extent))]),
        Plot.Panel(
          "velocity, points a second",
          series: [Plot.Series("velocity", color: .systemOrange, points: points(\.velocity))]),
        Plot.Panel(
          "dim",
          series: [Plot.Series("dim", color: .systemPurple, points: points(\.dim))], range: 0...1),
      ])
    plot.phases = recording.phases.map {
      Plot.Phase($0.name, $0.times, color: .systemGreen)
    }
    return plot
  }
}
