import Foundation
import Hanji
import Simulator
import UIKit

/// What happens on a simulator while a script runs: pictures, numbers frame by frame, and events.
@MainActor
final class Recording {
  /// Where the sheet was in one frame.
  struct Sample {
    let time: Double
    let extent: Double
    let velocity: Double
    let dim: Double
  }

  /// Something that was called back, and when.
  struct Entry {
    let time: Double
    let text: String
  }

  /// A stretch of time with a finger on the screen, or another phase worth marking.
  struct Phase {
    let name: String
    let times: ClosedRange<Double>
  }

  let simulator: Simulator
  let film: Film
  private(set) var samples: [Sample] = []
  private(set) var log: [Entry] = []
  private(set) var phases: [Phase] = []

  init(_ simulator: Simulator, watching state: @escaping @MainActor () -> SheetState?) {
    self.simulator = simulator
    film = Film(simulator, scale: 2)
    simulator.onFrame = { [weak self] time in
      let now = state()
      self?.samples.append(
        Sample(
          time: time, extent: now?.extent ?? 0, velocity: now?.velocity ?? 0, dim: now?.dim ?? 0))
    }
  }

  /// Adds an event to the log, as one would write it in code.
  func note(_ event: SheetEvent) {
    log.append(Entry(time: simulator.time, text: "\(event)"))
  }

  /// A tap in the middle of a view, by a finger.
  func tap(_ view: UIView, _ name: String = "tap") {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    during(name) { simulator.finger().tap(at: view.convert(middle, to: nil)) }
  }

  /// Runs a part of the script and marks its time with a name.
  func during(_ name: String, _ part: () -> Void) {
    let start = simulator.time
    part()
    phases.append(Phase(name: name, times: start...simulator.time))
  }
}
