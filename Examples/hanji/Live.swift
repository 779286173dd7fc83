import Foundation
import Hanji
import LiveWindow
import Recipes
import Simulator
import UIKit

/// Plays the recipes in a window, the mouse being the finger.
@MainActor
struct Live {
  /// How many pictures to show; nil until the window is closed.
  var frames: Int?
  /// Frames a second; the display's if nil.
  var rate: Int?

  /// `[frames] [--rate framesPerSecond]`; what is neither is ignored.
  init(_ arguments: [String]) {
    frames = arguments.first.flatMap { Int($0) }
    if let at = arguments.firstIndex(of: "--rate"), at + 1 < arguments.count {
      rate = Int(arguments[at + 1]).map { min(max($0, 1), 1000) }
    }
  }

  func run() throws {
    HalfScreenController.registerForHost()
    let rate = rate ?? LiveWindow.displayFramesPerSecond
    let simulator = Simulator(.iPhone16, framesPerSecond: rate)
    let window = try LiveWindow(simulator, title: "Hanji")
    var index = 0
    simulator.show(screen(index))
    window.onKey = { key in
      guard key == "n" else { return }
      index = (index + 1) % (RecipeList.recipes.count + 1)
      simulator.show(screen(index))
    }
    print(
      "n: next recipe · r: rotate · d: dark · k: keyboard · v: VoiceOver · m: Reduce Motion · q: quit"
    )
    print("\(rate) frames a second")
    print(window.run(frames: frames))
  }

  /// The list of the recipes, and then each of them.
  private func screen(_ index: Int) -> UIViewController {
    let recipe = index > 0 ? RecipeList.recipes[index - 1].screen() : nil
    return recipe ?? UINavigationController(rootViewController: RecipeList())
  }
}
