import Foundation
import Testing
import UIKit

/// Transforms, insets and rectangles: arithmetic that UIKit and Core Graphics document.
@MainActor struct GeometryTests {
  private func near(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
  }

  @Test func transformsMapPointsSizesAndRectangles() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(near(CGPoint(x: 1, y: 0).applying(turn), CGPoint(x: 0, y: 1)))
    #expect(near(CGPoint(x: 0, y: 1).applying(turn), CGPoint(x: -1, y: 0)))
    let move = CGAffineTransform(translationX: 3, y: 4)
    #expect(CGPoint(x: 1, y: 1).applying(move) == CGPoint(x: 4, y: 5))
    #expect(CGSize(width: 2, height: 3).applying(move) == CGSize(width: 2, height: 3))
    let scale = CGAffineTransform(scaleX: 2, y: -3)
    #expect(CGSize(width: 2, height: 3).applying(scale) == CGSize(width: 4, height: -9))
    #expect(
      CGRect(x: 1, y: 1, width: 2, height: 2).applying(scale)
        == CGRect(x: 2, y: -9, width: 4, height: 6))
    #expect(CGRect.null.applying(scale).isNull)
  }

  @Test func concatenationRunsFromLeftToRight() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGPoint.zero.applying(move.concatenating(scale)) == CGPoint(x: 20, y: 0))
    #expect(CGPoint.zero.applying(scale.concatenating(move)) == CGPoint(x: 10, y: 0))
    #expect(move.scaledBy(x: 2, y: 2) == scale.concatenating(move))
    #expect(scale.translatedBy(x: 10, y: 0) == move.concatenating(scale))
    let turned = scale.rotated(by: 0.3)
    let same = CGAffineTransform(rotationAngle: 0.3).concatenating(scale)
    #expect(abs(turned.a - same.a) < 1e-12 && abs(turned.b - same.b) < 1e-12)
    #expect(abs(turned.c - same.c) < 1e-12 && abs(turned.d - same.d) < 1e-12)
  }

  @Test func inversesUndo() {
    let t = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
    let p = CGPoint(x: 11, y: 13)
    #expect(near(p.applying(t).applying(t.inverted()), p))
    #expect(CGAffineTransform.identity.inverted() == .identity)
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!t.isIdentity)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func matricesInThreeDimensions() {
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    let move = CATransform3DMakeTranslation(1, 2, 3)
    #expect(move.m41 == 1 && move.m42 == 2 && move.m43 == 3)
    let scale = CATransform3DMakeScale(2, 3, 4)
    #expect(scale.m11 == 2 && scale.m22 == 3 && scale.m33 == 4)
    let both = CATransform3DConcat(move, scale)
    #expect(both.m41 == 2 && both.m42 == 6 && both.m43 == 12)
    #expect(
      CATransform3DEqualToTransform(
        CATransform3DScale(move, 2, 3, 4), CATransform3DConcat(scale, move)))
    #expect(CATransform3DEqualToTransform(CATransform3DTranslate(scale, 1, 2, 3), both))
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(abs(turn.m11) < 1e-12 && abs(turn.m12 - 1) < 1e-12 && abs(turn.m21 + 1) < 1e-12)
    #expect(CATransform3DIsAffine(turn))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    let undone = CATransform3DConcat(both, CATransform3DInvert(both))
    #expect(abs(undone.m11 - 1) < 1e-9 && abs(undone.m41) < 1e-9)
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(plane)) == plane)
    #expect(CATransform3DIsIdentity(CATransform3DRotate(CATransform3DIdentity, 0, 0, 0, 1)))
  }

  @Test func insetsMoveEdgesInward() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(rect.inset(by: .zero) == rect)
    #expect(
      rect.inset(by: UIEdgeInsets(top: -5, left: 0, bottom: 0, right: 0))
        == CGRect(x: 0, y: -5, width: 100, height: 55))
    #expect(UIEdgeInsets() == .zero)
    #expect(insets != .zero)
    #expect(NSDirectionalEdgeInsets() == .zero)
    #expect(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).leading == 2)
  }

  @Test func setsOfEdgesAndCorners() {
    #expect(UIRectEdge.all == [.top, .left, .bottom, .right])
    #expect(UIRectEdge.top.rawValue == 1 && UIRectEdge.left.rawValue == 2)
    #expect(UIRectEdge.bottom.rawValue == 4 && UIRectEdge.right.rawValue == 8)
    #expect(UIRectCorner.allCorners.contains([.topLeft, .bottomRight]))
    #expect(UIRectCorner.topRight.rawValue == 2 && UIRectCorner.bottomLeft.rawValue == 4)
    let all: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    #expect(all.rawValue == 15)
    #expect(CALayer().maskedCorners == all)
    #expect(CGVector(dx: 1.5, dy: 2).dx == 1.5)
    #expect(CGVector.zero == CGVector())
  }
}
