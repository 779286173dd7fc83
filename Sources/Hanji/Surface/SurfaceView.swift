import UIKit

/// The sheet one sees: a background that reaches past the container's edge, the content on it, and
/// the grabber on top.
///
/// Moving it is moving its layer. Its own size changes only when the content's does.
@MainActor
final class SurfaceView: UIView {
  let host = ContentHostView()
  let grabber = GrabberView()
  private let background = UIView()
  /// The part of it that shows; nil for all.
  var part: CGRect? {
    didSet { if part != oldValue { layoutParts() } }
  }
  /// The layers that end where the part ends that shows.
  var partLayers: [CALayer] { [background.layer, host.layer] }
  private var style = SheetStyle.Surface()
  private var edge = SheetEdge.bottom
  private var overflow: CGFloat = 0

  init() {
    super.init(frame: .zero)
    host.clipsToBounds = true
    addSubview(background)
    addSubview(host)
    addSubview(grabber)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Takes on a style.
  ///
  /// - Parameters:
  ///   - style: The look.
  ///   - edge: The edge the sheet comes from; top, left, bottom or right.
  ///   - overflow: How far the background reaches past that edge, in points, so that neither a
  ///     stretch nor a fast settle shows a gap. A sheet that floats has none.
  func apply(_ style: SheetStyle.Surface, edge: SheetEdge, overflow: CGFloat) {
    self.style = style
    self.edge = edge
    self.overflow = style.corners == .all ? 0 : overflow
    let radius = style.cornerRadius.orZero
    for view in [background, host] {
      view.layer.cornerRadius = radius
      view.layer.maskedCorners = edge.corners(style.corners)
      view.layer.cornerCurve = .continuous
    }
    background.backgroundColor = style.backgroundColor
    background.layer.shadowOpacity = style.shadow?.opacity ?? 0
    background.layer.shadowRadius = style.shadow?.radius ?? 0
    background.layer.shadowOffset = style.shadow?.offset ?? .zero
    grabber.apply(style.grabber)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
    grabber.center = edge.grabberCenter(
      in: bounds, size: grabber.bounds.size, spacing: style.grabber.spacing.orZero)
  }
}

extension SurfaceView {
  private func layoutParts() {
    let shown = part ?? bounds
    // With its origin in step with its place, what is inside stays where it is.
    host.bounds = shown
    host.center = CGPoint(x: shown.midX, y: shown.midY)
    background.frame = part ?? edge.extend(bounds, by: overflow)
  }
}

extension SheetEdge {
  /// The layer corners that a style rounds on a sheet from this edge.
  func corners(_ corners: SheetStyle.Corners) -> CACornerMask {
    let all: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    switch (corners, self) {
    case (.none, _): return []
    case (.all, _): return all
    case (.inner, .top): return [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    case (.inner, .left), (.inner, .leading): return [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
    case (.inner, .right), (.inner, .trailing):
      return [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    case (.inner, .bottom): return [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }
  }

  /// The rectangle made longer toward this edge.
  func extend(_ rect: CGRect, by overflow: CGFloat) -> CGRect {
    switch self {
    case .top: return rect.inset(by: UIEdgeInsets(top: -overflow, left: 0, bottom: 0, right: 0))
    case .left, .leading:
      return rect.inset(by: UIEdgeInsets(top: 0, left: -overflow, bottom: 0, right: 0))
    case .right, .trailing:
      return rect.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: -overflow))
    case .bottom: return rect.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: -overflow, right: 0))
    }
  }

  /// Where the grabber's centre is on a sheet of these bounds: at the inner edge, in its middle.
  func grabberCenter(in bounds: CGRect, size: CGSize, spacing: CGFloat) -> CGPoint {
    let inward = spacing + size.height / 2
    switch self {
    case .top: return CGPoint(x: bounds.midX, y: bounds.maxY - inward)
    case .left, .leading: return CGPoint(x: bounds.maxX - inward, y: bounds.midY)
    case .right, .trailing: return CGPoint(x: bounds.minX + inward, y: bounds.midY)
    case .bottom: return CGPoint(x: bounds.midX, y: bounds.minY + inward)
    }
  }
}

extension CGFloat {
  /// The number, or zero where it is NaN, infinite or negative.
  var orZero: CGFloat { isFinite && self > 0 ? self : 0 }
}
