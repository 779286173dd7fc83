import Foundation
import Hanji
import LiveWindow
import Recipes
import Simulator
import UIKit

/// Plays the recipes in a window, the mouse being the finger.
@MainActor
struct Live {
  /// How many frames to play; nil until the window is closed.
  var frames: Int?

  func run() throws {
    HalfScreenController.registerForHost()
    let simulator = Simulator(.iPhone16, framesPerSecond: LiveWindow.displayFramesPerSecond)
    let window = try LiveWindow(simulator, title: "Hanji")
    var index = 0
    simulator.show(Self.recipes[0]())
    window.onKey = { key in
      guard key == "n" else { return }
      index = (index + 1) % Self.recipes.count
      simulator.show(Self.recipes[index]())
    }
    print(
      "n: next recipe · r: rotate · d: dark · k: keyboard · v: VoiceOver · m: Reduce Motion · q: quit"
    )
    window.run(frames: frames)
  }

  private static let recipes: [@MainActor () -> UIViewController] = [
    { ReviewScreen() },
    { FilterScreen() },
    { HalfScreenController.make() ?? HalfScreenController() },
    {
      let screen = BulletinScreen()
      screen.showBulletinOnAppearing = true
      return screen
    },
  ]
}
