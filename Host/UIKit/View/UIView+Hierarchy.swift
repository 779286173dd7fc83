import Foundation

extension UIView {
  func insert(_ view: UIView, beside sibling: UIView, above: Bool) {
    guard view !== sibling, sibling.parent === self else { return insert(view, at: nil) }
    if view.parent === self, let from = children.firstIndex(of: view) {
      guard let place = children.firstIndex(of: sibling) else { return }
      // The index after the view has been taken out.
      let rest = from < place ? place - 1 : place
      return reorder(view, to: above ? rest + 1 : rest)
    }
    let place = children.firstIndex(of: sibling) ?? children.count
    insert(view, at: above ? place + 1 : place)
  }

  /// Puts `view` among the subviews; at the end if `index` is nil or beyond.
  func insert(_ view: UIView, at index: Int?) {
    guard view !== self, !isWithin(view) else {
      return HostReport.once("addSubview: a view cannot be inside itself; it stays where it is")
    }
    if view.parent === self { return reorder(view, to: index ?? children.count - 1) }
    let newWindow = window
    let windowChanges = view.window !== newWindow
    if windowChanges { view.announceMove(to: newWindow) }
    view.willMove(toSuperview: self)
    if let old = view.parent {
      old.willRemoveSubview(view)
      old.forget(view)
    }
    children.insert(view, at: min(max(0, index ?? children.count), children.count))
    view.parent = self
    placeLayer(of: view)
    setNeedsLayout()
    if windowChanges { view.arrive(in: newWindow) }
    view.refreshSafeArea(childrenToo: true)
    view.spreadTraits()
    view.didMoveToSuperview()
    view.superviewChanged()
    didAddSubview(view)
    if view.ownTint == nil { view.spreadTintChange() }
  }

  func leaveSuperview() {
    guard let old = parent else { return }
    old.willRemoveSubview(self)
    let windowChanges = window != nil
    if windowChanges {
      resignFirstResponderWithin()
      announceMove(to: nil)
    }
    willMove(toSuperview: nil)
    old.forget(self)
    old.setNeedsLayout()
    if windowChanges { arrive(in: nil) }
    refreshSafeArea(childrenToo: true)
    didMoveToSuperview()
    superviewChanged()
  }

  /// Takes `view` out of the lists, without any call.
  private func forget(_ view: UIView) {
    children.removeAll { $0 === view }
    view.parent = nil
    view.layer.removeFromSuperlayer()
    childForgotten(view)
  }

  /// Puts the child's layer directly above that of the subview before it.
  private func placeLayer(of view: UIView) {
    guard let index = children.firstIndex(of: view) else { return }
    if index > 0 {
      layer.insertSublayer(view.layer, above: children[index - 1].layer)
    } else if children.count > 1 {
      layer.insertSublayer(view.layer, below: children[1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  func reorder(_ view: UIView, to index: Int) {
    guard let from = children.firstIndex(of: view) else { return }
    children.remove(at: from)
    children.insert(view, at: min(max(0, index), children.count))
    if from != children.firstIndex(of: view) { placeLayer(of: view) }
  }

  func exchange(_ first: Int, _ second: Int) {
    guard first != second, children.indices.contains(first), children.indices.contains(second)
    else { return }
    children.swapAt(first, second)
    placeLayer(of: children[min(first, second)])
    placeLayer(of: children[max(first, second)])
  }

  // MARK: Windows

  /// Tells the view and all below it that they are about to be in `newWindow`.
  func announceMove(to newWindow: UIWindow?) {
    owner?.viewWillMove(toWindow: newWindow)
    willMove(toWindow: newWindow)
    for child in children { child.announceMove(to: newWindow) }
  }

  /// Makes `newWindow` the window of the view and all below it, then tells them.
  func arrive(in newWindow: UIWindow?) {
    let old = currentWindow
    setWindow(newWindow)
    if old !== newWindow { old?.viewsLeft(self) }
    tellDidMove()
  }

  private func setWindow(_ newWindow: UIWindow?) {
    currentWindow = newWindow
    if let newWindow { layer.contentsScale = newWindow.screen.scale }
    for child in children { child.setWindow(newWindow) }
  }

  private func tellDidMove() {
    didMoveToWindow()
    owner?.viewDidMove(toWindow: currentWindow)
    windowChanged()
    for child in children { child.tellDidMove() }
  }

  // MARK: Questions

  func isWithin(_ view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.parent
    }
    return false
  }

  func firstView(withTag tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  func endEditingWithin(_ force: Bool) -> Bool {
    guard let responder = window?.firstResponder, responder.isInChain(through: self) else {
      return false
    }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    window?.setFirstResponder(nil)
    return true
  }

  private func resignFirstResponderWithin() {
    guard let window, let responder = window.firstResponder, responder.isInChain(through: self)
    else {
      return
    }
    if !responder.resignFirstResponder() { window.setFirstResponder(nil) }
  }
}

extension UIResponder {
  /// Whether `view` is met on the way up the responder chain.
  func isInChain(through view: UIView) -> Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if current === view { return true }
      responder = current.next
    }
    return false
  }
}
