import Foundation
import Simulator
import Testing
import UIKit

/// What views say in a storyboard.
@MainActor @Suite(.serialized) struct StoryboardViewTests {
  private func views(_ xml: String) throws -> (UIViewController, [UIView]) {
    let board = UIStoryboard(
      xml: """
        <document initialViewController="a"><scenes><scene><objects><viewController id="a">
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews>\(xml)</subviews></view></viewController></objects></scene></scenes></document>
        """)
    let made = try #require(board.instantiateInitialViewController())
    return (made, made.view.subviews)
  }

  @Test func labelsHaveTheirPrioritiesAndStyles() throws {
    HostReport.clear()
    _ = Simulator()
    let (_, views) = try views(
      """
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="a" \
      horizontalHuggingPriority="251" verticalHuggingPriority="252" \
      horizontalCompressionResistancePriority="740" verticalCompressionResistancePriority="1000" \
      lineBreakMode="middleTruncation" baselineAdjustment="alignBaselines" \
      adjustsFontSizeToFit="NO" enabled="NO" id="l">
      <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
      <nil key="textColor"/><nil key="highlightedColor"/>
      <accessibility key="accessibilityConfiguration" label="first letter" hint="of many"/></label>
      """)
    let label = try #require(views.first as? UILabel)
    #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(label.contentHuggingPriority(for: .vertical).rawValue == 252)
    #expect(label.contentCompressionResistancePriority(for: .horizontal).rawValue == 740)
    #expect(label.contentCompressionResistancePriority(for: .vertical) == .required)
    #expect(label.lineBreakMode == .byTruncatingMiddle && !label.isEnabled)
    #expect(label.font == .preferredFont(forTextStyle: .headline))
    #expect(label.accessibilityLabel == "first letter" && label.accessibilityHint == "of many")
    #expect(label.contentMode == .left && !label.isUserInteractionEnabled)
    #expect(HostReport.lines == [])
  }

  @Test func controlsAreAsTheyAreDescribed() throws {
    HostReport.clear()
    let (_, views) = try views(
      """
      <textField contentHorizontalAlignment="left" contentVerticalAlignment="top" text="t" \
      placeholder="p" borderStyle="roundedRect" textAlignment="center" minimumFontSize="17" id="1">
      <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
      <textView editable="NO" keyboardDismissMode="interactive" textAlignment="natural" id="2">
      <string key="text">many
      lines</string></textView>
      <segmentedControl segmentControlStyle="plain" selectedSegmentIndex="1" momentary="YES" id="3">
      <segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
      <pageControl numberOfPages="5" currentPage="2" hidesForSinglePage="YES" id="4"/>
      <button contentHorizontalAlignment="leading" buttonType="custom" selected="YES" id="5">
      <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      <state key="normal" title="T"><color key="titleColor" white="0" alpha="1"/></state></button>
      <activityIndicatorView hidesWhenStopped="NO" animating="YES" style="large" id="6"/>
      <scrollView alwaysBounceVertical="YES" pagingEnabled="YES" bounces="NO" \
      contentInsetAdjustmentBehavior="never" showsVerticalScrollIndicator="NO" id="7"/>
      <slider minValue="1" maxValue="9" value="4" continuous="NO" id="8"/>
      <imageView contentMode="scaleAspectFill" clipsSubviews="YES" id="9"/>
      """)
    #expect(views.count == 9)
    let field = try #require(views[0] as? UITextField)
    #expect(field.text == "t" && field.placeholder == "p" && field.borderStyle == .roundedRect)
    #expect(field.textAlignment == .center && field.font?.pointSize == 14)
    #expect(field.contentVerticalAlignment == .top)
    let text = try #require(views[1] as? UITextView)
    #expect(text.text.hasPrefix("many\n") && !text.isEditable)
    #expect(text.keyboardDismissMode == .interactive)
    let segments = try #require(views[2] as? UISegmentedControl)
    #expect(segments.numberOfSegments == 2 && segments.selectedSegmentIndex == 1)
    #expect(segments.isMomentary && segments.titleForSegment(at: 1) == "B")
    let pages = try #require(views[3] as? UIPageControl)
    #expect(pages.numberOfPages == 5 && pages.currentPage == 2 && pages.hidesForSinglePage)
    let button = try #require(views[4] as? UIButton)
    #expect(button.contentHorizontalAlignment == .leading && button.isSelected)
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    let wheel = try #require(views[5] as? UIActivityIndicatorView)
    #expect(wheel.isAnimating && !wheel.hidesWhenStopped && wheel.style == .large)
    let scroller = try #require(views[6] as? UIScrollView)
    #expect(scroller.alwaysBounceVertical && scroller.isPagingEnabled && !scroller.bounces)
    #expect(scroller.contentInsetAdjustmentBehavior == .never)
    let slider = try #require(views[7] as? UISlider)
    #expect(slider.value == 4 && !slider.isContinuous)
    #expect(views[8].contentMode == .scaleAspectFill && views[8].clipsToBounds)
    #expect(HostReport.lines == [])
  }

  @Test func whatIsNotReadIsSaidByName() throws {
    HostReport.clear()
    _ = try views(
      """
      <label text="a" glows="YES" id="1"/><datePicker id="2"/>
      <view id="3"><sparkles/></view>
      <label text="b" id="4"><fontDescription key="fontDescription" name="Papyrus"/></label>
      """)
    for said in [
      "the attribute glows of <label>", "<datePicker> is made as a plain view",
      "<sparkles> in <view>", "the font Papyrus",
    ] {
      #expect(HostReport.lines.contains { $0.contains(said) }, "\(HostReport.lines)")
    }
  }

  @Test func anEmbeddedSceneIsAChildThatFillsItsContainer() throws {
    final class Outer: UIViewController {
      var prepared: [String] = []
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        prepared.append("\(segue.identifier ?? "") \(segue.destination.title ?? "")")
      }
      func back(_ segue: UIStoryboardSegue) { prepared.append("back") }
    }
    StoryboardRegistry.register(Outer.self) { keys in
      keys.unwind("back:") { outer, segue in outer.back(segue) }
    }
    let board = UIStoryboard(
      xml: """
        <document initialViewController="o"><scenes>
        <scene><objects><viewController id="o" customClass="Outer"><view key="view" id="v">
        <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
        <containerView id="c"><rect key="frame" x="10" y="20" width="300" height="400"/>
        <connections><segue destination="i" kind="embed" identifier="in" id="s"/></connections>
        </containerView></subviews></view></viewController></objects></scene>
        <scene><objects><viewController id="i" title="Inner"><view key="view" id="w"/>
        <connections><segue destination="e" kind="unwind" unwindAction="back:" identifier="out" \
        id="u"/></connections></viewController><exit id="e"/></objects></scene>
        </scenes></document>
        """)
    let outer = try #require(board.instantiateInitialViewController() as? Outer)
    let simulator = Simulator()
    simulator.show(outer)
    let inner = try #require(outer.children.first)
    #expect(outer.prepared == ["in Inner"])
    #expect(simulator.frame(of: inner.view) == CGRect(x: 10, y: 20, width: 300, height: 400))
    #expect(inner.parent === outer)
    inner.performSegue(withIdentifier: "out", sender: nil)
    #expect(outer.prepared == ["in Inner", "back"])
  }

  /// From a screen on a stack that is presented, back to what presents the stack.
  @Test func unwindingGoesThroughAStackAndWhatPresentsIt() throws {
    final class Base: UIViewController {
      var log: [String] = []
      override func unwind(
        for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
      ) { log.append("unwind") }
    }
    StoryboardRegistry.register(Base.self) { keys in
      keys.unwind("home:") { base, _ in base.log.append("home") }
    }
    let board = UIStoryboard(
      xml: """
        <document initialViewController="b"><scenes>
        <scene><objects><viewController id="b" customClass="Base"><view key="view" id="v"/>
        <connections><segue destination="n" kind="presentation" identifier="go" animates="NO" \
        id="s"/></connections></viewController></objects></scene>
        <scene><objects><navigationController id="n"><connections>
        <segue destination="p" kind="relationship" relationship="rootViewController" id="r"/>
        </connections></navigationController></objects></scene>
        <scene><objects><viewController id="p"><view key="view" id="w"/><connections>
        <segue destination="e" kind="unwind" unwindAction="home:" identifier="home" animates="NO" \
        id="u"/></connections></viewController><exit id="e"/></objects></scene>
        </scenes></document>
        """)
    let base = try #require(board.instantiateInitialViewController() as? Base)
    let simulator = Simulator()
    simulator.show(base)
    base.performSegue(withIdentifier: "go", sender: nil)
    let stack = try #require(base.presentedViewController as? UINavigationController)
    simulator.advance(by: 0.1)
    stack.topViewController?.performSegue(withIdentifier: "home", sender: nil)
    simulator.advance(by: 0.1)
    #expect(base.presentedViewController == nil)
    #expect(base.log == ["home", "unwind"])
  }
}
