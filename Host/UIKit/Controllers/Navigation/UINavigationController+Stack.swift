import Foundation

/// The stack changes at once; what is shown follows. A change in the middle of a transition is
/// followed when that is over, so that the last command wins.
extension UINavigationController {
  func change(to new: [UIViewController], animated: Bool) {
    let old = stack
    var seen: Set<UIViewController> = []
    let unique = new.filter { seen.insert($0).inserted }
    guard unique != old else { return }
    let added = unique.filter { !old.contains($0) }
    let removed = old.filter { !unique.contains($0) }
    stack = unique
    for each in added {
      leaving.removeAll { $0 === each }
      addChild(each)
      arriving.append(each)
    }
    for each in removed {
      arriving.removeAll { $0 === each }
      each.willMove(toParent: nil)
      leaving.append(each)
    }
    catchUp(animated: animated)
  }

  /// Shows the topmost, if it is not shown and nothing is under way.
  func catchUp(animated: Bool) {
    guard running == nil else { return }
    guard let view = navigationView else {
      // Without a view nobody is shown: the moves are over at once.
      navigationBar.items = stack.map(\.navigationItem)
      return finishMoves()
    }
    let from = shown
    let to = stack.last
    guard from !== to else {
      navigationBar.items = stack.map(\.navigationItem)
      return finishMoves()
    }
    guard let from, let to, view.window != nil else { return swap(in: view, from: from, to: to) }
    NavigationTransition(in: self, from: from, to: to, animated: animated).begin()
  }

  /// Exchanges the views where nobody sees it.
  private func swap(in view: NavigationView, from: UIViewController?, to: UIViewController?) {
    navigationBar.items = stack.map(\.navigationItem)
    shown = to
    from?.viewIfLoaded?.removeFromSuperview()
    if let to, let content = to.view {
      content.frame = view.stage.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.stage.addSubview(content)
    }
    finishMoves()
  }

  /// Tells those that moved that they have.
  func finishMoves() {
    let (came, went) = (arriving, leaving)
    (arriving, leaving) = ([], [])
    for each in came where stack.contains(each) { each.didMove(toParent: self) }
    for each in went where !stack.contains(each) { each.removeFromParent() }
  }

  /// The interactive pop was called off: the stack is what it was.
  func restore(_ before: [UIViewController]) {
    for each in before where leaving.contains(each) {
      leaving.removeAll { $0 === each }
      each.didMove(toParent: self)
    }
    stack = before
    navigationBar.items = stack.map(\.navigationItem)
  }

  func contentSizeOfTopChanged() {
    if let parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      modal.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
}
