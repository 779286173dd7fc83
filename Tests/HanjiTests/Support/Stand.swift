import Simulator
import Testing
import UIKit

@testable import Hanji

/// A phone with a screen that presents sheets, and a record of what they said.
@MainActor
final class Stand {
  let simulator: Simulator
  let presenter = Presenter()
  private(set) var events: [SheetEvent] = []

  init(_ device: Device = .iPhone16, framesPerSecond: Int = 60) {
    simulator = Simulator(device, framesPerSecond: framesPerSecond)
    simulator.show(presenter)
  }

  var window: UIWindow { simulator.window }
  var size: CGSize { window.bounds.size }

  /// Presents a block of a height as a half modal and lets it rise.
  @discardableResult
  func presentBlock(
    height: CGFloat = 600, style: SheetStyle = .halfModal, rising: Bool = true
  ) -> Block {
    let block = Block(height: height)
    presentView(block, style: style)
    if rising { simulator.advance(by: 0.5) }
    return block
  }

  @discardableResult
  func presentView(_ view: UIView?, style: SheetStyle = .halfModal) -> SheetPresentationController {
    presenter.presentSheet(view, style: style, onEvent: { [weak self] in self?.events.append($0) })
  }

  func forgetEvents() { events = [] }

  /// The root view of the sheet that is up.
  var root: SheetRootView? {
    presenter.presentedViewController?.presentationController?.presentedView as? SheetRootView
  }

  /// The top of the sheet on the screen, in window points; the window's height when there is none.
  var top: CGFloat {
    guard let surface = root?.surface else { return size.height }
    let layer = surface.layer.presentation() ?? surface.layer
    return layer.frame.minY
  }

  /// Points of the sheet that show.
  var extent: CGFloat { size.height - top }

  /// The dim on the screen.
  var dim: Double {
    guard let dimming = root?.dimming else { return 0 }
    return Double((dimming.layer.presentation() ?? dimming.layer).opacity)
  }

  var isUp: Bool { presenter.presentedViewController != nil }

  /// The middle of the screen, this far below the sheet's top.
  func point(below depth: CGFloat) -> CGPoint { CGPoint(x: size.width / 2, y: top + depth) }

  /// A finger that holds the sheet at its top and has dragged it this far down, slop excluded.
  func holdingFinger(draggedBy distance: CGFloat, from depth: CGFloat = 10) -> Finger {
    let finger = simulator.finger()
    finger.down(at: point(below: depth))
    finger.move(by: CGVector(dx: 0, dy: 10))
    finger.drag(by: CGVector(dx: 0, dy: distance), over: 0.3)
    return finger
  }
}

/// A screen that counts what is asked of it.
@MainActor
final class Presenter: UIViewController {
  var appearances: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appearances.append("willAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    appearances.append("willDisappear")
  }
}

/// Content of a fixed height with a button in its middle.
@MainActor
final class Block: UIView {
  var height: CGFloat {
    didSet { invalidateIntrinsicContentSize() }
  }
  let button = UIButton(type: .system)
  private(set) var presses = 0
  private(set) var layouts = 0

  init(height: CGFloat) {
    self.height = height
    super.init(frame: .zero)
    backgroundColor = .white
    button.addAction(
      UIAction { [weak self] _ in self?.presses += 1 }, for: .touchUpInside)
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    button.frame = CGRect(x: bounds.midX - 50, y: 200, width: 100, height: 44)
  }
}
