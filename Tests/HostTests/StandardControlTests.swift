import Simulator
import Testing
import UIKit

@MainActor @Suite struct StandardControlTests {
  private func put<Control: UIControl>(_ control: Control, _ stage: TouchStage) -> GestureLog {
    let log = GestureLog()
    control.frame.origin = CGPoint(x: 50, y: 400)
    control.addAction(UIAction { _ in log.lines.append("changed") }, for: .valueChanged)
    stage.root.addSubview(control)
    stage.simulator.advance(by: 0.1)
    return log
  }

  @Test func aSwitchTurnsByTapAndByDrag() {
    let stage = TouchStage()
    let toggle = UISwitch()
    let log = put(toggle, stage)
    stage.simulator.finger().tap(at: CGPoint(x: 70, y: 415))
    #expect(toggle.isOn)
    let finger = stage.simulator.finger()
    finger.down(at: CGPoint(x: 90, y: 415))
    finger.drag(to: CGPoint(x: 55, y: 415), over: 0.2)
    finger.lift()
    #expect(!toggle.isOn)
    #expect(log.lines.count == 2)
    toggle.setOn(true, animated: false)
    #expect(log.lines.count == 2)
  }

  @Test func aSlidersKnobFollowsTheFinger() {
    let stage = TouchStage()
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 232, height: 34))
    slider.maximumValue = 10
    let log = put(slider, stage)
    let finger = stage.simulator.finger()
    finger.down(at: CGPoint(x: 66, y: 417))
    finger.drag(by: CGVector(dx: 100, dy: 0), over: 0.2)
    finger.lift()
    #expect(abs(slider.value - 5) < 0.05)
    #expect(log.lines.count > 5)
    slider.value = 99
    #expect(slider.value == 10)
    slider.value = .nan
    #expect(slider.value == 10)
  }

  @Test func aSliderKeepsPansAlongItsTrackButNotAcross() {
    let stage = TouchStage()
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 232, height: 34))
    _ = put(slider, stage)
    let log = GestureLog()
    stage.root.addGestureRecognizer(UIPanGestureRecognizer().logged(log, as: "pan"))
    let finger = stage.simulator.finger()
    finger.flick(from: CGPoint(x: 66, y: 417), velocity: CGVector(dx: 400, dy: 0))
    #expect(log.lines.isEmpty)
    slider.value = 0
    finger.flick(from: CGPoint(x: 66, y: 417), velocity: CGVector(dx: 0, dy: 400))
    #expect(log.lines.first == "pan began")
  }

  @Test func aSegmentIsChosenByTap() {
    let stage = TouchStage()
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.frame.size = CGSize(width: 240, height: 32)
    let log = put(control, stage)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    stage.simulator.finger().tap(at: CGPoint(x: 50 + 120, y: 415))
    #expect(control.selectedSegmentIndex == 1)
    stage.simulator.finger().tap(at: CGPoint(x: 50 + 120, y: 415))
    control.setEnabled(false, forSegmentAt: 2)
    stage.simulator.finger().tap(at: CGPoint(x: 50 + 220, y: 415))
    #expect(control.selectedSegmentIndex == 1)
    #expect(log.lines == ["changed"])
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 0)
    control.selectedSegmentIndex = 9
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func aPageControlStepsToTheTappedSide() {
    let stage = TouchStage()
    let control = UIPageControl()
    control.numberOfPages = 3
    control.frame.size = CGSize(width: 100, height: 26)
    let log = put(control, stage)
    for _ in 0..<5 { stage.simulator.finger().tap(at: CGPoint(x: 140, y: 412)) }
    #expect(control.currentPage == 2)
    stage.simulator.finger().tap(at: CGPoint(x: 60, y: 412))
    #expect(control.currentPage == 1)
    #expect(log.lines.count == 3)
    control.currentPage = 17
    #expect(control.currentPage == 2)
    control.numberOfPages = 1
    #expect(control.currentPage == 0)
  }

  @Test func progressIsClamped() {
    let view = UIProgressView(progressViewStyle: .default)
    view.progress = 3
    #expect(view.progress == 1)
    view.progress = -1
    #expect(view.progress == 0)
    view.setProgress(.nan, animated: true)
    #expect(view.progress == 0)
  }

  @Test func aWheelHidesWhenItStopsAndKeepsNothingBusy() {
    let stage = TouchStage()
    let wheel = UIActivityIndicatorView(style: .large)
    stage.root.addSubview(wheel)
    #expect(wheel.isHidden)
    wheel.startAnimating()
    #expect(!wheel.isHidden)
    #expect(stage.simulator.advanceUntilIdle(limit: 1))
    let before = stage.simulator.picture()
    stage.simulator.advance(by: 0.2)
    #expect(before.differences(from: stage.simulator.picture()) > 10)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
  }

  @Test func aBlurShowsWhatIsBehindUnlessTransparencyIsReduced() {
    let stage = TouchStage()
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    blur.frame = CGRect(x: 0, y: 300, width: 393, height: 300)
    stage.root.addSubview(blur)
    func shade() -> Int {
      stage.simulator.advance(by: 0.1)
      let pixel = stage.simulator.picture().pixel(at: CGPoint(x: 200, y: 450))
      return Int(pixel.red)
    }
    stage.root.backgroundColor = .white
    let light = shade()
    stage.root.backgroundColor = .black
    #expect(light - shade() > 50)
    stage.simulator.traits.reducesTransparency = true
    let opaque = shade()
    stage.root.backgroundColor = .white
    #expect(opaque == shade())
  }
}
