import Foundation
import Testing
import UIKit

/// Random commands against one stack.
@MainActor private final class StackSoak {
  let stage = ControllerStage()
  let navigation = UINavigationController()
  var dice: SoakDice
  var everyone: [Watched] = []
  var commands: [String] = []

  init(seed: UInt64) {
    dice = SoakDice(state: seed)
    navigation.viewControllers = [make()]
    stage.window.rootViewController = navigation
    stage.frame()
  }

  private func make() -> Watched {
    let new = Watched()
    everyone.append(new)
    return new
  }

  func step() {
    let animated = Bool.random(using: &dice)
    let command = Int.random(in: 0..<8, using: &dice)
    commands.append("\(command)\(animated ? "a" : "")")
    switch command {
    case 0..<2: navigation.pushViewController(make(), animated: animated)
    case 2: navigation.popViewController(animated: animated)
    case 3: navigation.popToRootViewController(animated: animated)
    case 4:
      let kept = navigation.viewControllers.shuffled(using: &dice).prefix(2)
      navigation.setViewControllers(kept + [make()], animated: animated)
    case 5:
      let one = navigation.viewControllers.randomElement(using: &dice)
      if let one { navigation.popToViewController(one, animated: animated) }
    default: stage.advance(Double.random(in: 0.01..<0.6, using: &dice))
    }
  }

  func problem() -> String? {
    if let mistake = everyone.lazy.compactMap(\.mistakes.first).first { return mistake }
    let stack = navigation.viewControllers
    return Set(stack).count == stack.count && !stack.isEmpty ? nil : "stack is torn"
  }

  func problemAtTheEnd() -> String? {
    stage.advance(2)
    if let problem = problemAtRest() { return problem }
    let gone = everyone.filter { !navigation.viewControllers.contains($0) }.map { Weak($0) }
    everyone = []
    return gone.contains { $0.value != nil } ? "a popped one is kept alive" : nil
  }

  private func problemAtRest() -> String? {
    let stack = navigation.viewControllers
    guard let top = navigation.topViewController as? Watched else { return "no top" }
    if top.last != "didAppear" || top.view.window == nil { return "top is not shown" }
    if Set(navigation.children) != Set(stack) { return "children are not the stack" }
    if navigation.transitionCoordinator != nil { return "stuck" }
    if top.view.transform != .identity { return "top is aside" }
    let hidden = everyone.filter { $0 !== top }
    if hidden.contains(where: { $0.last != "didDisappear" || $0.viewIfLoaded?.superview != nil }) {
      return "another is shown"
    }
    return navigation.navigationBar.items?.last === top.navigationItem ? nil : "bar is behind"
  }
}

@MainActor @Suite struct NavigationSoakTests {
  @Test(arguments: 0..<4)
  func anyCommandsInAnyOrderLeaveTheTopShown(block: UInt64) {
    for index in 0..<25 {
      let seed = block * 1000 + UInt64(index)
      let soak = StackSoak(seed: seed)
      for _ in 0..<25 {
        soak.step()
        if let problem = soak.problem() {
          Issue.record("seed \(seed): \(problem): \(soak.commands.joined(separator: " "))")
          return
        }
      }
      if let problem = soak.problemAtTheEnd() {
        Issue.record("seed \(seed), end: \(problem): \(soak.commands.joined(separator: " "))")
        return
      }
    }
  }
}
