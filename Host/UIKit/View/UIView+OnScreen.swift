import Foundation

extension UIView {
  /// The smallest upright rectangle on the screen that holds the view as it is shown now, with the
  /// animations that run.
  package var frameOnScreen: CGRect {
    var layer: CALayer = self.layer
    var rect = (layer.presentation() ?? layer).bounds
    while true {
      let shown = layer.presentation() ?? layer
      rect = shown.map(into: layer.superlayer.map { $0.presentation() ?? $0 })(rect)
      guard let above = layer.superlayer else { return rect }
      layer = above
    }
  }

  /// How opaque the view is on the screen, with all that it is inside of; 0 if something hides it.
  package var opacityOnScreen: CGFloat {
    var opacity: CGFloat = 1
    var layer: CALayer? = self.layer
    while let current = layer {
      let shown = current.presentation() ?? current
      if shown.isHidden { return 0 }
      opacity *= CGFloat(shown.opacity)
      layer = current.superlayer
    }
    return window == nil ? 0 : opacity
  }

  /// A picture of the view in a view of the same size; nil for one without a size.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    return resizableSnapshotView(
      from: bounds, afterScreenUpdates: false, withCapInsets: .zero)
  }

  /// A picture of a part of the view. Cap insets are not looked at: the picture is stretched whole.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    if capInsets != .zero {
      HostReport.once("resizableSnapshotView: cap insets are not looked at")
    }
    let scale = contentScaleFactor > 0 ? contentScaleFactor : 1
    guard rect.width.isFinite, rect.height.isFinite,
      let bitmap = Bitmap(
        width: Int((rect.width * scale).rounded(.up)),
        height: Int((rect.height * scale).rounded(.up)))
    else { return nil }
    let context = CGContext(bitmap: bitmap)
    context.scaleBy(x: scale, y: scale)
    context.translateBy(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
    layer.render(in: context)
    let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
    view.layer.contents = CGImage(bitmap: bitmap)
    view.layer.contentsScale = scale
    return view
  }

  /// Draws the view into the current context. Tells whether there was one.
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    layer.render(in: context)
    context.restoreGState()
    return true
  }
}
