import Foundation
import Simulator
import Testing
import UIKit

/// What apps do every day and what UIKit's documentation says happens then.
@MainActor @Suite struct EverydayTests {
  private func show(_ root: UIViewController = UIViewController()) -> Simulator {
    let simulator = Simulator(.iPhone16, framesPerSecond: 60)
    simulator.show(root)
    simulator.advance(by: 0.1)
    return simulator
  }

  // MARK: Stack views

  private final class Block: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 100) }
  }

  /// Three blocks above each other, 100 points high each, and a view that stands below them.
  private func column() -> (simulator: Simulator, blocks: [UIView], below: UIView) {
    let root = UIViewController()
    let simulator = show(root)
    let blocks = [Block(), Block(), Block()]
    let stack = UIStackView(arrangedSubviews: blocks)
    stack.axis = .vertical
    let below = Block()
    for view in [stack, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(view)
      view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.view.topAnchor),
      stack.widthAnchor.constraint(equalToConstant: 200),
      below.topAnchor.constraint(equalTo: stack.bottomAnchor),
    ])
    simulator.advance(by: 0.1)
    return (simulator, blocks, below)
  }

  @Test(arguments: [false, true]) func arrangedViewLeavesAsPartOfTheAnimation(byAnimator: Bool) {
    let (simulator, blocks, below) = column()
    if byAnimator {
      UIViewPropertyAnimator(duration: 0.4, curve: .linear) { blocks[1].isHidden = true }
        .startAnimation()
    } else {
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        blocks[1].isHidden = true
      }
    }
    #expect(blocks[1].isHidden)
    simulator.advance(by: 0.2)
    // It is still to be seen, half as high, and the rest has come half of the way.
    #expect(simulator.opacity(of: blocks[1]) == 1)
    #expect(abs(simulator.frame(of: blocks[1]).height - 50) < 6)
    #expect(abs(simulator.frame(of: blocks[2]).minY - 150) < 6)
    #expect(abs(simulator.frame(of: below).minY - 250) < 6)
    simulator.advance(by: 0.3)
    #expect(simulator.opacity(of: blocks[1]) == 0)
    #expect(simulator.frame(of: below).minY == 200)
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      blocks[1].isHidden = false
    }
    simulator.advance(by: 0.2)
    #expect(simulator.opacity(of: blocks[1]) == 1)
    #expect(abs(simulator.frame(of: blocks[1]).height - 50) < 6)
    simulator.advance(by: 0.3)
    #expect(simulator.frame(of: below).minY == 300)
  }

  @Test func arrangedViewThatComesBackOnItsWayOutIsSeen() {
    let (simulator, blocks, below) = column()
    UIView.animate(withDuration: 0.4) { blocks[1].isHidden = true }
    simulator.advance(by: 0.2)
    UIView.animate(withDuration: 0.4) { blocks[1].isHidden = false }
    simulator.advance(by: 0.6)
    #expect(simulator.opacity(of: blocks[1]) == 1)
    #expect(simulator.frame(of: below).minY == 300)
  }

  @Test func otherViewsAreHiddenAtOnce() {
    let root = UIViewController()
    let simulator = show(root)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.view.addSubview(view)
    simulator.advance(by: 0.1)
    UIView.animate(withDuration: 0.4) { view.isHidden = true }
    #expect(simulator.opacity(of: view) == 0)
  }

  // MARK: Labels

  @Test func labelOfOneLineGrowsWithItsText() {
    let label = UILabel()
    label.text = "3 s"
    label.sizeToFit()
    let short = label.bounds.width
    label.text = "a good deal longer"
    label.sizeToFit()
    #expect(label.bounds.width > short * 3)
    #expect(label.bounds.width == label.intrinsicContentSize.width)
  }

  @Test func labelsStyleIsThatOfItsStyledText() {
    let label = UILabel()
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    label.attributedText = NSAttributedString(
      string: "한지",
      attributes: [
        .font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red,
        .paragraphStyle: style,
      ])
    #expect(label.font.pointSize == 40 && label.textColor == .red)
    #expect(label.textAlignment == .center)
    let large = label.intrinsicContentSize.height
    label.font = .systemFont(ofSize: 10)
    #expect(label.intrinsicContentSize.height < large / 2)
    label.textColor = .blue
    label.textAlignment = .right
    let now = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect((now?[.font] as? UIFont)?.pointSize == 10)
    #expect(now?[.foregroundColor] as? UIColor == .blue)
    #expect((now?[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
  }

  @Test func plainTextIsStyledByTheLabel() {
    let label = UILabel()
    label.text = "plain"
    label.font = .systemFont(ofSize: 21)
    label.textColor = .green
    let style = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect((style?[.font] as? UIFont)?.pointSize == 21)
    #expect(style?[.foregroundColor] as? UIColor == .green)
  }

  @Test func styledTitleOfAButtonKeepsItsColour() {
    let button = UIButton(type: .system)
    button.setAttributedTitle(
      NSAttributedString(string: "Go", attributes: [.foregroundColor: UIColor.red]), for: .normal)
    button.isHighlighted = true
    button.isHighlighted = false
    let shown = button.titleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(shown?[.foregroundColor] as? UIColor == .red)
  }

  @Test func textViewThatDoesNotScrollIsAsWideAsItsText() {
    let view = UITextView()
    view.isScrollEnabled = false
    view.text = "short"
    let short = view.intrinsicContentSize
    view.text = "short and a bit more\nshort"
    let long = view.intrinsicContentSize
    #expect(short.width > 15 && short.width < 60)
    #expect(long.width > short.width * 2 && long.width < 300)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(abs(view.bounds.width - long.width) < 1)
  }

  @Test func cellIsMadeWithoutWords() {
    let cell = UITableViewCell()
    #expect(cell.reuseIdentifier == nil && cell.detailTextLabel == nil)
  }

  // MARK: Appearance

  private final class Witness: UIViewController {
    var insets: [UIEdgeInsets] = []
    var sizes: [CGSize] = []
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      insets.append(view.safeAreaInsets)
      sizes.append(view.bounds.size)
    }
  }

  @Test func safeAreaIsKnownWhenAViewIsAppearing() {
    let root = Witness()
    let simulator = show(root)
    #expect(root.insets.map(\.top) == [59])
    let page = Witness()
    page.modalPresentationStyle = .fullScreen
    root.present(page, animated: true)
    #expect(page.insets.map(\.top) == [59])
    simulator.advanceUntilIdle()
  }

  @Test func screensOfAStackAppearWhereTheyWillBe() {
    let root = UIViewController()
    let simulator = show(root)
    let page = Witness()
    let sheet = UINavigationController(rootViewController: page)
    root.present(sheet, animated: true)
    #expect(page.insets.map(\.top) == [44])
    #expect(page.sizes == [CGSize(width: 393, height: 793)])
    simulator.advanceUntilIdle()
    #expect(page.insets.map(\.top) == [44] && page.view.safeAreaInsets.top == 44)
    let next = Witness()
    sheet.pushViewController(next, animated: true)
    #expect(next.insets.map(\.top) == [44])
    #expect(next.sizes == [CGSize(width: 393, height: 793)])
    simulator.advanceUntilIdle()
  }

  private final class Colored: UIView {
    var calls: Set<String> = []
    override func draw(_ rect: CGRect) {
      calls.insert("draw")
      UIColor.label.setFill()
      UIGraphicsGetCurrentContext()?.fill(bounds)
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      calls.insert("layout")
    }
    override func updateConstraints() {
      super.updateConstraints()
      calls.insert("constraints")
    }
    override func tintColorDidChange() {
      super.tintColorDidChange()
      calls.insert("tint")
    }
  }

  @Test func everythingIsAskedForItsColoursWhenItGetsDark() {
    let root = UIViewController()
    let simulator = show(root)
    let view = Colored(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    view.isOpaque = false
    root.view.addSubview(view)
    simulator.advance(by: 0.1)
    let light = simulator.picture().pngData
    view.calls = []
    simulator.traits.isDark = true
    simulator.advance(by: 0.1)
    #expect(view.calls == ["draw", "layout", "constraints", "tint"])
    view.calls = []
    simulator.traits.isDark = false
    simulator.advance(by: 0.1)
    #expect(simulator.picture().pngData == light)
    view.calls = []
    simulator.advance(by: 0.1)
    #expect(view.calls == [])
  }

  // MARK: Gestures

  @Test(arguments: [false, true]) func doubleTapThatNobodyWaitsForComesAfterTheTap(
    isFirst: Bool
  ) {
    let stage = TouchStage()
    let log = GestureLog()
    let tap = UITapGestureRecognizer().logged(log, as: "tap")
    let double = UITapGestureRecognizer().logged(log, as: "double")
    double.numberOfTapsRequired = 2
    let order: [UIGestureRecognizer] = isFirst ? [double, tap] : [tap, double]
    for recognizer in order { stage.pad.addGestureRecognizer(recognizer) }
    stage.simulator.finger().doubleTap(at: stage.pad.center)
    stage.simulator.advance(by: 1)
    #expect(log.lines == ["tap ended", "double ended"])
    #expect(!tap.canPrevent(double) && double.canPrevent(tap))
    log.lines = []
    tap.require(toFail: double)
    stage.simulator.finger().doubleTap(at: stage.pad.center)
    stage.simulator.advance(by: 1)
    #expect(log.lines == ["double ended"])
  }
}
