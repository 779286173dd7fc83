import Foundation

extension UIView {
  /// Front to back; a view that is hidden, transparent or off takes nothing, nor do those below it.
  func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    // UIKit's documentation: alpha below 0.01 is not hit.
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, !layer.blocksInteraction,
      self.point(inside: point, with: event)
    else { return nil }
    for child in childrenFrontToBack {
      // What is squeezed to nothing has no inside.
      guard let inside = child.layer.mapToSuperlayer.inverse else { continue }
      if let hit = child.hitTest(inside(point), with: event) { return hit }
    }
    return self
  }

  /// In the order in which they are drawn, reversed: by `zPosition`, then by place.
  private var childrenFrontToBack: [UIView] {
    guard children.contains(where: { $0.layer.zPosition != 0 }) else { return children.reversed() }
    return children.enumerated().sorted {
      ($0.element.layer.zPosition, $0.offset) > ($1.element.layer.zPosition, $1.offset)
    }.map(\.element)
  }
}
