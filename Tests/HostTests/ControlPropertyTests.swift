import Simulator
import Testing
import UIKit

/// Properties of labels, images, fields and controls, each seen to do what it says.
@MainActor @Suite struct ControlPropertyTests {
  /// How many pixels of about that colour a view shows.
  private func count(
    _ stage: TouchStage, in view: UIView, where matches: (Picture.Pixel) -> Bool
  ) -> Int {
    stage.simulator.advance(by: 0.02)
    let picture = stage.simulator.picture(scale: 1)
    let frame = stage.simulator.frame(of: view)
    var found = 0
    for x in stride(from: frame.minX, to: frame.maxX, by: 1) {
      for y in stride(from: frame.minY, to: frame.maxY, by: 1)
      where matches(picture.pixel(at: CGPoint(x: x, y: y))) { found += 1 }
    }
    return found
  }

  private func isRed(_ pixel: Picture.Pixel) -> Bool {
    pixel.red > 180 && pixel.green < 100 && pixel.blue < 100
  }

  private func add<View: UIView>(_ view: View, _ stage: TouchStage, height: CGFloat = 40) -> View {
    stage.root.backgroundColor = .white
    view.frame = CGRect(x: 20, y: 400, width: 200, height: height)
    stage.root.addSubview(view)
    return view
  }

  @Test func aHighlightedLabelAndImageShowTheOther() {
    let stage = TouchStage()
    let label = add(UILabel(), stage)
    label.text = "■■■■"
    label.textColor = .blue
    label.highlightedTextColor = .red
    #expect(count(stage, in: label, where: isRed) == 0)
    label.isHighlighted = true
    #expect(count(stage, in: label, where: isRed) > 100)
    label.removeFromSuperview()
    func square(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
        color.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }
    }
    let image = add(UIImageView(image: square(.blue), highlightedImage: square(.red)), stage)
    #expect(count(stage, in: image, where: isRed) == 0)
    image.isHighlighted = true
    #expect(count(stage, in: image, where: isRed) > 1000)
    image.contentMode = .center
    #expect(abs(count(stage, in: image, where: isRed) - 400) < 50)
  }

  @Test func aLabelShrinksOneLineDownToItsFactor() {
    let stage = TouchStage()
    let label = add(UILabel(), stage)
    label.textColor = .red
    label.text = "■■■■■■■■■■■■■■■■■■■■"
    label.font = .systemFont(ofSize: 30)
    let cut = count(stage, in: label, where: isRed)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.2
    let whole = count(stage, in: label, where: isRed)
    #expect(whole < cut)
    label.minimumScaleFactor = 0.9
    #expect(count(stage, in: label, where: isRed) > whole)
  }

  @Test func aFieldMakesRoomForItsSides() {
    let stage = TouchStage()
    let field = add(UITextField(), stage)
    let (left, right) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)),
      UIView(frame: CGRect(x: 0, y: 0, width: 25, height: 20))
    )
    field.leftView = left
    field.rightView = right
    stage.simulator.advance(by: 0.02)
    #expect(left.isHidden && field.textRect(forBounds: field.bounds) == field.bounds)
    field.leftViewMode = .always
    field.rightViewMode = .whileEditing
    stage.simulator.advance(by: 0.02)
    #expect(!left.isHidden && right.isHidden && left.frame.minX == 0)
    #expect(field.textRect(forBounds: field.bounds).minX == 30)
    field.becomeFirstResponder()
    stage.simulator.advance(by: 0.02)
    #expect(!right.isHidden && right.frame.maxX == 200)
    #expect(
      field.editingRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 145, height: 40))
    field.rightViewMode = .unlessEditing
    stage.simulator.advance(by: 0.02)
    #expect(right.isHidden)
  }

  @Test func aFieldThatClearsBeginsEmpty() {
    let stage = TouchStage()
    let field = add(UITextField(), stage)
    field.text = "old"
    field.becomeFirstResponder()
    #expect(field.text == "old")
    field.resignFirstResponder()
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text == "")
  }

  @Test func aPlaceholderShowsWhileThereIsNoText() {
    let stage = TouchStage()
    let field = add(UITextField(), stage)
    field.placeholder = "■■■■"
    func grey(_ pixel: Picture.Pixel) -> Bool { pixel.red < 230 && pixel.red > 120 }
    #expect(count(stage, in: field, where: grey) > 100)
    field.text = " "
    #expect(count(stage, in: field, where: grey) == 0)
  }

  @Test func aTextViewsInsetsMoveItsText() {
    let stage = TouchStage()
    let view = add(UITextView(), stage, height: 100)
    view.text = "a"
    let before = view.sizeThatFits(CGSize(width: 200, height: 0)).height
    view.textContainerInset = UIEdgeInsets(top: 30, left: 20, bottom: 40, right: 0)
    stage.simulator.advance(by: 0.02)
    #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 0)).height - before - 54) < 0.5)
    let origin = view.subviews.compactMap { $0 as? UILabel }.first?.frame.origin ?? .zero
    #expect(abs(origin.x - 25) < 1e-6 && abs(origin.y - 30) < 1e-6)
  }

  @Test func onePageHidesItsDot() {
    let stage = TouchStage()
    let pages = add(UIPageControl(), stage)
    pages.numberOfPages = 1
    pages.currentPageIndicatorTintColor = .red
    #expect(count(stage, in: pages, where: isRed) > 10)
    pages.hidesForSinglePage = true
    #expect(count(stage, in: pages, where: isRed) == 0)
    pages.numberOfPages = 2
    #expect(count(stage, in: pages, where: isRed) > 10)
  }

  @Test func tintsAreSeen() {
    let stage = TouchStage()
    let segments = UISegmentedControl(items: ["A", "B"])
    segments.selectedSegmentIndex = 0
    segments.selectedSegmentTintColor = .red
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.onTintColor = .red
    let slider = UISlider()
    slider.value = 1
    slider.minimumTrackTintColor = .red
    let progress = UIProgressView()
    progress.progress = 1
    progress.progressTintColor = .red
    for view in [segments, toggle, slider, progress] as [UIView] {
      #expect(count(stage, in: add(view, stage), where: isRed) > 200, "\(type(of: view))")
      view.removeFromSuperview()
    }
  }

  @Test func aControlTellsOfTheFingersComingAndGoing() {
    let stage = TouchStage()
    let control = add(UIControl(), stage)
    var log: [String] = []
    for (event, word) in [
      (UIControl.Event.touchDragExit, "exit"), (.touchDragEnter, "enter"),
      (.touchUpOutside, "outside"), (.touchUpInside, "inside"),
    ] {
      control.addAction(UIAction { _ in log.append(word) }, for: event)
    }
    let finger = stage.simulator.finger()
    finger.down(at: CGPoint(x: 100, y: 420))
    finger.move(to: CGPoint(x: 100, y: 600))
    #expect(!control.isHighlighted && control.isTracking)
    finger.move(to: CGPoint(x: 100, y: 430))
    #expect(control.isHighlighted)
    finger.move(to: CGPoint(x: 100, y: 600))
    finger.lift()
    #expect(log == ["exit", "enter", "exit", "outside"])
  }
}
