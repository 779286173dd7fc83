import Simulator
import Testing
import UIKit

@MainActor @Suite struct DeviceLifeTests {
  @Test func inTheBackgroundTouchesAreCancelledAndAnimationsEnd() {
    let stage = TouchStage()
    let finger = stage.simulator.finger()
    finger.down(at: CGPoint(x: 150, y: 200))
    let mover = UIView(frame: CGRect(x: 0, y: 500, width: 50, height: 50))
    stage.root.addSubview(mover)
    var ended: Bool?
    UIView.animate(
      withDuration: 2, animations: { mover.center.y += 100 }, completion: { ended = $0 })
    stage.simulator.advance(by: 0.1)
    let log = NotificationLog([
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ])
    stage.simulator.enterBackground()
    #expect(UIApplication.shared.applicationState == .background)
    #expect(stage.pad.log == ["began 1", "cancelled 1"])
    stage.simulator.enterForeground()
    #expect(ended == false)
    #expect(stage.simulator.frame(of: mover).midY == 625)
    #expect(
      log.notes.map(\.name) == [
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
      ])
    #expect(UIApplication.shared.applicationState == .active)
    stage.simulator.enterForeground()
    #expect(log.notes.count == 4)
  }

  @Test func aCallThatComesInCancelsTouchesAlone() {
    let stage = TouchStage()
    let finger = stage.simulator.finger()
    finger.down(at: CGPoint(x: 150, y: 200))
    stage.simulator.resignActive()
    #expect(stage.pad.log == ["began 1", "cancelled 1"])
    #expect(stage.simulator.scene.activationState == .foregroundInactive)
    stage.simulator.becomeActive()
    finger.tap(at: CGPoint(x: 150, y: 200))
    #expect(stage.pad.log.count == 2 || stage.pad.log.last == "ended 1")
  }

  @Test func viewsAreFoundByWhatTheySay() {
    let stage = TouchStage()
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Close") { _ in taps += 1 })
    button.frame = CGRect(x: 50, y: 500, width: 100, height: 44)
    stage.root.addSubview(button)
    stage.simulator.advance(by: 0.1)
    #expect(stage.simulator.view(labelled: "Close") === button)
    #expect(stage.simulator.finger().tap(on: "Close"))
    #expect(!stage.simulator.finger().tap(on: "Open"))
    #expect(taps == 1)
    #expect(stage.simulator.view(at: CGPoint(x: 100, y: 520)) === button)
    #expect(stage.simulator.view(UIButton.self) === button)
    #expect(stage.simulator.opacity(of: button) == 1)
    stage.root.alpha = 0.5
    stage.simulator.advance(by: 0.1)
    #expect(stage.simulator.opacity(of: button) == 0.5)
  }

  @Test func aSnapshotLooksLikeTheView() throws {
    let stage = TouchStage()
    stage.pad.backgroundColor = .red
    stage.simulator.advance(by: 0.1)
    let copy = try #require(stage.pad.snapshotView(afterScreenUpdates: true))
    #expect(copy.bounds.size == stage.pad.bounds.size)
    copy.frame.origin = CGPoint(x: 50, y: 500)
    stage.root.addSubview(copy)
    stage.simulator.advance(by: 0.1)
    let picture = stage.simulator.picture()
    let red = picture.pixel(at: CGPoint(x: 100, y: 550))
    #expect(red.red > 200)
    #expect(red.green < 30)
    #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
  }

  @Test func interactionsAreToldOfTheirView() {
    final class Interaction: NSObject, UIInteraction {
      weak var view: UIView?
      var log: [String] = []
      func willMove(to view: UIView?) { log.append(view == nil ? "will leave" : "will enter") }
      func didMove(to view: UIView?) {
        self.view = view
        log.append(view == nil ? "left" : "entered")
      }
    }
    let (one, two, interaction) = (UIView(), UIView(), Interaction())
    one.addInteraction(interaction)
    two.addInteraction(interaction)
    #expect(one.interactions.isEmpty)
    two.removeInteraction(interaction)
    #expect(
      interaction.log == [
        "will enter", "entered", "will leave", "left", "will enter", "entered", "will leave",
        "left",
      ])
  }

  @Test func whatTheHandFeelsIsWrittenDown() {
    HapticLog.words = []
    UISelectionFeedbackGenerator().selectionChanged()
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    #expect(HapticLog.words == ["selection", "impact light"])
  }
}

/// The life of the app, as it is told.
@MainActor @Suite struct AppLifeTests {
  private static let names = [
    UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
    UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
  ]

  @Test func eachStepIsToldOnce() {
    let simulator = Simulator()
    simulator.show(UIViewController())
    let log = NotificationLog(Self.names)
    simulator.becomeActive()
    #expect(log.notes.isEmpty)
    simulator.resignActive()
    simulator.resignActive()
    #expect(log.notes.map(\.name) == [UIApplication.willResignActiveNotification])
    simulator.enterBackground()
    #expect(
      log.notes.map(\.name) == [
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      ])
    simulator.becomeActive()
    simulator.resignActive()
    #expect(log.notes.count == 2 && UIApplication.shared.applicationState == .background)
    simulator.enterForeground()
    #expect(log.notes.last?.name == UIApplication.didBecomeActiveNotification)
    #expect(log.notes.count == 4)
  }

  @Test func inTheBackgroundNoDisplayLinkIsCalled() {
    let simulator = Simulator()
    simulator.show(UIViewController())
    var calls = 0
    let link = CADisplayLink { _ in calls += 1 }
    link.add(to: .main, forMode: .common)
    simulator.advance(by: 0.1)
    #expect(calls == 6)
    simulator.enterBackground()
    simulator.advance(by: 1)
    #expect(calls == 6)
    simulator.enterForeground()
    simulator.advance(by: 0.1)
    #expect(calls > 6)
    link.invalidate()
  }
}
