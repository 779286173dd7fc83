import Foundation

// Where Auto Layout meets the view: what UIView calls when something happens that constraints
// depend on, and what it asks of them.
extension UIView {
  private var engine: LayoutEngine? { layoutRoot.viewLayout?.engine }

  /// The engine of the tree of which this view is the root, made if there is none.
  var layoutEngine: LayoutEngine {
    if let engine = layout.engine { return engine }
    let made = LayoutEngine(root: self)
    layout.engine = made
    return made
  }

  // MARK: What happened

  /// The frame or the bounds were set.
  func geometryChanged() {
    guard let engine else { return }
    engine.geometryChanged(self)
    if let guides = viewLayout?.systemGuides,
      guides[.frame] != nil || guides[.readable] != nil || guides[.keyboard] != nil
    {
      engine.systemGuidesChanged(of: self)
    }
  }

  func boundsSizeChanged() {}

  /// `view` is no longer a subview: constraints between it and others end, its own remain.
  func childForgotten(_ view: UIView) {
    view.forEachInTree { member in
      guard let layout = member.viewLayout else { return }
      let items: [ItemLayout] = [layout] + layout.guides.map(\.itemLayout)
      let system = layout.systemGuides.values.map(\.itemLayout)
      for constraint in (items + system).flatMap(\.mentions)
      where constraint.holder?.isDescendant(of: view) != true {
        constraint.deactivate()
      }
    }
    engine?.release(view)
  }

  /// The superview is another one, or none.
  func superviewChanged() {
    if superview != nil { viewLayout?.engine = nil }
    if let layout = viewLayout, layout.needsUpdate || layout.descendantNeedsUpdate {
      markUpdateAbove()
    }
    if let engine {
      engine.adopt(self)
    } else if holdsConstraints {
      layoutRoot.layoutEngine.markDirty()
    }
  }

  private var holdsConstraints: Bool {
    viewLayout?.constraints.isEmpty == false || children.contains { $0.holdsConstraints }
  }

  func windowChanged() {
    guard let window, let guide = viewLayout?.systemGuides[.keyboard] else { return }
    (guide as? UIKeyboardLayoutGuide)?.follow(window.screen)
  }

  func safeAreaChanged() { engine?.systemGuidesChanged(of: self) }

  func layoutMarginsChanged() {
    guard let engine else { return }
    engine.systemGuidesChanged(of: self)
    engine.directionChanged(of: self)
  }

  /// `translatesAutoresizingMaskIntoConstraints` has another value.
  func constraintsChanged() { engine?.translationChanged(self) }

  func intrinsicSizeChanged() {
    if translatesAutoresizingMaskIntoConstraints { superview?.setNeedsLayout() }
    (superview as? UIStackView)?.arrangedContentChanged()
    engine?.contentChanged(self)
  }

  // MARK: Updating constraints

  var isConstraintUpdateNeeded: Bool { viewLayout?.needsUpdate ?? false }

  func constraintUpdateNeeded() {
    layout.needsUpdate = true
    markUpdateAbove()
  }

  private func markUpdateAbove() {
    var above = superview
    while let view = above, !view.layout.descendantNeedsUpdate {
      view.layout.descendantNeedsUpdate = true
      above = view.superview
    }
  }

  /// Calls `updateConstraints` where it is due, here and below, from the bottom up.
  func runConstraintUpdates() {
    guard let layout = viewLayout, layout.needsUpdate || layout.descendantNeedsUpdate else {
      return
    }
    layout.descendantNeedsUpdate = false
    for child in children { child.runConstraintUpdates() }
    guard layout.needsUpdate else { return }
    layout.needsUpdate = false
    if let owner {
      owner.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  // MARK: Laying out

  /// Lays out what is dirty here and below, after solving what is dirty in the tree.
  func layOutIfNeeded() {
    for _ in 0..<16 {
      prepareLayout()
      layer.layoutIfNeeded()
      guard engine?.isDirty == true else { return }
    }
    HostReport.once("layout does not come to rest: a layout keeps changing constraints")
  }

  /// Updates the constraints of the whole tree and solves them.
  func prepareLayout() {
    let root = layoutRoot
    root.runConstraintUpdates()
    root.viewLayout?.engine?.flush()
  }

  /// Places this view's subviews by constraints, before `layoutSubviews`.
  func applyConstraints() {
    guard let engine else { return }
    engine.flush()
    applyContentSize(engine)
    for child in children where !child.translatesAutoresizingMaskIntoConstraints {
      guard let frame = engine.frame(of: child) else { continue }
      child.place(at: frame)
    }
  }

  private func place(at frame: CGRect) {
    guard untransformedFrame != frame else { return }
    let anchor = layer.anchorPoint
    if bounds.size != frame.size { bounds.size = frame.size }
    let place = CGPoint(
      x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    if center != place { center = place }
  }

  private func applyContentSize(_ engine: LayoutEngine) {
    guard let guide = interiorLayoutGuide, let size = engine.contentSize(by: guide) else { return }
    applyContentSize(size)
  }

  /// The frame as it were without a transform.
  var untransformedFrame: CGRect {
    let anchor = layer.anchorPoint
    return CGRect(
      x: center.x - bounds.width * anchor.x, y: center.y - bounds.height * anchor.y,
      width: bounds.width, height: bounds.height)
  }
}
