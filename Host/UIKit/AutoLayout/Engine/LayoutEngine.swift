import Foundation

/// Auto Layout for one tree of views: turns constraints into equations and frames into numbers.
///
/// Changes are collected; `flush()` solves them and marks those views for layout whose subviews
/// have moved. The frames are applied in the layout pass, from the top down.
@MainActor package final class LayoutEngine {
  weak var root: UIView?
  package let solver = Solver()
  var records: [ObjectIdentifier: ItemRecord] = [:]
  /// The records in the order in which they were made.
  var list: [ItemRecord] = []
  var installed: [ObjectIdentifier: Installation] = [:]
  var owners: [ConstraintID: ConstraintOwner] = [:]

  /// Constraints not yet in the solver.
  var pending: [NSLayoutConstraint] = []
  /// Subtrees that have joined. (Not kept alive: an engine belongs to a view.)
  var newcomers: [Weak<UIView>] = []
  /// Items whose content's size has to be asked again.
  var staleContent: [Weak<UIView>] = []
  /// Constraints that others contradict.
  var broken: [NSLayoutConstraint] = []
  /// Constraints that are active but given up, since others contradict them.
  package var brokenConstraints: [NSLayoutConstraint] { broken }
  package private(set) var isDirty = false
  private var isFlushing = false

  /// A constraint that is in the solver.
  struct Installation {
    var id: ConstraintID
    /// The constant of the expression without that of the constraint.
    var base: Double
    /// −1 where the direction of the language has turned left and right about.
    var sign: Double
  }

  /// For a fitting engine the root's size is free.
  let isFitting: Bool

  init(root: UIView, isFitting: Bool = false) {
    self.root = root
    self.isFitting = isFitting
    newcomers = [Weak(root)]
    isDirty = true
  }

  func markDirty() { isDirty = true }

  // MARK: Coming and going

  func add(_ constraint: NSLayoutConstraint) {
    pending.append(constraint)
    markDirty()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    uninstall(constraint)
    pending.removeAll { $0 === constraint }
    broken.removeAll { $0 === constraint }
    markDirty()
  }

  /// A subtree has joined the tree.
  func adopt(_ view: UIView) {
    newcomers.append(Weak(view))
    markDirty()
  }

  /// A subtree has left the tree; its constraints stay active, in another engine or in none.
  func release(_ view: UIView) {
    newcomers.removeAll { $0.value?.isDescendant(of: view) ?? true }
    view.forEachInTree { member in
      guard let layout = member.viewLayout else { return }
      for constraint in layout.constraints { remove(constraint) }
    }
    view.forEachInTree { member in
      guard let layout = member.viewLayout else { return }
      for guide in layout.guides { forget(guide) }
      for guide in layout.systemGuides.values { forget(guide) }
    }
    view.forEachInTree { forget($0) }
  }

  /// Takes an item that no constraint mentions out of the solver.
  func forget(_ item: any LayoutItem) {
    guard let record = records.removeValue(forKey: ObjectIdentifier(item)) else { return }
    list.removeAll { $0 === record }
    dropSystemConstraints(of: record)
    for case let variable? in record.variables { solver.release(variable) }
    markDirty()
  }

  // MARK: Solving

  /// Brings everything up to date and marks what has to be laid out.
  package func flush() {
    guard isDirty, !isFlushing else { return }
    isFlushing = true
    defer { isFlushing = false }
    for _ in 0..<8 where isDirty {
      isDirty = false
      admitNewcomers()
      installPending()
      refreshStaleContent()
      retryBroken()
      settle()
      wrapContents()
    }
    publish()
  }

  private func admitNewcomers() {
    let views = newcomers.compactMap(\.value)
    newcomers = []
    for view in views {
      view.forEachInTree { member in
        if let layout = member.viewLayout { pending += layout.constraints }
        if !member.translatesAutoresizingMaskIntoConstraints { _ = record(for: member) }
      }
    }
  }

  private func installPending() {
    let constraints = pending
    pending = []
    var seen: Set<ObjectIdentifier> = []
    for constraint in constraints where seen.insert(ObjectIdentifier(constraint)).inserted {
      install(constraint)
    }
  }

  private func refreshStaleContent() {
    let views = staleContent.compactMap(\.value)
    staleContent = []
    for view in views {
      if let record = records[ObjectIdentifier(view)] { refreshContent(of: record) }
    }
  }

  private func retryBroken() {
    guard !broken.isEmpty else { return }
    let constraints = broken
    broken = []
    for constraint in constraints { install(constraint) }
  }

  /// Solves; what edits have made impossible is broken.
  func settle() {
    for conflict in solver.solve() { resolve(conflict) }
    solver.solve()
  }
}

extension UIView {
  /// Calls `body` for this view and all below it, parents first.
  func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    for child in children { child.forEachInTree(body) }
  }
}
