import Simulator
import Testing
import UIKit

/// Controls from right to left, and the corners of their behaviour.
@MainActor @Suite struct MirroredControlTests {
  private func put<Control: UIControl>(
    _ control: Control, _ stage: TouchStage, mirrored: Bool
  ) -> (Control, () -> Int) {
    stage.simulator.traits.isRightToLeft = mirrored
    control.frame = CGRect(x: 50, y: 400, width: 240, height: 40)
    stage.root.addSubview(control)
    stage.simulator.advance(by: 0.05)
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    return (control, { count })
  }

  @Test(arguments: [false, true]) func aSlidersEndIsOnItsOtherSide(mirrored: Bool) {
    let stage = TouchStage()
    let (slider, count) = put(UISlider(), stage, mirrored: mirrored)
    let finger = stage.simulator.finger()
    finger.down(at: CGPoint(x: mirrored ? 272 : 66, y: 420))
    finger.drag(to: CGPoint(x: 170, y: 420), over: 0.2)
    #expect(abs(slider.value - 0.5) < 0.05 && count() > 3)
    finger.drag(to: CGPoint(x: mirrored ? 0 : 393, y: 420), over: 0.2)
    finger.lift()
    #expect(slider.value == 1)
  }

  @Test func aSliderThatIsNotContinuousTellsAtTheEnd() {
    let stage = TouchStage()
    let (slider, count) = put(UISlider(), stage, mirrored: false)
    slider.isContinuous = false
    let finger = stage.simulator.finger()
    finger.down(at: CGPoint(x: 66, y: 420))
    finger.drag(to: CGPoint(x: 170, y: 420), over: 0.2)
    #expect(slider.value > 0.3 && count() == 0)
    finger.lift()
    #expect(count() == 1)
  }

  @Test(arguments: [false, true]) func segmentsAreCountedInReadingDirection(mirrored: Bool) {
    let stage = TouchStage()
    let (control, count) = put(
      UISegmentedControl(items: ["A", "B", "C"]), stage, mirrored: mirrored)
    stage.simulator.finger().tap(at: CGPoint(x: 70, y: 420))
    #expect(control.selectedSegmentIndex == (mirrored ? 2 : 0) && count() == 1)
    control.setEnabled(false, forSegmentAt: 1)
    stage.simulator.finger().tap(at: CGPoint(x: 170, y: 420))
    #expect(control.selectedSegmentIndex == (mirrored ? 2 : 0) && count() == 1)
    control.setWidth(160, forSegmentAt: 0)
    stage.simulator.advance(by: 0.1)
    stage.simulator.finger().tap(at: CGPoint(x: mirrored ? 150 : 190, y: 420))
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test func aMomentarySegmentIsLetGoAgain() {
    let stage = TouchStage()
    let (control, count) = put(UISegmentedControl(items: ["A", "B"]), stage, mirrored: false)
    control.isMomentary = true
    var seen = -2
    control.addAction(
      UIAction { seen = ($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -3 },
      for: .valueChanged)
    stage.simulator.finger().tap(at: CGPoint(x: 250, y: 420))
    #expect(seen == 1 && count() == 1)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test(arguments: [false, true]) func dotsStepTheirWay(mirrored: Bool) {
    let stage = TouchStage()
    let (pages, count) = put(UIPageControl(), stage, mirrored: mirrored)
    pages.numberOfPages = 4
    pages.currentPage = 1
    stage.simulator.finger().tap(at: CGPoint(x: 280, y: 420))
    #expect(pages.currentPage == (mirrored ? 0 : 2) && count() == 1)
  }

  @Test(arguments: [false, true]) func aSwitchIsDraggedOnTowardsTheEnd(mirrored: Bool) {
    let stage = TouchStage()
    let (toggle, count) = put(UISwitch(), stage, mirrored: mirrored)
    let (start, end): (CGFloat, CGFloat) = mirrored ? (95, 55) : (55, 95)
    let finger = stage.simulator.finger()
    finger.down(at: CGPoint(x: start, y: 415))
    finger.drag(to: CGPoint(x: end, y: 415), over: 0.2)
    #expect(toggle.isOn && count() == 0)
    finger.drag(to: CGPoint(x: start, y: 415), over: 0.2)
    finger.lift()
    #expect(!toggle.isOn && count() == 0)
  }

  @Test func whatIsAdjustableIsAdjustedByVoice() {
    let stage = TouchStage()
    let (slider, count) = put(UISlider(), stage, mirrored: false)
    let voice = stage.simulator.voiceOver
    voice.focus(on: slider)
    voice.increment()
    #expect(abs(slider.value - 0.1) < 1e-6 && count() == 1)
    #expect(voice.description(of: slider).contains("10%"))
    voice.decrement()
    #expect(slider.value == 0)
    let toggle = UISwitch(frame: CGRect(x: 50, y: 500, width: 0, height: 0))
    stage.root.addSubview(toggle)
    voice.focus(on: toggle)
    voice.activate()
    #expect(toggle.isOn && toggle.accessibilityValue == "1")
    slider.isEnabled = false
    voice.focus(on: slider)
    voice.increment()
    #expect(slider.value == 0)
  }
}
