import Foundation
import Simulator
import Testing
import UIKit

/// What has no effect says so by name, once; what is only a hint changes nothing and says nothing.
@MainActor @Suite(.serialized) struct NothingSilentTests {
  private func reports(of body: () -> Void) -> [String] {
    HostReport.clear()
    body()
    body()
    return HostReport.lines
  }

  private func says(_ name: String, _ body: () -> Void) {
    let lines = reports(of: body)
    #expect(lines.filter { $0.contains(name) }.count == 1, "\(name): \(lines)")
  }

  @Test func layersTellWhatHasNoEffect() {
    let layer = CALayer()
    says("CALayer.duration") { layer.duration = 2 }
    says("CALayer.repeatCount") { layer.repeatCount = 2 }
    says("CALayer.repeatDuration") { layer.repeatDuration = 2 }
    says("CALayer.autoreverses") { layer.autoreverses = true }
    says("CALayer.fillMode") { layer.fillMode = .both }
    says("CALayer.contents") { layer.contents = "a picture" }
    says("CAGradientLayer.type") { CAGradientLayer().type = CAGradientLayerType(rawValue: "conic") }
    says("CAGradientLayer.colors") { CAGradientLayer().colors = ["red"] }
    says("UIView.clearsContextBeforeDrawing") { UIView().clearsContextBeforeDrawing = false }
    let window = UIWindow(frame: .zero)
    says("UIWindow.screen") { window.screen = UIScreen.main }
    says("cap insets") {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      _ = view.resizableSnapshotView(
        from: view.bounds, afterScreenUpdates: false,
        withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    }
  }

  /// Values that are the defaults, and hints, are no reason to say anything.
  @Test func defaultsAndHintsSayNothing() {
    let lines = reports {
      let (layer, view) = (CALayer(), UIView())
      (layer.duration, layer.repeatCount, layer.repeatDuration) = (.infinity, 0, 0)
      (layer.autoreverses, layer.fillMode, layer.contents) = (false, .removed, nil)
      (layer.isOpaque, layer.allowsEdgeAntialiasing, layer.isDoubleSided) = (true, true, false)
      (layer.shouldRasterize, layer.rasterizationScale) = (true, 3)
      (view.isOpaque, view.clearsContextBeforeDrawing) = (false, true)
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 120)
      layer.add(animation, forKey: nil)
    }
    #expect(lines.isEmpty, "\(lines)")
  }

  @Test func layersTellOfNumbersThatAreNotFinite() {
    let (layer, shape, gradient) = (CALayer(), CAShapeLayer(), CAGradientLayer())
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let nan = CGFloat.nan
    var bad = CATransform3DIdentity
    bad.m41 = nan
    let setters: [(String, () -> Void)] = [
      ("CALayer.bounds", { layer.bounds.size.width = nan }),
      ("CALayer.position", { layer.position.x = .infinity }),
      ("CALayer.frame", { layer.frame.origin.y = nan }),
      ("CALayer.anchorPoint ", { layer.anchorPoint.x = nan }),
      ("CALayer.anchorPointZ", { layer.anchorPointZ = nan }),
      ("CALayer.zPosition", { layer.zPosition = nan }),
      ("CALayer.transform", { layer.transform = bad }),
      ("CALayer.sublayerTransform", { layer.sublayerTransform = bad }),
      ("CALayer.opacity", { layer.opacity = .nan }),
      ("CALayer.cornerRadius", { layer.cornerRadius = .infinity }),
      ("CALayer.borderWidth", { layer.borderWidth = nan }),
      ("CALayer.shadowOpacity", { layer.shadowOpacity = .nan }),
      ("CALayer.shadowOffset", { layer.shadowOffset.height = nan }),
      ("CALayer.shadowRadius", { layer.shadowRadius = nan }),
      ("CALayer.contentsRect", { layer.contentsRect.size.width = nan }),
      ("CALayer.contentsScale", { layer.contentsScale = nan }),
      ("CALayer.rasterizationScale", { layer.rasterizationScale = nan }),
      ("CAShapeLayer.lineWidth", { shape.lineWidth = nan }),
      ("CAShapeLayer.strokeStart", { shape.strokeStart = nan }),
      ("CAShapeLayer.strokeEnd", { shape.strokeEnd = nan }),
      ("CAShapeLayer.miterLimit", { shape.miterLimit = nan }),
      ("CAShapeLayer.lineDashPhase", { shape.lineDashPhase = nan }),
      ("CAGradientLayer.startPoint", { gradient.startPoint.x = nan }),
      ("CAGradientLayer.endPoint", { gradient.endPoint.x = nan }),
      ("CAGradientLayer.locations", { gradient.locations = [NSNumber(value: Double.nan)] }),
    ]
    for (name, set) in setters { says(name, set) }
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(layer.contentsScale == 1 && shape.lineWidth == 1 && gradient.locations == nil)
    #expect(layer.shadowRadius == 3 && layer.contentsRect.width == 1)
  }

  @Test func viewsConstraintsAndGesturesTellOfNumbersThatAreNotFinite() {
    let (view, nan) = (UIView(), CGFloat.nan)
    let stack = UIStackView(arrangedSubviews: [view])
    let press = UILongPressGestureRecognizer()
    let constraint = view.widthAnchor.constraint(equalToConstant: 4)
    let setters: [(String, () -> Void)] = [
      ("CALayer.frame", { view.frame.size.width = nan }),
      ("CALayer.opacity", { view.alpha = nan }),
      ("CALayer.transform", { view.transform = CGAffineTransform(scaleX: nan, y: 1) }),
      ("CALayer.contentsScale", { view.contentScaleFactor = nan }),
      ("layoutMargins", { view.layoutMargins.left = nan }),
      ("directionalLayoutMargins", { view.directionalLayoutMargins.leading = nan }),
      ("NSLayoutConstraint.constant", { constraint.constant = nan }),
      (
        "NSLayoutConstraint.multiplier",
        { _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: nan) }
      ),
      (
        "NSLayoutConstraint.priority",
        {
          constraint.priority = UILayoutPriority(2000)
          constraint.priority = .required
        }
      ),
      ("UIStackView.spacing", { stack.spacing = nan }),
      ("UIStackView.setCustomSpacing", { stack.setCustomSpacing(nan, after: view) }),
      ("minimumPressDuration", { press.minimumPressDuration = .nan }),
      ("allowableMovement", { press.allowableMovement = nan }),
      (
        "setTranslation",
        { UIPanGestureRecognizer().setTranslation(CGPoint(x: nan, y: 0), in: nil) }
      ),
      ("UIPinchGestureRecognizer.scale", { UIPinchGestureRecognizer().scale = 0 }),
      ("UIView.animate", { UIView.animate(withDuration: .nan, animations: {}) }),
      ("UIView.animate", { UIView.animate(withDuration: 1, delay: .nan, animations: {}) }),
      (
        "addKeyframe",
        { UIView.addKeyframe(withRelativeStartTime: .nan, relativeDuration: 1, animations: {}) }
      ),
      (
        "duration that is not finite",
        { _ = UIViewPropertyAnimator(duration: .infinity, curve: .linear) }
      ),
      ("setAnimationDuration", { CATransaction.setAnimationDuration(.nan) }),
      ("CAMediaTimingFunction", { _ = CAMediaTimingFunction(controlPoints: .nan, 0, 1, 1) }),
      (
        "a spring's numbers",
        {
          let spring = CASpringAnimation()
          spring.mass = -1
          #expect(spring.settlingDuration.isFinite)
        }
      ),
      (
        "a spring's damping or velocity",
        {
          UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: nan, initialSpringVelocity: 0,
            animations: {})
        }
      ),
    ]
    for (name, set) in setters { says(name, set) }
    #expect(view.layoutMargins.left == 8 && constraint.constant == 0)
    #expect(
      stack.spacing == 0 && press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(view.alpha == 1 && view.frame.width == 0)
  }

  @Test func additionalSafeAreaThatIsNoNumberIsLeftOut() {
    let (simulator, controller) = (Simulator(.iPhone16), UIViewController())
    simulator.show(controller)
    says("additionalSafeAreaInsets") {
      controller.additionalSafeAreaInsets.top = .nan
      controller.additionalSafeAreaInsets.top = .nan
    }
    #expect(controller.view.safeAreaInsets.top == 59)
  }

  @Test func animatorsTellOfCallsThatUIKitForbids() {
    let view = UIView()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    says("finishAnimation(at:)") { animator.finishAnimation(at: .end) }
    says("only one that is paused") {
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    }
    says("fractionComplete") { animator.fractionComplete = .nan }
    animator.startAnimation()
    animator.stopAnimation(false)
    says("cannot be started") { animator.startAnimation() }
    says("cannot be paused") { animator.pauseAnimation() }
    says("cannot be scrubbed") { animator.fractionComplete = 0.2 }
    says("cannot be reversed") { animator.isReversed.toggle() }
    says("takes no animations") { animator.addAnimations {} }
    #expect(animator.state == .stopped && !animator.isReversed)
    animator.finishAnimation(at: .end)
  }
}
