import Foundation
import Testing
import UIKit

/// Frames, bounds, centres and transforms; nothing here needs a screen.
@MainActor struct ViewGeometryTests {
  private func view(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> UIView { UIView(frame: CGRect(x: x, y: y, width: width, height: height)) }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6
      && abs(a.width - b.width) < 1e-6 && abs(a.height - b.height) < 1e-6
  }

  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6
  }

  @Test func frameBoundsAndCentreAgree() {
    let view = view(10, 20, 100, 50)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.center = CGPoint(x: 0, y: 0)
    #expect(view.frame == CGRect(x: -50, y: -25, width: 100, height: 50))
    view.bounds.size = CGSize(width: 20, height: 10)
    #expect(view.frame == CGRect(x: -10, y: -5, width: 20, height: 10))
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.center == CGPoint(x: 2.5, y: 4))
    #expect(view.bounds.size == CGSize(width: 3, height: 4))
  }

  @Test func theBoundsOriginDoesNotMoveTheFrame() {
    let view = view(10, 20, 100, 50)
    view.bounds.origin = CGPoint(x: 7, y: 9)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    view.frame.origin.x = 0
    #expect(view.bounds.origin == CGPoint(x: 7, y: 9))
  }

  @Test func theLayerIsTheViewsGeometry() {
    let view = view(10, 20, 100, 50)
    #expect(view.layer.frame == view.frame)
    #expect(view.layer.position == view.center)
    #expect(view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    view.layer.anchorPoint = .zero
    #expect(view.frame == CGRect(x: 60, y: 45, width: 100, height: 50))
    view.layer.position = .zero
    #expect(view.frame.origin == .zero)
    #expect(view.layer.delegate === view)
  }

  @Test func aTransformChangesTheFrameAndNeitherBoundsNorCentre() {
    let view = view(0, 0, 100, 50)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(isNear(view.frame, CGRect(x: -50, y: -25, width: 200, height: 100)))
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    #expect(view.center == CGPoint(x: 50, y: 25))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isNear(view.frame, CGRect(x: 25, y: -25, width: 50, height: 100)))
    view.transform = CGAffineTransform(translationX: 5, y: 6)
    #expect(isNear(view.frame, CGRect(x: 5, y: 6, width: 100, height: 50)))
    view.transform = .identity
    #expect(isNear(view.frame, CGRect(x: 0, y: 0, width: 100, height: 50)))
  }

  @Test func pointsAreConvertedBetweenViews() {
    let root = view(0, 0, 300, 300)
    let left = view(10, 10, 100, 100)
    let right = view(150, 20, 100, 100)
    let inner = view(5, 5, 20, 20)
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 16, y: 17))
    #expect(root.convert(CGPoint(x: 16, y: 17), to: inner) == CGPoint(x: 1, y: 2))
    #expect(inner.convert(CGPoint(x: 0, y: 0), to: right) == CGPoint(x: -135, y: -5))
    #expect(right.convert(CGPoint(x: 0, y: 0), from: inner) == CGPoint(x: -135, y: -5))
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(inner.convert(rect, to: root) == CGRect(x: 15, y: 15, width: 20, height: 20))
    #expect(root.convert(rect, from: inner) == CGRect(x: 15, y: 15, width: 20, height: 20))
    #expect(inner.convert(CGPoint(x: 3, y: 4), to: inner) == CGPoint(x: 3, y: 4))
  }

  @Test func boundsOriginsCountWhenPointsAreConverted() {
    let root = view(0, 0, 300, 300)
    let scrolled = view(10, 10, 100, 100)
    let inner = view(0, 50, 20, 20)
    root.addSubview(scrolled)
    scrolled.addSubview(inner)
    scrolled.bounds.origin.y = 40
    #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 10, y: 20))
    #expect(root.convert(CGPoint(x: 10, y: 20), to: scrolled) == CGPoint(x: 0, y: 50))
  }

  @Test func transformsCountWhenPointsAreConverted() {
    let root = view(0, 0, 300, 300)
    let turned = view(100, 100, 100, 100)
    root.addSubview(turned)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isNear(turned.convert(CGPoint.zero, to: root), CGPoint(x: 200, y: 100)))
    #expect(isNear(root.convert(CGPoint(x: 200, y: 100), to: turned), .zero))
    turned.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(isNear(turned.convert(CGPoint.zero, to: root), CGPoint(x: 125, y: 125)))
    let whole = turned.convert(turned.bounds, to: root)
    #expect(isNear(whole, CGRect(x: 125, y: 125, width: 50, height: 50)))
  }

  @Test func sizeToFitKeepsTheCorner() {
    final class Wanting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 70, height: 30) }
    }
    let view = Wanting(frame: CGRect(x: 10, y: 20, width: 5, height: 5))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 70, height: 30))
    #expect(UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 9)).sizeThatFits(.zero).width == 8)
  }

  @Test func aViewWithoutContentHasNoIntrinsicSize() {
    let size = UIView().intrinsicContentSize
    #expect(size.width == UIView.noIntrinsicMetric)
    #expect(size.height == UIView.noIntrinsicMetric)
    #expect(UIView.layoutFittingCompressedSize == .zero)
    #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10000, height: 10000))
  }

  @Test func edgeInsetsShrinkARectangle() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(rect.inset(by: .zero) == rect)
    #expect(UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) == .zero)
  }

  @Test(arguments: [
    (UIView.AutoresizingMask(), CGRect(x: 10, y: 20, width: 50, height: 30)),
    (UIView.AutoresizingMask.flexibleWidth, CGRect(x: 10, y: 20, width: 150, height: 30)),
    (.flexibleHeight, CGRect(x: 10, y: 20, width: 50, height: 130)),
    (.flexibleLeftMargin, CGRect(x: 110, y: 20, width: 50, height: 30)),
    (.flexibleTopMargin, CGRect(x: 10, y: 120, width: 50, height: 30)),
    (.flexibleRightMargin, CGRect(x: 10, y: 20, width: 50, height: 30)),
    (
      UIView.AutoresizingMask([.flexibleWidth, .flexibleHeight]),
      CGRect(x: 10, y: 20, width: 150, height: 130)
    ),
  ])
  func masksSayWhatGives(mask: UIView.AutoresizingMask, expected: CGRect) {
    let parent = view(0, 0, 100, 100)
    let child = view(10, 20, 50, 30)
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 200)
    #expect(child.frame == expected)
  }

  @Test func masksAreOffWhenTheParentSaysSo() {
    let parent = view(0, 0, 100, 100)
    let child = view(10, 20, 50, 30)
    child.autoresizingMask = .flexibleWidth
    parent.addSubview(child)
    parent.autoresizesSubviews = false
    parent.frame.size.width = 200
    #expect(child.frame.width == 50)
  }
}
