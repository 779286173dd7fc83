import Foundation
import Testing
import UIKit

/// Which view a point belongs to.
@MainActor struct HitTestConformanceTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let below = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
  private let above = UIView(frame: CGRect(x: 60, y: 60, width: 100, height: 100))

  init() {
    root.addSubview(below)
    root.addSubview(above)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    root.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test func theFrontmostViewIsHit() {
    #expect(hit(30, 30) === below)
    #expect(hit(100, 100) === above)
    #expect(hit(5, 5) === root)
    #expect(hit(-1, 5) == nil)
    root.bringSubviewToFront(below)
    #expect(hit(100, 100) === below)
  }

  @Test func edgesBelongToTheTopAndLeft() {
    #expect(hit(0, 0) === root)
    #expect(hit(200, 100) == nil)
    #expect(hit(199.9, 199.9) === root)
    #expect(hit(20, 20) === below)
    #expect(hit(160, 100) === root)
  }

  @Test func hiddenFaintAndDisabledViewsAreNot() {
    above.isHidden = true
    #expect(hit(100, 100) === below)
    above.isHidden = false
    above.alpha = 0.005
    #expect(hit(100, 100) === below)
    above.alpha = 0.02
    #expect(hit(100, 100) === above)
    above.isUserInteractionEnabled = false
    #expect(hit(100, 100) === below)
    root.isUserInteractionEnabled = false
    #expect(hit(100, 100) == nil)
  }

  @Test func whatHangsOutOfItsParentIsNotHit() {
    let child = UIView(frame: CGRect(x: 90, y: 0, width: 50, height: 20))
    below.addSubview(child)
    #expect(hit(115, 25) === child)
    #expect(hit(125, 25) === root)
  }

  @Test func aClearViewIsHitAllTheSame() {
    above.backgroundColor = nil
    #expect(hit(140, 140) === above)
  }

  @Test func aTransformedViewIsHitWhereItIsShown() {
    above.isHidden = true
    below.transform = CGAffineTransform(translationX: 0, y: 80)
    #expect(hit(30, 30) === root)
    #expect(hit(30, 190) === below)
    below.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(hit(22, 22) === root)
    #expect(hit(70, 5) === below)
  }

  @Test func pointInsideCanBeWidened() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
      }
    }
    let wide = Wide(frame: CGRect(x: 150, y: 10, width: 10, height: 10))
    root.addSubview(wide)
    #expect(hit(142, 5) === wide)
    #expect(hit(138, 5) === root)
  }

  @Test func aViewMayLetTouchesThrough() {
    final class Through: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let cover = Through(frame: root.bounds)
    let button = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    cover.addSubview(button)
    root.addSubview(cover)
    #expect(hit(5, 5) === button)
    #expect(hit(100, 100) === above)
  }
}
