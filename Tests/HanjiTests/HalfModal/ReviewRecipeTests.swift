import Hanji
import Recipes
import Simulator
import Testing
import UIKit

@MainActor
@Suite("The review form, used as a person would")
struct ReviewRecipeTests {
  @Test(
    "The button presents 600 points, a star can be given, and Close closes from inside",
    arguments: [Device.iPhoneSE3, .iPhone16])
  func use(device: Device) throws {
    let simulator = Simulator(device)
    let screen = ReviewScreen()
    var events: [SheetEvent] = []
    screen.onEvent = { events.append($0) }
    simulator.show(screen)
    tap(screen.reviewButton, simulator)
    simulator.advance(by: 0.5)
    let form = try #require(screen.form)
    #expect(form.bounds.height == 600)
    #expect(form.convert(form.bounds, to: nil).maxY == simulator.window.bounds.height)
    tap(form.starButtons[1], simulator)
    #expect(form.rating == 2)
    #expect(screen.presentedViewController != nil)
    tap(form.closeButton, simulator)
    simulator.advance(by: 0.5)
    #expect(screen.presentedViewController == nil)
    #expect(
      events == [
        .willPresent(.code), .didPresent(.code, .finished), .willDismiss(.code), .didDismiss(.code),
      ])
  }

  @Test("It can be awaited, and says how it ended")
  func awaited() async {
    let simulator = Simulator(.iPhone16)
    let screen = UIViewController()
    simulator.show(screen)
    let ending = Task { await screen.presentSheet(ReviewForm(), style: .halfModal) }
    await simulator.runTasks()
    simulator.advance(by: 0.5)
    simulator.finger().tap(at: CGPoint(x: 100, y: 80))
    simulator.advance(by: 0.5)
    #expect(await ending.value == .outsideTap)
  }

  @Test("Awaited where it cannot be presented, it returns")
  func awaitedInVain() async {
    let ended = await UIViewController().presentSheet(ReviewForm(), style: .halfModal)
    #expect(ended == .container)
  }

  private func tap(_ view: UIView, _ simulator: Simulator) {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    simulator.finger().tap(at: view.convert(middle, to: nil))
  }
}
