import Foundation

extension UIView {
  /// The size by the constraints in this view, as near to the target as they and the priorities
  /// let it. A view without constraints has its intrinsic size; one without that is as small, or
  /// as large, as the target says.
  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    layoutRoot.runConstraintUpdates()
    let engine = LayoutEngine(root: self, isFitting: true)
    let size = engine.fittingSize(target, horizontal: horizontal, vertical: vertical)
    let scale = pixelScale
    func up(_ length: CGFloat) -> CGFloat { (length * scale - 1e-3).rounded(.up) / scale }
    return CGSize(width: max(0, up(size.width)), height: max(0, up(size.height)))
  }
}

extension LayoutEngine {
  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    guard let root else { return .zero }
    let record = record(for: root)
    let (width, height) = (variable(.width, of: record), variable(.height, of: record))
    func want(_ variable: SolverVariable, _ length: CGFloat, _ priority: UILayoutPriority) {
      let expression = LinearExpression(variable, plus: -Double(length))
      _ = insert(
        SolverConstraint(
          expression, .equal, strength: Strength(priority: priority.rawValue)), for: .fitting)
    }
    want(width, target.width, horizontal)
    want(height, target.height, vertical)
    flush()
    return CGSize(width: solver.value(of: width), height: solver.value(of: height))
  }
}
