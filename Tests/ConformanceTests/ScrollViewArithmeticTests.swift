import Foundation
import Testing
import UIKit

/// A scroll view's arithmetic: no finger, no clock.
@MainActor struct ScrollViewArithmeticTests {
  private func view(content: CGSize = CGSize(width: 200, height: 1000)) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = content
    return view
  }

  @Test func aFreshScrollViewHasUIKitsDefaults() {
    let view = UIScrollView()
    #expect(view.contentOffset == .zero)
    #expect(view.contentSize == .zero)
    #expect(view.contentInset == .zero)
    #expect(view.bounces)
    #expect(!view.alwaysBounceVertical)
    #expect(!view.alwaysBounceHorizontal)
    #expect(view.isScrollEnabled)
    #expect(!view.isPagingEnabled)
    #expect(!view.isDirectionalLockEnabled)
    #expect(view.delaysContentTouches)
    #expect(view.canCancelContentTouches)
    #expect(view.scrollsToTop)
    #expect(view.showsVerticalScrollIndicator)
    #expect(view.showsHorizontalScrollIndicator)
    #expect(view.clipsToBounds)
    #expect(view.keyboardDismissMode == .none)
    #expect(view.contentInsetAdjustmentBehavior == .automatic)
    #expect(view.decelerationRate == .normal)
    #expect(!view.isTracking)
    #expect(!view.isDragging)
    #expect(!view.isDecelerating)
    #expect(view.delegate == nil)
  }

  @Test func theRatesAreTheDocumentedNumbers() {
    #expect(abs(UIScrollView.DecelerationRate.normal.rawValue - 0.998) < 1e-9)
    #expect(abs(UIScrollView.DecelerationRate.fast.rawValue - 0.99) < 1e-9)
  }

  @Test func theOffsetIsTheOriginOfTheBounds() {
    let view = view()
    view.contentOffset = CGPoint(x: 0, y: 120)
    #expect(view.bounds == CGRect(x: 0, y: 120, width: 200, height: 400))
    view.bounds.origin.y = 60
    #expect(view.contentOffset.y == 60)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
  }

  @Test func anOffsetSetByCodeIsNotLimited() {
    let view = view()
    view.contentOffset = CGPoint(x: -30, y: 5000)
    #expect(view.contentOffset == CGPoint(x: -30, y: 5000))
    view.setContentOffset(CGPoint(x: 0, y: -10), animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: -10))
  }

  @Test func subviewsMoveWithTheContent() {
    let view = view()
    let child = UIView(frame: CGRect(x: 10, y: 500, width: 50, height: 50))
    view.addSubview(child)
    view.contentOffset.y = 450
    #expect(child.frame.minY == 500)
    #expect(view.hitTest(CGPoint(x: 20, y: 510), with: nil) === child)
    view.contentOffset.y = 0
    #expect(view.hitTest(CGPoint(x: 20, y: 510), with: nil) == nil)
  }

  @Test func theDelegateHearsOfEachChangeOfTheOffsetAndOfNoOther() {
    let view = view()
    let counter = ScrollCounter()
    view.delegate = counter
    view.contentOffset.y = 10
    #expect(counter.count == 1)
    view.contentOffset.y = 10
    #expect(counter.count == 1)
    view.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
    #expect(counter.count == 2)
    view.contentSize.height = 2000
    #expect(counter.count == 2)
  }

  @Test func withoutAdjustmentTheAdjustedInsetIsTheInset() {
    let view = view()
    let inset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    view.contentInset = inset
    #expect(view.adjustedContentInset == inset)
    let counter = ScrollCounter()
    view.delegate = counter
    view.contentInset.top = 50
    #expect(view.adjustedContentInset.top == 50)
    #expect(counter.insetChanges == 1)
  }

  @Test func aRectangleThatShowsMovesNothing() {
    let view = view()
    view.contentOffset.y = 100
    view.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 100)
  }

  @Test(arguments: [
    (600.0, 50.0, 100.0, 250.0), (0.0, 50.0, 100.0, 0.0), (450.0, 100.0, 100.0, 150.0),
    (980.0, 100.0, 0.0, 600.0),
  ])
  func aRectangleOutsideIsBroughtIntoViewByAsLittleAsPossible(
    top: Double, height: Double, from: Double, expected: Double
  ) {
    let view = view()
    view.contentOffset.y = from
    view.scrollRectToVisible(
      CGRect(x: 0, y: top, width: 10, height: min(height, 1000 - top)), animated: false)
    #expect(abs(view.contentOffset.y - expected) < 0.01)
  }

  @Test func controlsKeepTheirTouchesAndOtherViewsDoNot() {
    let view = view()
    #expect(view.touchesShouldCancel(in: UIView()))
    #expect(!view.touchesShouldCancel(in: UIButton()))
    #expect(UITableView().touchesShouldCancel(in: UIView()))
  }

  @Test func thePanBelongsToTheScrollView() {
    let view = view()
    #expect(view.panGestureRecognizer.view === view)
    #expect(view.gestureRecognizers?.contains(view.panGestureRecognizer) == true)
    view.isScrollEnabled = false
    #expect(!view.panGestureRecognizer.isEnabled)
    view.isScrollEnabled = true
    #expect(view.panGestureRecognizer.isEnabled)
  }

  @Test func constraintsToTheContentGuideFindTheContentsSize() {
    let view = view(content: .zero)
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    let guide = view.contentLayoutGuide
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: guide.topAnchor, constant: 5),
      child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      child.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -5),
      child.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
      child.heightAnchor.constraint(equalToConstant: 700),
    ])
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 200, height: 710))
    #expect(child.frame == CGRect(x: 0, y: 5, width: 200, height: 700))
  }
}

@MainActor private final class ScrollCounter: NSObject, UIScrollViewDelegate {
  var count = 0
  var insetChanges = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { insetChanges += 1 }
}
