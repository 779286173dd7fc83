import Simulator
import Testing
import UIKit

/// Where a button puts what it shows, and what each state shows.
@MainActor @Suite struct ButtonTests {
  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  private func button(_ stage: TouchStage, _ prepare: (UIButton) -> Void) -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle("Open", for: .normal)
    button.setImage(image(20, 16), for: .normal)
    prepare(button)
    button.frame = CGRect(x: 40, y: 400, width: 200, height: 60)
    stage.root.addSubview(button)
    stage.simulator.advance(by: 0.05)
    return button
  }

  private func parts(_ button: UIButton) -> (image: CGRect, title: CGRect) {
    (button.imageView?.frame ?? .null, button.titleLabel?.frame ?? .null)
  }

  @Test func imageAndTitleStandTogetherInTheMiddle() {
    let stage = TouchStage()
    let (image, title) = parts(button(stage) { _ in })
    #expect(image.size == CGSize(width: 20, height: 16))
    #expect(abs(image.minX + title.maxX - 200) < 0.5 && abs(title.minX - image.maxX) < 0.5)
    #expect(image.midY == 30 && abs(title.midY - 30) < 0.5)
  }

  @Test func theAlignmentsMoveThem() {
    let stage = TouchStage()
    let left = parts(button(stage) { $0.contentHorizontalAlignment = .left })
    #expect(left.image.minX == 0)
    let right = parts(button(stage) { $0.contentHorizontalAlignment = .right })
    #expect(abs(right.title.maxX - 200) < 0.5)
    let low = parts(button(stage) { $0.contentVerticalAlignment = .bottom })
    #expect(abs(low.image.maxY - 60) < 0.5 && abs(low.title.maxY - 60) < 0.5)
    let inset = parts(
      button(stage) {
        $0.contentHorizontalAlignment = .left
        $0.contentEdgeInsets = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 0)
        $0.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
      })
    #expect(inset.image.minX == 12 && abs(inset.title.minX - 40) < 0.5)
  }

  @Test func fromRightToLeftTheImageComesFirstFromTheRight() {
    let stage = TouchStage()
    stage.simulator.traits.isRightToLeft = true
    let centred = parts(button(stage) { _ in })
    #expect(abs(centred.image.minX - centred.title.maxX) < 0.5)
    let leading = parts(button(stage) { $0.contentHorizontalAlignment = .leading })
    #expect(abs(leading.image.maxX - 200) < 0.5)
  }

  @Test func aTitleThatIsTooLongIsCutNotTheImage() {
    let stage = TouchStage()
    let (image, title) = parts(
      button(stage) {
        $0.setTitle("A title that is far too long for its button", for: .normal)
      })
    #expect(image.minX == 0 && image.width == 20)
    #expect(title.maxX <= 200.5)
  }

  @Test func eachStateShowsItsOwn() {
    let stage = TouchStage()
    let button = button(stage) {
      $0.setTitle("Pressed", for: .highlighted)
      $0.setTitle("Chosen", for: .selected)
      $0.setTitleColor(.green, for: .normal)
      $0.setTitleColor(.blue, for: .highlighted)
    }
    func says() -> String? { button.titleLabel?.text }
    #expect(says() == "Open" && button.titleLabel?.textColor == .green)
    let finger = stage.simulator.finger()
    finger.down(at: CGPoint(x: 100, y: 430))
    #expect(says() == "Pressed" && button.titleLabel?.textColor == .blue)
    finger.move(to: CGPoint(x: 100, y: 700))
    #expect(says() == "Open")
    finger.lift()
    button.isSelected = true
    #expect(says() == "Chosen")
    button.isEnabled = false
    #expect(button.state == [.selected, .disabled])
  }

  @Test func typesWithAPictureShowIt() {
    for type: UIButton.ButtonType in [
      .close, .contactAdd, .infoLight, .infoDark, .detailDisclosure,
    ] {
      let button = UIButton(type: type)
      #expect(button.currentImage != nil && button.intrinsicContentSize.width > 10)
    }
    #expect(UIButton(type: .system).currentImage == nil)
  }

  @Test func withoutRoomNothingIsInfinite() {
    HostReport.clear()
    let field = UITextField()
    field.borderStyle = .roundedRect
    let segments = UISegmentedControl(items: ["A"])
    segments.selectedSegmentIndex = 0
    let all: [UIView] = [
      field, segments, UISlider(), UISwitch(), UIButton(type: .system), UITextView(), UILabel(),
      UIProgressView(), UIPageControl(), UIImageView(image: image(3, 3)), UITableView(),
      UIVisualEffectView(effect: UIBlurEffect(style: .light)), UINavigationBar(),
      UIActivityIndicatorView(style: .large), UIRefreshControl(), UIScrollView(),
    ]
    let stage = TouchStage()
    for view in all {
      view.frame = .zero
      stage.root.addSubview(view)
    }
    stage.simulator.advance(by: 0.1)
    _ = stage.simulator.picture(scale: 1)
    #expect(HostReport.lines == [])
  }
}
