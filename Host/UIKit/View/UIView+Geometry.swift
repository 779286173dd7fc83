import Foundation

extension UIView {
  /// Runs a change of the layer's geometry and what follows from it: subviews with autoresizing
  /// masks, the safe area, layout.
  func changeGeometry(_ change: () -> Void) {
    let oldBounds = layer.bounds
    change()
    let newBounds = layer.bounds
    if oldBounds.size != newBounds.size {
      if autoresizesSubviews { autoresizeChildren(from: oldBounds.size) }
      layer.setNeedsLayout()
      if contentMode == .redraw { layer.setNeedsDisplay() }
      boundsSizeChanged()
    }
    geometryChanged()
    refreshSafeArea(childrenToo: oldBounds != newBounds)
  }

  /// `rect` of this view, in the coordinates of `view`; of the window if nil.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: target(view))
  }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: target(view))
  }
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: target(view))
  }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: target(view))
  }

  /// Nil stands for the window, and for the topmost view where there is none.
  private func target(_ view: UIView?) -> CALayer {
    if let view { return view.layer }
    var top = self
    while let above = top.parent { top = above }
    return top.layer
  }

  @_documentation(visibility: internal)
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
    return screenPoint(point)
  }
  @_documentation(visibility: internal)
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
    return coordinateSpace.convert(point, to: self)
  }
  @_documentation(visibility: internal)
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
    let inWindow = convert(rect, to: nil as UIView?)
    return inWindow.offsetBy(dx: windowOrigin.x, dy: windowOrigin.y)
  }
  @_documentation(visibility: internal)
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
    return coordinateSpace.convert(rect, to: self)
  }

  private func screenPoint(_ point: CGPoint) -> CGPoint {
    let inWindow = convert(point, to: nil as UIView?)
    return CGPoint(x: inWindow.x + windowOrigin.x, y: inWindow.y + windowOrigin.y)
  }

  /// Where the window's origin is on the screen.
  package var windowOrigin: CGPoint { window?.frame.origin ?? .zero }
}
