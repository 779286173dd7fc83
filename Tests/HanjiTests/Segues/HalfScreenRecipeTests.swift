import Simulator
import Testing
import UIKit

@testable import Hanji
@testable import Recipes

@MainActor
@Suite("Half a screen by a storyboard's segues")
struct HalfScreenRecipeTests {
  /// The storyboard's first scene on a phone.
  @MainActor
  struct Scene {
    let simulator: Simulator
    let screen: HalfScreenController

    init(_ device: Device = .iPhone16) throws {
      HalfScreenController.registerForHost()
      simulator = Simulator(device)
      screen = try #require(HalfScreenController.make())
      simulator.show(screen)
    }

    func tapButton(in view: UIView) throws {
      let button = try #require(Self.button(in: view))
      let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
      simulator.finger().tap(at: button.convert(middle, to: nil))
    }

    private static func button(in view: UIView) -> UIButton? {
      if let button = view as? UIButton { return button }
      return view.subviews.lazy.compactMap { button(in: $0) }.first
    }
  }

  @Test(
    "The button embeds the details in the lower half, on every device",
    arguments: [Device.iPhoneSE3, .iPhone16, .iPhone16ProMax, .iPadPro11])
  func embeds(device: Device) throws {
    let scene = try Scene(device)
    try scene.tapButton(in: scene.screen.view)
    scene.simulator.advance(by: 0.5)
    let child = try #require(scene.screen.children.first)
    #expect(child is HalfDetailsController)
    let size = scene.screen.view.bounds.size
    let frame = child.view.convert(child.view.bounds, to: nil)
    #expect(abs(frame.height - size.height / 2) <= 0.5)
    #expect(frame.maxY == size.height && frame.width == size.width)
  }

  @Test("Who prepares for the segue hears of the sheet from the first event to the last")
  func events() throws {
    let scene = try Scene()
    var events: [SheetEvent] = []
    scene.screen.onEvent = { events.append($0) }
    try scene.tapButton(in: scene.screen.view)
    scene.simulator.advance(by: 0.5)
    let child = try #require(scene.screen.children.first)
    try scene.tapButton(in: child.view)
    scene.simulator.advance(by: 0.5)
    #expect(
      events == [
        .willPresent(.code), .didPresent(.code, .finished), .willDismiss(.code), .didDismiss(.code),
      ])
  }

  @Test("A double tap on the button does not embed twice")
  func doubleTap() throws {
    let scene = try Scene()
    try scene.tapButton(in: scene.screen.view)
    scene.simulator.advance(by: 0.05)
    try scene.tapButton(in: scene.screen.view)
    scene.simulator.advance(by: 0.5)
    #expect(scene.screen.children.count == 1)
    #expect(scene.screen.view.subviews.count { $0 is SheetRootView } == 1)
  }

  @Test("The close button unwinds: back at the source, the child gone, and again from the start")
  func unwinds() throws {
    let scene = try Scene()
    for round in 1...2 {
      try scene.tapButton(in: scene.screen.view)
      scene.simulator.advance(by: 0.5)
      weak var child = scene.screen.children.first
      #expect(child != nil)
      if let view = child?.view { try scene.tapButton(in: view) }
      scene.simulator.advance(by: 0.5)
      #expect(scene.screen.returns == round)
      #expect(scene.screen.children.isEmpty)
      #expect(!scene.screen.view.subviews.contains { $0 is SheetRootView })
      #expect(child == nil)
    }
  }

  @Test("A subclass says another fraction and edge; runtime attributes say them without code")
  func fractionAndEdge() {
    final class Third: SheetSegue {
      override var fraction: CGFloat { 1.0 / 3 }
      override var edge: SheetEdge { .top }
    }
    let stand = Stand()
    let child = UIViewController()
    Third(identifier: "third", source: stand.presenter, destination: child).perform()
    stand.simulator.advance(by: 0.5)
    let frame = child.view.convert(child.view.bounds, to: nil)
    #expect(frame.minY == 0 && abs(frame.height - stand.size.height / 3) <= 0.5)

    let other = Stand()
    let quarter = UIViewController()
    quarter.sheetFraction = 0.25
    quarter.sheetEdge = "Right"
    SheetSegue(identifier: nil, source: other.presenter, destination: quarter).perform()
    other.simulator.advance(by: 0.5)
    let place = quarter.view.convert(quarter.view.bounds, to: nil)
    #expect(place.maxX == other.size.width && abs(place.width - other.size.width / 4) <= 0.5)
  }

  @Test("Nonsense: attributes of no sense, a source in no window, an unwind outside of any sheet")
  func nonsense() {
    let stand = Stand()
    let child = UIViewController()
    child.sheetFraction = .nan
    child.sheetEdge = "sideways"
    SheetSegue(identifier: nil, source: stand.presenter, destination: child).perform()
    stand.simulator.advance(by: 0.5)
    #expect(abs(child.view.bounds.height - stand.size.height / 2) <= 0.5)

    let lonely = UIViewController()
    let lost = UIViewController()
    SheetSegue(identifier: nil, source: lonely, destination: lost).perform()
    #expect(lonely.children == [lost])
    SheetUnwindSegue(identifier: nil, source: lost, destination: lonely).perform()
    #expect(lonely.children.isEmpty)
    SheetUnwindSegue(identifier: nil, source: lonely, destination: stand.presenter).perform()
  }
}
