import Simulator
import Testing
import UIKit

@testable import Hanji

/// A sheet of some kind to which random things happen, watched at each frame.
@MainActor
final class RandomStory {
  enum System: CaseIterable { case halfModal, sheetView, topSheet, inScrollView, attached, embed }

  let stand: Stand
  private let system: System
  private var random: SeededNumbers
  private var content: Block? = Block(height: 300)
  private var modal: HalfModalController?
  private var sheet: SheetView?
  private var child: UIViewController?
  private var scroll: UIScrollView?
  private var fingers: [Finger] = []
  private(set) var log: [String] = []
  private(set) var faults: [String] = []
  private var events: [SheetEvent] = []
  private var calls: [Int] = []
  private var last: [ObjectIdentifier: CGRect] = [:]
  /// Frames in which the sheet may jump: a finger moves it, or somebody wished for no animation.
  private var leave = 0

  init(_ seed: Int, _ system: System) {
    self.system = system
    random = SeededNumbers(seed)
    stand = Stand([Device.iPhone16, .iPhoneSE3, .iPadPro11][random.below(3)])
    content?.height = CGFloat(100 + random.below(500))
    if system == .inScrollView {
      let view = UIScrollView(frame: stand.presenter.view.bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.contentSize = CGSize(width: 300, height: 3000)
      stand.presenter.view.addSubview(view)
      scroll = view
    }
    stand.simulator.onFrame = { [weak self] _ in self?.watch() }
  }

  private func fault(_ sentence: String) { faults.append("\(log.count): \(sentence)") }

  private func mayJump(for frames: Int) { leave = max(leave, frames) }

  // MARK: What is seen

  private func roots(in view: UIView) -> [SheetRootView] {
    (view as? SheetRootView).map { [$0] } ?? view.subviews.flatMap { roots(in: $0) }
  }

  private var roots: [SheetRootView] { roots(in: stand.window) }

  private func watch() {
    let isFree = leave > 0
    leave = max(0, leave - 1)
    var now: [ObjectIdentifier: CGRect] = [:]
    for root in roots {
      let frame = (root.surface.layer.presentation() ?? root.surface.layer).frame
      now[ObjectIdentifier(root)] = frame
      guard !isFree, let before = last[ObjectIdentifier(root)], let driver = root.driver else {
        continue
      }
      let isTop = driver.resolvedEdge == .top
      let step = isTop ? frame.maxY - before.maxY : frame.minY - before.minY
      // The fastest motion of all covers a seventh of the sheet in a frame.
      if abs(step) > max(130, frame.height / 5) { fault("a jump of \(step)") }
    }
    last = now
  }

  // MARK: What happens

  private func call() -> () -> Void {
    let index = calls.count
    calls.append(0)
    return { [weak self] in self?.calls[index] += 1 }
  }

  private var listener: (SheetEvent) -> Void { { [weak self] in self?.events.append($0) } }

  private func show() {
    let animated = random.chance(80)
    if !animated { mayJump(for: 60) }
    switch system {
    case .halfModal:
      guard !stand.isUp else { return }
      let half = modal ?? HalfModalController(contentView: content)
      modal = half
      half.onEvent = listener
      stand.presenter.present(half, animated: animated, completion: call())
    case .sheetView, .topSheet, .inScrollView:
      let view =
        sheet
        ?? SheetView(
          contentView: content, style: system == .topSheet ? .topSheet : .bottomSheet)
      sheet = view
      view.onEvent = listener
      view.show(in: scroll ?? stand.presenter.view, animated: animated, completion: call())
    case .attached, .embed:
      let controller = child ?? UIViewController()
      child = controller
      if controller.viewIfLoaded == nil, let content { controller.view = content }
      stand.presenter.attachSheet(
        controller, style: system == .embed ? .halfEmbed() : .panel, animated: animated,
        completion: call(), onEvent: listener)
    }
  }

  private func hide() {
    let animated = random.chance(80)
    if !animated { mayJump(for: 60) }
    modal?.close(animated: animated, completion: call())
    sheet?.hide(animated: animated, completion: call())
    child?.attachedSheet?.dismiss(animated: animated, completion: call())
  }

  private func touchPoint() -> CGPoint {
    if random.chance(65), let root = roots.last, let driver = root.driver {
      let frame = driver.visibleSurfaceFrame
      let y = driver.resolvedEdge == .top ? frame.maxY - 12 : frame.minY + 12
      return root.convert(CGPoint(x: frame.midX, y: y), to: nil)
    }
    let size = stand.size
    return CGPoint(
      x: CGFloat(random.below(Int(size.width))), y: CGFloat(random.below(Int(size.height))))
  }

  private func touch() {
    switch random.below(5) {
    case 0: stand.simulator.finger().tap(at: touchPoint())
    case 1 where fingers.count < 3:
      let finger = stand.simulator.finger()
      finger.down(at: touchPoint())
      fingers.append(finger)
    case 2 where !fingers.isEmpty:
      let finger = fingers.remove(at: random.below(fingers.count))
      random.chance(15) ? finger.cancel() : finger.lift()
    case 3:
      mayJump(for: 40)
      let speed = CGFloat(random.below(6000) - 3000)
      stand.simulator.finger().flick(
        from: touchPoint(), velocity: CGVector(dx: 0, dy: speed), distance: 150)
    default:
      guard !fingers.isEmpty else { return }
      mayJump(for: 40)
      let way = CGVector(
        dx: CGFloat(random.below(300) - 150), dy: CGFloat(random.below(600) - 300))
      fingers[random.below(fingers.count)].drag(by: way, over: Double(1 + random.below(20)) / 60)
    }
  }

  private func surroundings() {
    switch random.below(4) {
    case 0:
      mayJump(for: 60)
      let ways: [UIInterfaceOrientation] = [.portrait, .landscapeLeft, .landscapeRight]
      stand.simulator.rotate(to: ways[random.below(3)])
    case 1:
      mayJump(for: 3)
      for finger in fingers { finger.cancel() }
      fingers = []
      stand.simulator.enterBackground()
      stand.simulator.enterForeground()
    case 2: stand.simulator.traits.textSize = [.large, .extraSmall][random.below(2)]
    default: content?.height = CGFloat(40 + random.below(24) * 40)
    }
  }

  private func step() {
    let what = random.below(10)
    log.append(["show", "show", "hide", "surroundings", "wait", "wait"][min(what, 5)])
    switch what {
    case 0, 1: show()
    case 2: hide()
    case 3: surroundings()
    case 4, 5: stand.simulator.advance(by: Double(random.below(20)) / 60)
    default:
      log[log.count - 1] = "touch"
      touch()
    }
  }

  // MARK: How it ends

  func play(steps: Int) {
    for _ in 0..<steps { step() }
    for finger in fingers { finger.lift() }
    fingers = []
    stand.simulator.advance(by: 3)
    for root in roots { look(at: root) }
    mayJump(for: 600)
    modal?.close()
    sheet?.hide()
    child?.attachedSheet?.dismiss()
    stand.simulator.advance(by: 3)
    if stand.isUp || !roots.isEmpty || stand.window.subviews.count != 1 { fault("something stays") }
    if !stand.presenter.children.isEmpty { fault("a child stays") }
    for (index, count) in calls.enumerated() where count != 1 {
      fault("completion \(index) called \(count) times")
    }
    lookAtEvents()
    lookForLeaks()
  }

  private func look(at root: SheetRootView) {
    guard let driver = root.driver else { return fault("a root without a driver") }
    if driver.sheet.phase != .resting || driver.isMoving { fault("not at rest") }
    let extent = driver.state.extent
    if extent != driver.sheet.targetExtent { fault("at \(extent), not where it goes") }
    let surface = root.surface.frame
    let wanted = driver.geometry.frame(extent: extent, length: driver.length)
    if abs(surface.minY - wanted.minY) > 0.5 || abs(surface.height - wanted.height) > 0.5 {
      fault("seen at \(surface), not at \(wanted)")
    }
    guard let content else { return }
    let inside = content.convert(content.bounds, to: root)
    if abs(inside.minY - surface.minY) > 0.5 || abs(inside.height - surface.height) > 0.5 {
      fault("content at \(inside) in \(surface)")
    }
  }

  private func lookAtEvents() {
    var open: Set<String> = []
    for event in events {
      let (name, begins): (String, Bool)
      switch event {
      case .willPresent: (name, begins) = ("present", true)
      case .didPresent: (name, begins) = ("present", false)
      case .willSelect(let detent, _): (name, begins) = (detent.rawValue, true)
      case .didSelect(let detent, _, _): (name, begins) = (detent.rawValue, false)
      case .willDismiss: (name, begins) = ("dismiss", true)
      case .didDismiss, .dismissalCalledOff: (name, begins) = ("dismiss", false)
      case .dismissalRefused: continue
      }
      let isRight = begins ? open.insert(name).inserted : open.remove(name) != nil
      if !isRight { fault("\(event) out of turn") }
    }
    if !open.isEmpty { fault("never ended: \(open)") }
  }

  private func lookForLeaks() {
    weak var (view, half, plain, controller) = (content, modal, sheet, child)
    (content, modal, sheet, child) = (nil, nil, nil, nil)
    stand.simulator.advance(by: 0.1)
    if view != nil || half != nil || plain != nil || controller != nil { fault("a leak") }
  }
}

@MainActor
@Suite("Sheets to which random things happen")
struct RandomSheetsTests {
  @Test(
    "Never stuck, never a jump, each call once, nothing left",
    arguments: RandomStory.System.allCases)
  func story(_ system: RandomStory.System) {
    for seed in 0..<12 {
      let story = RandomStory(seed, system)
      story.play(steps: 25)
      #expect(story.faults.isEmpty, "seed \(seed): \(story.log)")
    }
  }
}
