import Foundation
import Testing
import UIKit

/// A small generator: the same numbers for the same seed, everywhere.
struct SoakDice: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Checks that its appearance calls make sense.
@MainActor final class Watched: UIViewController {
  private(set) var last = "didDisappear"
  private(set) var mistakes: [String] = []

  private func note(_ call: String, after allowed: String...) {
    if !allowed.contains(last) { mistakes.append("\(call) after \(last)") }
    last = call
  }
  override func viewWillAppear(_ animated: Bool) {
    note("willAppear", after: "didDisappear", "willDisappear")
  }
  override func viewDidAppear(_ animated: Bool) { note("didAppear", after: "willAppear") }
  override func viewWillDisappear(_ animated: Bool) {
    note("willDisappear", after: "didAppear", "willAppear")
  }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear", after: "willDisappear") }
}

/// Random commands against one window.
@MainActor private final class Soak {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let root = Watched()
  var dice: SoakDice
  var everyone: [Watched]
  var expected = 0
  var completed = 0
  var commands: [String] = []

  init(seed: UInt64) {
    dice = SoakDice(state: seed)
    everyone = [root]
    window.rootViewController = root
    window.isHidden = false
    frame()
  }

  func frame() {
    HostClock.now += 1.0 / 60
    HostFrame.fireTimersAndDisplayLinks()
    HostFrame.commit()
    HostFrame.finishAnimations()
  }

  func step() {
    switch Int.random(in: 0..<10, using: &dice) {
    case 0..<4: present()
    case 4..<7: dismiss()
    default:
      let frames = Int.random(in: 1..<40, using: &dice)
      commands.append("wait \(frames)")
      for _ in 0..<frames { frame() }
    }
  }

  private func present() {
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .overFullScreen, .pageSheet, .custom, .currentContext, .overCurrentContext,
    ]
    let presenter = everyone.randomElement(using: &dice) ?? root
    let new = Watched()
    new.modalPresentationStyle = styles.randomElement(using: &dice) ?? .custom
    let animated = Bool.random(using: &dice)
    commands.append("present \(new.modalPresentationStyle) \(animated)")
    let warnings = PresentationLog.warnings.count
    presenter.present(new, animated: animated) { self.completed += 1 }
    if PresentationLog.warnings.count == warnings {
      expected += 1
      everyone.append(new)
    }
  }

  private func dismiss() {
    let who = everyone.randomElement(using: &dice) ?? root
    let animated = Bool.random(using: &dice)
    commands.append("dismiss \(animated)")
    expected += 1
    who.dismiss(animated: animated) { self.completed += 1 }
  }

  /// What is wrong now; nil if nothing is.
  func problem() -> String? {
    for each in everyone {
      if let mistake = each.mistakes.first { return mistake }
      if let presented = each.presentedViewController, presented.presentingViewController !== each {
        return "chain is torn"
      }
    }
    return nil
  }

  /// What is wrong after everything has come to rest and been dismissed.
  func problemAtTheEnd() -> String? {
    for _ in 0..<200 { frame() }
    if let busy = everyone.first(where: { $0.isBeingPresented || $0.isBeingDismissed }) {
      return "\(busy) is stuck"
    }
    if completed != expected { return "\(completed) completions of \(expected)" }
    root.dismiss(animated: true)
    for _ in 0..<60 { frame() }
    if root.presentedViewController != nil { return "something stays presented" }
    if window.subviews != [root.view] { return "window holds \(window.subviews.count) views" }
    if root.view.frame != window.bounds || root.last != "didAppear" { return "root is not back" }
    if window.hitTest(CGPoint(x: 10, y: 10), with: nil) !== root.view { return "touches are shut" }
    let gone = everyone.dropFirst().map { Weak($0) }
    everyone = [root]
    return gone.contains { $0.value != nil } ? "a dismissed one is kept alive" : nil
  }
}

@MainActor @Suite struct PresentationSoakTests {
  @Test(arguments: 0..<8)
  func anyCommandsInAnyOrderLeaveEverythingInOrder(block: UInt64) {
    for index in 0..<30 {
      let seed = block * 1000 + UInt64(index)
      let soak = Soak(seed: seed)
      PresentationLog.isSilent = true
      defer { PresentationLog.isSilent = false }
      for _ in 0..<30 {
        soak.step()
        if let problem = soak.problem() {
          Issue.record("seed \(seed): \(problem): \(soak.commands.joined(separator: ", "))")
          return
        }
      }
      if let problem = soak.problemAtTheEnd() {
        Issue.record("seed \(seed), end: \(problem): \(soak.commands.joined(separator: ", "))")
        return
      }
    }
  }
}
