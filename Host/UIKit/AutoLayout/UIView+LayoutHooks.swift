import Foundation

// Where Auto Layout meets the view: what UIView calls when something happens that constraints
// depend on, and what it asks of them. Without constraints each does what UIKit does for a view
// that has none.
extension UIView {
  // MARK: What happened

  /// The bounds have another size.
  func boundsSizeChanged() {}
  /// The superview is another one, or none.
  func superviewChanged() {}
  /// `view` is no longer a subview.
  func childForgotten(_ view: UIView) {}
  func windowChanged() {}
  func safeAreaChanged() {}
  func layoutMarginsChanged() {}
  /// `translatesAutoresizingMaskIntoConstraints` has another value.
  func constraintsChanged() {}
  func intrinsicSizeChanged() { superview?.setNeedsLayout() }

  // MARK: What is asked

  func constraintUpdateNeeded() { setNeedsLayout() }
  var isConstraintUpdateNeeded: Bool { false }
  /// Calls `updateConstraints` where it is due, here and below, from the bottom up.
  func runConstraintUpdates() {}
  /// Places this view's subviews by constraints, before `layoutSubviews`.
  func applyConstraints() {}

  /// The size that fits. Without constraints: the intrinsic one, or else what `sizeThatFits` says
  /// about the target.
  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    let intrinsic = intrinsicContentSize
    let wanted = sizeThatFits(target)
    func length(
      _ target: CGFloat, _ priority: UILayoutPriority, _ intrinsic: CGFloat, _ wanted: CGFloat
    ) -> CGFloat {
      if priority == .required { return target }
      return intrinsic == UIView.noIntrinsicMetric ? wanted : intrinsic
    }
    return CGSize(
      width: length(target.width, horizontal, intrinsic.width, wanted.width),
      height: length(target.height, vertical, intrinsic.height, wanted.height))
  }
}
