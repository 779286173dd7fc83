import Foundation

extension UIView {
  /// Changes what the view shows while what it showed fades away. Without a transition among the
  /// options the changes animate as in `animate`.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard options.isTransition else {
      return animate(
        withDuration: duration, delay: 0, options: options, animations: { animations?() },
        completion: completion)
    }
    if !options.contains(.transitionCrossDissolve) || options.rawValue >> 20 & 15 != 5 {
      HostReport.once("UIView transitions other than the cross-dissolve look like one")
    }
    view.layoutIfNeeded()
    let before = view.layer.snapshot()
    if options.contains(.showHideTransitionViews) || animations == nil {
      animations?()
    } else {
      ViewAnimationBlock.run(nil) { animations?() }
    }
    view.layer.dissolve(from: before, duration: duration, curve: options.curve, completion)
  }

  /// Puts one view in the place of another, dissolving. With `.showHideTransitionViews` it is shown
  /// and the other hidden; otherwise it is added to the other's superview and the other removed.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      completion?(true)
      return
    }
    var dissolving = options
    if !options.isTransition { dissolving.insert(.transitionCrossDissolve) }
    transition(
      with: container, duration: duration, options: dissolving,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}

extension CALayer {
  /// What the layer shows, in pixels of its contents' scale, without its own opacity and transform.
  package func snapshot() -> CGImage? {
    let scale = max(1, contentsScale)
    guard
      let bitmap = Bitmap(
        width: Int((bounds.width * scale).rounded()),
        height: Int((bounds.height * scale).rounded()))
    else { return nil }
    let context = CGContext(bitmap: bitmap)
    context.scaleBy(x: scale, y: scale)
    render(in: context)
    return CGImage(bitmap: bitmap)
  }

  /// Fades a picture away in front of the layer's contents.
  @MainActor
  fileprivate func dissolve(
    from image: CGImage?, duration: Double, curve: UIView.AnimationCurve,
    _ completion: ((Bool) -> Void)?
  ) {
    guard let image, duration > 0, UIView.areAnimationsEnabled, LayerServer.isOnScreen(self) else {
      LayerServer.callBack { completion?(true) }
      return
    }
    let cover = CALayer()
    cover.frame = bounds
    cover.contents = image
    cover.contentsScale = contentsScale
    cover.opacity = 0
    cover.zPosition = .greatestFiniteMagnitude
    addSublayer(cover)
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (1.0, 0.0, duration)
    fade.timingFunction = curve.function
    let token = AnimationToken { finished in
      cover.removeFromSuperlayer()
      completion?(finished)
    }
    cover.start(fade, forKey: "dissolve", tokens: [token])
    token.seal()
  }
}
