import Recipes
import Simulator
import Testing
import UIKit

@testable import Hanji

@MainActor
@Suite("The example app's list")
struct RecipeListTests {
  private func shown() -> (Simulator, UINavigationController, RecipeList) {
    HalfScreenController.registerForHost()
    let simulator = Simulator(.iPhone16)
    let list = RecipeList()
    let navigation = UINavigationController(rootViewController: list)
    simulator.show(navigation)
    simulator.advance(by: 0.1)
    return (simulator, navigation, list)
  }

  private func choose(_ row: Int, in list: RecipeList, _ simulator: Simulator) throws {
    let cell = try #require(list.table.cellForRow(at: IndexPath(row: row, section: 0)))
    simulator.finger().tap(on: cell)
    simulator.advance(by: 1)
  }

  @Test("Each row shows its recipe, and the way back leads to the list")
  func rows() throws {
    let kinds: [UIViewController.Type] = [
      ReviewScreen.self, RowPickerScreen.self, FilterScreen.self, HalfScreenController.self,
      BulletinScreen.self,
    ]
    #expect(kinds.count == RecipeList.recipes.count)
    for (row, kind) in kinds.enumerated() {
      let (simulator, navigation, list) = shown()
      try choose(row, in: list, simulator)
      let top = try #require(navigation.topViewController)
      #expect(type(of: top) == kind)
      navigation.presentedViewController?.dismiss(animated: false)
      navigation.popViewController(animated: true)
      simulator.advance(by: 1)
      #expect(navigation.topViewController === list)
    }
  }

  @Test("The bulletin comes up with its screen, over the navigation bar")
  func bulletin() throws {
    let (simulator, navigation, list) = shown()
    try choose(4, in: list, simulator)
    simulator.advance(by: 1)
    let bulletin = try #require(navigation.presentedViewController as? BulletinController)
    #expect(bulletin.sheet.state?.extent ?? 0 > 200)
  }

  @Test("A picked room stands on the button that asked for it")
  func picks() throws {
    let (simulator, navigation, list) = shown()
    try choose(1, in: list, simulator)
    let screen = try #require(navigation.topViewController as? RowPickerScreen)
    simulator.finger().tap(on: screen.roomButton)
    simulator.advance(by: 1)
    let cell = try #require(screen.picker?.table.cellForRow(at: IndexPath(row: 2, section: 0)))
    simulator.finger().tap(on: cell)
    simulator.advance(by: 1)
    #expect(screen.roomButton.title(for: .normal) == "별채 · Annex")
    #expect(screen.presentedViewController == nil)
  }
}
