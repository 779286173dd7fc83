import Foundation
import Testing
import UIKit

/// A view whose content has a size.
private final class ContentView: UIView {
  var size: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

@MainActor private func makeRoot(_ width: CGFloat = 300, _ height: CGFloat = 600) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

@MainActor private func makeChild(of parent: UIView) -> UIView {
  let view = UIView()
  view.translatesAutoresizingMaskIntoConstraints = false
  parent.addSubview(view)
  return view
}

@MainActor private func rect(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

@MainActor struct AutoLayoutTests {
  @Test func edgesAndConstants() {
    let root = makeRoot()
    let view = makeChild(of: root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 30, 270, 530))
    root.frame = rect(5, 5, 200, 100)
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 30, 170, 30))
  }

  @Test func aConstantIsChangedInPlace() {
    let root = makeRoot()
    let view = makeChild(of: root)
    let height = view.heightAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      height,
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(75, 275, 150, 50))
    height.constant = 100
    #expect(view.frame == rect(75, 275, 150, 50))
    root.layoutIfNeeded()
    #expect(view.frame == rect(75, 250, 150, 100))
  }

  @Test func prioritiesAreStrict() {
    let root = makeRoot()
    let view = makeChild(of: root)
    var constraints = (0..<20).map { _ in view.widthAnchor.constraint(equalToConstant: 10) }
    for constraint in constraints { constraint.priority = UILayoutPriority(749) }
    let stronger = view.widthAnchor.constraint(equalToConstant: 90)
    stronger.priority = .defaultHigh
    constraints.append(stronger)
    NSLayoutConstraint.activate(constraints)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.bounds.width == 90)
    stronger.priority = UILayoutPriority(700)
    root.layoutIfNeeded()
    #expect(view.bounds.width == 10)
  }

  @Test func contentHugsAndResists() {
    let root = makeRoot()
    let (left, right) = (ContentView(50, 20), ContentView(60, 30))
    root.addSubview(left)
    root.addSubview(right)
    left.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    let width = right.trailingAnchor.constraint(equalTo: root.leadingAnchor, constant: 200)
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 10),
      width,
      left.topAnchor.constraint(equalTo: root.topAnchor),
      right.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(left.frame == rect(0, 0, 50, 20))
    #expect(right.frame == rect(60, 0, 140, 30))
    // Too narrow for both: the one that resists less gives way.
    right.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    width.constant = 100
    root.layoutIfNeeded()
    #expect(left.frame == rect(0, 0, 50, 20))
    #expect(right.frame == rect(60, 0, 40, 30))
    left.size = CGSize(width: 70, height: 25)
    root.layoutIfNeeded()
    #expect(left.frame == rect(0, 0, 70, 25))
    #expect(right.frame == rect(80, 0, 20, 30))
  }

  @Test func constraintsAreHeldByTheNearestCommonView() {
    let root = makeRoot()
    let (first, second) = (makeChild(of: root), makeChild(of: root))
    let inner = makeChild(of: first)
    let width = first.widthAnchor.constraint(equalToConstant: 1)
    let between = inner.topAnchor.constraint(equalTo: second.topAnchor)
    let down = inner.topAnchor.constraint(equalTo: first.topAnchor)
    NSLayoutConstraint.activate([width, between, down])
    #expect(first.constraints == [width, down])
    #expect(root.constraints == [between])
    #expect(width.isActive)
    width.isActive = false
    #expect(first.constraints == [down])
    second.removeFromSuperview()
    #expect(!between.isActive)
    #expect(root.constraints.isEmpty)
    #expect(down.isActive)
  }

  @Test func aSubtreeTakesItsConstraintsAlong() {
    let (root, other) = (makeRoot(), makeRoot(100, 100))
    let box = UIView(frame: rect(0, 0, 80, 80))
    root.addSubview(box)
    let view = makeChild(of: box)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 5),
      view.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
      view.rightAnchor.constraint(equalTo: box.rightAnchor),
      view.heightAnchor.constraint(equalTo: view.widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(5, 5, 75, 75))
    other.addSubview(box)
    box.frame = rect(0, 0, 40, 40)
    other.layoutIfNeeded()
    #expect(view.frame == rect(5, 5, 35, 35))
    #expect(box.constraints.count == 3)
    #expect(view.constraints.count == 1)
  }

  @Test func nephewsAreConstrainedAcrossTheirParents() {
    let root = makeRoot()
    let left = UIView(frame: rect(10, 20, 100, 100))
    let right = UIView(frame: rect(150, 50, 100, 100))
    root.addSubview(left)
    root.addSubview(right)
    let (first, second) = (makeChild(of: left), makeChild(of: right))
    NSLayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: left.leftAnchor, constant: 5),
      first.topAnchor.constraint(equalTo: left.topAnchor, constant: 60),
      first.widthAnchor.constraint(equalToConstant: 10),
      first.heightAnchor.constraint(equalToConstant: 10),
      second.topAnchor.constraint(equalTo: first.topAnchor),
      second.leftAnchor.constraint(equalTo: right.leftAnchor),
      second.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 2, constant: 1),
      second.heightAnchor.constraint(equalTo: first.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(second.frame == rect(0, 30, 21, 10))
    right.frame.origin.y = 60
    root.layoutIfNeeded()
    #expect(second.frame == rect(0, 20, 21, 10))
  }

  @Test func guidesTakePart() {
    let root = makeRoot()
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = makeChild(of: root)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      guide.widthAnchor.constraint(equalToConstant: 100),
      guide.heightAnchor.constraint(equalToConstant: 60),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(40, 20, 100, 60))
    #expect(view.frame == rect(80, 40, 20, 20))
    #expect(root.layoutGuides == [guide])
    #expect(guide.owningView === root)
    root.removeLayoutGuide(guide)
    #expect(root.constraints.isEmpty)
    #expect(guide.owningView == nil)
  }

  @Test func marginsFollow() {
    let root = makeRoot()
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let view = makeChild(of: root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      NSLayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: root, attribute: .bottomMargin,
        multiplier: 1, constant: 0),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(2, 1, 294, 596))
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    root.layoutIfNeeded()
    #expect(view.frame == rect(20, 10, 240, 560))
  }

  @Test func distancesAreDimensions() {
    let root = makeRoot()
    let views = (0..<2).map { _ in makeChild(of: root) }
    for view in views {
      view.widthAnchor.constraint(equalToConstant: 60).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    let gaps = [
      root.leftAnchor.anchorWithOffset(to: views[0].leftAnchor),
      views[0].rightAnchor.anchorWithOffset(to: views[1].leftAnchor),
      views[1].rightAnchor.anchorWithOffset(to: root.rightAnchor),
    ]
    NSLayoutConstraint.activate([
      gaps[0].constraint(equalTo: gaps[1]), gaps[1].constraint(equalTo: gaps[2]),
    ])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [60, 180])
  }

  @Test func leadingIsRightFromRightToLeft() {
    let root = makeRoot()
    root.semanticContentAttribute = .forceRightToLeft
    let view = makeChild(of: root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -30),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(190, 0, 100, 10))
    root.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 0, 100, 10))
  }

  @Test func edgesComeToLieOnPixels() {
    let root = makeRoot(100, 100)
    let view = makeChild(of: root)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 0.1),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.1007),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    let scale = UIScreen.main.scale
    for edge in [view.frame.minX, view.frame.maxX] {
      #expect(abs((edge * scale).rounded() - edge * scale) < 1e-6)
    }
  }

  @Test func aTransformIsNoneOfItsBusiness() {
    let root = makeRoot()
    let view = makeChild(of: root)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(view.bounds == rect(0, 0, 50, 50))
    #expect(view.center == CGPoint(x: 125, y: 125))
    #expect(view.frame == rect(75, 75, 100, 100))
  }

  @Test func autoresizingIsUnderstood() {
    let root = makeRoot()
    let box = UIView(frame: rect(10, 10, 280, 100))
    box.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(box)
    let below = makeChild(of: root)
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: box.bottomAnchor),
      below.widthAnchor.constraint(equalTo: box.widthAnchor),
      below.leftAnchor.constraint(equalTo: box.leftAnchor),
      below.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    #expect(below.frame == rect(10, 110, 280, 5))
    root.bounds.size = CGSize(width: 200, height: 700)
    root.layoutIfNeeded()
    #expect(box.frame == rect(10, 110, 180, 100))
    #expect(below.frame == rect(10, 210, 180, 5))
  }

  @Test func lengthsAreNotNegative() {
    let root = makeRoot()
    let view = makeChild(of: root)
    let right = view.rightAnchor.constraint(equalTo: root.leftAnchor, constant: 50)
    right.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
      right,
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(100, 0, 0, 10))
  }
}
