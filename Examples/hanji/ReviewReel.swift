import Foundation
import Hanji
import Recipes
import Simulator
import UIKit

/// The half modal of the review form: rises, follows a finger, springs back, is flicked away.
@MainActor
struct ReviewReel {
  func film() -> Reel {
    let simulator = Simulator(.iPhone16)
    let screen = ReviewScreen()
    let recording = Recording(simulator) { [weak screen] in
      screen?.presentedViewController?.sheet?.state
    }
    screen.onEvent = { [weak recording] in recording?.note($0) }
    simulator.show(screen)
    rise(screen, recording)
    drag(recording)
    flick(recording)
    return Reel(name: "half-modal", title: "Half modal · 하프 모달", recording: recording)
  }

  private func rise(_ screen: ReviewScreen, _ recording: Recording) {
    let simulator = recording.simulator
    recording.film.take("Before")
    let button = screen.reviewButton
    recording.during("tap") {
      simulator.finger().tap(at: button.convert(CGPoint(x: 60, y: 25), to: nil))
    }
    simulator.advance(by: 0.15)
    recording.film.take("Rising")
    simulator.advance(by: 0.5)
    recording.film.take("Open")
  }

  /// Where a finger takes hold of the open sheet: in the top 28 points of its 600.
  private func grip(_ simulator: Simulator) -> CGPoint {
    let size = simulator.window.bounds.size
    return CGPoint(x: size.width / 2, y: size.height - 600 + 14)
  }

  private func drag(_ recording: Recording) {
    let simulator = recording.simulator
    let finger = simulator.finger()
    recording.during("drag") {
      finger.down(at: grip(simulator))
      finger.move(by: CGVector(dx: 0, dy: 10))  // the pan's slop
      finger.drag(by: CGVector(dx: 0, dy: 200), over: 0.5)  // a third of 600
      recording.film.take("Dragged by a third")
      finger.hold(0.15)
    }
    finger.lift()
    simulator.advance(by: 0.05)
    recording.film.take("Springing back")
    simulator.advance(by: 0.4)
    recording.film.take("Sprung back")
  }

  private func flick(_ recording: Recording) {
    let simulator = recording.simulator
    recording.during("flick") {
      simulator.finger().flick(
        from: grip(simulator), velocity: CGVector(dx: 0, dy: 2400), duration: 0.08)
    }
    recording.film.take("Flicked")
    simulator.advance(by: 0.07)
    recording.film.take("Leaving")
    simulator.advance(by: 0.4)
    recording.film.take("Gone")
  }
}
