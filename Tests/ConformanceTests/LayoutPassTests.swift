import Foundation
import Testing
import UIKit

/// When views are laid out, and in which order.
@MainActor struct LayoutPassTests {
  private final class Log {
    var lines: [String] = []
  }

  private final class Logging: UIView {
    let name: String
    let log: Log
    var onLayout: (() -> Void)?
    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.lines.append(name)
      onLayout?()
    }
  }

  private let log = Log()
  private let root, child, leaf: Logging

  init() {
    root = Logging("root", log)
    child = Logging("child", log)
    leaf = Logging("leaf", log)
    root.addSubview(child)
    child.addSubview(leaf)
    root.layoutIfNeeded()
    log.lines = []
  }

  @Test func theFirstPassGoesFromTheTopDown() {
    let fresh = Logging("fresh", log)
    let inner = Logging("inner", log)
    fresh.addSubview(inner)
    fresh.layoutIfNeeded()
    #expect(log.lines == ["fresh", "inner"])
    fresh.layoutIfNeeded()
    #expect(log.lines.count == 2)
  }

  @Test func onlyWhatNeedsItIsLaidOut() {
    leaf.setNeedsLayout()
    #expect(log.lines.isEmpty)
    root.layoutIfNeeded()
    #expect(log.lines == ["leaf"])
  }

  @Test func askingTwiceLaysOutOnce() {
    child.setNeedsLayout()
    child.setNeedsLayout()
    child.layoutIfNeeded()
    #expect(log.lines == ["child"])
  }

  @Test func anotherSizeNeedsLayoutAndAnotherPlaceDoesNot() {
    child.frame.origin.x = 30
    root.layoutIfNeeded()
    #expect(log.lines.filter { $0 == "child" }.isEmpty)
    child.frame.size.width = 50
    root.layoutIfNeeded()
    #expect(log.lines.contains("child"))
    #expect(!log.lines.contains("leaf"))
  }

  @Test func addingASubviewLaysOutTheParent() {
    child.addSubview(UIView())
    root.layoutIfNeeded()
    #expect(log.lines.contains("child"))
  }

  @Test func whatALayoutAsksForIsDoneInTheSamePass() {
    root.onLayout = { [leaf] in leaf.setNeedsLayout() }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.lines == ["root", "leaf"])
  }

  @Test func aSizeSetByTheParentIsKnownToTheChildsLayout() {
    var seen: CGFloat = 0
    root.onLayout = { [child] in child.frame.size.width = 42 }
    child.onLayout = { [child] in seen = child.bounds.width }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(seen == 42)
  }

  @Test func theViewControllerIsAskedAroundItsView() {
    final class Controller: UIViewController {
      var log: [String] = []
      override func viewWillLayoutSubviews() { log.append("will") }
      override func viewDidLayoutSubviews() { log.append("did") }
    }
    let controller = Controller()
    controller.view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    #expect(controller.log == ["will", "did"])
  }

  @Test func marginsAreEightPointsUnlessTheyAreSet() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(view.safeAreaInsets == .zero)
    #expect(view.insetsLayoutMarginsFromSafeArea)
    #expect(!view.preservesSuperviewLayoutMargins)
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.directionalLayoutMargins.leading == 2)
    #expect(view.directionalLayoutMargins.trailing == 4)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 5, leading: 6, bottom: 7, trailing: 8)
    #expect(view.layoutMargins == UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
  }

  @Test func directionsFollowTheSemantics() {
    typealias Direction = UIUserInterfaceLayoutDirection
    let of = UIView.userInterfaceLayoutDirection(for:relativeTo:)
    #expect(of(.unspecified, .rightToLeft) == Direction.rightToLeft)
    #expect(of(.unspecified, .leftToRight) == .leftToRight)
    #expect(of(.forceLeftToRight, .rightToLeft) == .leftToRight)
    #expect(of(.forceRightToLeft, .leftToRight) == .rightToLeft)
    #expect(of(.playback, .rightToLeft) == .leftToRight)
    #expect(of(.spatial, .rightToLeft) == .leftToRight)
  }
}
