import Simulator
import Testing
import UIKit

@testable import Hanji

/// A form with a field near its top and one near its bottom.
@MainActor
final class Form: UIView {
  let upper = UITextField()
  let lower = UITextField()
  private(set) var heights: Set<CGFloat> = []
  private let height: CGFloat

  init(height: CGFloat) {
    self.height = height
    super.init(frame: .zero)
    for field in [upper, lower] { addSubview(field) }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    heights.insert(bounds.height)
    upper.frame = CGRect(x: 20, y: 40, width: bounds.width - 40, height: 40)
    lower.frame = CGRect(x: 20, y: bounds.height - 60, width: bounds.width - 40, height: 40)
  }
}

@MainActor
@Suite("Sheets and the keyboard")
struct SheetKeyboardTests {
  private func shown(
    height: CGFloat = 300, style: SheetStyle = .halfModal
  ) -> (Stand, Form) {
    let stand = Stand()
    let form = Form(height: height)
    stand.presentView(form, style: style)
    stand.simulator.advance(by: 1)
    return (stand, form)
  }

  /// The keyboard's upper edge on the screen.
  private func keyboardTop(_ stand: Stand) -> CGFloat { stand.simulator.keyboard.frame.minY }

  private func bottom(of field: UIView) -> CGFloat { field.convert(field.bounds, to: nil).maxY }

  @Test("A field at the bottom raises the sheet just enough, and hiding brings it back")
  func justEnough() {
    let (stand, form) = shown()
    form.lower.becomeFirstResponder()
    stand.simulator.advance(by: 1)
    #expect(keyboardTop(stand) - bottom(of: form.lower) == 12)
    #expect(form.heights == [300])
    #expect(form.bounds.height == 300)
    form.lower.resignFirstResponder()
    stand.simulator.advance(by: 1)
    #expect(stand.extent == 300)
    #expect(form.heights == [300])
    #expect(stand.events == [.willPresent(.code), .didPresent(.code, .finished)])
  }

  @Test("It goes up and down without a jump, its content never stretched")
  func motion() {
    let (stand, form) = shown()
    let trace = Trace()
    form.lower.becomeFirstResponder()
    trace.record(stand, seconds: 0.6)
    form.lower.resignFirstResponder()
    trace.record(stand, seconds: 0.6)
    #expect(trace.maxStep(trace.extents) < 60)
    #expect(form.heights == [300])
  }

  @Test("A field that shows anyway raises nothing; one below it does, and back")
  func fields() {
    let (stand, form) = shown(height: 440)
    form.upper.becomeFirstResponder()
    stand.simulator.advance(by: 1)
    #expect(stand.extent == 440)
    form.lower.becomeFirstResponder()
    stand.simulator.advance(by: 1)
    #expect(keyboardTop(stand) - bottom(of: form.lower) == 12)
    form.upper.becomeFirstResponder()
    stand.simulator.advance(by: 1)
    #expect(stand.extent == 440)
  }

  @Test("A sheet too tall to rise far enough gives its content an inset")
  func tooTall() {
    let (stand, form) = shown(height: 700)
    form.lower.becomeFirstResponder()
    stand.simulator.advance(by: 1)
    #expect(stand.extent <= stand.size.height)
    let end = stand.top + form.bounds.height - form.safeAreaInsets.bottom
    #expect(abs(end - keyboardTop(stand)) < 1)
    form.lower.resignFirstResponder()
    stand.simulator.advance(by: 1)
    #expect(form.safeAreaInsets.bottom == 34)
    #expect(stand.extent == 700)
  }

  @Test("Another keyboard height is followed; floating and hardware keyboards cover nothing")
  func heights() {
    let (stand, form) = shown()
    form.lower.becomeFirstResponder()
    stand.simulator.advance(by: 1)
    for height in [250.0, 400, 301] {
      stand.simulator.keyboard.change(height: height)
      stand.simulator.advance(by: 1)
      #expect(keyboardTop(stand) - bottom(of: form.lower) == 12)
    }
    stand.simulator.keyboard.place(.floating(CGRect(x: 40, y: 300, width: 300, height: 250)))
    stand.simulator.advance(by: 1)
    #expect(stand.extent == 300)
    stand.simulator.keyboard.place(.docked)
    stand.simulator.advance(by: 1)
    #expect(stand.extent > 500)
  }

  @Test("A keyboard for a field elsewhere leaves the sheet alone, until a field inside takes it")
  func elsewhere() {
    let stand = Stand()
    let outside = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    stand.presenter.view.addSubview(outside)
    let form = Form(height: 300)
    let child = UIViewController()
    child.view = form
    var style = SheetStyle.panel
    style.detents = [.content()]
    style.measure = .container
    let sheet = stand.presenter.attachSheet(child, style: style)
    stand.simulator.advance(by: 1)
    outside.becomeFirstResponder()
    stand.simulator.advance(by: 1)
    #expect(sheet.state?.extent == 300)
    form.lower.becomeFirstResponder()
    stand.simulator.advance(by: 1)
    #expect(keyboardTop(stand) - bottom(of: form.lower) == 12)
    form.lower.resignFirstResponder()
    stand.simulator.advance(by: 1)
    #expect(sheet.state?.extent == 300)
  }

  @Test("Dismissed while the keyboard is up, it does not come back")
  func dismissedUnderTheKeyboard() {
    for way in 0..<3 {
      let (stand, form) = shown()
      form.lower.becomeFirstResponder()
      stand.simulator.advance(by: 1)
      switch way {
      case 0: stand.presenter.dismiss(animated: true)
      case 1: stand.simulator.finger().tap(at: CGPoint(x: 200, y: 80))
      default:
        let finger = stand.simulator.finger()
        finger.down(at: stand.point(below: 10))
        finger.drag(by: CGVector(dx: 0, dy: 400), over: 0.2)
        finger.lift()
      }
      let trace = Trace()
      stand.simulator.advance(by: 0.05)
      stand.simulator.keyboard.hide()
      while stand.isUp, trace.extents.count < 200 { trace.record(stand, seconds: 0.017) }
      #expect(!stand.isUp)
      #expect(zip(trace.extents, trace.extents.dropFirst()).allSatisfy { $0 >= $1 - 0.01 })
      #expect(stand.window.subviews.count == 1)
    }
  }

  @Test("A card and a sheet view rise too; the card keeps its distance")
  func otherSystems() {
    let stand = Stand()
    let form = Form(height: 200)
    let bulletin = BulletinController(page: BulletinPage(view: form))
    stand.presenter.present(bulletin, animated: true)
    stand.simulator.advance(by: 1)
    form.lower.becomeFirstResponder()
    stand.simulator.advance(by: 1)
    #expect(keyboardTop(stand) - bottom(of: form.lower) >= 12)
    #expect(form.bounds.height == 200)
    bulletin.close(animated: false)
    stand.simulator.advance(by: 1)

    let second = Form(height: 200)
    let sheet = SheetView(contentView: second)
    sheet.show(in: stand.presenter.view)
    stand.simulator.advance(by: 1)
    second.lower.becomeFirstResponder()
    stand.simulator.advance(by: 1)
    #expect(keyboardTop(stand) - bottom(of: second.lower) == 12)
    sheet.hide()
    stand.simulator.advance(by: 1)
    #expect(!sheet.isShown)
  }

  @Test("Resizing gives the content an inset and leaves the sheet where it is")
  func resizes() {
    var style = SheetStyle.halfModal
    style.keyboard = .resizeContent
    let (stand, form) = shown(height: 500, style: style)
    form.lower.becomeFirstResponder()
    stand.simulator.advance(by: 1)
    #expect(stand.extent == 500)
    #expect(form.safeAreaInsets.bottom == stand.size.height - keyboardTop(stand))
    form.lower.resignFirstResponder()
    stand.simulator.advance(by: 1)
    #expect(form.safeAreaInsets.bottom == 34)
  }

  @Test("Ignored, it covers the sheet; expanding, the sheet goes to its largest and back")
  func ignoresAndExpands() {
    var style = SheetStyle.halfModal
    style.keyboard = .ignore
    let (still, form) = shown(style: style)
    form.lower.becomeFirstResponder()
    still.simulator.advance(by: 1)
    #expect(still.extent == 300)

    style = .system
    style.detents = [.medium(), .large()]
    style.keyboard = .expand
    let (stand, second) = shown(style: style)
    let medium = stand.extent
    second.lower.becomeFirstResponder()
    stand.simulator.advance(by: 1)
    #expect(stand.extent > medium + 200)
    second.lower.resignFirstResponder()
    stand.simulator.advance(by: 1)
    #expect(stand.extent == medium)
  }

  @Test("Between detents, a drag under the keyboard changes the content's height step by step")
  func dragsBetweenDetents() {
    var style = SheetStyle.system
    style.detents = [.medium(), .large()]
    let (stand, form) = shown(style: style)
    let medium = form.bounds.height
    form.lower.becomeFirstResponder()
    stand.simulator.advance(by: 1)
    #expect(form.bounds.height == medium)
    let finger = stand.simulator.finger()
    finger.down(at: stand.point(below: 8))
    finger.move(by: CGVector(dx: 0, dy: -10))
    var heights: [CGFloat] = []
    for _ in 0..<60 {
      finger.move(by: CGVector(dx: 0, dy: -2))
      heights.append(form.bounds.height)
    }
    finger.lift()
    stand.simulator.advance(by: 1)
    #expect(
      zip(heights, heights.dropFirst()).allSatisfy { $1 >= $0 - 0.01 && $1 - $0 < 30 }, "\(heights)"
    )
    #expect(form.bounds.height >= medium)
  }

  @Test("Rotated with the keyboard up, the sheet stays in sight and comes back")
  func rotates() {
    let (stand, form) = shown(height: 200)
    form.lower.becomeFirstResponder()
    stand.simulator.advance(by: 1)
    stand.simulator.rotate(to: .landscapeLeft)
    stand.simulator.advance(by: 1)
    #expect(stand.top >= 0)
    form.lower.resignFirstResponder()
    stand.simulator.advance(by: 1)
    #expect(stand.extent == 200)
    stand.simulator.rotate(to: .portrait)
    stand.simulator.advance(by: 1)
    #expect(stand.extent == 200)
  }
}
