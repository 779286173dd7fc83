import Foundation
import Simulator
import Testing
import UIKit

/// Random fingers over views and recognisers that come and go: every touch that a view has heard
/// begin ends or is cancelled exactly once, and every gesture that has begun too.
///
/// `HANJI_TOUCH_SEQUENCES` sets how many sequences are played; 10,000 if it is not set.
/// `HANJI_SEED` sets the seed.
@MainActor @Suite struct TouchStressTests {
  @Test func everyTouchEndsOnceWhateverComesAndGoes() {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["HANJI_TOUCH_SEQUENCES"].flatMap(Int.init) ?? 10_000
    let seed = environment["HANJI_SEED"].flatMap(UInt64.init) ?? 20_261_130
    var world = TouchWorld(seed: seed)
    for number in 0..<count {
      world.play()
      guard world.faults.isEmpty else {
        Issue.record("seed \(seed), sequence \(number): \(world.faults.joined(separator: "; "))")
        return
      }
    }
    #expect(world.delivered > count / 2)
    // Enough came of it for the laws above to mean something: about a tenth is recognised, a little
    // more or less by the seed.
    #expect(world.recognised > count / 20)
  }
}

/// What each view and recogniser has heard, and what is wrong with it.
@MainActor private final class Ledger {
  var open: Set<ObjectIdentifier> = []
  var gestures: Set<ObjectIdentifier> = []
  var faults: [String] = []
  var delivered = 0
  var recognised = 0

  func began(_ touches: Set<UITouch>, _ view: UIView) {
    for touch in touches {
      delivered += 1
      if !open.insert(key(touch)).inserted { faults.append("began twice") }
      if touch.phase != .began { faults.append("began in phase \(touch.phase)") }
      if touch.view !== view { faults.append("began in another view than its own") }
    }
  }
  func moved(_ touches: Set<UITouch>) {
    for touch in touches where !open.contains(key(touch)) { faults.append("moved when not down") }
  }
  func over(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
    for touch in touches {
      if open.remove(key(touch)) == nil { faults.append("ended without a beginning") }
      if touch.phase != phase { faults.append("over in phase \(touch.phase)") }
    }
  }
  func action(_ recognizer: UIGestureRecognizer) {
    let key = ObjectIdentifier(recognizer)
    switch recognizer.state {
    case .began:
      recognised += 1
      if !gestures.insert(key).inserted { faults.append("a gesture began twice") }
    case .changed:
      if !gestures.contains(key) { faults.append("a gesture changed that had not begun") }
    case .ended:
      if gestures.remove(key) == nil { recognised += 1 }
    case .cancelled:
      if gestures.remove(key) == nil { faults.append("a gesture was cancelled without beginning") }
    default: faults.append("an action in state \(recognizer.state)")
    }
  }

  private var kept: [UITouch] = []
  /// Touches are kept until the sequence is over, so that no two share an identity.
  private func key(_ touch: UITouch) -> ObjectIdentifier {
    if !kept.contains(where: { $0 === touch }) { kept.append(touch) }
    return ObjectIdentifier(touch)
  }
  func forget() { kept = [] }
}

private final class WatchedView: UIView {
  var ledger: Ledger?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    ledger?.began(touches, self)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    ledger?.moved(touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    ledger?.over(touches, .ended)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    ledger?.over(touches, .cancelled)
  }
}

/// SplitMix64: the same numbers from the same seed.
private struct Dice: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

@MainActor private struct TouchWorld {
  private var dice: Dice
  /// Timers go by frames, touches do not: few frames are enough.
  private let simulator = Simulator(framesPerSecond: 20)
  private let controller = UIViewController()
  private let ledger = Ledger()
  private let judge = GestureJudge()
  private var views: [WatchedView] = []
  private var fingers: [Finger]
  private var overlay: UIWindow?

  var faults: [String] { ledger.faults }
  var delivered: Int { ledger.delivered }
  var recognised: Int { ledger.recognised }

  init(seed: UInt64) {
    dice = Dice(state: seed)
    fingers = []
    simulator.show(controller)
    fingers = (0..<4).map { [simulator] _ in simulator.finger() }
    for _ in 0..<4 { addView() }
  }

  /// A few random steps; then all fingers lift, and nothing may be left open.
  mutating func play() {
    judge.simultaneous = { [flag = Bool.random(using: &dice)] _, _ in flag }
    judge.shouldBegin = { [flag = Int.random(in: 0..<5, using: &dice)] _ in flag > 0 }
    for _ in 0..<Int.random(in: 3...14, using: &dice) { step() }
    for finger in fingers where finger.isDown {
      Bool.random(using: &dice) ? finger.lift() : finger.cancel()
    }
    simulator.advance(by: 0.5)
    if !ledger.open.isEmpty { ledger.faults.append("\(ledger.open.count) touches never ended") }
    if !ledger.gestures.isEmpty {
      ledger.faults.append("\(ledger.gestures.count) gestures never ended")
    }
    for recognizer in views.flatMap({ $0.gestureRecognizers ?? [] })
    where recognizer.state != .possible {
      ledger.faults.append("a recogniser was not reset: \(recognizer.state)")
    }
    simulator.advance(by: 1.2)
    ledger.forget()
  }

  private mutating func step() {
    let finger = fingers[Int.random(in: 0..<fingers.count, using: &dice)]
    let point = CGPoint(
      x: CGFloat.random(in: 0..<393, using: &dice), y: CGFloat.random(in: 0..<852, using: &dice))
    switch Int.random(in: 0..<24, using: &dice) {
    case 0..<6: finger.isDown ? finger.lift() : finger.down(at: point)
    case 6..<12:
      finger.move(
        by: CGVector(
          dx: CGFloat.random(in: -60...60, using: &dice),
          dy: CGFloat.random(in: -60...60, using: &dice)))
    case 12..<14: finger.tap(at: point)
    case 14: finger.cancel()
    case 15: simulator.advance(by: Double.random(in: 0...0.7, using: &dice))
    case 16: addView()
    case 17: removeView()
    case 18: addRecognizer()
    case 19: removeRecognizer()
    case 20: toggleRecognizer()
    case 21: hideOrShow()
    case 22: requireFailure()
    default:
      switch Int.random(in: 0..<12, using: &dice) {
      case 0: blinkWindow()
      case 1, 2: openOrReleaseWindow()
      default: break
      }
    }
  }

  private mutating func addView() {
    guard views.count < 10 else { return }
    let view = WatchedView(
      frame: CGRect(
        x: CGFloat.random(in: 0..<250, using: &dice), y: CGFloat.random(in: 0..<600, using: &dice),
        width: CGFloat.random(in: 60..<390, using: &dice),
        height: CGFloat.random(in: 60..<500, using: &dice)))
    view.ledger = ledger
    view.isMultipleTouchEnabled = Bool.random(using: &dice)
    view.isExclusiveTouch = Int.random(in: 0..<8, using: &dice) == 0
    let parent = views.randomElement(using: &dice)
    (Bool.random(using: &dice) ? parent ?? controller.view : controller.view).addSubview(view)
    views.append(view)
    addRecognizer()
  }

  private mutating func removeView() {
    guard views.count > 5, let view = views.randomElement(using: &dice) else { return }
    view.removeFromSuperview()
    views.removeAll { $0.isDescendant(of: view) }
  }

  private mutating func addRecognizer() {
    guard let view = views.randomElement(using: &dice), (view.gestureRecognizers ?? []).count < 4
    else { return }
    let recognizer: UIGestureRecognizer
    switch Int.random(in: 0..<7, using: &dice) {
    case 0, 1: recognizer = UIPanGestureRecognizer()
    case 2: recognizer = UITapGestureRecognizer()
    case 3:
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      recognizer = double
    case 4: recognizer = UILongPressGestureRecognizer()
    case 5: recognizer = UIPinchGestureRecognizer()
    default: recognizer = UISwipeGestureRecognizer()
    }
    recognizer.cancelsTouchesInView = Bool.random(using: &dice)
    recognizer.delaysTouchesBegan = Bool.random(using: &dice)
    recognizer.delaysTouchesEnded = Bool.random(using: &dice)
    recognizer.delegate = judge
    let ledger = ledger
    recognizer.addHandler(nil) { ledger.action($0) }
    view.addGestureRecognizer(recognizer)
  }

  private mutating func removeRecognizer() {
    guard let view = views.randomElement(using: &dice),
      let recognizer = view.gestureRecognizers?.randomElement(using: &dice)
    else { return }
    view.removeGestureRecognizer(recognizer)
  }

  private mutating func toggleRecognizer() {
    let all = views.flatMap { $0.gestureRecognizers ?? [] }
    if let off = all.first(where: { !$0.isEnabled }) {
      off.isEnabled = true
    } else {
      all.randomElement(using: &dice)?.isEnabled = false
    }
  }

  private mutating func hideOrShow() {
    if let hidden = views.first(where: \.isHidden) {
      hidden.isHidden = false
    } else {
      views.randomElement(using: &dice)?.isHidden = true
    }
  }

  private mutating func requireFailure() {
    guard Int.random(in: 0..<4, using: &dice) == 0,
      let one = views.randomElement(using: &dice)?.gestureRecognizers?.randomElement(using: &dice),
      let other = views.randomElement(using: &dice)?.gestureRecognizers?.randomElement(using: &dice)
    else { return }
    one.require(toFail: other)
  }

  /// A second window over the half of the screen, which is released with fingers on it or without.
  private mutating func openOrReleaseWindow() {
    guard overlay == nil else {
      overlay = nil
      return views.removeAll { $0.window == nil }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 400, width: 393, height: 452))
    let view = WatchedView(frame: window.bounds)
    view.ledger = ledger
    view.isMultipleTouchEnabled = true
    window.addSubview(view)
    window.isHidden = false
    overlay = window
    views.append(view)
    addRecognizer()
  }

  private func blinkWindow() {
    simulator.window.isHidden = true
    simulator.window.isHidden = false
  }
}
