import Foundation
import Simulator
import Testing
import UIKit

/// Random fingers and random code on nested scroll views: what must hold whatever happens.
@MainActor @Suite(.serialized) struct ScrollRandomTests {
  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func callbacksComeInPairsAndContentComesToRestWithinItsLimits(seed: UInt64) {
    let stand = ScrollStand(content: 2400)
    let inner = UIScrollView(frame: CGRect(x: 20, y: 300, width: 350, height: 260))
    inner.contentSize = CGSize(width: 900, height: 700)
    let innerLog = PairLog()
    let outerLog = PairLog()
    inner.delegate = innerLog
    stand.view.delegate = outerLog
    stand.view.addSubview(inner)
    var random = Random(seed: seed)
    let fingers = [stand.finger, stand.simulator.finger()]
    for _ in 0..<250 {
      step(stand, inner, fingers, &random)
      for view in [stand.view, inner] {
        #expect(view.contentOffset.x.isFinite && view.contentOffset.y.isFinite)
        #expect(!(view.isDragging && view.isDecelerating))
      }
    }
    for finger in fingers { finger.lift() }
    stand.view.isScrollEnabled = true
    inner.isScrollEnabled = true
    #expect(stand.simulator.advanceUntilIdle(limit: 20), "seed \(seed)")
    for (view, log) in [(stand.view, outerLog), (inner, innerLog)] {
      #expect(!view.isDragging && !view.isDecelerating && !view.isTracking, "seed \(seed)")
      #expect(log.mistakes.isEmpty, "seed \(seed): \(log.mistakes)")
      #expect(!log.isDragging && !log.isDecelerating, "seed \(seed)")
      for direction in ScrollDirection.allCases {
        let axis = view.axis(direction)
        let offset = direction[view.contentOffset]
        #expect(abs(axis.clamp(offset) - offset) < 1, "seed \(seed)")
      }
    }
  }

  private func step(
    _ stand: ScrollStand, _ inner: UIScrollView, _ fingers: [Finger], _ random: inout Random
  ) {
    let finger = fingers[random.next(2)]
    let view = random.next(2) == 0 ? stand.view : inner
    func point() -> CGPoint { CGPoint(x: random.next(393), y: random.next(852)) }
    switch random.next(14) {
    case 0, 1, 2: finger.down(at: point())
    case 3, 4, 5:
      finger.drag(
        by: CGVector(dx: random.next(300) - 150, dy: random.next(600) - 300),
        over: Double(random.next(20)) / 100)
    case 6, 7: finger.lift()
    case 8: finger.cancel()
    case 9: stand.simulator.advance(by: Double(random.next(60)) / 100)
    case 10:
      // Code may go beyond the limits, and content would stay there: not here.
      let wanted = point()
      let limited = CGPoint(
        x: view.axis(.horizontal).clamp(wanted.x), y: view.axis(.vertical).clamp(wanted.y))
      view.setContentOffset(limited, animated: random.next(2) == 0)
    case 11:
      view.contentSize = CGSize(width: 350 + random.next(600), height: 200 + random.next(3000))
    case 12: view.contentInset.top = CGFloat(random.next(80))
    default:
      if random.next(3) == 0 { view.isScrollEnabled.toggle() }
      if random.next(6) == 0 {
        inner.removeFromSuperview()
        stand.view.addSubview(inner)
      }
    }
  }

  @Test func scrollViewsAndTablesAreReleased() {
    weak var scroll: UIScrollView?
    weak var table: UITableView?
    do {
      let stand = ScrollStand()
      scroll = stand.view
      stand.finger.flick(
        from: CGPoint(x: 200, y: 700), velocity: CGVector(dx: 0, dy: -900), duration: 0.1)
      stand.simulator.advance(by: 0.2)
      let rows = TableStand(TableStand.rows(100)) { _, data in data.editable = { _ in true } }
      table = rows.table
      rows.finger.flick(
        from: CGPoint(x: 300, y: 75), velocity: CGVector(dx: -600, dy: 0), duration: 0.1)
      rows.simulator.advance(by: 0.5)
    }
    // The simulator that ran last may keep its window until another one starts.
    _ = Simulator(.iPhone16)
    #expect(scroll == nil)
    #expect(table == nil)
  }

  @Test func aDragDismissesTheKeyboardWhereThatIsAsked() {
    let stand = ScrollStand()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    stand.view.addSubview(field)
    stand.simulator.advance(by: 0.1)
    #expect(field.becomeFirstResponder())
    stand.finger.down(at: CGPoint(x: 200, y: 300))
    stand.finger.drag(by: CGVector(dx: 0, dy: -50), over: 0.1)
    #expect(field.isFirstResponder)
    stand.finger.lift()
    stand.view.keyboardDismissMode = .onDrag
    stand.simulator.advanceUntilIdle()
    stand.finger.down(at: CGPoint(x: 200, y: 300))
    stand.finger.drag(by: CGVector(dx: 0, dy: 50), over: 0.1)
    #expect(!field.isFirstResponder)
  }

  @Test func theWheelMovesTheInnermostThatHasRoom() {
    let stand = ScrollStand()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 393, height: 300))
    inner.contentSize = CGSize(width: 393, height: 350)
    stand.view.addSubview(inner)
    let place = CGPoint(x: 200, y: 300)
    #expect(stand.simulator.wheel(at: place, by: CGVector(dx: 0, dy: 80)))
    #expect(inner.contentOffset.y == 50)
    #expect(stand.simulator.wheel(at: place, by: CGVector(dx: 0, dy: 80)))
    #expect(stand.view.contentOffset.y == 80)
    #expect(!stand.simulator.wheel(at: place, by: CGVector(dx: 40, dy: 0)))
  }
}

/// Watches that each beginning has its end.
@MainActor private final class PairLog: NSObject, UIScrollViewDelegate {
  var isDragging = false
  var isDecelerating = false
  var mistakes: [String] = []
  private var hasAskedForTarget = false

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    if isDragging { mistakes.append("a drag began in a drag") }
    if isDecelerating { mistakes.append("a drag began while content decelerated") }
    isDragging = true
    hasAskedForTarget = false
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if !isDragging { mistakes.append("a drag ended that had not begun") }
    let target = targetContentOffset.pointee
    if !target.x.isFinite || !target.y.isFinite { mistakes.append("target \(target)") }
    hasAskedForTarget = true
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !isDragging || !hasAskedForTarget { mistakes.append("a drag's end without its beginning") }
    isDragging = false
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    if isDragging || isDecelerating { mistakes.append("a deceleration began too early") }
    isDecelerating = true
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if !isDecelerating { mistakes.append("a deceleration ended that had not begun") }
    isDecelerating = false
  }
}

/// The same numbers each time.
private struct Random {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return bound > 0 ? Int(state >> 33) % bound : 0
  }
}
