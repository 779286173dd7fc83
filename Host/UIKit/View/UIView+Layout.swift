import Foundation

extension UIView {
  /// One view's turn in a layout pass.
  func runLayout(of layer: CALayer) {
    guard layer === self.layer else { return }
    traitCollection.performAsCurrent {
      runConstraintUpdates()
      owner?.viewWillLayoutSubviews()
      applyConstraints()
      layoutSubviews()
      owner?.viewDidLayoutSubviews()
    }
  }

  func resizeToFit() {
    let size = sizeThatFits(bounds.size)
    guard size != bounds.size else { return }
    // The top left corner stays.
    let origin = frame.origin
    bounds.size = size
    frame.origin = origin
  }
}
